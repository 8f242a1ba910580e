import { type CarrierTurn, type CarrierView, carrierRules, type Launch } from '@tallyho/zero';

/** Something that is reported: a Scout Mission or Strike that is back, or a turn that is over. */
export type Reported =
  | { readonly of: 'launch'; readonly turn: number; readonly launch: Launch; readonly mission: number }
  | { readonly of: 'turn'; readonly turn: number };

type Logged = Pick<CarrierView, 'log'>;

/** All that has been reported, in its order; turns are counted from 0 here, as lines of the log. */
export function reportedIn({ log }: { readonly log: readonly CarrierTurn[] }): Reported[] {
  let mission = 0;
  return log.flatMap(({ launches, report }, turn): Reported[] => [
    ...launches
      .filter((launch) => launch.report !== null)
      .map((launch): Reported => ({ of: 'launch', turn, launch, mission: mission++ })),
    ...(report === null ? [] : [{ of: 'turn', turn } as const]),
  ]);
}

/** What has been flown, and what is being flown, in its order. */
export function begunIn({ log }: Logged): { readonly turn: number; readonly launch: Launch }[] {
  const now = carrierRules.launchNow({ log });
  return log.flatMap(({ launches }, turn) =>
    launches.filter((launch) => launch.report !== null || launch === now).map((launch) => ({ turn, launch })),
  );
}

import { campaignRules, corsairs, type LandFixed, type LogEntry, type MissionTarget } from '@tallyho/zero';

/** What a line of the Mission Targets has on the page; `at`: null where it lies nowhere on the map. */
export type ShownTarget = Omit<MissionTarget, 'at' | 'inset' | 'again' | 'instead'> & {
  readonly at: MissionTarget['at'] | null;
  readonly inset: MissionTarget['inset'];
};

/** A place on the map that several lines share. */
function placedAt(fixed: LandFixed, place: string): MissionTarget['at'] | null {
  return fixed.campaign.targets.find((target) => target.place === place)?.at ?? null;
}

/** CH-27.21a — a line that leads to the Special Mission Table, before the toss. */
const unknown = (number: number): ShownTarget => ({
  number,
  place: SPECIAL,
  kind: 'bombing',
  sheet: null,
  attacker: null,
  aircraft: { japanese: [], allied: [] },
  altitude: 'medium',
  turns: [0],
  special: null,
  at: null,
  inset: null,
});
export const SPECIAL = 'special';

/** A target by its number, as its sheet has it. */
export function targetShown(fixed: LandFixed, number: number): ShownTarget {
  if (!corsairs.isCorsairs(fixed.campaign)) return campaignRules.targetOf(fixed, number);
  const line = corsairs.lineOfSheet(fixed, number);
  if (line.kind === 'special' || line.place === null) return unknown(number);
  return {
    ...line,
    place: line.place,
    kind: line.kind,
    altitude: line.altitude ?? 'very low',
    turns: line.turns ?? [0],
    inset: null,
  };
}

/** The target of a line of the log: with what cards, and the Special Mission Table, have made of it. */
export function targetFlown(fixed: LandFixed, entry: LogEntry): ShownTarget {
  if (entry.corsairs === undefined) return targetShown(fixed, entry.target);
  const { kind, altitude, ...sortie } = corsairs.sortieIn(fixed, entry);
  return { ...sortie, kind, altitude: altitude ?? 'very low', at: placedAt(fixed, sortie.place), inset: null };
}

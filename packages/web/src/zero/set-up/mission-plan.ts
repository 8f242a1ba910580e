import {
  type Altitude,
  campaignBase,
  type ElementOptions,
  type KamikazeCampaign,
  type MissionKind,
  type OwnedEffect,
  type SideName,
  type TargetSheet,
} from '@tallyho/zero';
import { withPacks } from '../../content/packs.ts';
import { fighterOf, formationAircraft, type Stock } from '../model/content.ts';
import { element, type PlanElement, type PlanSeat } from './plan.ts';

type Terms = Pick<ElementOptions, 'load' | 'loads' | 'wingmanPilot' | 'green' | 'startsUpTo' | 'startsLast'>;

/** What an Element has on a Mission besides; each of it left out where nothing is said. */
export type MissionElement = PlanElement & { readonly [term in keyof Terms]?: Terms[term] | undefined } & {
  /** It does what the Mission is flown for: a kamikaze, on patrol, with Cargo. All others escort it. */
  readonly tasked?: true | undefined;
};

/** Medium, Heavy or Patrol aircraft of one type; as many Formations as it takes. */
export interface PlanFormation {
  readonly key: number;
  readonly aircraft: string;
  readonly count: number;
  readonly altitude: Altitude;
  /** Who flies the first of them. */
  readonly crew: string | null;
  readonly tasked?: true | undefined;
  /** CH-19.42c — all that have no Skilled crew are green. */
  readonly green?: true | undefined;
  /** CH-18.82a — each carries an MXY7. */
  readonly ohka?: true | undefined;
}

export interface MissionSeat extends Omit<PlanSeat, 'elements'> {
  readonly elements: readonly MissionElement[];
  readonly formations: readonly PlanFormation[];
}

/** A Mission that is being prepared. */
export interface MissionPlan {
  /** The line of the Mission Targets that it began as; '': none. */
  readonly line: string;
  readonly kind: MissionKind;
  readonly attacker: SideName;
  readonly target: string;
  readonly outward: number;
  readonly homeward: number;
  readonly effects: readonly OwnedEffect[];
  readonly year: number;
  readonly seats: readonly MissionSeat[];
  readonly first: SideName | null;
  readonly angles: boolean;
  readonly fullThrottle: boolean;
  readonly turbochargers: boolean;
  readonly gunners: boolean;
  /** CH-2.0a — whether there is anything of CORSAIRS AND HELLCATS in it; without, nothing below is. */
  readonly corsairs: boolean;
  /** CH-27.3a */
  readonly night: boolean;
  /** CH-27.9a */
  readonly fortified: boolean;
  /** CH-21.64a */
  readonly skipBombing: boolean;
  /** CH-GAP-75 — transports stay where they land. */
  readonly landing: boolean;
  /** CH-17.41a — the Cargo rating of whoever carries some. */
  readonly cargo: number;
  /** CH-28.42a — the Kamikaze Search Table that is used; null: the target is known. */
  readonly search: KamikazeCampaign | null;
}

/** The kinds of Mission that Zero! has, and those that can be set up with CORSAIRS AND HELLCATS. */
export const zeroKinds: readonly MissionKind[] = ['bombing', 'reconnaissance', 'dogfight', 'evacuation'];
export const plannedKinds = ({ corsairs }: Pick<MissionPlan, 'corsairs'>): readonly MissionKind[] =>
  corsairs ? [...zeroKinds, 'submarine', 'air-drop', 'mine-laying', 'patrol', 'transport', 'kamikaze'] : zeroKinds;

/** Z-23.1a — whether there is a way to a target and back. */
export const isPhased = ({ kind }: Pick<MissionPlan, 'kind'>): boolean => kind !== 'dogfight' && kind !== 'evacuation';

/** Whether some aircraft of the attacker have a task of their own, and others escort them. */
export const hasTask = ({ kind }: Pick<MissionPlan, 'kind'>): boolean =>
  kind === 'kamikaze' || kind === 'patrol' || kind === 'air-drop' || kind === 'transport';

/** CH-28.22a — who does not come back. */
export const isKamikaze = ({ kind, attacker }: MissionPlan, side: SideName, { tasked }: MissionElement): boolean =>
  kind === 'kamikaze' && side === attacker && tasked === true;

/** An Element with something else: another aircraft has other people and other loads, and without a Wingman nobody flies him. */
export function changedElement(one: MissionElement, change: Partial<MissionElement>): MissionElement {
  const { load, loads, wingmanPilot, green, ...plain } = { ...one, ...change };
  const isOther = change.fighter !== undefined && change.fighter !== one.fighter;
  const isNight = fighterOf(plain.fighter)?.night !== undefined;
  const wingman = plain.wingman && !(isOther && isNight);
  const isGreen = {
    leader: green?.leader === true && plain.pilot === null,
    wingman: green?.wingman === true && wingman && (isOther || wingmanPilot === undefined),
  };
  return {
    ...plain,
    wingman,
    ...(!isOther && load && { load }),
    ...(!isOther && loads && { loads }),
    ...(!isOther && wingman && wingmanPilot && { wingmanPilot }),
    ...((isGreen.leader || isGreen.wingman) && { green: isGreen }),
  };
}

export const stockOf = ({ corsairs, night }: MissionPlan): Stock => ({ corsairs, night });

const freshKey = ({ seats }: MissionPlan): number =>
  Math.max(0, ...seats.flatMap(({ elements, formations }) => [...elements, ...formations].map(({ key }) => key))) + 1;

export const changedMissionSeat = (plan: MissionPlan, side: SideName, change: Partial<MissionSeat>): MissionPlan => ({
  ...plan,
  seats: plan.seats.map((seat) => (seat.side === side ? { ...seat, ...change } : seat)),
});

const usual: { readonly [side in SideName]: string } = { japanese: 'ki-43', allied: 'buffalo-i' };

/** One more Element, like the last; CH-27.31d — at night alone. */
export const withMissionElement = (plan: MissionPlan, { side, elements }: MissionSeat): MissionPlan =>
  changedMissionSeat(plan, side, {
    elements: [
      ...elements,
      { ...element(freshKey(plan), elements.at(-1)?.fighter ?? usual[side]), wingman: !plan.night },
    ],
  });

/** One more type in Formations: a Medium Bomber unless there is another already. */
export function withFormation(plan: MissionPlan, { side, formations }: MissionSeat): MissionPlan {
  const like = formations.at(-1);
  const own = formationAircraft(stockOf(plan)).filter((each) => each.side === side);
  const aircraft = like?.aircraft ?? own[0]?.id ?? '';
  const altitude = like?.altitude ?? 'medium';
  return changedMissionSeat(plan, side, {
    formations: [...formations, { key: freshKey(plan), aircraft, count: 2, altitude, crew: null }],
  });
}

const allSheets = (): readonly TargetSheet[] => withPacks<TargetSheet>(campaignBase.targets, 'zero', 'targets');
export const sheetOf = (id: string): TargetSheet | undefined => allSheets().find((sheet) => sheet.id === id);

/** CH-18.6d, CH-27.44a — whether a sheet is for a kind of Mission: the panels of 6A and Submarines have their own, kamikazes attack ships. */
function isFor({ panel, wrongDepth, kind: what, class: land, levels }: TargetSheet, kind: MissionKind): boolean {
  if (panel !== undefined || wrongDepth !== undefined) return what === (kind as string);
  if (kind === 'kamikaze') return land === 'naval' && levels.length > 0;
  return kind === 'bombing' || kind === 'reconnaissance' || kind === 'transport';
}

/** The Target Sheets to choose from. */
export const targetSheets = ({ kind, corsairs }: Pick<MissionPlan, 'kind' | 'corsairs'>): readonly TargetSheet[] =>
  allSheets().filter((sheet) => (corsairs || sheet.set === undefined) && isFor(sheet, kind));

/** Another kind of Mission: with a target that it has, and aircraft that do its task. */
export function withKind(plan: MissionPlan, kind: MissionKind): MissionPlan {
  const changed: MissionPlan = {
    ...plan,
    kind,
    ...(kind === 'kamikaze' ? { attacker: 'japanese', search: plan.year < 1945 ? 'philippines-1944' : 'okinawa' } : {}),
  };
  const sheets = targetSheets(changed);
  const target = sheets.some(({ id }) => id === plan.target) || sheets.length === 0 ? plan.target : sheets[0].id;
  return { ...changed, target, seats: changed.seats.map((seat) => tasked(changed, seat)) };
}

/** CH-27.53a, CH-27.62a, CH-18.72a, CH-28.23a — what its Formations do, they do at Very Low. */
const isLowDown = (kind: MissionKind): boolean =>
  kind === 'kamikaze' || kind === 'submarine' || kind === 'air-drop' || kind === 'mine-laying';

function tasked(plan: MissionPlan, seat: MissionSeat): MissionSeat {
  if (seat.side !== plan.attacker) return seat;
  const { kind } = plan;
  const isAny = [...seat.elements, ...seat.formations].some((one) => one.tasked);
  const wants = hasTask(plan) && !isAny;
  const bombers = seat.elements.filter(({ fighter }) => fighterOf(fighter)?.kind === 'fighter-bomber');
  const given =
    kind === 'patrol' || (bombers.length === 0 && seat.formations.length === 0) ? seat.elements.slice(0, 1) : bombers;
  return {
    ...seat,
    elements: seat.elements.map((one) =>
      wants && given.includes(one)
        ? { ...one, tasked: true, ...(kind === 'patrol' ? { altitude: one.altitude ?? 'medium' } : {}) }
        : one,
    ),
    formations: seat.formations.map((one) => ({
      ...one,
      ...(wants && kind !== 'patrol' ? { tasked: true as const } : {}),
      ...(isLowDown(kind) && one.ohka !== true ? { altitude: 'very low' as const } : {}),
    })),
  };
}

/** CH-27.31d — by night nobody has a Wingman. */
export const withNight = (plan: MissionPlan, night: boolean): MissionPlan => ({
  ...plan,
  night,
  seats: plan.seats.map((seat) => ({
    ...seat,
    elements: seat.elements.map(({ wingmanPilot, green, ...one }): MissionElement => {
      if (!night) return { ...one, ...(wingmanPilot && { wingmanPilot }), ...(green && { green }) };
      return { ...one, wingman: false, ...(green?.leader === true && { green: { leader: true, wingman: false } }) };
    }),
  })),
});

const isOfCorsairs = ({ effect: { does } }: OwnedEffect): boolean =>
  (['rockets', 'napalm', 'radar-pickets', 'snooper', 'naval-flak', 'thach-weave', 'ramming'] as string[]).includes(
    does,
  );

/** CH-18.41d, CH-18.51a — whether the attacker's aircraft have rockets, or Napalm. */
export const brings = ({ effects }: MissionPlan, does: 'rockets' | 'napalm'): boolean =>
  effects.some(({ effect }) => effect.does === does);

export const withStores = (plan: MissionPlan, does: 'rockets' | 'napalm', isOn: boolean): MissionPlan => {
  const others = plan.effects.filter(({ effect }) => effect.does !== does);
  return { ...plan, effects: isOn ? [...others, { side: plan.attacker, effect: { does } }] : others };
};

/** The other side attacks: what its Resources bring is the attacker's now, and so is the task. */
export function withAttacker(plan: MissionPlan, attacker: SideName): MissionPlan {
  const effects = plan.effects.map((one) =>
    one.effect.does === 'rockets' || one.effect.does === 'napalm' ? { ...one, side: attacker } : one,
  );
  return withKind({ ...plan, attacker, effects, seats: plan.seats.map((seat) => plainSeat(seat)) }, plan.kind);
}

const plainSeat = (seat: MissionSeat): MissionSeat => ({
  ...seat,
  elements: seat.elements.map(({ tasked: _, ...one }) => one),
  formations: seat.formations.map(({ tasked: _, ohka: __, ...one }) => one),
});

/** With CORSAIRS AND HELLCATS (CH-2.0b: and FULL THROTTLE), or without anything of it. */
export function withCorsairs(plan: MissionPlan, corsairs: boolean): MissionPlan {
  if (corsairs) return { ...plan, corsairs, fullThrottle: true };
  const plain: MissionPlan = {
    ...plan,
    corsairs,
    fullThrottle: false,
    night: false,
    fortified: false,
    skipBombing: false,
    landing: false,
    search: null,
    effects: plan.effects.filter((one) => !isOfCorsairs(one)),
    seats: plan.seats.map((seat) => ofZero(plainSeat(seat))),
  };
  return withKind(plain, zeroKinds.includes(plan.kind) ? plan.kind : 'bombing');
}

/** A side with nothing but aircraft of Zero!. */
function ofZero(seat: MissionSeat): MissionSeat {
  const known = formationAircraft({ corsairs: false, night: false }).filter(({ side }) => side === seat.side);
  return {
    ...seat,
    elements: seat.elements.map(({ key, fighter, wingman, pilot, altitude, enters }) => {
      const isKnown = fighterOf(fighter)?.set === undefined;
      return {
        ...(isKnown ? { ...element(key, fighter), wingman, pilot, altitude } : element(key, usual[seat.side])),
        ...(enters && { enters }),
      };
    }),
    formations: seat.formations
      .map(({ green: _, ...one }) => one)
      .filter(({ aircraft }) => known.some(({ id }) => id === aircraft)),
  };
}

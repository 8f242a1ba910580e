import type { Problem } from '@tallyho/kernel';
import {
  type Altitude,
  campaignBase,
  type LandCampaign,
  type ListedAircraft,
  type MissionKind,
  type MissionTarget,
  type OwnedEffect,
  readOptions,
  type SideName,
  sides,
  type TargetSheet,
} from '@tallyho/zero';
import { packOptions, withPacks } from '../../content/packs.ts';
import { bot, human } from '../../saved/players.ts';
import { plainNames } from '../../set-up/names.ts';
import { fighterOf, formationAircraft, formationOf } from './content.ts';
import { element, type PlanElement, type PlanSeat } from './plan.ts';

/** Medium, Heavy or Patrol aircraft of one type; as many Formations as it takes. */
export interface PlanFormation {
  readonly key: number;
  readonly aircraft: string;
  readonly count: number;
  readonly altitude: Altitude;
  readonly crew: string | null;
}

export interface MissionSeat extends PlanSeat {
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
}

/** The kinds of Mission that can be set up by hand. */
export const plannedKinds: readonly MissionKind[] = ['bombing', 'reconnaissance', 'dogfight', 'evacuation'];

/** Z-23.1a — whether there is a way to a target and back. */
export const isPhased = ({ kind }: Pick<MissionPlan, 'kind'>): boolean => kind !== 'dogfight' && kind !== 'evacuation';

export const campaigns = (): readonly LandCampaign[] => campaignBase.campaigns;
export const lineId = ({ id }: LandCampaign, { number }: MissionTarget): string => `${id}-${number}`;

/** Every line of the Mission Targets, with its campaign. */
const lines = (): readonly { readonly campaign: LandCampaign; readonly target: MissionTarget }[] =>
  campaigns().flatMap((campaign) => campaign.targets.map((target) => ({ campaign, target })));

/** Numbers that stay the same while lists change. */
function keys(): () => number {
  let last = 10;
  return () => ++last;
}

/** Z-24.46b — listed aircraft as Elements: light bombers at the Mission's Altitude, Fighters where they like. */
function elementsOf(listed: readonly ListedAircraft[], altitude: Altitude, next: () => number): PlanElement[] {
  return listed.flatMap(({ count, as, aircraft }) =>
    as === 'aircraft'
      ? []
      : Array.from({ length: count }, () => ({
          ...element(next(), aircraft),
          wingman: as === 'L/W',
          altitude: fighterOf(aircraft)?.kind === 'fighter-bomber' ? altitude : null,
        })),
  );
}

function formationsOf(listed: readonly ListedAircraft[], altitude: Altitude, next: () => number): PlanFormation[] {
  return listed.flatMap(({ count, as, aircraft }) =>
    as === 'aircraft' ? [{ key: next(), aircraft, count, altitude, crew: null }] : [],
  );
}

/** What a side flies besides in a Mission that lists the attacker's aircraft only: the first Resource of its sheet. */
function resourceOf({ resources }: LandCampaign, target: MissionTarget, side: SideName): readonly ListedAircraft[] {
  if (target.attacker === null) return [];
  const entry = resources[side].find(({ periods: [first] }) => first.aircraft.length > 0);
  return entry?.periods[0].aircraft ?? [];
}

/** What a line does that is not an effect of the Mission itself: who comes late, who joins, which crew flies. */
function forSide(plan: MissionSeat, { special }: MissionTarget, own: number, next: () => number): MissionSeat {
  let { elements, formations } = plan;
  for (const effect of special?.effects ?? []) {
    if (effect.does === 'resource-late' && effect.side === plan.side)
      elements = elements.map((each, i) => (i < own ? each : { ...each, enters: effect.turn }));
    if (effect.does === 'join' && effect.side === plan.side)
      elements = [
        ...elements,
        ...elementsOf(effect.aircraft, effect.altitude, next).map((each) => ({
          ...each,
          altitude: effect.altitude,
          enters: effect.turn,
        })),
      ];
    if (effect.does === 'crew')
      formations = formations.map((each) =>
        each.aircraft === effect.aircraft ? { ...each, crew: effect.crew } : each,
      );
  }
  return { ...plan, elements, formations };
}

const missionEffects = ({ special }: MissionTarget): OwnedEffect[] =>
  (special?.effects ?? []).flatMap((effect) =>
    effect.does === 'resource-late' ||
    effect.does === 'join' ||
    effect.does === 'crew' ||
    effect.does === 'enemy-resource-late'
      ? []
      : [{ side: null, effect }],
  );

/** A Mission as its line has it (of a campaign, its first; of nothing, the first of all), with the first Resource of both sides where only the attacker's aircraft are listed. */
export function planFrom(line: string, names: readonly [string, string]): MissionPlan {
  const found =
    lines().find(({ campaign, target }) => lineId(campaign, target) === line || campaign.id === line) ?? lines()[0];
  const { campaign, target } = found;
  const next = keys();
  const seats = sides.map((side, i): MissionSeat => {
    const own = elementsOf(target.aircraft[side], target.altitude, next);
    const besides = elementsOf(resourceOf(campaign, target, side), target.altitude, next);
    return forSide(
      {
        key: i + 1,
        side,
        name: names[i],
        player: i === 0 ? human : bot('pilot'),
        elements: [...own, ...besides],
        formations: formationsOf(target.aircraft[side], target.altitude, next),
      },
      target,
      own.length,
      next,
    );
  });
  return {
    line: lineId(campaign, target),
    kind: target.kind,
    attacker: target.attacker ?? 'japanese',
    target: target.sheet ?? campaignBase.targets[0].id,
    outward: target.turns[0],
    homeward: target.turns[1] ?? 0,
    effects: missionEffects(target),
    year: campaign.periods[0].from[0],
    seats,
    first: null,
    angles: false,
    fullThrottle: false,
    turbochargers: true,
    gunners: true,
  };
}

/** The plan as the game's own options, for it to check. */
export function missionOptions(plan: MissionPlan): object {
  const names = plainNames(plan.seats.map(({ name, key }) => ({ name, label: String(key) })));
  const phased = isPhased(plan);
  const { kind, attacker, target, outward, homeward, effects, angles, year, first } = plan;
  return {
    mode: 'mission',
    year,
    seats: plan.seats.map(({ side, elements, formations }, seat) => ({
      name: names[seat],
      side,
      elements: elements.map(({ fighter, wingman, pilot, altitude, enters }) => ({
        aircraft: fighter,
        wingman,
        ...(pilot === null ? {} : { pilot }),
        ...(altitude === null ? {} : { altitude }),
        ...(enters === undefined ? {} : { enters: { when: 'home-bound', turn: enters } }),
      })),
      formations: formations.flatMap(inFormations),
    })),
    ...(first === null ? {} : { first }),
    fullThrottle: plan.fullThrottle,
    turbochargers: plan.turbochargers,
    gunners: plan.gunners,
    orders: {
      kind,
      attacker: phased ? attacker : null,
      target: phased ? target : null,
      turns: phased ? [outward, homeward] : [outward],
      effects,
      angles,
    },
    ...packOptions('zero'),
  };
}

/** Z-17.22a — so many aircraft in Formations as large as the card allows. */
function inFormations({ aircraft, count, altitude, crew }: PlanFormation): object[] {
  const most = formationOf(aircraft)?.formation ?? 1;
  return Array.from({ length: Math.ceil(count / most) }, (_, nth) => {
    const size = Math.min(most, count - nth * most);
    return {
      aircraft: Array.from({ length: size }, () => aircraft),
      altitude,
      ...(crew === null
        ? {}
        : { crews: Array.from({ length: size }, (__, i) => (nth === 0 && i === 0 ? crew : null)) }),
    };
  });
}

/** What stands against the plan, or null. */
export function missionObjection(plan: MissionPlan): Problem | null {
  const read = readOptions(missionOptions(plan));
  return read.ok ? null : read.problem;
}

const freshKey = ({ seats }: MissionPlan): number =>
  Math.max(0, ...seats.flatMap(({ elements, formations }) => [...elements, ...formations].map(({ key }) => key))) + 1;

export const changedMissionSeat = (plan: MissionPlan, side: SideName, change: Partial<MissionSeat>): MissionPlan => ({
  ...plan,
  seats: plan.seats.map((seat) => (seat.side === side ? { ...seat, ...change } : seat)),
});

const usual: { readonly [side in SideName]: string } = { japanese: 'ki-43', allied: 'buffalo-i' };

export const withMissionElement = (plan: MissionPlan, { side, elements }: MissionSeat): MissionPlan =>
  changedMissionSeat(plan, side, {
    elements: [...elements, element(freshKey(plan), elements.at(-1)?.fighter ?? usual[side])],
  });

export function withFormation(plan: MissionPlan, { side, formations }: MissionSeat): MissionPlan {
  const like = formations.at(-1);
  const aircraft = like?.aircraft ?? formationAircraft().find((each) => each.side === side)?.id ?? '';
  const altitude = like?.altitude ?? 'medium';
  return changedMissionSeat(plan, side, {
    formations: [...formations, { key: freshKey(plan), aircraft, count: 2, altitude, crew: null }],
  });
}

/** The Target Sheets to choose from. */
/** What can be bombed: the panels of 6A and Submarines have Missions of their own. */
export const targetSheets = () =>
  withPacks<TargetSheet>(campaignBase.targets, 'zero', 'targets').filter(
    ({ panel, wrongDepth }) => panel === undefined && wrongDepth === undefined,
  );

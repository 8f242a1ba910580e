import {
  type Altitude,
  campaignBase,
  type LandCampaign,
  type ListedAircraft,
  type MissionTarget,
  type OwnedEffect,
  type SideName,
  sides,
} from '@tallyho/zero';
import { bot, human } from '../../saved/players.ts';
import { fighterOf } from '../model/content.ts';
import { flightIn, flightPlan } from './corsairs-flights.ts';
import type { MissionElement, MissionPlan, MissionSeat, PlanFormation } from './mission-plan.ts';
import { element } from './plan.ts';
import { readyPlan } from './ready-missions.ts';

/* Missions to begin with: the lines of the campaign sheets of both games, and one of every kind that CORSAIRS AND HELLCATS has. */

export const campaigns = (): readonly LandCampaign[] => campaignBase.campaigns;
export const lineId = ({ id }: LandCampaign, { number }: MissionTarget): string => `${id}-${number}`;

/** Every line of the Mission Targets, with its campaign. */
const lines = (): readonly { readonly campaign: LandCampaign; readonly target: MissionTarget }[] =>
  campaigns().flatMap((campaign) => campaign.targets.map((target) => ({ campaign, target })));

function keys(): () => number {
  let last = 10;
  return () => ++last;
}

/** Z-24.46b — listed aircraft as Elements: light bombers at the Mission's Altitude, Fighters where they like. */
function elementsOf(listed: readonly ListedAircraft[], altitude: Altitude, next: () => number): MissionElement[] {
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
      elements = elements.map((each, i) =>
        i < own ? each : { ...each, enters: { when: 'home-bound', turn: effect.turn } },
      );
    if (effect.does === 'join' && effect.side === plan.side)
      elements = [
        ...elements,
        ...elementsOf(effect.aircraft, effect.altitude, next).map((each) => ({
          ...each,
          altitude: effect.altitude,
          enters: { when: 'home-bound' as const, turn: effect.turn },
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

/** A Mission as its line has it, of either game; or the one of its kind. */
export function planFrom(line: string, names: readonly [string, string]): MissionPlan {
  const flight = flightIn(line);
  return flight === null ? (readyPlan(line, names) ?? zeroPlan(line, names)) : flightPlan(flight, names);
}

/** A Mission of Zero! as its line has it (of a campaign, its first; of nothing, the first of all), with the first Resource of both sides where only the attacker's aircraft are listed. */
function zeroPlan(line: string, names: readonly [string, string]): MissionPlan {
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
    corsairs: false,
    night: false,
    fortified: false,
    skipBombing: false,
    landing: false,
    cargo: 2,
    search: null,
  };
}

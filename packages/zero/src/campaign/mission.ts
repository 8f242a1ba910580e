import type { Seat } from '@tallyho/kernel';
import type { ListedAircraft } from '../content/aircraft-types.ts';
import { campaignContentOf } from '../content/campaign-catalogue.ts';
import type { CampaignContent, MissionTarget } from '../content/campaign-types.ts';
import type { Effect, LateEntry } from '../content/mission-types.ts';
import { type Fighter, type SideName, sides } from '../content/types.ts';
import type { FormationOptions, MissionEffect, OwnedEffect } from '../mission/orders.ts';
import { elementModes } from '../mission/roster.ts';
import { readOptions, type ZeroOptions } from '../options.ts';
import { type Begins, elementsListed, formationsListed, type ListedElement, levelFor } from './aircraft.ts';
import { corsairsOptionsOf } from './corsairs/mission.ts';
import { optionFits } from './rules/resources.ts';
import { resourceOf, targetOf } from './rules/sheet.ts';
import type { LandFixed, LogEntry } from './state.ts';

/** An effect and whose it is. */
interface Owned {
  readonly side: SideName | null;
  readonly effect: Effect;
}

/** Z-CGAP-78 — the effects of a Mission: its special ones, and those of Resources whose role, kind and target fit. */
function effectsOf(fixed: LandFixed, entry: LogEntry, target: MissionTarget, content: CampaignContent): Owned[] {
  const own = (target.special?.effects ?? []).map((effect): Owned => ({ side: null, effect }));
  const picked = sides.flatMap((side, seat) =>
    (resourceOf(fixed, entry, seat)?.options ?? []).flatMap((name): Owned[] => {
      const option = content.resources.find(({ id }) => id === name);
      if (option === undefined || !optionFits(option, target, side, content)) return [];
      return option.effects.map((effect): Owned => ({ side, effect }));
    }),
  );
  return [...own, ...picked];
}

/** Those that the Mission itself works out. */
const inFlight = ({ side, effect }: Owned): OwnedEffect[] => {
  switch (effect.does) {
    case 'enemy-resource-late':
    case 'resource-late':
    case 'join':
    case 'crew':
      return [];
    default:
      return [{ side, effect: effect satisfies MissionEffect }];
  }
};

/** When the aircraft of a side's Resource come; null: at once. */
function resourceEntry(effects: readonly Owned[], side: SideName): LateEntry | null {
  for (const { side: owner, effect } of effects) {
    const late =
      (effect.does === 'resource-late' && effect.side === side) ||
      (effect.does === 'enemy-resource-late' && owner !== null && owner !== side);
    if (late && 'when' in effect) return { when: effect.when, turn: effect.turn };
  }
  return null;
}

/** What is flown by one side: Elements in order, and where they come from. */
export interface Flown extends ListedElement {
  /** Z-19.24f — the pilot whom the Resource grants; null: he is drawn. */
  readonly granted: string | null;
}

/**
 * Z-24.46b … Z-24.48b, Z-18.11a, Z-CGAP-63, Z-CGAP-64, Z-CGAP-65 — the Elements of a side: those of the sheet at its Altitude and
 * loaded, those of the Resource wherever they like and, if Fighters, without bombs.
 */
export function elementsOf(fixed: LandFixed, entry: LogEntry, seat: Seat): Flown[] {
  const { packs, turbochargers } = fixed.options;
  const content = campaignContentOf(packs);
  const target = targetOf(fixed, entry.target);
  const side = sides[seat];
  const effects = effectsOf(fixed, entry, target, content);
  const naval = content.targets.find(({ id }) => id === target.sheet)?.class === 'naval';
  const torpedoes = effects.some(({ effect }) => effect.does === 'torpedoes');
  const add = (listed: readonly ListedAircraft[], how: (fighter: Fighter) => Begins, granted: string | null): Flown[] =>
    elementsListed(packs, listed, how).map((one, nth) => ({ ...one, granted: nth === 0 ? granted : null }));
  const resource = resourceOf(fixed, entry, seat);
  const late = resourceEntry(effects, side);
  return [
    ...add(
      target.aircraft[side],
      (fighter) => ({
        altitude: levelFor(fighter, target.altitude, turbochargers),
        load: torpedoes && elementModes(fighter, naval).includes('torpedo') ? 'torpedo' : null,
        enters: null,
      }),
      null,
    ),
    ...add(
      resource?.aircraft ?? [],
      (fighter) => ({ altitude: null, load: fighter.kind === 'fighter' ? 'none' : null, enters: late }),
      resource?.pilot ?? null,
    ),
    ...effects.flatMap(({ effect }) =>
      effect.does === 'join' && effect.side === side
        ? add(
            effect.aircraft,
            (fighter) => ({
              altitude: levelFor(fighter, effect.altitude, turbochargers),
              load: 'none',
              enters: { when: effect.when, turn: effect.turn },
            }),
            null,
          )
        : [],
    ),
  ];
}

/**
 * Z-17.24c — Formation aircraft of a side, at the Altitude of the sheet. Z-CGAP-33: crews are not drawn for (Z-19.34a,
 * Z-19.34b, Z-19.34c); one that a Mission names flies the first of its type.
 */
function formationsOf(fixed: LandFixed, entry: LogEntry, seat: Seat): FormationOptions[] {
  const { packs } = fixed.options;
  const target = targetOf(fixed, entry.target);
  const side = sides[seat];
  const effects = effectsOf(fixed, entry, target, campaignContentOf(packs));
  const guns = effects.some(({ side: owner, effect }) => effect.does === 'package-guns' && owner === side);
  const crew = effects.flatMap(({ effect }) => (effect.does === 'crew' ? [effect] : []))[0];
  const listed = [...target.aircraft[side], ...(resourceOf(fixed, entry, seat)?.aircraft ?? [])];
  const formations = formationsListed(packs, listed, (card) => ({
    altitude: guns && card.class === 'medium' ? 'very low' : target.altitude,
    load: null,
  }));
  const crewed = formations.findIndex(({ aircraft }) => aircraft[0] === crew?.aircraft);
  return formations.map((formation, i) =>
    i === crewed
      ? { ...formation, crews: formation.crews.map((_, nth) => (nth === 0 ? (crew?.crew ?? null) : null)) }
      : formation,
  );
}

const laidOut = new WeakMap<LogEntry, { readonly pilots: string; readonly options: ZeroOptions }>();

/** The Mission of a line of the log, as Zero! is played. */
export function missionOptions(fixed: LandFixed, entry: LogEntry): ZeroOptions {
  if (entry.corsairs !== undefined) return corsairsOptionsOf(fixed, entry);
  const known = laidOut.get(entry);
  const pilots = JSON.stringify([entry.pilots, entry.resources]);
  if (known?.pilots === pilots) return known.options;
  const { options } = fixed;
  const content = campaignContentOf(options.packs);
  const target = targetOf(fixed, entry.target);
  const read = readOptions({
    mode: 'mission',
    seats: sides.map((side, seat) => ({
      name: options.seats[side],
      side,
      elements: elementsOf(fixed, entry, seat).map((one, i) => ({
        ...one.options,
        pilot: entry.pilots[seat]?.[i] || null,
      })),
      formations: formationsOf(fixed, entry, seat),
    })),
    fullThrottle: options.fullThrottle,
    turbochargers: options.turbochargers,
    gunners: options.gunners,
    packs: options.packs,
    orders: {
      kind: target.kind,
      attacker: target.attacker,
      target: target.sheet,
      turns: target.turns,
      effects: effectsOf(fixed, entry, target, content).flatMap(inFlight),
      angles: options.angles,
      errataLoadedHalf: options.errataLoadedHalf,
    },
  });
  if (!read.ok) throw new Error(`target ${entry.target}: ${JSON.stringify(read.problem)}`);
  laidOut.set(entry, { pilots, options: read.value });
  return read.value;
}

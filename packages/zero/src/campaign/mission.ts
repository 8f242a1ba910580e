import type { Seat } from '@tallyho/kernel';
import type { ListedAircraft } from '../content/aircraft-types.ts';
import { campaignContentOf } from '../content/campaign-catalogue.ts';
import type { CampaignContent, MissionTarget } from '../content/campaign-types.ts';
import { contentOf } from '../content/catalogue.ts';
import type { Effect, LateEntry } from '../content/mission-types.ts';
import { type Altitude, altitudes, type Fighter, type SideName, sides } from '../content/types.ts';
import type { FormationOptions, MissionEffect, OwnedEffect } from '../mission/orders.ts';
import { elementModes } from '../mission/roster.ts';
import { type ElementOptions, readOptions, type ZeroOptions } from '../options.ts';
import { highestStart } from '../rules/altitude.ts';
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
export interface Flown {
  readonly fighter: Fighter;
  readonly options: ElementOptions;
  /** Z-19.24f — the pilot whom the Resource grants; null: he is drawn. */
  readonly granted: string | null;
}

const fighterOf = (fixed: LandFixed, content: CampaignContent, id: string): Fighter => {
  const found = [...contentOf(fixed.options.packs).fighters, ...content.lightBombers].find((one) => one.id === id);
  if (found === undefined) throw new RangeError(`there is no aircraft ${id}`);
  return found;
};

/** Z-4.5e, Z-16.22a — the level of the sheet, or the highest that the aircraft may begin at. */
function levelFor(fighter: Fighter, level: Altitude, turbochargers: boolean): Altitude {
  const highest = highestStart(altitudes.indexOf(fighter.ceiling), turbochargers && fighter.turbo);
  return altitudes[Math.min(altitudes.indexOf(level), highest)];
}

const isElement = ({ as }: ListedAircraft): boolean => as !== 'aircraft';

/**
 * Z-24.46b … Z-24.48b, Z-18.11a, Z-CGAP-63, Z-CGAP-64, Z-CGAP-65 — the Elements of a side: those of the sheet at its Altitude and
 * loaded, those of the Resource wherever they like and, if Fighters, without bombs.
 */
export function elementsOf(fixed: LandFixed, entry: LogEntry, seat: Seat): Flown[] {
  const content = campaignContentOf(fixed.options.packs);
  const target = targetOf(fixed, entry.target);
  const side = sides[seat];
  const effects = effectsOf(fixed, entry, target, content);
  const naval = content.targets.find(({ id }) => id === target.sheet)?.class === 'naval';
  const torpedoes = effects.some(({ effect }) => effect.does === 'torpedoes');
  const { turbochargers } = fixed.options;
  const add = (
    listed: readonly ListedAircraft[],
    how: (
      fighter: Fighter,
    ) => Pick<ElementOptions, 'altitude'> & { load: ElementOptions['load']; enters: LateEntry | null },
    granted: string | null,
  ): Flown[] =>
    listed.filter(isElement).flatMap(({ count, as, aircraft }, line) =>
      Array.from({ length: count }, (_, nth): Flown => {
        const fighter = fighterOf(fixed, content, aircraft);
        const { altitude, load, enters } = how(fighter);
        const options: ElementOptions = {
          aircraft,
          wingman: as === 'L/W',
          pilot: null,
          label: null,
          altitude,
          load: load ?? null,
          enters,
        };
        return { fighter, options, granted: line === 0 && nth === 0 ? granted : null };
      }),
    );
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
 * Z-17.22a, Z-CGAP-72 — Formation aircraft of a side in their Formations; what is left over flies alone. Z-17.24b,
 * Z-17.24c: at the Altitude of the sheet. Z-CGAP-33: crews are not drawn for (Z-19.34a, Z-19.34b, Z-19.34c).
 */
function formationsOf(fixed: LandFixed, entry: LogEntry, seat: Seat): FormationOptions[] {
  const content = campaignContentOf(fixed.options.packs);
  const target = targetOf(fixed, entry.target);
  const side = sides[seat];
  const effects = effectsOf(fixed, entry, target, content);
  const guns = effects.some(({ side: owner, effect }) => effect.does === 'package-guns' && owner === side);
  const crew = effects.flatMap(({ effect }) => (effect.does === 'crew' ? [effect] : []))[0];
  const listed = [...target.aircraft[side], ...(resourceOf(fixed, entry, seat)?.aircraft ?? [])];
  let crewed = false;
  return listed
    .filter((one) => !isElement(one))
    .flatMap(({ count, aircraft }) => {
      const card = content.formations.find(({ id }) => id === aircraft);
      if (card === undefined) throw new RangeError(`there is no aircraft ${aircraft}`);
      const level = guns && card.class === 'medium' ? 'very low' : target.altitude;
      const altitude = altitudes[Math.min(altitudes.indexOf(level), altitudes.indexOf(card.ceiling))];
      return Array.from({ length: Math.ceil(count / card.formation) }, (_, nth): FormationOptions => {
        const size = Math.min(card.formation, count - nth * card.formation);
        const isCrewed = crew?.aircraft === aircraft && !crewed;
        crewed ||= isCrewed;
        return {
          aircraft: Array.from({ length: size }, () => aircraft),
          altitude,
          load: null,
          label: null,
          crews: Array.from({ length: size }, (__, i) => (isCrewed && i === 0 ? crew.crew : null)),
        };
      });
    });
}

const laidOut = new WeakMap<LogEntry, { readonly pilots: string; readonly options: ZeroOptions }>();

/** The Mission of a line of the log, as Zero! is played. */
export function missionOptions(fixed: LandFixed, entry: LogEntry): ZeroOptions {
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

import { bounded, Fields, type Json, MOST_SEATS, misfit, type Result, reading } from '@tallyho/kernel';
import { sideLetters } from './catalogue.ts';
import { readPack } from './content/pack.ts';
import type { Pack } from './content/types.ts';
import { type MissionOptions, missionSides, readMission } from './mission/options.ts';
import { checkSetUp } from './set-up.ts';

/** The kinds of dogfight; and beside them the mission, whose aircraft and target somebody has drawn up. */
export const modes = ['duel', 'teams', 'free-for-all'] as const;
export type Mode = (typeof modes)[number];
const allModes = [...modes, 'mission'] as const;
export type AnyMode = (typeof allModes)[number];
export const deckKinds = ['both', 'pacific', 'europe'] as const;
export type DeckKind = (typeof deckKinds)[number];
export const burstRules = ['per-turn', 'per-target'] as const;
export type BurstRule = (typeof burstRules)[number];

export interface AircraftOptions {
  /** The agreed fighter; null: chosen secretly in the game (DIF-SETUP-04). */
  readonly fighter: string | null;
  /** The pilot marker of an agreed fighter (DIF-PIL-01). */
  readonly pilot: string | null;
  /** DIF-OPT-01 — the label of its Leader ('A1'), if it flies as a Wingman. */
  readonly wingmanOf: string | null;
  /** In a mission: the bomber that this aircraft is, instead of a fighter. */
  readonly bomber: string | null;
  /**
   * DIF-FB-01 — whether it is a fighter-bomber that carries bombs; how many on each side of its card, if not those
   * printed.
   */
  readonly loaded: boolean;
  readonly bombs: readonly [front: number, damaged: number] | null;
}

export interface SeatOptions {
  readonly name: string;
  /** 'A' or 'B' in a duel and in teams; in a free-for-all every seat has a letter of its own. */
  readonly team: (typeof sideLetters)[number];
  readonly aircraft: readonly AircraftOptions[];
}

/** Everything the players agree on. Each optional rule is a switch here. */
export interface DownInFlamesOptions {
  readonly mode: AnyMode;
  readonly seats: readonly SeatOptions[];
  /** DIF-SETUP-12 — how many game turns. */
  readonly turns: number;
  /** DIF-SETUP-11 — in a duel, who begins by agreement: in the return game of a match; null: chance decides. */
  readonly first: (typeof missionSides)[number] | null;
  /** DIF-SETUP-03 — the agreed total of each side and the agreed year; null: no limit. */
  readonly points: number | null;
  readonly year: number | null;
  /** DIF-PIL-01 — whether pilot markers can be chosen with the aircraft. */
  readonly pilots: boolean;
  /** DIF-OPT-21, DIF-OPT-22 — which deck, and how many of it. */
  readonly deck: DeckKind;
  readonly decks: number;
  /** DIF-OPT-15 … DIF-OPT-18 — Bursts are counted for the whole turn, or anew for every target. */
  readonly bursts: BurstRule;
  /** DIF-GAP-18 — whether a fighter keeps its position on another enemy while its Gunner fires. */
  readonly freeGunner: boolean;
  /** DIF-OPT-27, DIF-OPT-28 — point balancing, and bonus cards for starting low. */
  readonly balancing: boolean;
  readonly lowStartBonus: boolean;
  /** In a mission, its target and what the Options do; null in a dogfight. */
  readonly mission: MissionOptions | null;
  /** Content packs that replace or add faces, fighters, bombers and pilots. */
  readonly packs: readonly Pack[];
}

/** DIF-EX-01 — a good introductory duel. */
const introduction: readonly Json[] = [
  { name: 'axis', aircraft: [{ fighter: 'bf-109e' }] },
  { name: 'allies', aircraft: [{ fighter: 'spitfire-i' }] },
];

/** Checks options that came from outside, and fills in what was left out. */
export const readOptions = (given: unknown): Result<DownInFlamesOptions> => bounded(given, () => readBounded(given));

const readBounded = (given: unknown): Result<DownInFlamesOptions> =>
  reading(() => {
    const fields = new Fields(given, '');
    const mode = fields.oneOf('mode', allModes, 'duel');
    const options: DownInFlamesOptions = {
      mode,
      seats: readSeats(fields.raw('seats') === null ? introduction : fields.list('seats', MOST_SEATS), mode),
      turns: fields.int('turns', 1, 60, 6),
      first: readFirst(fields, mode),
      points: fields.raw('points') === null ? null : fields.int('points', 1, 999),
      year: fields.raw('year') === null ? null : fields.int('year', 1900, 1999),
      pilots: fields.flag('pilots', false),
      deck: fields.oneOf('deck', deckKinds, 'both'),
      decks: fields.int('decks', 1, 4, 1),
      bursts: fields.oneOf('bursts', burstRules, 'per-turn'),
      freeGunner: fields.flag('freeGunner', true),
      balancing: fields.flag('balancing', false),
      lowStartBonus: fields.flag('lowStartBonus', false),
      mission: readPlan(fields, mode),
      packs: fields.list('packs').map(readOnePack),
    };
    fields.done();
    checkSetUp(options);
    return options;
  });

/** Who begins can be agreed on in a duel; teams decide about it in the game. */
function readFirst(fields: Fields, mode: AnyMode): DownInFlamesOptions['first'] {
  const given = fields.raw('first');
  if (given === null) return null;
  return mode === 'duel'
    ? fields.oneOf('first', missionSides)
    : misfit('field-wrong-value', 'first', { wanted: null, found: given });
}

/** A mission has a plan, and nothing else has one. */
function readPlan(fields: Fields, mode: AnyMode): MissionOptions | null {
  const given = fields.raw('mission');
  if (mode === 'mission') return readMission(given, 'mission');
  return given === null ? null : misfit('field-wrong-value', 'mission', { wanted: null, found: given });
}

function readOnePack(given: Json, i: number): Pack {
  const pack = readPack(given);
  return pack.ok ? pack.value : misfit(pack.problem.code, `packs[${i}].${pack.problem.place}`, pack.problem.facts);
}

function readSeats(given: readonly Json[], mode: AnyMode): SeatOptions[] {
  return given.map((entry, seat): SeatOptions => {
    const fields = new Fields(entry, `seats[${seat}]`);
    const name = fields.name('name', `player ${seat + 1}`);
    const letters = mode === 'teams' ? missionSides : ([sideLetters[seat] ?? 'A'] as const);
    const team = fields.oneOf('team', letters, letters[seat % letters.length]);
    const aircraft = (fields.raw('aircraft') === null ? [{}] : fields.list('aircraft', MOST_SEATS)).map((one, i) =>
      readAircraft(one, fields.at(`aircraft[${i}]`)),
    );
    fields.done();
    return { name, team, aircraft };
  });
}

function readAircraft(given: Json, place: string): AircraftOptions {
  const fields = new Fields(given, place);
  const optional = (name: string): string | null => (fields.raw(name) === null ? null : fields.text(name));
  const aircraft: AircraftOptions = {
    fighter: optional('fighter'),
    pilot: optional('pilot'),
    wingmanOf: optional('wingmanOf'),
    bomber: optional('bomber'),
    loaded: fields.flag('loaded', false),
    bombs: readBombs(fields),
  };
  fields.done();
  return aircraft;
}

/** Bombs are two numbers: on the front of the card and on its Damaged side. */
function readBombs(fields: Fields): AircraftOptions['bombs'] {
  if (fields.raw('bombs') === null) return null;
  const given = fields.list('bombs');
  const [front, damaged] = given;
  const isLoad = (bombs: Json | undefined): bombs is number =>
    typeof bombs === 'number' && Number.isInteger(bombs) && bombs >= 0 && bombs <= 99;
  if (given.length !== 2 || !isLoad(front) || !isLoad(damaged))
    return misfit('field-wrong-value', fields.at('bombs'), { wanted: '[0 … 99, 0 … 99]', found: given });
  return [front, damaged];
}

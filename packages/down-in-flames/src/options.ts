import { Fields, type Json, misfit, type Problem, type Result, reading } from '@tallyho/kernel';
import { budgetsOf, contentOf, type Fielded, fieldedOf, isInService, sideLetters } from './catalogue.ts';
import type { Pack } from './content/types.ts';
import { copiesOf } from './fixed.ts';
import { isAttack, titleOf } from './rules/cards.ts';
import { readPack } from './stub.ts';

export const modes = ['duel', 'teams', 'free-for-all'] as const;
export type Mode = (typeof modes)[number];
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
}

export interface SeatOptions {
  readonly name: string;
  /** 'A' or 'B' in a duel and in teams; in a free-for-all every seat has a letter of its own. */
  readonly team: (typeof sideLetters)[number];
  readonly aircraft: readonly AircraftOptions[];
}

/** Everything the players agree on. Each optional rule is a switch here. */
export interface DownInFlamesOptions {
  readonly mode: Mode;
  readonly seats: readonly SeatOptions[];
  /** DIF-SETUP-12 — how many game turns. */
  readonly turns: number;
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
  /** Content packs that replace or add faces, fighters and pilots. */
  readonly packs: readonly Pack[];
}

/** Everything that can be wrong with a set-up, beside the shape of its fields. */
export const downInFlamesProblems = [
  'duel-needs-two-fighters',
  'too-few-aircraft',
  'too-many-aircraft',
  'seat-without-aircraft',
  'seat-name-twice',
  'team-without-aircraft',
  'unknown-fighter',
  'unknown-pilot',
  'pilot-without-fighter',
  'pilot-of-another-nation',
  'pilot-twice',
  'fighter-too-late',
  'points-exceeded',
  'nothing-fits',
  'unknown-leader',
  'leader-of-another-team',
  'leader-is-a-wingman',
  'leader-has-a-wingman',
  'deck-without-attack-cards',
  'deck-too-small',
] as const;
export type DownInFlamesProblem = (typeof downInFlamesProblems)[number];

const refuse = (code: DownInFlamesProblem, place: string, facts: Problem['facts'] = {}): never => misfit(code, place, facts);

export const MOST_AIRCRAFT = 8;

/** DIF-EX-01 — a good introductory duel. */
const introduction: Json = [
  { name: 'axis', aircraft: [{ fighter: 'bf-109e' }] },
  { name: 'allies', aircraft: [{ fighter: 'spitfire-i' }] },
];

/** Checks options that came from outside, and fills in what was left out. */
export const readOptions = (given: unknown): Result<DownInFlamesOptions> =>
  reading(() => {
    const fields = new Fields(given, '');
    const mode = fields.oneOf('mode', modes, 'duel');
    const options: DownInFlamesOptions = {
      mode,
      seats: readSeats(fields.has('seats') ? fields.list('seats') : (introduction as readonly Json[]), mode),
      turns: fields.int('turns', 1, 60, 6),
      points: fields.has('points') ? fields.int('points', 1, 999) : null,
      year: fields.has('year') ? fields.int('year', 1900, 1999) : null,
      pilots: fields.flag('pilots', false),
      deck: fields.oneOf('deck', deckKinds, 'both'),
      decks: fields.int('decks', 1, 4, 1),
      bursts: fields.oneOf('bursts', burstRules, 'per-turn'),
      freeGunner: fields.flag('freeGunner', true),
      balancing: fields.flag('balancing', false),
      lowStartBonus: fields.flag('lowStartBonus', false),
      packs: fields.list('packs').map(readOnePack),
    };
    fields.raw('seats');
    fields.done();
    check(options);
    return options;
  });

function readOnePack(given: Json, i: number): Pack {
  const pack = readPack(given);
  return pack.ok ? pack.value : misfit(pack.problem.code, `packs[${i}].${pack.problem.place}`, pack.problem.facts);
}

function readSeats(given: readonly Json[], mode: Mode): SeatOptions[] {
  return given.map((entry, seat): SeatOptions => {
    const fields = new Fields(entry, `seats[${seat}]`);
    const name = fields.text('name', `player ${seat + 1}`);
    const letters = mode === 'teams' ? (['A', 'B'] as const) : ([sideLetters[seat] ?? 'A'] as const);
    const team = fields.oneOf('team', letters, letters[seat % letters.length]);
    const aircraft = (fields.has('aircraft') ? fields.list('aircraft') : [{}]).map((one, i) => readAircraft(one, fields.at(`aircraft[${i}]`)));
    fields.raw('aircraft');
    fields.done();
    return { name, team, aircraft };
  });
}

function readAircraft(given: Json, place: string): AircraftOptions {
  const fields = new Fields(given, place);
  const optional = (name: string): string | null => (fields.has(name) ? fields.text(name) : (fields.raw(name), null));
  const aircraft = { fighter: optional('fighter'), pilot: optional('pilot'), wingmanOf: optional('wingmanOf') };
  fields.done();
  return aircraft;
}

function check(options: DownInFlamesOptions): void {
  const fielded = fieldedOf(options);
  checkSeats(options, fielded);
  checkWingmen(fielded);
  checkAircraft(options, fielded);
  checkDeck(options, fielded);
}

function checkSeats({ mode, seats }: DownInFlamesOptions, fielded: readonly Fielded[]): void {
  seats.forEach(({ name, aircraft }, seat) => {
    if (aircraft.length === 0) refuse('seat-without-aircraft', `seats[${seat}]`, { name });
    if (seats.findIndex((other) => other.name === name) < seat) refuse('seat-name-twice', `seats[${seat}].name`, { name });
  });
  if (mode === 'duel' && (seats.length !== 2 || fielded.length !== 2)) {
    refuse('duel-needs-two-fighters', 'seats', { seats: seats.length, aircraft: fielded.length });
  }
  if (fielded.length > MOST_AIRCRAFT) refuse('too-many-aircraft', 'seats', { aircraft: fielded.length, most: MOST_AIRCRAFT });
  if (mode === 'teams') {
    for (const team of ['A', 'B']) {
      if (!seats.some((seat) => seat.team === team)) refuse('team-without-aircraft', 'seats', { team });
    }
  }
  if (seats.length < 2) refuse('too-few-aircraft', 'seats', { aircraft: fielded.length });
}

/** DIF-OPT-01 — one Leader, one Wingman, on the same side. */
function checkWingmen(fielded: readonly Fielded[]): void {
  fielded.forEach((wingman, at) => {
    const { wingmanOf } = wingman;
    if (wingmanOf === null) return;
    const place = `${wingman.place}.wingmanOf`;
    const leader = fielded.find(({ label }) => label === wingmanOf);
    if (leader === undefined) return refuse('unknown-leader', place, { leader: wingmanOf, known: fielded.map((f) => f.label) });
    if (leader.side !== wingman.side) refuse('leader-of-another-team', place, { leader: wingmanOf });
    if (leader.wingmanOf !== null || leader === wingman) refuse('leader-is-a-wingman', place, { leader: wingmanOf });
    if (fielded.findIndex((f) => f.wingmanOf === wingmanOf) < at) refuse('leader-has-a-wingman', place, { leader: wingmanOf });
  });
}

function checkAircraft(options: DownInFlamesOptions, fielded: readonly Fielded[]): void {
  const content = contentOf(options.packs);
  const { points, year, seats } = options;
  fielded.forEach((aircraft, at) => {
    const { fighter: id, pilot: pilotId, place } = aircraft;
    const fighter = content.fighters.find((f) => f.id === id);
    if (id !== null && fighter === undefined) refuse('unknown-fighter', `${place}.fighter`, { fighter: id });
    if (fighter !== undefined && !isInService(fighter, year)) {
      refuse('fighter-too-late', `${place}.fighter`, { fighter: fighter.id, year: fighter.year, agreed: year });
    }
    if (pilotId === null) return;
    const pilot = content.pilots.find((p) => p.id === pilotId);
    if (pilot === undefined) return refuse('unknown-pilot', `${place}.pilot`, { pilot: pilotId });
    if (fighter === undefined) return refuse('pilot-without-fighter', `${place}.pilot`, { pilot: pilotId });
    if (pilot.nation !== 'generic' && pilot.nation !== fighter.nation) {
      refuse('pilot-of-another-nation', `${place}.pilot`, { pilot: pilotId, nation: pilot.nation, fighter: fighter.nation });
    }
    if (pilot.nation !== 'generic' && fielded.findIndex((f) => f.pilot === pilotId) < at) {
      refuse('pilot-twice', `${place}.pilot`, { pilot: pilotId });
    }
  });
  const budgets = budgetsOf(options, content, fielded);
  const cheapest = Math.min(...content.fighters.filter((f) => isInService(f, year)).map((f) => f.points));
  seats.forEach((_, seat) => {
    const open = fielded.filter((f) => f.seat === seat && f.fighter === null).length;
    if (budgets[seat] < 0) refuse('points-exceeded', `seats[${seat}]`, { points, over: -budgets[seat] });
    if (open > 0 && !(cheapest * open <= budgets[seat])) {
      refuse('nothing-fits', `seats[${seat}]`, { points: budgets[seat], aircraft: open, cheapest: Number.isFinite(cheapest) ? cheapest : null });
    }
  });
}

function checkDeck(options: DownInFlamesOptions, fielded: readonly Fielded[]): void {
  const { faces, fighters } = contentOf(options.packs);
  const inDeck = faces.filter((face) => copiesOf(face, options) > 0);
  if (!inDeck.some((face) => isAttack(titleOf(face)))) refuse('deck-without-attack-cards', 'deck', { deck: options.deck });
  const cards = inDeck.reduce((sum, face) => sum + copiesOf(face, options), 0);
  const needed = fielded.reduce((sum, f) => sum + (fighters.find(({ id }) => id === f.fighter)?.front.performance ?? 0), 0);
  if (cards < needed) refuse('deck-too-small', 'decks', { cards, needed });
}

import { below, type Chance, canonical, chanceFrom, type Seat, Table } from '@tallyho/kernel';
import { describe, expect, test } from 'vitest';
import type { Choice } from '../src/choices.ts';
import type { Happening } from '../src/events.ts';
import { downInFlames } from '../src/game.ts';
import { dealMission } from '../src/mission/trial.ts';
import { write } from '../src/notation.ts';
import type { Dogfight } from '../src/state.ts';
import { downInFlamesTrial } from '../src/trial.ts';
import { allowed, Book } from './oracle.ts';
import { allowedInMission, choosingBySpeed, choosingInAction, sameFormation } from './oracle-missions.ts';
import { Watch } from './watch.ts';

/** All that the book allows at a decision. */
function bySecondReading(book: Book, kind: string, seat: Seat): Choice[] {
  const found = allowed(book, kind, seat) ?? allowedInMission(book, kind);
  if (found === null) throw new Error(`nobody has read what is asked at '${kind}'`);
  if (book.s.mission === null) return found;
  if (kind === 'act') return [...found, ...choosingInAction(book)];
  return kind === 'speed' ? [...found, ...choosingBySpeed(book)] : found;
}

/** What only one of two lists holds. */
function difference(book: Book, offered: readonly Choice[], right: readonly Choice[]): string[] {
  const plain = (choices: readonly Choice[]): Map<string, Choice> =>
    new Map(choices.map((choice) => [canonical(sameFormation(book, choice)), choice]));
  const [a, b] = [plain(offered), plain(right)];
  const only = (one: Map<string, Choice>, other: Map<string, Choice>): string[] =>
    [...one].flatMap(([text, choice]) => (other.has(text) ? [] : [write(book.s, choice)]));
  return [...only(a, b).map((text) => `offered: ${text}`), ...only(b, a).map((text) => `not offered: ${text}`)];
}

/** Anything that is offered. */
const anything = (offered: readonly Choice[], chance: Chance): Choice => offered[below(chance, offered.length)];

/** Somebody who throws his cards away, until he has nothing but the marker of an Ace. */
function wasteful(offered: readonly Choice[], chance: Chance): Choice {
  const wasted = offered.filter(({ do: what }) => what === 'discard');
  return wasted.length > 0 && below(chance, 16) > 0 ? anything(wasted, chance) : anything(offered, chance);
}

interface Dealt {
  readonly seats: readonly { readonly aircraft: readonly { readonly fighter?: string; readonly bomber?: string }[] }[];
}

/** A mission in which every fighter is flown by an Ace. */
function dealAces(chance: Chance): unknown {
  const dealt = dealMission(chance) as Dealt;
  const seats = dealt.seats.map(({ aircraft, ...seat }) => ({
    ...seat,
    aircraft: aircraft.map((one) => (one.fighter === undefined ? one : { ...one, pilot: 'item' })),
  }));
  return { ...dealt, seats };
}

/** Plays one random game and compares every list of options with the book, and who is asked; counts the questions by kind. */
function compare(
  seed: string,
  deal: (chance: Chance) => unknown,
  kinds: Map<string, number>,
  pick = anything,
): string | null {
  const options = downInFlames.options(deal(chanceFrom(seed)));
  if (!options.ok) throw new Error(options.problem.code);
  const chance = chanceFrom(`${seed}/player`);
  const state = downInFlames.setup(options.value, chanceFrom(seed));
  const watch = new Watch(state);
  const table = new Table<Dogfight, Choice, Happening>(downInFlames, state, (_, event) => watch.told(event));
  table.advance();
  for (let asked = 1; ; asked++) {
    const ask = state.asks.find(({ choice }) => choice === null);
    if (ask === undefined) return watch.wrong.length > 0 ? `${seed}, at the end: ${watch.wrong.join('; ')}` : null;
    const kind = table.kind();
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    const offered = table.options(ask);
    watch.asked(kind, ask.seat);
    const book = new Book(state, watch);
    const wrong = [...watch.wrong, ...difference(book, offered, bySecondReading(book, kind, ask.seat))];
    if (wrong.length > 0) return `${seed}, decision ${asked}, ${kind}: ${wrong.join('; ')}`;
    const choice = pick(offered, chance);
    watch.answered(kind, choice);
    table.answer(ask, choice);
  }
}

/** More games, for a long night: ORACLE_GAMES=5000. */
const games = Number(process.env.ORACLE_GAMES ?? 200);

/** What is asked in the turns of an aircraft. */
const ofTurns = ['altitude', 'speed', 'act', 'answer', 'evade', 'follow', 'pay', 'stall', 'discard'];
/** What is asked before the first turn of a dogfight, and of a mission; and what missions have besides. */
const ofDogfights = ['aircraft', 'pilot', 'start', 'begin', 'next'];
const ofMissions = [
  ...['declare', 'flak', 'start', 'formation', 'next', 'jettison', 'name', 'turret', 'dodge', 'bombing'],
];

describe('a second reading of the book', () => {
  test.each([
    ['DIF-ACT, DIF-POS, DIF-SPD, DIF-ALT: a dogfight', downInFlamesTrial.deal, [...ofDogfights, ...ofTurns]],
    ['DIF-BMB, DIF-FB, DIF-FLAK, DIF-BOMB: a mission', dealMission, [...ofMissions, ...ofTurns]],
  ])(
    '%s asks whom it wants asked, and offers what it allows, at every decision',
    { timeout: 600_000 },
    (_, deal, kinds) => {
      const counted = new Map<string, number>();
      for (let game = 0; game < games; game++) expect(compare(`oracle-${game}`, deal, counted)).toBeNull();
      for (const kind of kinds) expect([kind, (counted.get(kind) ?? 0) >= 5]).toEqual([kind, true]);
    },
  );

  test('DIF-PIL-06, DIF-ACT-22, DIF-BMB-31: also where Aces have nothing left but their markers', {
    timeout: 600_000,
  }, () => {
    const counted = new Map<string, number>();
    for (let game = 0; game < games; game++)
      expect(compare(`aces-oracle-${game}`, dealAces, counted, wasteful)).toBeNull();
    for (const kind of ['answer', 'dodge']) expect([kind, (counted.get(kind) ?? 0) >= 50]).toEqual([kind, true]);
  });
});

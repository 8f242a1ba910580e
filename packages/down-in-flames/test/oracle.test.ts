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

/** Plays one random game and compares every list of options with the book. */
function compare(seed: string, deal: (chance: Chance) => unknown): string | null {
  const options = downInFlames.options(deal(chanceFrom(seed)));
  if (!options.ok) throw new Error(options.problem.code);
  const chance = chanceFrom(`${seed}/player`);
  const state = downInFlames.setup(options.value, chanceFrom(seed));
  const table = new Table<Dogfight, Choice, Happening>(downInFlames, state);
  table.advance();
  for (let asked = 1; ; asked++) {
    const ask = state.asks.find(({ choice }) => choice === null);
    if (ask === undefined) return null;
    const kind = table.kind();
    const offered = table.options(ask);
    const book = new Book(state);
    const wrong = difference(book, offered, bySecondReading(book, kind, ask.seat));
    if (wrong.length > 0) return `${seed}, decision ${asked}, ${kind}: ${wrong.join('; ')}`;
    table.answer(ask, offered[below(chance, offered.length)]);
  }
}

/** More games, for a long night: ORACLE_GAMES=5000. */
const games = Number(process.env.ORACLE_GAMES ?? 200);

describe('a second reading of the book', () => {
  test.each([
    ['DIF-ACT, DIF-POS, DIF-SPD, DIF-ALT: a dogfight', downInFlamesTrial.deal],
    ['DIF-BMB, DIF-FB, DIF-FLAK, DIF-BOMB: a mission', dealMission],
  ])('%s offers what it allows, at every decision', { timeout: 600_000 }, (_, deal) => {
    for (let game = 0; game < games; game++) expect(compare(`oracle-${game}`, deal)).toBeNull();
  });
});

import { downInFlames } from '@tallyho/down-in-flames';
import { zero } from '@tallyho/zero';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { choicesOf, chooseInTurn, markingIn } from '../../src/dogfight/marking.ts';
import type { Telling } from '../../src/dogfight/scene.ts';
import { quickDuel } from '../../src/down-in-flames/begin.ts';
import { duelTable } from '../../src/down-in-flames/duel-room.ts';
import type { Begun } from '../../src/play/room.ts';
import { quickFight } from '../../src/zero/begin.ts';
import { zeroTable } from '../../src/zero/zero-room.ts';
import { type TestTable, tableOf } from '../play/table.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const rooms = [
  ['Down In Flames', downInFlames, () => quickDuel(true), duelTable],
  ['Zero!', zero, () => quickFight(true), zeroTable],
] as const;

/** A table at which the person may discard now, and has three cards or more to choose from. */
async function atDiscard(game: object, begin: () => Begun, manners: object) {
  for (let seed = 0; seed < 20; seed++) {
    const table = await tableOf(game, begin(), manners, `marking ${seed}`, { level: 'cadet' });
    const { session, answer } = table;
    session.start();
    while (session.outcome === null) {
      const { decision } = session.look(0);
      if (decision?.kind === 'discard' && decision.options.length > 3) return { table, decision };
      if (!answer()) await vi.advanceTimersToNextTimerAsync();
    }
  }
  throw new Error('he never may');
}

describe.each(rooms)('%s', (_, game, begin, room) => {
  const tellTo = ({ session }: TestTable): Telling<object> => {
    const { view, told } = session.look(0);
    const seen = { view: view as never, told: told as never, players: session.players, language: 'en' as const };
    return room.tell(seen) as Telling<object>;
  };

  test('cards that are marked are put down one after the other, and then no more', async () => {
    const { table, decision } = await atDiscard(game, begin, room.manners);
    const { hands, question } = tellTo(table);
    expect(room.manners.together).toContain(decision.kind);
    const marking = markingIn(question(decision, []), true);
    if (marking === null) throw new Error('nothing can be marked');
    const places = hands[0].places.filter((place) => marking.choiceOf(place) !== null);
    const marked = new Set([places[0].key, places[2].key]);
    const choices = choicesOf(marking, hands, marked);
    expect(choices).toHaveLength(3);
    const before = table.match.moves.length;
    chooseInTurn(table.session, 0, choices);
    const made = table.match.moves.slice(before);
    expect(made.map(({ seat }) => seat)).toEqual([0, 0, 0]);
    expect(made.map(({ text }) => /^discard /.test(text))).toEqual([true, true, false]);
    expect(table.session.look(0).decision?.kind).not.toBe('discard');
  });

  test('nothing is marked where nothing is put down, and nothing is put down that was not marked', async () => {
    const { table, decision } = await atDiscard(game, begin, room.manners);
    const { hands, question } = tellTo(table);
    const asked = question(decision, []);
    expect([markingIn(asked, false), markingIn(null, true)]).toEqual([null, null]);
    const marking = markingIn(asked, true);
    expect(marking && choicesOf(marking, hands, new Set())).toEqual([]);
  });

  test('where something else is asked meanwhile it ends', async () => {
    const { table, decision } = await atDiscard(game, begin, room.manners);
    const { options } = decision;
    const pass = options.find((option) => !('card' in option)) ?? {};
    const before = table.match.moves.length;
    chooseInTurn(table.session, 0, [pass, ...options]);
    expect(table.match.moves.length).toBe(before + 1);
  });
});

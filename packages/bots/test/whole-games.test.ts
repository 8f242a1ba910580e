import { chanceFrom, hashState } from '@tallyho/kernel';
import { describe, expect, test } from 'vitest';
import { type Level, type Played, type Player, playGame, type Thumbs, tempers, withTemper } from '../src/index.ts';
import { systems } from './tables.ts';

const player = (level: Level, playouts = 0): Player => ({ level, playouts, sees: false });

function play(thumbs: Thumbs, given: unknown, seed: string, players: readonly Player[]): Played {
  const options = thumbs.game.options(given);
  if (!options.ok) throw new Error(JSON.stringify(options.problem));
  const state = thumbs.game.setup(options.value, chanceFrom(seed));
  const seats = state.asked.length;
  return playGame(
    thumbs,
    options.value,
    seed,
    Array.from({ length: seats }, (_, i) => players[i % players.length]),
  );
}

/** How many of the decided games the first of two players wins, in mirrored pairs. */
function share(thumbs: Thumbs, pairs: number, a: Player, b: Player): number {
  let [wins, decided] = [0, 0];
  for (let i = 0; i < pairs; i++) {
    for (const swapped of [0, 1]) {
      const { winners } = play(thumbs, {}, `pair ${i}`, swapped === 0 ? [a, b] : [b, a]);
      if (winners.length !== 1) continue;
      decided++;
      if (winners[0] === swapped) wins++;
    }
  }
  return wins / decided;
}

const [, downInFlames, zero, wingsOfWar] = systems;

describe.each(systems)('$name: every decision of every option', ({ thumbs, trial, games = 40 }) => {
  test.each(['cadet', 'pilot'] as const)('a %s plays whatever is dealt to its end', (level) => {
    for (let i = 0; i < games; i++) {
      const { state } = play(thumbs, trial.deal(chanceFrom(`deal ${i}`)), `seed ${i}`, [player(level)]);
      expect(state.outcome).not.toBeNull();
    }
  });

  test('a veteran plays whatever is dealt to its end', () => {
    for (let i = 0; i < 5; i++) {
      const players = [player('veteran', 2), player('pilot')];
      const { state } = play(thumbs, trial.deal(chanceFrom(`deal ${i}`)), `seed ${i}`, players);
      expect(state.outcome).not.toBeNull();
    }
  });
});

describe('the largest fights', () => {
  test('eight aircraft in Down In Flames, chosen in secret with their pilots', () => {
    const seats = ['A-1', 'B-1', 'A-2', 'B-2'].map((name) => ({ name, team: name[0], aircraft: [{}, {}] }));
    const given = { mode: 'teams', decks: 2, turns: 2, pilots: true, points: 50, seats };
    const { state } = play(downInFlames.thumbs, given, 'large', [player('ace', 3), player('veteran', 2)]);
    expect(state.outcome).not.toBeNull();
  });

  test('four Elements a side in Zero!', () => {
    const side = (name: string, aircraft: string) => ({
      name,
      side: name,
      elements: Array.from({ length: 4 }, () => ({ aircraft })),
    });
    const given = { turns: 2, seats: [side('japanese', 'a6m2'), side('allied', 'f4f-3')] };
    const { state } = play(zero.thumbs, given, 'large', [player('ace', 3), player('veteran', 2)]);
    expect(state.outcome).not.toBeNull();
  });

  test('twelve aircraft in Wings of War', () => {
    const seat = (name: string, side: number, card: string) => ({
      name,
      side,
      aircraft: Array.from({ length: 6 }, (_, i) => ({ card, label: `${name}-${i}` })),
    });
    const given = {
      turns: 3,
      width: 1500,
      length: 1200,
      seats: [seat('one', 0, 'spad-fonck'), seat('two', 1, 'd7-udet')],
    };
    const { state } = play(wingsOfWar.thumbs, given, 'large', [player('ace', 3), player('veteran', 2)]);
    expect(state.outcome).not.toBeNull();
  });
});

describe('the levels are in order', () => {
  test.each([downInFlames, zero, wingsOfWar])('$name: a pilot beats a cadet', ({ thumbs }) => {
    expect(share(thumbs, 20, player('pilot'), player('cadet'))).toBeGreaterThan(0.7);
  });

  test.each([downInFlames, zero])('$name: a veteran beats a pilot', ({ thumbs }) => {
    expect(share(thumbs, 10, player('veteran', 200), player('pilot'))).toBeGreaterThan(0.5);
  });
});

test('in Wings of War nobody leaves the table in a duel without special damage, or dares an illegal card', () => {
  const LEFT = 2;
  for (let i = 0; i < 40; i++) {
    const given = { turns: 12, switches: { illegal: i % 2 === 0 ? 'straight' : 'refused' } };
    const { state } = play(wingsOfWar.thumbs, given, `edge ${i}`, [player(i % 4 < 2 ? 'pilot' : 'cadet')]);
    const { planes } = state as typeof state & { planes: readonly { readonly fate: number }[] };
    expect(planes.map(({ fate }) => fate)).not.toContain(LEFT);
  }
});

test.each([downInFlames, zero, wingsOfWar])(
  '$name: tempers change what is played, and not whether it can be played',
  ({ name, thumbs }) => {
    for (const who of [player('pilot'), player('veteran', 20)]) {
      const games = tempers.map((temper) =>
        Array.from({ length: 6 }, (_, i) => {
          const { state } = play(withTemper(thumbs, temper), {}, `temper ${i}`, [who]);
          return hashState(state);
        }).join(),
      );
      // A Pilot of Wings of War goes for the enemy as it is: he cannot be bolder.
      const isBold = name === 'wings-of-war' && who.level === 'pilot';
      expect(new Set(games).size).toBe(isBold ? 2 : tempers.length);
    }
  },
);

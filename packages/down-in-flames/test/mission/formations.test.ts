import { cloneState, Table } from '@tallyho/kernel';
import { describe, expect, test } from 'vitest';
import type { Choice } from '../../src/choices.ts';
import { downInFlames } from '../../src/game.ts';
import { NO_SQUARE } from '../../src/mission/state.ts';
import { fileIn, rowIn } from '../../src/rules/formation.ts';
import type { Dogfight } from '../../src/state.ts';
import { missionOptions, situation } from './helpers.ts';

/** A formation as a text: who is in which square, by type. */
function drawn(s: Dogfight): string {
  return s.planes
    .flatMap(({ fighter }, plane) =>
      s.mission?.bomber[plane] === true && s.mission.square[plane] !== NO_SQUARE
        ? [`${s.fixed.fighters[fighter].id} ${fileIn(s, plane)},${rowIn(s, plane)}`]
        : [],
    )
    .sort()
    .join(' ');
}

/** Every formation that can be made from here. */
function allFormations(s: Dogfight, found: Set<string>): Set<string> {
  const table = new Table(downInFlames, s);
  if (s.asks.length === 0 || table.kind() !== 'formation') return found.add(drawn(s));
  for (const option of table.options(s.asks[0])) {
    const next = cloneState(s);
    new Table(downInFlames, next).answer(next.asks[0], option as Choice);
    allFormations(next, found);
  }
  return found;
}

const formationsOf = (...bombers: string[]): Set<string> => {
  const options = missionOptions(
    bombers.map((bomber) => ({ bomber })),
    [{ fighter: 'p-11c' }],
    {},
  );
  const aircraft = Object.fromEntries(bombers.map((_, i) => [`A${i + 1}`, { altitude: 'medium' }]));
  return allFormations(situation(options, { phase: 'formation', aircraft }).state, new Set());
};

describe('DIF-BMB-06, DIF-BMB-08, DIF-GAP-46: every connected formation can be made, and no other', () => {
  // The numbers of ways to lay out squares that hang together, turned ones counted apart: 1, 2, 6, 19, 63.
  test.each([
    [1, 1],
    [2, 2],
    [3, 6],
    [4, 19],
    [5, 63],
  ])('%i bombers that are alike: %i formations', (bombers, formations) => {
    expect(formationsOf(...new Array<string>(bombers).fill('ju-87b')).size).toBe(formations);
  });

  test('two of one kind and one of another: each of the six with three places for the odd one', () => {
    expect(formationsOf('ju-87b', 'ju-87b', 'do-17z').size).toBe(18);
    expect(formationsOf('ju-87b', 'do-17z', 'ju-87b').size).toBe(18);
  });

  test('DIF-BMB-11: bombers at different altitudes make up different formations', () => {
    const options = missionOptions(
      [{ bomber: 'ju-87b' }, { bomber: 'ju-87b' }, { bomber: 'ju-87b' }],
      [{ fighter: 'p-11c' }],
      {},
    );
    const aircraft = { A1: { altitude: 'low' }, A2: { altitude: 'medium' }, A3: { altitude: 'medium' } };
    const { state } = situation(options, { phase: 'formation', aircraft });
    expect(allFormations(state, new Set()).size).toBe(2);
  });
});

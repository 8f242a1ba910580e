import type { Json } from '@tallyho/kernel';
import { expect, test } from 'vitest';
import { type Fighter, zero, zeroScript } from '../../src/index.ts';
import { bomberBombs } from '../../src/rules/bombing.ts';
import { AIR_DROP, MINES, ROCKETS } from '../../src/rules/ordnance.ts';
import { fixtures, start } from '../fixture.ts';

test('Z-CGAP-86: a Wingman whose card shows no bombs does not bomb, though its Leader does', () => {
  const [any] = (fixtures.fighters ?? []).filter(({ side }) => side === 'allied');
  const mule: Fighter = {
    ...{ ...any, id: 'mule', name: 'Mule', short: 'Mule', family: 'Mule' },
    leader: { ...any.leader, front: { ...any.leader.front, bombs: 1 } },
  };
  const f = start({
    mode: 'mission',
    seats: [
      { name: 'japanese', side: 'japanese', elements: [] },
      { name: 'allied', side: 'allied', elements: [{ aircraft: 'mule', load: 'level', altitude: 'low' }] },
    ],
    packs: [{ system: 'zero', pack: 'mules', fighters: [mule] } as unknown as Json],
    orders: { kind: 'bombing', attacker: 'allied', target: '3A', turns: [9, 8] },
  });
  for (let n = 0; n < 200 && f.asked('allied') !== 'run'; n++) {
    const wanted = ['Mule runs in: both', 'Mule goes over', 'stay', 'done', 'draw 0'];
    f.do(`allied: ${wanted.find((text) => f.offers('allied').includes(text)) ?? f.offers('allied')[0]}`);
  }
  expect(f.offers('allied')).toContain('leader bombs, wingman passes');
  expect(f.offers('allied')).not.toContain('leader passes, wingman bombs');
  expect(f.why('allied', 'leader passes, wingman bombs')).toBe('bomb-rating-is-zero (Z-CGAP-86)');
});

test('CH-27.61c, CH-27.52a, CH-18.42c: for mines, supplies and rockets alone no bombing card is drawn, whoever flies beside', () => {
  const options = zero.options({
    mode: 'mission',
    seats: [
      { name: 'japanese', side: 'japanese', elements: [] },
      {
        name: 'allied',
        side: 'allied',
        elements: [],
        formations: [
          { aircraft: ['b-29', 'b-29'], altitude: 'very low' },
          { aircraft: ['pv-1'], altitude: 'very low' },
        ],
      },
    ],
    orders: { kind: 'mine-laying', attacker: 'allied', target: '6A-mines', turns: [7, 8] },
  });
  if (!options.ok) throw new Error(JSON.stringify(options.problem));
  const state = zeroScript.situate({ mission: { phase: 'bomb' }, phase: 'end' }, options.value, 'mines');
  if (!state.ok) throw new Error(JSON.stringify(state.problem));
  const s = state.value;
  for (const plane of [0, 1, 2])
    for (const how of [MINES, AIR_DROP, ROCKETS]) expect(bomberBombs(s, plane, how), `${plane} ${how}`).toBe(0);
});

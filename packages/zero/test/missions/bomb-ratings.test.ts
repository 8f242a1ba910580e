import type { Json } from '@tallyho/kernel';
import { expect, test } from 'vitest';
import { type Fighter, zero, zeroScript } from '../../src/index.ts';
import { FRONT } from '../../src/mission/state.ts';
import { targetLevel } from '../../src/rules/awards.ts';
import { bomberBombs, bomberGunCards, DIVE, LEVEL } from '../../src/rules/bombing.ts';
import { ordersOf, turretCards } from '../../src/rules/formations.ts';
import { AIR_DROP, MINES, ROCKETS } from '../../src/rules/ordnance.ts';
import type { Dogfight } from '../../src/state.ts';
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

/** A situation of a Mission that one Allied Formation flies, with nobody else about. */
function flown(aircraft: string, altitude: string, orders: object, mission: object): Dogfight {
  const options = zero.options({
    mode: 'mission',
    seats: [
      { name: 'japanese', side: 'japanese', elements: [] },
      { name: 'allied', side: 'allied', elements: [], formations: [{ aircraft: [aircraft], altitude }] },
    ],
    orders: { attacker: 'allied', turns: [7, 8], ...orders } as never,
  });
  if (!options.ok) throw new Error(JSON.stringify(options.problem));
  const state = zeroScript.situate({ mission, phase: 'end' } as never, options.value, 'flown');
  if (!state.ok) throw new Error(JSON.stringify(state.problem));
  return state.value;
}

test('Z-CGAP-86: a Formation aircraft with a rating of 0 draws no card for it', () => {
  const s = flown('b-29', 'medium', { kind: 'bombing', target: '1A' }, { phase: 'bomb' });
  expect([LEVEL, DIVE].map((how) => bomberBombs(s, 0, how))).toEqual([0, 0]);
});

test('CH-17.61b: nobody strafes a submarine that is under, nor are there cards for it', () => {
  const orders = { kind: 'submarine', target: '6B' };
  const cards = (submarine: string): number =>
    bomberGunCards(flown('b-25j', 'very low', orders, { phase: 'bomb', submarine }), 0);
  expect([cards('surface') > 0, cards('shallow')]).toEqual([true, 0]);
});

test('Z-20.31c, Z-20.41a: from the front turrets draw one card less, and never less than none', () => {
  const s = flown('dc-3', 'medium', { kind: 'evacuation', attacker: undefined, turns: [6] }, {});
  expect(turretCards(s, 0)).toBe(0);
  if (s.sortie !== undefined) s.sortie.angle = FRONT;
  expect(turretCards(s, 0)).toBe(0);
});

test('Z-21.81a: without a Damage Point no target has got a level, however little is enough', () => {
  const s = flown('b-29', 'medium', { kind: 'bombing', target: '1A' }, { phase: 'bomb' });
  const levels = [0, 1, 3, 6];
  const level = (points: number): number => targetLevel({ ...ordersOf(s), levels, relief: 0 }, { points });
  expect([0, 1, 2, 3, 6].map(level)).toEqual([0, 1, 1, 2, 3]);
});

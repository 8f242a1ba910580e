import type { Dogfight } from '@tallyho/zero';
import { describe, expect, test } from 'vitest';
import { hitOf } from '../src/systems/zero-guadalcanal-odds.ts';
import { sheetOf } from '../src/systems/zero-guadalcanal-sheet.ts';
import { waysOf } from '../src/systems/zero-guadalcanal-ways.ts';
import { boxesIn, lineWith, stakesOf, worthOfMission } from '../src/systems/zero-guadalcanal-worth.ts';
import { descentsLeft, hopedOfKamikaze, worthOfAnswer } from '../src/systems/zero-kamikaze.ts';
import { BOX, costOfHits, hopedOf, vpsAt } from '../src/systems/zero-raid.ts';
import { flakAhead, vpsAhead } from '../src/systems/zero-targets.ts';
import { nightAt } from './guadalcanal-situations.ts';
import { type Given, situation, stateOf } from './zero-situations.ts';

describe('Guadalcanal: what a Mission is about', () => {
  const s = nightAt();
  const stakes = stakesOf(s, lineWith(s, 'destroyer'));
  const boxes = boxesIn(s);
  const sent = (aircraft: string, count: number, load: string) => ({ aircraft, count, load, altitude: null }) as never;
  const worth = (attackers: readonly never[], defenders: readonly never[]): number =>
    worthOfMission(stakes, boxes, 1, attackers, defenders);

  test('CH-29.43e: a ship is worth more the fewer are left', () => {
    expect(stakes.ship).toBeGreaterThan(0);
    const last = nightAt({ sunk: { destroyer: 4, freighter: 3 } });
    expect(stakesOf(last, lineWith(last, 'destroyer')).ship).toBeGreaterThan(3 * stakes.ship);
    expect(stakesOf(last, lineWith(last, 'destroyer')).ship).toBeLessThan(1);
  });

  test('CH-29.63a: bombs on a ship are bad for the Japanese, interceptors good; what is lost counts', () => {
    const [none, some, many] = [[], [sent('sbd-3', 2, 'dive')], [sent('sbd-3', 6, 'dive')]].map((own) =>
      worth(own, []),
    );
    expect(none).toBe(stakes.levels[0].spaces);
    expect(some).toBeLessThan(none);
    expect(many).toBeLessThan(some);
    const met = worth([sent('sbd-3', 6, 'dive')], [sent('a6m2', 4, 'none')]);
    expect(met).toBeGreaterThan(many);
    // Interceptors that nobody comes to meet lose nothing.
    expect(worth([], [sent('a6m2', 4, 'none')])).toBe(none);
  });

  test('CH-29.51a: who attacks flies with the bombs that do most, or free; who defends flies free', () => {
    const line = lineWith(s, 'destroyer');
    const ways = waysOf(s.fixed, line, 1, stakes.mark);
    const own = (aircraft: string) => ways.filter((way) => way.aircraft === aircraft);
    expect(own('sbd-3').map(({ load }) => load)).toEqual(['dive']);
    expect(own('f4f-3').map(({ load }) => load)).toContain('none');
    for (const way of ways) if (way.load !== 'none') expect(hitOf(way, stakes.mark)).toBeGreaterThan(0);
    const defending = waysOf(s.fixed, line, 0, stakes.mark);
    expect(defending.length).toBeGreaterThan(0);
    expect(defending.every(({ load }) => load === 'none')).toBe(true);
    expect(sheetOf(s.fixed).resupply.length).toBe(2);
  });
});

describe('CH-28: kamikazes on their way', () => {
  const search = {
    table: [
      { result: 'hit', target: '4A' },
      { result: 'direct', target: '7B-cv' },
      { result: 'vital', target: '7B-cv' },
    ],
  };
  const kamikazes = { elements: [{ aircraft: 'ki-45', label: 'Nick', kamikaze: true }] };
  const hellcat = { elements: [{ aircraft: 'f6f-3', label: 'Hellcat' }] };
  const flying = (mission: object, given: object = {}, allied: object = hellcat): Dogfight =>
    stateOf(
      situation({ japanese: kamikazes, allied, orders: { kind: 'kamikaze', target: null, turns: [8, 7], search } }, {
        mission,
        phase: 'altitude',
        active: 'Nick',
        Nick: { altitude: 'low' },
        ...given,
      } as Given),
    );

  test('CH-28.52a: so many changes of Altitude are left, and who cannot be down in time does nothing', () => {
    const out = flying({ phase: 'target-bound' });
    expect(descentsLeft(out)).toBeGreaterThan(2);
    expect(descentsLeft(flying({ phase: 'target-bound' }, { turn: 2 }))).toBe(descentsLeft(out) - 1);
    const looking = flying({ phase: 'search', draws: 1 });
    expect(descentsLeft(looking)).toBe(2);
    expect(hopedOfKamikaze(looking, 0)).toBeGreaterThan(0);
    expect(hopedOfKamikaze(flying({ phase: 'search', draws: 1 }, { Nick: { altitude: 'high' } }), 0)).toBe(0);
    expect(hopedOfKamikaze(flying({ phase: 'search', draws: 1 }, { Nick: { altitude: 'medium' } }), 0)).toBeGreaterThan(
      0,
    );
  });

  test('CH-28.53b: one that has been hit gets through less often', () => {
    const fresh = hopedOfKamikaze(flying({ phase: 'search', draws: 1 }), 0);
    const hurt = flying({ phase: 'search', draws: 1 }, { Nick: { altitude: 'low', leader: { hits: 3 } } });
    expect(hopedOfKamikaze(hurt, 0)).toBeLessThan(fresh);
    expect(hopedOf(hurt, 0, 0)).toBe(hopedOfKamikaze(hurt, 0));
  });

  test('CH-28.42a: while it is looked for, a target is worth what may be found', () => {
    const looking = flying({ phase: 'search', draws: 1 });
    expect(vpsAhead(looking, 0)).toBe(0);
    expect(vpsAhead(looking, 8)).toBeGreaterThan(vpsAhead(looking, 3));
    expect(flakAhead(looking)).toBeGreaterThan(0);
  });

  test('CH-28.43a: to draw later is worth less, and less where there are hunters', () => {
    const worths = (allied: object): number => worthOfAnswer(flying({ phase: 'search', draws: 1 }, {}, allied), 9);
    expect(worths(hellcat)).toBeLessThan(worths({}));
    expect(worths(hellcat)).toBeGreaterThan(0);
  });
});

describe('Z-25.82: a Strike', () => {
  const boxes = { side: null, effect: { does: 'boxes', japanese: 1, allied: 1 } };
  const strike = (given: object = {}): Dogfight =>
    stateOf(
      situation(
        {
          japanese: { elements: [{ aircraft: 'd3a1', label: 'Val' }] },
          allied: { elements: [{ aircraft: 'f4f-3', label: 'Wildcat' }] },
          orders: { target: '2A', turns: [2, 1], strike: true, effects: [boxes] },
        },
        {
          mission: { phase: 'target-bound' },
          phase: 'altitude',
          active: 'Wildcat',
          Wildcat: { altitude: 'low' },
          Val: { altitude: 'low' },
          ...given,
        } as Given,
      ),
    );

  test('a box is worth a Fighter, and a Damaged aircraft of the Strike a part of one, with its bombs', () => {
    expect(BOX).toBe(5);
    const s = strike();
    expect(vpsAt(s, 2)).toBe(2 * BOX);
    const all = costOfHits(s, 0, 99);
    const turned = costOfHits(s, 0, 3);
    expect(all).toBeGreaterThan(turned);
    expect(all - turned).toBeLessThan(BOX);
    expect(turned).toBeGreaterThan(hopedOf(s, 0, 1) * BOX);
    const empty = strike({ Val: { altitude: 'low', load: 'none', 'wingman load': 'none' } });
    expect(costOfHits(empty, 0, 99)).toBeCloseTo(BOX);
    expect(costOfHits(s, 2, 99)).toBeCloseTo(BOX);
  });
});

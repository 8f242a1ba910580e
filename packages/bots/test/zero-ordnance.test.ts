import { loads } from '@tallyho/zero';
import { describe, expect, test } from 'vitest';
import type { Thumbs } from '../src/index.ts';
import { zeroThumbs } from '../src/systems/zero.ts';
import { worthOfComingLaden } from '../src/systems/zero-ordnance.ts';
import { forecastLead, hopedOf } from '../src/systems/zero-raid.ts';
import { type AnyTable, tableOf } from './tables.ts';
import { type Given, situation, stateOf, weighed } from './zero-situations.ts';

const rockets = { side: 'allied', effect: { does: 'rockets' } };
const napalm = { side: 'allied', effect: { does: 'napalm' } };

const allied = (
  elements: readonly object[],
  orders: object,
  given: object,
  formations: readonly object[] = [],
): AnyTable =>
  situation(
    { japanese: {}, allied: { elements, formations }, orders: { attacker: 'allied', turns: [7, 8], ...orders } },
    given as Given,
  );

/** The weights of an Element that is over the target with what it carries. */
const over = (aircraft: string, load: string, orders: object, own: object = {}) =>
  weighed(
    allied([{ aircraft, label: 'X', wingman: false, load }], orders, {
      mission: { phase: 'bomb' },
      phase: 'run',
      active: 'X',
      X: { altitude: 'very low', 'runs in': 'leader', ...own },
    }),
  );

describe('CH-18.41b, CH-18.51a: what to carry', () => {
  const loadsOf = (orders: object) => {
    const options = allied([{ aircraft: 'f4u-1d', label: 'X', altitude: 'low' }], orders, { phase: 'deal' });
    const s = stateOf(options);
    // Before the first cards everything is settled; what each load promises is asked of the rules of thumb directly.
    return (mode: number, load: number) => hopedOf(s, 0, mode, load);
  };

  test('against walls Napalm promises more than bombs', () => {
    const hoped = loadsOf({ target: '1A', fortified: true, effects: [napalm] });
    expect(hoped(8, 5)).toBeGreaterThan(hoped(0, 1));
  });

  test('CH-18.43b: bombs beside rockets promise less than bombs alone', () => {
    const hoped = loadsOf({ target: '1A', effects: [rockets] });
    expect(hoped(0, 7)).toBeLessThan(hoped(0, 1));
  });
});

describe('CH-18.41d: what an escort takes along', () => {
  /** Corsairs that may have rockets, with Zeros against them or without. */
  const escort = (enemies: readonly object[]): AnyTable =>
    tableOf(
      zeroThumbs as unknown as Thumbs,
      {
        mode: 'mission',
        seats: [
          { name: 'japanese', side: 'japanese', elements: enemies },
          {
            name: 'allied',
            side: 'allied',
            elements: [{ aircraft: 'f4u-1d', altitude: 'low', load: null, loads: ['none', 'rockets'] }],
            formations: [{ aircraft: ['b-24j'], altitude: 'high' }],
          },
        ],
        orders: { kind: 'bombing', attacker: 'allied', target: '4A', turns: [7, 8], effects: [rockets] },
      },
      'escort',
    );
  const zeros = [{ aircraft: 'a6m5', altitude: 'low' }];

  test('nothing where there is somebody to fight', () => {
    const weights = weighed(escort(zeros));
    expect(weights['F4U-1D carries nothing']).toBeGreaterThan(weights['F4U-1D carries rockets']);
  });

  test('rockets are worth more where nobody comes', () => {
    const [fought, free] = [zeros, []].map((enemies) =>
      worthOfComingLaden(stateOf(escort(enemies)), 0, loads.indexOf('rockets')),
    );
    expect(free).toBeGreaterThan(fought);
  });
});

describe('CH-17.62, CH-18.43b: what an attack bomber takes along', () => {
  test('not rockets instead of its bombs', () => {
    const weights = weighed(
      tableOf(
        zeroThumbs as unknown as Thumbs,
        {
          mode: 'mission',
          seats: [
            { name: 'japanese', side: 'japanese', elements: [] },
            {
              name: 'allied',
              side: 'allied',
              elements: [],
              formations: [{ aircraft: ['b-25j'], altitude: 'very low' }],
            },
          ],
          orders: { kind: 'bombing', attacker: 'allied', target: '1A', turns: [7, 8], effects: [rockets] },
        },
        'b-25j',
      ),
    );
    const [alone] = Object.entries(weights).filter(([text]) => text.endsWith('carries rockets'));
    expect(alone[1]).toBeLessThan(Math.max(...Object.values(weights)));
  });
});

describe('CH-18.42a, CH-18.43a: bombs, rockets or guns', () => {
  test('rockets rather than guns, and either rather than nothing', () => {
    const weights = over('f4u-1', 'rockets', { target: '3A', effects: [rockets] });
    expect(weights['leader fires rockets, wingman passes']).toBeGreaterThan(weights['leader strafes, wingman passes']);
    expect(weights['leader strafes, wingman passes']).toBeGreaterThan(weights['leader passes, wingman passes']);
  });

  test('bombs are dropped before rockets are fired', () => {
    const weights = over('f4u-1', 'level+rockets', { target: '3A', effects: [rockets] });
    expect(weights['leader bombs, wingman passes']).toBeGreaterThan(weights['leader fires rockets, wingman passes']);
  });

  test('supplies, mines and depth charges are dropped when it is time', () => {
    for (const [kind, target, load] of [
      ['air-drop', '6A-drop', 'cargo'],
      ['mine-laying', '6A-mines', 'mines'],
      ['submarine', '6B', 'depth-charges'],
    ]) {
      const table = allied(
        [{ aircraft: 'tbf', label: 'X', wingman: false, cargo: 2, load }],
        { kind, target },
        {
          mission: { phase: 'bomb' },
          phase: 'run',
          active: 'X',
          X: { altitude: 'very low', 'runs in': 'leader' },
        },
      );
      const weights = weighed(table);
      expect(weights['leader bombs, wingman passes']).toBeGreaterThan(weights['leader passes, wingman passes']);
    }
  });

  test('who is to drop at Very Low comes down, in time', () => {
    const weights = weighed(
      allied(
        [{ aircraft: 'tbf', label: 'X', wingman: false, cargo: 2, load: 'cargo' }],
        { kind: 'air-drop', target: '6A-drop' },
        {
          mission: { phase: 'ingress' },
          phase: 'altitude',
          active: 'X',
          X: { altitude: 'low', hand: ['TIGHT TURN'] },
        },
      ),
    );
    expect(weights.dive).toBeGreaterThan(weights.stay);
    expect(weights.dive).toBeGreaterThan(weights.climb);
  });
});

describe('CH-21.64c: skip bombing', () => {
  const fly = (aircraft: string) =>
    weighed(
      allied([], { target: '5B', skipBombing: true }, { mission: { phase: 'bomb' }, phase: 'end' }, [
        { aircraft: [aircraft], altitude: 'very low' },
      ]),
    );

  test('a Ventura, without a bombsight to lose, skips its bombs', () => {
    const weights = fly('pv-1');
    expect(weights['PV-1 skips its bombs']).toBeGreaterThan(weights['PV-1 bombs']);
  });
});

describe('CH-27.43e: the submarine', () => {
  test('it would rather dive', () => {
    const table = allied(
      [],
      { kind: 'submarine', target: '6B' },
      { mission: { phase: 'target-bound' }, phase: 'end', draws: ['#2'] },
      [{ aircraft: ['pv-1'], altitude: 'very low' }],
    );
    const weights = weighed(table);
    expect(weights['submarine at deep']).toBeGreaterThan(weights['submarine at surface']);
  });
});

describe('CH-27.61d, CH-GAP-75: what counts one by one', () => {
  test('mines that are on their way are worth something, and more when they are laid', () => {
    const lead = (mission: object, load: string) =>
      forecastLead(
        stateOf(
          allied(
            [{ aircraft: 'tbf', label: 'X', wingman: false }],
            { kind: 'mine-laying', target: '6A-mines' },
            {
              mission,
              phase: 'play',
              active: 'X',
              X: { altitude: 'very low', load, hand: ['TIGHT TURN'] },
            },
          ),
        ),
        1,
      );
    expect(lead({ phase: 'ingress' }, 'mines')).toBeGreaterThan(lead({ phase: 'ingress' }, 'none'));
    expect(lead({ phase: 'egress', points: 4 }, 'none')).toBeGreaterThan(lead({ phase: 'egress', points: 0 }, 'none'));
  });
});

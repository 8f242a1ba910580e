import type { CampaignState } from '@tallyho/down-in-flames';
import { basePack } from '@tallyho/down-in-flames/content';
import { chanceFrom, Table } from '@tallyho/kernel';
import type { CarrierFixed } from '@tallyho/zero';
import { type PearlState, rules, zeroPearlHarbor } from '@tallyho/zero';
import type { DamageTrack } from '@tallyho/zero/content';
import { describe, expect, test } from 'vitest';
import type { Thumbs } from '../src/index.ts';
import { downInFlamesCampaignThumbs } from '../src/systems/down-in-flames-campaign.ts';
import { mixtureOf } from '../src/systems/zero-carriers-mixture.ts';
import { worthOfBoxes } from '../src/systems/zero-carriers-worth.ts';
import { survival } from '../src/systems/zero-kamikaze.ts';
import { zeroPearlThumbs } from '../src/systems/zero-pearl.ts';
import { attackOdds, NOTHING, together, worthAfter } from '../src/systems/zero-pearl-odds.ts';
import { strengthOf, worthOfTheRest } from '../src/systems/zero-resources.ts';
import { weighSelection } from '../src/systems/zero-selection.ts';
import { firstPosition, tableOf } from './tables.ts';
import { type Given, situation, stateOf } from './zero-situations.ts';

describe('Down In Flames: the map of a campaign', () => {
  const thumbs = downInFlamesCampaignThumbs as unknown as Thumbs;
  const state = tableOf(thumbs, { campaign: 'poland-1939' }, 'map').state as CampaignState;
  const bomber = basePack.bombers.find(({ front }) => front.bombs === 4) ?? basePack.bombers[0];
  const { bombs } = bomber.front;

  const weigh = (campaign: object, choices: readonly object[], seat = 0, initiative = 0): number[] => {
    const changed = {
      ...state,
      inner: null,
      initiative,
      fixed: { ...state.fixed, campaign: { ...state.fixed.campaign, ...campaign } },
    };
    const weights: number[] = [];
    thumbs.weigh({ state: changed, kind: () => '' } as never, { seat, choice: null } as never, choices, weights);
    return weights;
  };

  /** What arrows to targets are worth, with so many bombers each. */
  const arrows = (targets: readonly object[], bombers: readonly number[], more: readonly object[] = []): number[] => {
    const own = bombers.map((count, i) => ({
      side: 'axis',
      from: 0,
      to: i + 1,
      aircraft: new Array(count).fill(bomber.id),
    }));
    return weigh(
      {
        targets: targets.map((one) => ({ damaged: bombs, destroyed: 2 * bombs, flak: 0, ...one })),
        arrows: [...own, ...more],
      },
      own.map((_, arrow) => ({ do: 'arrow', arrow })),
    );
  };

  test('DIF-CMP-25: an arrow is worth what its bombs can do: to destroy before to damage before nothing', () => {
    const [destroys, damages, fails] = arrows([{}, {}, {}], [2, 1, 0]);
    expect(destroys).toBeGreaterThan(damages + 1);
    expect(damages).toBeGreaterThan(fails + 1);
    expect(fails).toBeCloseTo(0.2);
    expect(destroys).toBe(2 * bombs);
  });

  test('DIF-FLAK-03: Flak takes from it, and where more can follow it is worth more', () => {
    const [open, defended] = arrows([{}, { flak: 5 }], [1, 1]);
    expect(open).toBeGreaterThan(defended);
    const [, leads] = arrows([{}, {}], [1, 1], [{ side: 'axis', from: 2, to: 1, aircraft: [] }]);
    const [alone, other] = arrows([{}, {}], [1, 1], [{ side: 'allies', from: 2, to: 1, aircraft: [] }]);
    expect(leads).toBeCloseTo(alone + 2);
    expect(other).toBe(alone);
  });

  const option = (effects: readonly object[], aircraft: readonly object[] = []): object => ({ aircraft, effects });
  const options = (all: readonly object[], seat = 0, initiative = 0): number[] =>
    weigh(
      { options: { axis: all, allies: all } },
      all.map((_, i) => ({ do: 'option', option: i + 1 })),
      seat,
      initiative,
    );

  test('DIF-CMP-30: an Option is worth its aircraft; bombers only to whoever attacks', () => {
    const [fighter] = basePack.fighters;
    const all = [
      option([]),
      option([], [{ card: fighter.id, count: 1, pilot: null }]),
      option([], [{ card: fighter.id, count: 2, pilot: null }]),
      option([], [{ card: bomber.id, count: 1, pilot: null }]),
    ];
    const [none, one, two, attacking] = options(all);
    const [, , , defending] = options(all, 0, 1);
    expect(none).toBeCloseTo(0.2);
    expect(one).toBeCloseTo(0.7 * fighter.points);
    expect(two).toBeCloseTo(2 * one);
    expect(attacking).toBeCloseTo(0.7 * bombs);
    expect(defending).toBe(none);
    const pilot = basePack.pilots.find(({ points }) => points > 0);
    const [led] = options([option([], [{ card: fighter.id, count: 1, pilot: pilot?.id }])]);
    expect(led).toBeCloseTo(one + 0.5 * (pilot?.points ?? 0));
  });

  test('DIF-OPTN-01 … DIF-OPTN-18: what it does, for whoever attacks and for whoever defends', () => {
    const effects = [
      { effect: 'shortage', amount: 2 },
      { effect: 'vital-mission' },
      { effect: 'late' },
      { effect: 'bombs', amount: 1 },
      { effect: 'sun-at-your-back', amount: 1 },
      { effect: 'altitude' },
      { effect: 'gunner', amount: 1 },
    ];
    const attacking = options(effects.map((effect) => option([effect])));
    expect(attacking).toEqual(attacking.toSorted((a, b) => b - a));
    expect(new Set(attacking).size).toBe(attacking.length);
    const both = (effect: object): [number, number] => {
      const all = [option([effect])];
      return [options(all, 0, 0)[0], options(all, 0, 1)[0]];
    };
    const none = 0.2;
    // Flak of one's own is for the defender, less Flak for the attacker; bombs and turrets the other way round.
    expect(both({ effect: 'flak', amount: 1 })).toEqual([none, 2]);
    expect(both({ effect: 'flak', amount: -1 })).toEqual([2, none]);
    for (const effect of ['bombs', 'defense', 'support']) {
      expect(both({ effect, amount: 1 })).toEqual([2, none]);
      expect(both({ effect, amount: -2 })).toEqual([none, 4]);
    }
    expect(both({ effect: 'altitude' })).toEqual([1, none]);
    const [vital, vitalForThem] = both({ effect: 'vital-mission' });
    expect(vital).toBeGreaterThan(vitalForThem);
    expect(vitalForThem).toBeGreaterThan(both({ effect: 'fuel' })[0]);
    expect(both({ effect: 'fuel' })[0]).toBeGreaterThan(1);
    expect(both({ effect: 'winds' })[0]).toBeGreaterThan(1);
    // To rest is worth its points, to press on costs them.
    const [late, pressed] = options([
      option([{ effect: 'late' }]),
      option([{ effect: 'late' }, { effect: 'press', amount: 2 }]),
    ]);
    const [rested] = options([option([{ effect: 'late' }, { effect: 'rest', amount: 2 }])]);
    expect([pressed, rested]).toEqual([late - 2, late + 2]);
  });
});

describe('Zero!: Resources of a Land campaign', () => {
  test('Z-24.51a: the best is kept for what is drawn; each Resource is used once', () => {
    const sure = [{ chance: 1, worths: [5, 3, 1] }];
    // Without the first the second is flown, and the other way round.
    expect(worthOfTheRest(sure, 1, 3)).toEqual([3, 5, 5]);
    expect(worthOfTheRest(sure, 2, 3)).toEqual([4, 6, 8]);
    expect(worthOfTheRest(sure, 0, 3)).toEqual([0, 0, 0]);
    const either = [
      { chance: 0.5, worths: [4, 0] },
      { chance: 0.5, worths: [0, 2] },
    ];
    expect(worthOfTheRest(either, 1, 2)).toEqual([1, 2]);
    const none = [{ chance: 1, worths: null }];
    expect(worthOfTheRest(none, 2, 2)).toEqual([0, 0]);
    // With two Missions to come a Resource waits for the one in which it brings more.
    const coming = [
      { chance: 0.5, worths: [0, 6, 1] },
      { chance: 0.5, worths: [0, 5, 4] },
    ];
    const [first] = worthOfTheRest(coming, 2, 3);
    expect(first).toBeCloseTo(0.5 * (6 + (1 + 4) / 2) + 0.5 * Math.max(5 + (1 + 4) / 2, 4 + (6 + 5) / 2));
  });

  test('two Elements are not worth twice one, and a Wingman is worth something', () => {
    const fixed = { options: { packs: [] } } as never;
    const worth = (count: number, as: 'L' | 'L/W', aircraft = 'a6m2'): number =>
      strengthOf(fixed, [{ count, as, aircraft }] as never);
    expect(worth(1, 'L/W')).toBeGreaterThan(worth(1, 'L') + 2);
    expect(worth(1, 'L')).toBeGreaterThan(2);
    expect(worth(2, 'L')).toBeCloseTo(1.6 * worth(1, 'L'));
    expect(worth(3, 'L')).toBeCloseTo((1 + 0.6 + 0.36) * worth(1, 'L'));
    expect(worth(1, 'L', 'nobody')).toBe(0);
    expect(strengthOf(fixed, [{ count: 1, as: 'aircraft', aircraft: 'a6m2' }] as never)).toBe(0);
  });
});

describe('Zero!: choices that nobody can count on', () => {
  test('one that is always better is always chosen; where each beats the other, each half of the time', () => {
    expect(
      mixtureOf([
        [3, 3],
        [1, 1],
      ]).rows,
    ).toEqual([1, 0]);
    const even = mixtureOf([
      [1, 0],
      [0, 1],
    ]);
    for (const share of [...even.rows, ...even.columns]) expect(share).toBeCloseTo(0.5, 1);
    for (const worth of even.worths) expect(worth).toBeCloseTo(0.5, 1);
    // Columns want little.
    expect(mixtureOf([[3, 1]]).columns[1]).toBeGreaterThan(0.99);
    expect(mixtureOf([[3, 1]]).worths[0]).toBeCloseTo(1, 1);
    const odd = mixtureOf([
      [2, 0],
      [0, 1],
    ]);
    expect(odd.rows[1]).toBeCloseTo(2 / 3, 1);
    expect(odd.columns[0]).toBeCloseTo(1 / 3, 1);
  });

  test('Z-25.84a: a box is worth its part of the lines that come next, less what its owner scores for few', () => {
    const track = {
      id: 'fleet',
      owner: 'allied',
      lines: [
        { from: 0, vps: 0 },
        { from: 6, vps: 12 },
        { from: 12, vps: 15 },
      ],
    } as unknown as DamageTrack;
    const campaign = (bonuses: readonly object[]): CarrierFixed =>
      ({ campaign: { bonuses } }) as unknown as CarrierFixed;
    const worth = (boxes: number, bonuses: readonly object[] = []): number =>
      worthOfBoxes(campaign(bonuses), track, boxes);
    expect(worth(0)).toBeCloseTo(2);
    expect(worth(6)).toBeCloseTo(0.5);
    expect(worth(3)).toBeCloseTo((12 + 1.5 - 6) / 6);
    expect(worth(12)).toBe(0);
    const few = {
      by: 'fleet',
      side: 'allied',
      below: {},
      reached: {},
      ladder: [
        { from: 0, vps: 6 },
        { from: 6, vps: 0 },
      ],
    };
    expect(worth(0, [few])).toBeCloseTo(3);
    expect(worth(0, [{ ...few, side: 'japanese' }])).toBeCloseTo(2);
    expect(worth(0, [{ ...few, below: { other: 3 } }])).toBeCloseTo(2);
    expect(worth(0, [{ ...few, by: 'island' }])).toBeCloseTo(2);
  });

  test('CH-19.24r: whoever would waste his skills beside a Leader leads', () => {
    const weights: number[] = [];
    const letters = (pilot: string) => (pilot === 'ace' ? ['A', 'CV'] : pilot === 'gunner' ? ['G'] : ['B']) as never;
    const assign = (pilot: string, place: string) => ({ do: 'assign', pilot, place }) as never;
    weighSelection(
      [
        assign('ace', 'leader'),
        assign('gunner', 'leader'),
        assign('other', 'leader'),
        assign('other', 'wingman'),
        assign('gunner', 'wingman'),
        assign('ace', 'wingman'),
      ],
      letters,
      weights,
      false,
    );
    expect(weights).toEqual([16, 4, 1, 1, 1 / 4, 1 / 16]);
    const wanted = [true, false].map((reshuffles) => {
      const own: number[] = [];
      weighSelection(
        [
          { do: 'reshuffle', wanted: true },
          { do: 'reshuffle', wanted: false },
        ] as never,
        letters,
        own,
        reshuffles,
      );
      return own;
    });
    expect(wanted).toEqual([
      [1, 1 / 4],
      [1 / 4, 1],
    ]);
  });
});

describe('Zero!: the raid on Pearl Harbor', () => {
  const read = zeroPearlHarbor.options({});
  if (!read.ok) throw new Error(read.problem.code);
  const table = new Table(zeroPearlHarbor, zeroPearlHarbor.setup(read.value, chanceFrom('odds')));
  table.advance();
  const state = table.state as PearlState;
  const { fixed } = state;
  const [torpedo] = state.sorties;
  const battleship = fixed.sheet.targets.findIndex((one) => one.class === 'battleship');
  const mean = (odds: readonly number[]): number => odds.reduce((sum, likely, points) => sum + likely * points, 0);

  test('two attacks add up, and chances always come to one', () => {
    expect(together([0.5, 0.5], [0.5, 0, 0.5])).toEqual([0.25, 0.25, 0.25, 0.25]);
    expect(together(NOTHING, [0.2, 0.8])).toEqual([0.2, 0.8]);
    const odds = attackOdds(fixed, torpedo, battleship, 0, 1);
    expect(odds.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 4);
    expect(mean(together(odds, odds))).toBeGreaterThan(mean(odds) + 1);
    // Beyond so many nothing changes.
    expect(together(odds, odds)).toHaveLength(15);
    expect(together([0, 0, 1], [0, 1])).toEqual([0, 0, 0, 1]);
  });

  test('Z-CGAP-133: torpedoes hit ships hard; the more on their guard, and the fewer Steps, the less', () => {
    const hit = (alert: number, steps = torpedo.steps): number =>
      mean(attackOdds(fixed, { ...torpedo, steps }, battleship, alert, 1));
    expect(hit(0)).toBeGreaterThan(1);
    expect(hit(2)).toBeLessThan(hit(0));
    expect(hit(0, 1)).toBeLessThan(hit(0));
  });

  test('a target is worth the VPs of the level that it comes to', () => {
    const { levels } = fixed.sheet.targets[battleship];
    const sure = (points: number): number[] => [...new Array<number>(points).fill(0), 1];
    expect(worthAfter(state, battleship, 0, NOTHING)).toBe(0);
    const [first] = levels;
    expect(worthAfter(state, battleship, 0, sure(first.from))).toBe(first.vps);
    expect(worthAfter(state, battleship, first.from, NOTHING)).toBe(first.vps);
    expect(worthAfter(state, battleship, 0, [0.5, ...sure(first.from).slice(1, -1), 0.5])).toBeCloseTo(first.vps / 2);
    expect(worthAfter(state, battleship, 0, sure(14))).toBe(levels[levels.length - 1].vps);
  });

  test('Z-CGAP-141: how far it is won counts', () => {
    const worth = zeroPearlThumbs.estimate(state, 0);
    expect(worth).toBeGreaterThanOrEqual(0);
    expect(worth).toBeLessThan(0.2);
    expect(zeroPearlThumbs.settled?.(state, 0)).toBe(worth);
    expect(
      [{ do: 'third-wave' }, { do: 'home' }, { do: 'launch' }].map((one) => zeroPearlThumbs.bold?.(one as never)),
    ).toEqual([1, -1, 0]);
  });

  test('launch when all are sent; in the third wave think twice', () => {
    const weigh = (wave: number): number[] => {
      const weights: number[] = [];
      zeroPearlThumbs.weigh(
        { state: { ...state, wave } } as never,
        {} as never,
        [{ do: 'launch' }, { do: 'recall', flight: 0 }] as never,
        weights,
      );
      return weights;
    };
    expect(weigh(1)[0]).toBeGreaterThan(10);
    expect(weigh(3)[0]).toBeLessThan(1);
    expect(weigh(1)[1]).toBe(0);
  });
});

describe('Zero!: through the Flak', () => {
  const s = stateOf(
    situation({ japanese: { elements: [{ aircraft: 'ki-30', altitude: 'low' }] } }, {
      mission: { phase: 'target-bound' },
      phase: 'altitude',
      active: 'Ki-30',
    } as Given),
  );

  test('CH-28.53b: as likely as the cards of the deck say', () => {
    const { face, title, fuelTank, hits } = s.fixed;
    const harmless =
      face.filter((one) => !rules.isShot(title[one]) || (!fuelTank[one] && hits[one] < 1)).length / face.length;
    const light =
      face.filter((one) => !rules.isShot(title[one]) || (!fuelTank[one] && hits[one] < 2)).length / face.length;
    expect(survival(s, 1, 1)).toBeCloseTo(harmless);
    expect(survival(s, 1, 2)).toBeCloseTo(light);
    expect(survival(s, 2, 1)).toBeCloseTo(harmless ** 2);
    expect(survival(s, 0, 1)).toBe(1);
    expect(survival(s, 3, 0)).toBe(0);
    const tanks = face.filter((one) => fuelTank[one]).length / face.length;
    expect(survival(s, 1, 24)).toBeCloseTo(1 - tanks);
    expect(survival(s, 1, 99)).toBeCloseTo(1 - tanks);
  });
});

test('a campaign in which somebody is asked on the map is not looked into by weights alone', () => {
  const { decision } = firstPosition(
    downInFlamesCampaignThumbs as never,
    { campaign: 'poland-1939' },
    'kinds',
    'arrow',
  );
  expect(downInFlamesCampaignThumbs.unsearched).toContain(decision.kind);
  expect(downInFlamesCampaignThumbs.varied).toContain('option');
  expect(downInFlamesCampaignThumbs.bold?.({ do: 'arrow', arrow: 0 } as never)).toBe(0);
  expect(downInFlamesCampaignThumbs.bold?.({ do: 'pass' } as never)).toBe(-1);
});

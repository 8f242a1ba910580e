import { chanceFrom, type Json, Table } from '@tallyho/kernel';
import { type CarrierState, carrierRules, type OpenCarriers, zeroCarriersScript } from '@tallyho/zero';
import { describe, expect, test } from 'vitest';
import { answer, flyOn, hints, type Thumbs } from '../src/index.ts';
import { zeroCarriersThumbs as thumbs } from '../src/systems/zero-carriers.ts';
import { asUsual, defenceOf, forceOf, nothing, together } from '../src/systems/zero-carriers-forces.ts';
import { worthOfBox, worthOfSending } from '../src/systems/zero-carriers-launches.ts';
import { mixtureOf } from '../src/systems/zero-carriers-mixture.ts';
import { Luck } from '../src/systems/zero-carriers-odds.ts';
import { openOrders, openResources, outlookOf, quickOrders } from '../src/systems/zero-carriers-outlook.ts';
import { OrderPlans, ResourcePlans } from '../src/systems/zero-carriers-plans.ts';
import { sheetOf } from '../src/systems/zero-carriers-sheet.ts';
import { expectedOf, leftOf } from '../src/systems/zero-carriers-strikes.ts';
import { flyTurn } from '../src/systems/zero-carriers-turn.ts';
import { type AnyTable, openAsk } from './tables.ts';

/** A moment of a campaign. */
function moment(campaign: string, given: Json): AnyTable {
  const options = thumbs.game.options({ campaign });
  if (!options.ok) throw new Error(options.problem.code);
  const state = zeroCarriersScript.situate(given, options.value as never, 'moment');
  if (!state.ok) throw new Error(JSON.stringify(state.problem));
  const table = new Table(thumbs.game, state.value) as unknown as AnyTable;
  table.advance();
  return table;
}
const stateOf = ({ state }: AnyTable): CarrierState => state as CarrierState;

const quiet = {
  orders: { japanese: 'medium no-strike', allied: 'medium no-strike' },
  resources: [13, 13],
  points: [0, 0],
};
/** So many turns in which nothing happened. */
const quietTurns = (count: number): Json[] => Array.from({ length: count }, () => quiet as Json);

/** What the rules of thumb think of each option of a seat, by its notation. */
function weighed(table: AnyTable, seat: number): { readonly [text: string]: number } {
  const ask = table.openAsk(seat);
  if (ask === undefined) throw new Error('nobody is asked');
  const options = table.options(ask);
  const weights: number[] = [];
  (thumbs as unknown as Thumbs).weigh(table, ask, options, weights);
  return Object.fromEntries(
    options.map((option, i) => [thumbs.game.write(stateOf(table), option as never, seat), weights[i]]),
  );
}

const best = (weights: { readonly [text: string]: number }): string =>
  Object.entries(weights).sort(([, a], [, b]) => b - a)[0][0];

const coralSea = stateOf(moment('coral-sea', {}));
const midway = stateOf(moment('midway', {}));

describe('what aircraft come to', () => {
  const fleet = defenceOf(coralSea.fixed, 'japanese-fleet');
  const pair = (aircraft: string, at = fleet) => forceOf(coralSea.fixed, [{ count: 1, as: 'L/W', aircraft }], at);

  test('Z-CGAP-65: Fighters bomb nothing; a Wingman brings his bombs as well', () => {
    expect(pair('f4f-3')).toMatchObject({ aircraft: 2, bombers: 0, hope: 0, fighters: 2 });
    const one = forceOf(coralSea.fixed, [{ count: 1, as: 'L', aircraft: 'sbd-3' }], fleet);
    expect(pair('sbd-3').hope).toBeCloseTo(2 * one.hope);
    expect(one).toMatchObject({ aircraft: 1, bombers: 1, fighters: 0 });
  });

  test('Z-21.44a, Z-21.55a: a dive bomber is hoped to do about three points to a Fleet, more than one with a Torpedo', () => {
    // Three cards of 1.36 points, less what three cards of Flak with 21 % of Spoiled Attacks cancel.
    expect(pair('sbd-3').hope / 2).toBeGreaterThan(2.5);
    expect(pair('sbd-3').hope / 2).toBeLessThan(3.5);
    expect(pair('sbd-3').hope).toBeGreaterThan(pair('tbd-1').hope);
  });

  test('Z-21.52a: Torpedoes are for ships', () => {
    const torpedoes = { altitude: 'very low', torpedoes: true } as const;
    const bettys = [{ count: 2, as: 'aircraft', aircraft: 'g4m1' }] as const;
    const at = (track: 'allied-fleet' | 'port-moresby') =>
      forceOf(coralSea.fixed, bettys, defenceOf(coralSea.fixed, track), torpedoes);
    expect(at('allied-fleet')).toMatchObject({ bombers: 2, bombs: 0 });
    expect(at('port-moresby').bombs).toBeCloseTo(at('port-moresby').hope);
  });

  test('Z-21.63a: B-17 do more to an airfield than to ships, and less from higher up', () => {
    const fortress = [{ count: 1, as: 'aircraft', aircraft: 'b-17e' }] as const;
    const ships = forceOf(midway.fixed, fortress, defenceOf(midway.fixed, 'japanese-fleet'), asUsual);
    const land = forceOf(midway.fixed, fortress, defenceOf(midway.fixed, 'midway-airfield'), asUsual);
    expect(land.hope).toBeGreaterThan(2 * ships.hope);
  });
});

describe('what a Strike is expected to come to', () => {
  const { fixed } = coralSea;
  const at = defenceOf(fixed, 'japanese-fleet');
  const { strikes, caps } = sheetOf(fixed);
  const large = strikes[1]['large-strike'][0][0];
  const [one] = caps[0]['large-strike'];
  const [three] = caps[0]['no-strike'];

  test('a CAP keeps bombs from the target, escorts keep the CAP off; a long way is the worse for it', () => {
    expect(expectedOf(large, nothing, at).damage).toBeGreaterThan(expectedOf(large, one, at).damage);
    expect(expectedOf(large, one, at).damage).toBeGreaterThan(expectedOf(large, three, at).damage);
    const more = together(large, forceOf(fixed, [{ count: 1, as: 'L/W', aircraft: 'f4f-3' }], at));
    expect(expectedOf(more, three, at).damage).toBeGreaterThan(expectedOf(large, three, at).damage);
    expect(expectedOf(large, three, at, 2).damage).toBeLessThan(expectedOf(large, three, at).damage);
  });

  test('both sides lose aircraft, the Strike also to the Flak, and most over an airfield', () => {
    expect(expectedOf(large, nothing, at).lost).toBeGreaterThan(0);
    expect(expectedOf(large, three, at).lost).toBeGreaterThan(expectedOf(large, one, at).lost);
    expect(expectedOf(large, three, at).capLost).toBeGreaterThan(expectedOf(large, one, at).capLost);
    expect(expectedOf(large, nothing, at).capLost).toBe(0);
    const airfield = defenceOf(midway.fixed, 'midway-airfield');
    expect(expectedOf(large, nothing, airfield).lost).toBeGreaterThan(2 * expectedOf(large, nothing, at).lost);
  });

  test('Z-11.8: about what Strikes of Pilots came to', () => {
    const { damage, lost, damaged } = expectedOf(large, one, at);
    expect(damage).toBeGreaterThan(4);
    expect(damage).toBeLessThan(7);
    expect(lost).toBeGreaterThan(0.6);
    expect(lost).toBeLessThan(1.6);
    expect(damaged).toBeLessThan(2);
  });

  test('Z-25.63c: who brings least stays at home', () => {
    const zero = forceOf(fixed, [{ count: 1, as: 'L', aircraft: 'f4f-3' }], at);
    const dive = forceOf(fixed, [{ count: 1, as: 'L', aircraft: 'sbd-3' }], at);
    expect(leftOf([zero, dive], 1)).toEqual(dive);
    expect(leftOf([zero, dive], 'all')).toEqual(nothing);
  });
});

describe('luck', () => {
  test('is the same for the same campaign, turn and lot, whatever was drawn before', () => {
    const one = new Luck(3).turnTo(2, 'carrier', 1);
    const before = one.damage(5);
    one.turnTo(2, 'carrier', 0).damage(9);
    expect(one.turnTo(2, 'carrier', 1).damage(5)).toBe(before);
  });

  test('comes to what is expected, and a better chance never to less', () => {
    let [damage, more, lost] = [0, 0, 0];
    for (let n = 0; n < 2000; n++) {
      const luck = new Luck(n).turnTo(0, 'carrier', 0);
      damage += luck.damage(4);
      more += luck.damage(5);
      expect(luck.damage(5)).toBeGreaterThanOrEqual(luck.damage(4));
      lost += luck.lost(1.5, 5);
    }
    expect(damage / 2000).toBeCloseTo(4, 0);
    expect(more / 2000).toBeCloseTo(5, 0);
    expect(lost / 2000).toBeCloseTo(1.5, 0);
  });
});

describe('Z-25.31a: a secret choice is mixed', () => {
  test('what beats each other in turn is chosen equally often, what is worse than another never', () => {
    const { rows, columns } = mixtureOf([
      [0.5, 1, 0],
      [0, 0.5, 1],
      [1, 0, 0.5],
      [0, 0, 0],
    ]);
    for (const share of rows.slice(0, 3)) expect(share).toBeCloseTo(1 / 3, 1);
    for (const share of columns) expect(share).toBeCloseTo(1 / 3, 1);
    expect(rows[3]).toBe(0);
  });

  test('several orders are really written, and none for certain', () => {
    const weights = Object.values(weighed(moment('coral-sea', {}), 0));
    const sum = weights.reduce((all, weight) => all + weight, 0);
    expect(Math.max(...weights) / sum).toBeLessThan(0.9);
    expect(weights.every((weight) => weight > 0)).toBe(true);
  });
});

describe('quick campaigns go by the rules', () => {
  const moments: readonly OpenCarriers[] = [
    coralSea,
    midway,
    stateOf(
      moment('coral-sea', {
        log: [
          {
            ...quiet,
            orders: { japanese: 'close large-strike allied-fleet', allied: 'long no-strike' },
            resources: [7, 3],
          },
        ],
      }),
    ),
    stateOf(
      moment('midway', {
        log: [
          {
            ...quiet,
            orders: { japanese: 'long small-strike midway-airfield', allied: 'close large-strike japanese-fleet' },
            resources: [1, 12],
          },
        ],
      }),
    ),
  ];
  test.each([0, 1, 2, 3])('Z-25.32b, Z-25.42b, Z-25.52b: what may be ordered and picked, moment %i', (i) => {
    const s = moments[i];
    const sheet = sheetOf(s.fixed);
    const at = outlookOf(sheet, s);
    for (const seat of [0, 1]) {
      expect(openOrders(sheet, at, seat).map(({ orders }) => orders)).toEqual(carrierRules.openOrders(s, seat));
      expect(openResources(sheet, at, seat).map(({ number }) => number)).toEqual(
        carrierRules.openCarrierResources(s, seat),
      );
    }
  });
});

describe('a quick turn', () => {
  /** Boxes by track after such a turn, on average. */
  function after(japanese: string, allied: string): number[] {
    const s = stateOf(moment('coral-sea', { log: [{ orders: { japanese, allied } }] as Json, phase: 'resources' }));
    const sheet = sheetOf(s.fixed);
    const none = sheet.resources.filter(({ number }) => number === 13);
    const orders = s.log[0].orders.map((one, seat) => quickOrders(sheet, seat, one));
    const sums = s.tracks.map(() => 0);
    for (let n = 0; n < 400; n++) {
      const at = outlookOf(sheet, s);
      flyTurn(sheet, at, { orders, resources: [none[0], none[0]] }, new Luck(n));
      for (const [i, boxes] of at.boxes.entries()) sums[i] += boxes / 400;
    }
    return sums;
  }

  test('Z-25.71b: from far away more Damaged aircraft are lost', () => {
    const [near] = after('close large-strike allied-fleet', 'close no-strike');
    const [far] = after('long large-strike allied-fleet', 'long no-strike');
    expect(far).toBeGreaterThan(near + 0.4);
  });

  test('Z-25.82b: aircraft of a CAP tick a box of their Fleet, those of Port Moresby none', () => {
    const sheet = sheetOf(coralSea.fixed);
    const [, fleet, moresby] = [0, 1, 2].map((place) => {
      const cap = sheet.drawn[place] ?? sheet.caps[1]['no-strike'][0];
      return expectedOf(sheet.strikes[0]['large-strike'][place][0], cap, sheet.defences[place]);
    });
    expect(after('close large-strike allied-fleet', 'close no-strike')[1]).toBeCloseTo(fleet.damage + fleet.capLost, 0);
    const boxes = after('close large-strike port-moresby', 'close no-strike')[2];
    expect(Math.abs(boxes - moresby.damage)).toBeLessThan(moresby.capLost / 2);
  });
});

describe('other forces', () => {
  const quietDay = { orders: quiet.orders, resources: [13, 13] };
  const force = (tracks: Json): AnyTable =>
    moment('eastern-solomons', { tracks, log: [quietDay], phase: 'island', draws: ['MANEUVERING'] } as Json);

  test('the Ryujo Force stays at home where her raid costs more than it brings', () => {
    expect(best(weighed(force({}), 0))).toBe('strike henderson-field: none');
  });

  test('Z-25.9b: Henderson Field goes for the Convoy until the landing fails, and then for the Ryujo Force', () => {
    expect(best(weighed(force({}), 1))).toContain('strike convoy');
    expect(best(weighed(force({ convoy: 12, 'ryujo-force': 2 }), 1))).toContain('strike ryujo-force: L/W sbd-3');
  });

  test('who may draw for the Vanguard does', () => {
    const table = moment('santa-cruz', {
      log: [
        { orders: { japanese: 'long no-strike', allied: 'long small-strike japanese-fleet' }, resources: [13, 12] },
      ],
      phase: 'first-strike',
    } as Json);
    expect(best(weighed(table, 0))).toBe('decoy');
  });

  /** Boxes after such a turn, on average. */
  function after(campaign: string, japanese: string, allied: string): { readonly [track: string]: number } {
    const s = stateOf(moment(campaign, { log: [{ orders: { japanese, allied } }] as Json, phase: 'resources' }));
    const sheet = sheetOf(s.fixed);
    const [none] = sheet.resources.filter(({ number }) => number === 13);
    const orders = s.log[0].orders.map((one, seat) => quickOrders(sheet, seat, one));
    const sums = s.tracks.map(() => 0);
    for (let n = 0; n < 400; n++) {
      const at = outlookOf(sheet, s);
      flyTurn(sheet, at, { orders, resources: [none, none] }, new Luck(n));
      for (const [i, boxes] of at.boxes.entries()) sums[i] += boxes / 400;
    }
    return Object.fromEntries(s.fixed.campaign.tracks.map(({ id }, i) => [id, sums[i]]));
  }

  test('in a quick turn a card lets Henderson Field launch half of the time', () => {
    const boxes = after('eastern-solomons', 'medium no-strike', 'medium no-strike');
    expect(boxes.convoy).toBeGreaterThan(0.5);
    expect(boxes['ryujo-force']).toBe(0);
    expect(boxes['henderson-field']).toBeGreaterThan(0);
  });

  test('Z-25.34a: at Long Range a white card sends a quick Strike to the Vanguard', () => {
    const near = after('santa-cruz', 'medium no-strike', 'medium large-strike japanese-fleet');
    const far = after('santa-cruz', 'long no-strike', 'medium large-strike japanese-fleet');
    expect(near['vanguard-force']).toBe(0);
    expect(far['vanguard-force']).toBeGreaterThan(0.2);
    expect(far['japanese-fleet']).toBeLessThan(near['japanese-fleet']);
  });
});

describe('orders', () => {
  test('Z-25.9a: in the last turn, a Fleet that is nearly out of action is struck', () => {
    const table = moment('coral-sea', { tracks: { 'allied-fleet': 23 }, log: quietTurns(5) });
    expect(best(weighed(table, 0))).toContain('large-strike allied-fleet');
  });

  test('Z-25.84a: in the last turn a target is struck whose next line is near, not one with nothing left to win', () => {
    const near = moment('coral-sea', { tracks: { 'port-moresby': 5, 'allied-fleet': 0 }, log: quietTurns(5) });
    expect(best(weighed(near, 0))).toContain('port-moresby');
    const done = moment('coral-sea', { tracks: { 'port-moresby': 12, 'allied-fleet': 3 }, log: quietTurns(5) });
    expect(best(weighed(done, 0))).not.toContain('port-moresby');
  });

  test('Z-25.71b: who does not strike keeps away from an enemy who does, who strikes comes near', () => {
    const s = moment('coral-sea', { tracks: { 'japanese-fleet': 20 }, log: quietTurns(1) });
    const options = (op: string) =>
      carrierRules.openOrders(stateOf(s), 0).filter((one) => one.op === op && one.target !== 'port-moresby');
    const worths = (op: string): { readonly [tactic: string]: number } => {
      const plans = new OrderPlans(stateOf(s), 0, options(op));
      for (let n = 0; n < 150; n++) plans.look();
      const { worths: found } = plans.weighed();
      return Object.fromEntries(options(op).map(({ tactic }, i) => [tactic, found[i]]));
    };
    const still = worths('no-strike');
    expect(still.long).toBeGreaterThan(still.close);
  });
});

describe('Resources', () => {
  const worths = (campaign: string, given: Json, seat: number): Map<number, number> => {
    const s = stateOf(moment(campaign, { phase: 'resources', ...(given as object) } as Json));
    const numbers = carrierRules.openCarrierResources(s, seat);
    const plans = new ResourcePlans(s, seat, numbers);
    for (let n = 0; n < 200; n++) plans.look();
    const { worths: found } = plans.weighed();
    return new Map(numbers.map((number, i) => [number, found[i]]));
  };
  const worth = (of: Map<number, number>, number: number): number => of.get(number) ?? -1;
  const last = (japanese: string, allied: string): Json[] => [
    ...quietTurns(5),
    { orders: { japanese, allied } } as Json,
  ];

  test('Z-25.84a: Damage Control at the end brings a Fleet below a line', () => {
    const given = {
      tracks: { 'japanese-fleet': 11, 'allied-fleet': 9 },
      log: last('medium no-strike', 'medium no-strike'),
    };
    const found = worths('coral-sea', given, 0);
    expect(worth(found, 10)).toBe(Math.max(...found.values()));
    expect(worth(found, 10)).toBeGreaterThan(worth(found, 13) + 0.05);
  });

  test('what is for a Strike is worth nothing on a day without one, and a Second Deckload most on one with', () => {
    const still = worths('coral-sea', { log: last('medium no-strike', 'medium no-strike') }, 0);
    for (const number of [1, 6, 7, 8, 12]) expect(worth(still, number)).toBeCloseTo(worth(still, 13));
    const strikes = worths('coral-sea', { log: last('close large-strike allied-fleet', 'close no-strike') }, 0);
    expect(worth(strikes, 12)).toBeGreaterThan(worth(strikes, 13) + 0.05);
    expect(worth(strikes, 7)).toBeGreaterThan(worth(strikes, 13));
    expect(worth(strikes, 7)).toBeLessThan(worth(strikes, 12));
  });

  test('Z-CEX-24, Z-25.33a: against a Strike an Extra CAP helps, and Out of Sight the more the further away', () => {
    const near = worths('coral-sea', { log: last('close no-strike', 'close large-strike japanese-fleet') }, 0);
    expect(worth(near, 4)).toBeGreaterThan(worth(near, 13));
    expect(worth(near, 5)).toBeCloseTo(worth(near, 13));
    const far = worths('coral-sea', { log: last('long no-strike', 'long large-strike japanese-fleet') }, 0);
    expect(worth(far, 5)).toBeGreaterThan(worth(far, 13) + 0.05);
  });

  test('Z-25.53a: who strikes first keeps some of the enemy at home', () => {
    const log = last('close large-strike allied-fleet', 'close large-strike japanese-fleet');
    const given = { tracks: { 'allied-fleet': 22, 'japanese-fleet': 22 }, log };
    // Nothing but its number tells a Veteran Leader from a Veteran Leader: so it is the order that counts.
    const found = worths('coral-sea', given, 0);
    expect(worth(found, 1)).toBeGreaterThan(worth(found, 13));
  });
});

describe('what flies', () => {
  test('Z-CEX-24: who stays behind of a CAP is who is worth least in the air', () => {
    const table = moment('midway', {
      phase: 'resources',
      log: [
        {
          orders: { japanese: 'medium small-strike midway-airfield', allied: 'medium small-strike japanese-fleet' },
          resources: [4, 13],
        },
      ],
    });
    const s = stateOf(table);
    expect(s.log).toHaveLength(1);
    for (const seat of [0, 1]) {
      const ask = table.openAsk(seat);
      const options = ask === undefined ? [] : table.options(ask);
      const wanted = options.find(
        (option) => thumbs.game.write(s, option as never, seat) === (seat === 0 ? 'resource 4' : 'resource 13'),
      );
      if (ask !== undefined && wanted !== undefined) table.answer(ask, wanted);
    }
    while (table.kind() !== 'cap') {
      const ask = openAsk(table);
      if (ask === undefined) throw new Error('no CAP was asked for');
      const { options } = table.decision(ask);
      table.answer(ask, options[0]);
    }
    // The island has struck first, and one aircraft is missing: of all Fighters and a dive bomber it is the latter's Wingman.
    expect(best(weighed(table, 0))).toBe('cap: L/W a6m2, L a6m2, L d3a1');
  });

  test('Z-25.63c: a Strike keeps its dive bomber, and leaves who brings less', () => {
    const table = moment('coral-sea', {
      tracks: { 'japanese-fleet': 5 },
      log: [
        {
          orders: { japanese: 'close large-strike allied-fleet', allied: 'close no-strike' },
          resources: [13, 13],
        },
      ],
      phase: 'first-strike',
    });
    expect(table.kind()).toBe('strike');
    const weights = weighed(table, 0);
    const without = Object.keys(weights).find((text) => !text.includes('d3a1')) ?? '';
    expect(weights[best(weights)]).toBeGreaterThan(weights[without]);
    expect(best(weights)).toContain('L d3a1');
  });

  test('Z-25.82b: a few bombers against a whole CAP cost more than they bring', () => {
    const s = stateOf(
      moment('coral-sea', {
        log: [
          { orders: { japanese: 'long small-strike allied-fleet', allied: 'long no-strike' }, resources: [13, 13] },
        ],
        phase: 'resources',
      } as Json),
    );
    const launch = { kind: 'carrier', side: 0, target: 'allied-fleet', aircraft: [[], []], turns: [2, 1] } as never;
    const worth = (count: number) =>
      worthOfSending(s, launch, 'allied-fleet', [{ count, as: 'L/W', aircraft: 'b5n2' }]);
    expect(worth(1)).toBeLessThan(0);
    const dives = worthOfSending(s, launch, 'allied-fleet', [{ count: 2, as: 'L/W', aircraft: 'd3a1' }]);
    expect(dives).toBeGreaterThan(0);
  });

  test('Z-25.84a: bombers from land leave alone what has nothing left to lose', () => {
    const land = (tracks: Json): string => {
      const log = [{ orders: { japanese: 'close no-strike', allied: 'close no-strike' }, resources: [11, 13] }];
      const table = moment('coral-sea', { tracks, log, phase: 'land-based' });
      expect(table.kind()).toBe('strike');
      return best(weighed(table, 0));
    };
    expect(land({ 'port-moresby': 12 })).toContain('allied-fleet');
    expect(land({ 'port-moresby': 1, 'allied-fleet': 25 })).toContain('port-moresby');
  });

  test('Z-19.24f: a Veteran is put where his letters count, and waits while his own Strike is still to come', () => {
    const asked = (japanese: string): { readonly [text: string]: number } => {
      const log = [{ orders: { japanese, allied: 'close small-strike japanese-fleet' }, resources: [9, 1] }];
      const table = moment('coral-sea', { log, phase: 'first-strike' });
      expect(table.kind()).toBe('veteran');
      return weighed(table, 0);
    };
    const defending = asked('close no-strike');
    expect(best(defending)).not.toBe('veteran none');
    const striking = asked('close large-strike allied-fleet');
    const placed = (weights: { readonly [text: string]: number }): number =>
      weights['veteran none'] / Math.max(...Object.values(weights));
    expect(placed(striking)).toBeGreaterThan(2 * placed(defending));
  });

  test('Z-25.84a: a box is worth its part of the lines that come next', () => {
    const at = (tracks: { [id: string]: number }): OpenCarriers => stateOf(moment('coral-sea', { tracks }));
    expect(worthOfBox(at({}), 'allied-fleet')).toBeCloseTo(1);
    expect(worthOfBox(at({ 'allied-fleet': 20 }), 'allied-fleet')).toBeGreaterThan(2);
    expect(worthOfBox(at({ 'port-moresby': 12 }), 'port-moresby')).toBe(0);
  });
});

describe('a campaign', () => {
  test('is judged by its VPs', () => {
    const after = (tracks: { [id: string]: number }): number =>
      thumbs.estimate(stateOf(moment('coral-sea', { tracks })), 0);
    expect(after({})).toBeCloseTo(0.5);
    expect(after({ 'allied-fleet': 20 })).toBeGreaterThan(0.7);
    expect(after({ 'japanese-fleet': 20 })).toBeLessThan(0.3);
  });

  test('a hint on orders comes from the same quick campaigns, and tells what the enemy may order', () => {
    const table = moment('coral-sea', {});
    const ask = table.openAsk(0);
    if (ask === undefined) throw new Error('nobody is asked');
    const view = thumbs.game.observe(stateOf(table), 0);
    const ranked = hints(thumbs as unknown as Thumbs, view, table.decision(ask), chanceFrom('hint'), { playouts: 40 });
    expect(ranked).toHaveLength(table.options(ask).length);
    const [first] = ranked;
    expect(thumbs.game.write(stateOf(table), table.options(ask)[first.option] as never, 0)).toContain(
      '-strike allied-fleet',
    );
    expect(first.answers[0]).toMatchObject({ seat: 1, choice: { do: 'orders' } });
    expect(first.chance).toBeGreaterThan(0.4);
    expect(first.chance).toBeLessThan(0.7);
  });

  test('every level answers, and a forecast flies the rest of it from what everybody sees', () => {
    const table = moment('coral-sea', { log: quietTurns(5) });
    const ask = table.openAsk(1);
    if (ask === undefined) throw new Error('nobody is asked');
    const view = thumbs.game.observe(stateOf(table), 1);
    for (const level of ['cadet', 'pilot', 'veteran', 'ace'] as const)
      expect(table.options(ask)).toContainEqual(
        answer(thumbs as unknown as Thumbs, level, view, table.decision(ask), chanceFrom(1), { playouts: 4 }),
      );
    const totals = Array.from({ length: 3 }, (_, i) => flyOn(thumbs as never, view, chanceFrom(i)));
    expect(new Set(totals).size).toBeGreaterThan(1);
  });
});

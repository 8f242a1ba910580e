import { chanceFrom, type Json } from '@tallyho/kernel';
import { carrierRules, type OpenCarriers } from '@tallyho/zero';
import { describe, expect, test } from 'vitest';
import { answer, flyOn, hints, type Thumbs } from '../src/index.ts';
import { zeroCarriersThumbs as thumbs } from '../src/systems/zero-carriers.ts';
import { worthOfBox, worthOfSending } from '../src/systems/zero-carriers-launches.ts';
import { Luck } from '../src/systems/zero-carriers-odds.ts';
import { outlookOf, quickOrders } from '../src/systems/zero-carriers-outlook.ts';
import { OrderPlans, ResourcePlans } from '../src/systems/zero-carriers-plans.ts';
import { sheetOf } from '../src/systems/zero-carriers-sheet.ts';
import { flyTurn } from '../src/systems/zero-carriers-turn.ts';
import { type AnyTable, openAsk } from './tables.ts';
import { best, moment, quiet, quietTurns, stateOf, weighed } from './zero-carriers-moments.ts';

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

import { chanceFrom, Table } from '@tallyho/kernel';
import {
  type CarrierState,
  type Dogfight,
  type PearlChoice,
  type PearlState,
  pearlRules,
  type SuperfortressState,
  zeroPearlHarbor,
  zeroSuperfortress,
  zeroSuperfortressScript,
} from '@tallyho/zero';
import { describe, expect, test } from 'vitest';
import { arenaOf, measuredSystems } from '../src/index.ts';
import { zeroThumbs } from '../src/systems/zero.ts';
import { zeroCarriersThumbs } from '../src/systems/zero-carriers.ts';
import { zeroKey } from '../src/systems/zero-key.ts';
import { type Hidden, thumbsWith } from '../src/systems/zero-passenger.ts';
import { zeroPearlThumbs } from '../src/systems/zero-pearl.ts';
import { forecastLead, WORTH_OF_VP } from '../src/systems/zero-raid.ts';
import { zeroSuperfortressThumbs } from '../src/systems/zero-superfortress.ts';
import { openAsk, tableOf } from './tables.ts';
import { coralSea } from './zero-carriers-moments.ts';
import { type Given, situation, stateOf } from './zero-situations.ts';

describe('Pearl Harbor', () => {
  const read = zeroPearlHarbor.options({});
  if (!read.ok) throw new Error(read.problem.code);
  const begun = (): Table<PearlState, PearlChoice, never> => {
    const table = new Table(zeroPearlHarbor, zeroPearlHarbor.setup(read.value, chanceFrom('thumbs')));
    table.advance();
    return table as never;
  };
  const weigh = (state: PearlState, options: readonly object[]): number[] => {
    const weights: number[] = [];
    zeroPearlThumbs.weigh({ state } as never, {} as never, options as never, weights);
    return weights;
  };
  const base = begun().state;
  const { sheet } = base.fixed;
  const flightsOf = (kind: string) => base.sorties.filter((one) => sheet.flights[one.kind].kind === kind);

  /** A state in which all Flights of the first wave are on their way to this target. */
  const sentTo = (target: number, more: Partial<PearlState> = {}): PearlState => ({
    ...base,
    sorties: base.sorties.map((sortie) => (sortie.wave === 1 ? { ...sortie, target } : sortie)),
    ...more,
  });
  const battleship = sheet.targets.findIndex((one) => one.class === 'battleship');

  test('Z-CGAP-132: what is hurt most by waiting attacks first', () => {
    const first = (kind: string) => flightsOf(kind).find(({ wave }) => wave === 1);
    const kinds = ['torpedo', 'armour-piercing', 'high-explosive', 'dive', 'fighter'].filter(
      (kind) => first(kind) !== undefined,
    );
    expect(kinds.length).toBeGreaterThan(2);
    const state = sentTo(battleship);
    const weights = weigh(
      state,
      kinds.map((kind) => ({ do: 'attack', flight: first(kind)?.flight })),
    );
    expect(weights).toEqual(weights.toSorted((a, b) => b - a));
    expect(new Set(weights).size).toBe(weights.length);
    // Nobody attacks a wreck.
    const points = base.points.map((one, target) => (target === battleship ? 99 : one));
    const [wreck] = weigh({ ...state, points }, [{ do: 'attack', flight: first(kinds[0])?.flight }]);
    expect(wreck).toBeLessThan(0.1);
  });

  test('Z-CGAP-140: a third wave is flown where it can still change the result', () => {
    const scored = (net: number): PearlState => {
      // Damage to as many targets as bring so many VPs.
      const points = base.points.slice();
      for (let target = 0; target < points.length && pearlRules.scoreOf({ ...base, points }).net < net; target++)
        points[target] = 99;
      return { ...base, points };
    };
    const borders = sheet.results.map(({ from }) => from).filter((from) => from > 0);
    const near: boolean[] = [];
    for (let net = 0; net < 80; net += 2) {
      const state = scored(net);
      const score = pearlRules.scoreOf(state).net;
      const [third, home] = weigh(state, [{ do: 'third-wave' }, { do: 'home' }]);
      const isNear = borders.some((from) => from > score && from - score <= 3);
      near.push(isNear);
      expect(third > home, `at ${score}`).toBe(isNear);
    }
    expect(near).toContain(false);
  });

  test('Z-CGAP-133: a Flight goes where it brings most, less where another does the work already', () => {
    const flight = flightsOf('torpedo').find(({ wave }) => wave === 1);
    const all = sheet.targets.map((_, target) => ({ do: 'allot', flight: flight?.flight, target }));
    const free = weigh(base, all);
    const ships = [...sheet.targets.keys()].filter((target) => sheet.targets[target].class === 'battleship');
    const best = ships.reduce((a, b) => (free[b] > free[a] ? b : a));
    expect(free[best]).toBeGreaterThan(1);
    const others = flightsOf('torpedo').filter((one) => one.wave === 1 && one !== flight);
    const busy: PearlState = {
      ...base,
      sorties: base.sorties.map((sortie) => (others.includes(sortie) ? { ...sortie, target: best } : sortie)),
    };
    expect(weigh(busy, all)[best]).toBeLessThan(free[best]);
    const sunk = { ...base, points: base.points.map((one, target) => (target === best ? 99 : one)) };
    expect(weigh(sunk, all)[best]).toBeLessThan(0.1);
  });

  test('Z-CGAP-139: airfields from which fighters would rise are worth more in the first wave', () => {
    const dive = flightsOf('dive').find(({ wave }) => wave === 1) ?? base.sorties[0];
    const airfield = sheet.targets.findIndex(({ id }) => sheet.sections.airfields.includes(id));
    const worth = (state: PearlState): number =>
      weigh(state, [{ do: 'allot', flight: dive.flight, target: airfield }])[0];
    const fixed = { ...base.fixed, sheet: { ...sheet, sections: { ...sheet.sections, airfields: [] } } };
    expect(worth(base)).toBeGreaterThan(worth({ ...base, fixed }) + 0.1);
    const later = { ...base, wave: 2, sorties: base.sorties.map((one) => ({ ...one, wave: 2 })) } as PearlState;
    expect(worth(later)).toBeCloseTo(worth({ ...later, fixed }));
  });

  test('how far it is won', () => {
    const worth = (net: number): number => {
      const points = base.points.slice();
      for (let target = 0; target < points.length && pearlRules.scoreOf({ ...base, points }).net < net; target++)
        points[target] = 99;
      return zeroPearlThumbs.estimate({ ...base, points }, 0);
    };
    expect(worth(0)).toBe(0);
    expect(worth(50)).toBeGreaterThan(worth(30));
    expect(worth(46)).toBeGreaterThan(0.45);
    expect(worth(46)).toBeLessThan(0.65);
    expect(worth(9999)).toBeLessThanOrEqual(1);
  });
});

describe('Superfortresses', () => {
  const read = zeroSuperfortress.options({});
  if (!read.ok) throw new Error(read.problem.code);
  const situated = (given: object) => {
    const made = zeroSuperfortressScript.situate(given as never, read.value, 'more');
    if (!made.ok) throw new Error(JSON.stringify(made.problem));
    const table = new Table(zeroSuperfortress, made.value);
    table.advance();
    return table;
  };
  const best = (given: object): string => {
    const table = situated(given);
    const [ask] = table.state.asks;
    const options = table.options(ask);
    const weights: number[] = [];
    zeroSuperfortressThumbs.weigh(table, ask, options, weights);
    const at = weights.indexOf(Math.max(...weights));
    return zeroSuperfortress.write(table.state, options[at], 0);
  };

  test('CH-30.31a: who is rich trains who still can learn, and whoever is hurt is mended, but not in the last week', () => {
    expect(best({ week: 6, supply: 0, 'B-29 1': { damage: 6 } })).toBe('1 to repair');
    expect(best({ week: 6, supply: 0, 'B-29 1': { damage: 5 } })).toBe('1 to supply');
    expect(best({ week: 2, supply: 0 })).toBe('1 to supply');
    expect(best({ week: 1, supply: 0 })).toBe('1 to training');
  });

  test('CH-30.1g: boxes that keep a B-29 in the air are ticked first', () => {
    const boxes = [0, 1, 2, 3, 4].map((box) => ({ do: 'tick', box }));
    const weights: number[] = [];
    const { state } = situated({ week: 1 });
    zeroSuperfortressThumbs.weigh({ state } as never, {} as never, boxes as never, weights);
    // Saturation 2, Saturation 1, Defense, Support, Damage.
    const order = [...boxes.keys()].sort((a, b) => weights[b] - weights[a]);
    expect(order).toEqual([2, 0, 1, 4, 3]);
    expect(new Set(weights).size).toBe(5);
  });

  test('CH-30.9a: how far a campaign is won', () => {
    const { state } = situated({ week: 1 });
    const worth = (vps: number): number => zeroSuperfortressThumbs.estimate({ ...state, vps } as SuperfortressState, 0);
    expect(worth(60)).toBe(0.5);
    expect(worth(0)).toBe(0);
    expect(worth(120)).toBe(1);
    expect(worth(90)).toBeCloseTo(0.75);
    expect(worth(500)).toBe(1);
    expect(zeroSuperfortressThumbs.total?.({ ...state, vps: 7 } as SuperfortressState)).toBe(7);
    expect(zeroSuperfortressThumbs.bold?.({ do: 'leave' } as never)).toBe(-1);
    expect(zeroSuperfortressThumbs.bold?.({ do: 'tick' } as never)).toBe(0);
  });
});

describe('CHS-R10: a Passenger', () => {
  const s = (hits = 0): Dogfight =>
    stateOf(
      situation(
        {
          japanese: { formations: [{ aircraft: ['ki-21', 'ki-21'], altitude: 'medium' }] },
          allied: { elements: [{ aircraft: 'hurricane-iib', label: 'Hurricane' }] },
        },
        {
          mission: { phase: 'target-bound' },
          phase: 'altitude',
          active: 'Hurricane',
          Hurricane: { altitude: 'medium' },
          ...(hits > 0 ? { 'Ki-21': { hits } } : {}),
        } as Given,
      ),
    );
  const sure: Hidden = { vps: 8, chances: [1, 0] };
  const unsure: Hidden = { vps: 8, chances: [0.5, 0.5] };

  test('is worth his points to his owner, less the more his aircraft is hit', () => {
    const more = (hidden: Hidden, state: Dogfight, seat: number): number =>
      thumbsWith(hidden).estimate(state, seat) - zeroThumbs.estimate(state, seat);
    expect(more(sure, s(), 0)).toBeCloseTo(8 * WORTH_OF_VP);
    expect(more(sure, s(), 1)).toBeCloseTo(-8 * WORTH_OF_VP);
    expect(more(unsure, s(), 0)).toBeCloseTo(8 * WORTH_OF_VP);
    // Five Hits of ten: as likely lost as saved; one of two aircraft, half of it.
    expect(more(sure, s(5), 0)).toBeCloseTo(0);
    expect(more(unsure, s(5), 0)).toBeCloseTo(4 * WORTH_OF_VP);
    expect(forecastLead(s(), 0)).toBeDefined();
  });

  test('the enemy is sent against the other aircraft, and goes for his', () => {
    const weigh = (kind: string, hidden: Hidden): number[] => {
      const weights: number[] = [];
      const state = s();
      const table = { state, kind: () => kind };
      thumbsWith(hidden).weigh(table as never, {} as never, [2, 3].map((at) => ({ do: 'name', at })) as never, weights);
      return weights;
    };
    const [his, other] = weigh('name-bomber', sure);
    expect(his).toBeLessThan(other / 5);
    const [prey, rest] = weigh('choose-bomber', sure);
    expect(prey).toBeCloseTo(rest + 8);
    const [one, two] = weigh('name-bomber', unsure);
    expect(one).toBeCloseTo(two);
  });
});

test('Z-25.84: a Carrier campaign is judged by its points', () => {
  const { fixed } = coralSea;
  const state = coralSea as CarrierState;
  expect(zeroCarriersThumbs.estimate(state, 0)).toBeCloseTo(1 - zeroCarriersThumbs.estimate(state, 1));
  expect(zeroCarriersThumbs.total?.(state)).toBe(0);
  expect(fixed.campaign.turns).toBeGreaterThan(1);
  const bold = (choice: object): number => zeroCarriersThumbs.bold?.(choice as never) ?? 9;
  expect([
    bold({ do: 'orders', op: 'large-strike' }),
    bold({ do: 'orders', op: 'small-strike' }),
    bold({ do: 'orders', op: 'no-strike' }),
  ]).toEqual([1, 0, -1]);
  expect([bold({ do: 'play' }), bold({ do: 'strike' }), bold({ do: 'done' })]).toEqual([1, 0, -1]);
  expect(zeroCarriersThumbs.unsearched).toContain('strike');
  expect(zeroCarriersThumbs.unsearched).not.toContain('orders');
  expect(zeroCarriersThumbs.varied).toEqual(expect.arrayContaining(['orders', 'resource']));
});

test('cards of one face are the same to whoever thinks about them', () => {
  const { fixed } = stateOf(
    situation({ japanese: { elements: [{ aircraft: 'ki-30', altitude: 'low' }] } }, {
      mission: { phase: 'target-bound' },
      phase: 'altitude',
      active: 'Ki-30',
    } as Given),
  );
  const first = fixed.face[0];
  const again = fixed.face.findIndex((face, card) => face === first && card > 0);
  const verbs = [
    'play',
    'agile',
    'gunner',
    'answer',
    'answer-agile',
    'answer-ace',
    'discard',
    'exchange',
    'aim',
    'stop',
    'stop-ace',
    'help',
    'help-ace',
  ];
  for (const verb of verbs) {
    const keyed = zeroKey({ fixed }, { do: verb, card: again, at: 1, element: 0 } as never);
    expect(keyed, verb).toMatchObject({ do: verb, card: 0 });
  }
  for (const up of [true, false])
    expect(zeroKey({ fixed }, { do: 'roll', card: again, up } as never)).toMatchObject({ card: 0, up });
  const counter = { do: 'counter', card: again, ace: false } as never;
  expect(zeroKey({ fixed }, counter)).toBe(counter);
  const done = { do: 'done' } as never;
  expect(zeroKey({ fixed }, done)).toBe(done);
});

test('who begins a measured game is told where somebody does', async () => {
  for (const system of measuredSystems) {
    const arena = await arenaOf(system);
    const [first, second] = arena.match(chanceFrom('first'));
    const table = tableOf(arena.thumbs, arena.duel(first, second), 'first');
    for (let n = 0; n < 12 && openAsk(table) !== undefined; n++) {
      const ask = openAsk(table);
      if (ask !== undefined) table.answer(ask, table.options(ask)[0]);
    }
    const begins = arena.first?.(table.state) ?? -1;
    expect([-1, 0, 1]).toContain(begins);
  }
});

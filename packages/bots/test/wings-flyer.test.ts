import { chanceFrom, type Decision } from '@tallyho/kernel';
import { type Choice, nameOfKind, type WingsOfWar } from '@tallyho/wings-of-war';
import { describe, expect, test } from 'vitest';
import type { Thumbs } from '../src/index.ts';
import { Flyer } from '../src/systems/wings-flyer.ts';
import { wingsOfWarThumbs } from '../src/systems/wings-of-war.ts';
import { Planner } from '../src/systems/wings-planner.ts';
import { Plans } from '../src/systems/wings-plans.ts';
import { weighedBy } from './preferences.ts';
import { type AnyTable, tableOf } from './tables.ts';

const thumbs = wingsOfWarThumbs as unknown as Thumbs;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
  readonly card?: string;
  readonly level?: number;
}

/** Red (camels) and blue (SPADs), wherever they are. */
function met(red: readonly Place[], blue: readonly Place[], more: object = {}): AnyTable {
  const seat = (name: string, side: number, places: readonly Place[]): object => ({
    name,
    side,
    aircraft: places.map((place, i) => ({
      card: side === 0 ? 'camel-brown' : 'spad-fonck',
      label: `${name}-${i + 1}`,
      ...place,
    })),
  });
  return tableOf(
    thumbs,
    { width: 2000, length: 2000, seats: [seat('red', 0, red), seat('blue', 1, blue)], ...more },
    'met',
  );
}
const stateOf = (table: AnyTable): WingsOfWar => table.state as WingsOfWar;
const at = (x: number, y: number, heading = 0, more: Partial<Place> = {}): Place => ({ x, y, heading, ...more });

/** Both sides of a duel with all their plans; blue flies this plan. */
function duel(state: WingsOfWar, care = 1) {
  const [red, blue] = [0, 1].map((plane) => new Flyer(state, new Plans(state, plane, 0), care));
  red.foes.push(blue);
  blue.foes.push(red);
  return { red, blue };
}
const namesOf = ({ plans }: Flyer, plan: number): string =>
  [0, 1, 2].map((phase) => nameOfKind(plans.cardAt(plans.ends[plan], phase))).join();
const planOf = (flyer: Flyer, cards: string): number =>
  flyer.plans.ends.findIndex((_, plan) => namesOf(flyer, plan) === cards);
const STRAIGHT = 'straight,straight,straight';

/** What every plan of red would be worth against blue flying straight on. */
function worths(state: WingsOfWar, care = 1, plane: 'red' | 'blue' = 'red') {
  const both = duel(state, care);
  for (const one of [both.red, both.blue]) one.fly(planOf(one, STRAIGHT));
  const me = both[plane];
  const sums = me.plans.ends.map(() => 0);
  me.judge(state, sums);
  return { sums, me, of: (cards: string): number => sums[planOf(me, cards)] };
}

describe('what a plan is worth', () => {
  const behind = (): WingsOfWar => stateOf(met([at(1000, 800)], [at(1000, 920)]));

  test('to stay behind an enemy who flies straight on is worth much, for him it is worth little', () => {
    const hunter = worths(behind());
    const hunted = worths(behind(), 1, 'blue');
    expect(hunter.of(STRAIGHT)).toBeGreaterThan(0.3);
    expect(hunted.of(STRAIGHT)).toBeLessThan(-0.3);
    const best = Math.max(...hunter.sums);
    expect(hunter.of(STRAIGHT)).toBeGreaterThan(best - 0.2);
    // He would be better off anywhere else.
    expect(Math.max(...hunted.sums)).toBeGreaterThan(hunted.of(STRAIGHT) + 0.3);
  });

  test('who cannot fire does no harm', () => {
    const jammed = behind();
    jammed.planes[0].jams[0] = 9;
    expect(worths(jammed).of(STRAIGHT)).toBeLessThan(worths(behind()).of(STRAIGHT) - 0.2);
    // Only as long as the gun is jammed.
    const once = behind();
    once.planes[0].jams[0] = 1;
    expect(worths(once).of(STRAIGHT)).toBeGreaterThan(worths(jammed).of(STRAIGHT));
    expect(worths(once).of(STRAIGHT)).toBeLessThan(worths(behind()).of(STRAIGHT));
  });

  test('hits are worth more on somebody who has been hit', () => {
    const hurt = behind();
    for (let i = 0; i < 3; i++) hurt.planes[1].hits.push({ card: 0 } as never);
    expect(worths(hurt).of(STRAIGHT)).toBeGreaterThan(worths(behind()).of(STRAIGHT) + 0.03);
  });

  test('head on: who minds being hit likes it less', () => {
    const head = (): WingsOfWar => stateOf(met([at(1000, 700)], [at(1000, 1120, 180)]));
    const [bold, even, careful] = [0.5, 1, 2].map((care) => worths(head(), care).of(STRAIGHT));
    expect(bold).toBeGreaterThan(even);
    expect(even).toBeGreaterThan(careful);
  });

  test('far from each other nothing is given or taken; who comes nearer has more before him', () => {
    const far = stateOf(met([at(300, 300)], [at(1700, 1700, 180)]));
    for (const sum of worths(far).sums) expect(Math.abs(sum)).toBeLessThan(0.05);
  });

  test('two in front are not both hit, two behind both hit', () => {
    const pair = stateOf(met([at(1000, 800)], [at(1000, 920), at(1040, 920)]));
    const [red, blue, other] = [0, 1, 2].map((plane) => new Flyer(pair, new Plans(pair, plane, 0), 1));
    for (const foe of [blue, other]) {
      red.foes.push(foe);
      foe.fly(planOf(foe, STRAIGHT));
    }
    const sums = red.plans.ends.map(() => 0);
    red.judge(pair, sums);
    const alone = worths(behind()).of(STRAIGHT);
    const both = sums[planOf(red, STRAIGHT)];
    expect(both).toBeGreaterThan(alone - 0.05);
    expect(both).toBeLessThan(1.6 * alone);
  });

  test('with a level between them half as many cards, with two none', () => {
    const apart = (level: number): number => {
      const state = stateOf(
        met([at(1000, 800, 0, { level: 1 })], [at(1000, 920, 0, { level })], { switches: { altitude: true } }),
      );
      return worths(state).of(STRAIGHT);
    };
    expect(apart(1)).toBeGreaterThan(apart(2) + 0.05);
    expect(apart(2)).toBeGreaterThanOrEqual(apart(3));
    // To have him before one's guns is all that is left.
    expect(apart(3)).toBeLessThan(0.15);
  });

  test('a rear gun fires at who comes from behind', () => {
    const chased = (card: string): number =>
      worths(stateOf(met([at(1000, 1000, 0, { card })], [at(1000, 880)]))).of(STRAIGHT);
    const two = chased('dh4-55');
    expect(two).toBeGreaterThan(chased('camel-brown'));
  });
});

describe('learning', () => {
  test('what has done badly is flown less and less, what has done well more', () => {
    const state = stateOf(met([at(1000, 800)], [at(1000, 920)]));
    const { red, blue } = duel(state);
    expect(new Set(red.liking)).toEqual(new Set([1]));
    const chance = chanceFrom('learn');
    for (let round = 1; round <= 30; round++) {
      for (const one of [red, blue]) one.sample(chance);
      for (const one of [red, blue]) one.learn(state, round);
    }
    const best = red.best();
    expect(red.worth[best]).toBe(Math.max(...red.worth));
    expect(red.liking[best]).toBe(1);
    const worst = red.worth.indexOf(Math.min(...red.worth));
    expect(red.liking[worst]).toBeLessThan(red.liking[best]);
    expect(Math.min(...red.liking)).toBeGreaterThanOrEqual(0);
    const flown = new Map<number, number>();
    for (let i = 0; i < 400; i++) {
      red.sample(chance);
      const plan = red.plans.ends.indexOf(red.flown[2]);
      flown.set(plan, (flown.get(plan) ?? 0) + 1);
    }
    for (const plan of flown.keys()) expect(red.liking[plan]).toBeGreaterThan(0);
    const sum = red.liking.reduce((all, one) => all + one, 0);
    expect((flown.get(best) ?? 0) / 400).toBeLessThan(3 / sum + 0.1);
    expect(flown.size).toBeGreaterThan(1);
    // A plan is flown card by card.
    red.fly(best);
    expect(red.flown.map((branch) => red.plans.phase[branch])).toEqual([0, 1, 2]);
    expect(red.plans.before[red.flown[1]]).toBe(red.flown[0]);
  });
});

describe('planning', () => {
  function planned(table: AnyTable, playouts: number, care = 1, slot = 0) {
    const state = stateOf(table);
    const ask = table.openAsk(0);
    if (ask === undefined) throw new Error('nobody plans');
    const decision = table.decision(ask) as Decision<Choice>;
    const planner = new Planner(
      state,
      decision,
      { plane: 0, slot, planned: [], seen: 0, care },
      0.5,
      chanceFrom('plan'),
    );
    for (let i = 0; i < playouts; i++) planner.playout();
    const ranked = planner.ranked();
    const name = (option: number): string => thumbs.game.write(state, decision.options[option], 0);
    return { planner, ranked, first: name(ranked[0].option), names: ranked.map(({ option }) => name(option)) };
  }

  test('the best first, in order of its worth, with what the enemy is likely to lay', () => {
    const { planner, ranked } = planned(met([at(1000, 800)], [at(1000, 920)]), 150);
    expect(planner.playouts).toBe(150);
    expect(ranked[0].playouts).toBe(150);
    for (const [i, { chance, answers, playouts }] of ranked.entries()) {
      expect(chance).toBeGreaterThanOrEqual(0.01);
      expect(chance).toBeLessThanOrEqual(0.99);
      if (i > 0) expect(playouts).toBe(0);
      if (i > 0) expect(chance).toBeLessThanOrEqual(ranked[i - 1].chance);
      expect(answers.every(({ seat, share }) => seat === 1 && share > 0 && share <= 1)).toBe(true);
    }
    const shares = ranked[0].answers.map(({ share }) => share);
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    expect(ranked[0].chance).toBeGreaterThan(0.5);
    expect(planner.lead()).toBe(0);
  });

  test('alone on the table there is nothing to learn from others, and one card is as good as another', () => {
    const table = met([at(1000, 800)], [at(1000, 1900)]);
    stateOf(table).planes[1].fate = 1;
    const { ranked } = planned(table, 5);
    expect(ranked[0].answers).toEqual([]);
  });

  test('where all plans begin alike there is nothing to think about', () => {
    const { planner, first } = planned(met([at(1000, 1840)], [at(1000, 200)]), 2);
    expect([0, Number.POSITIVE_INFINITY]).toContain(planner.lead());
    expect(first).not.toMatch(/^straight$/);
  });

  test('the hunter does not turn away', () => {
    const hunter = planned(met([at(1000, 800)], [at(1000, 940)]), 60).first;
    expect(hunter).toMatch(/straight|slip|stall/);
  });
});

describe('rules of thumb with altitude', () => {
  const high = { switches: { altitude: true } };
  const heaviest = (weights: { readonly [text: string]: number }, way: RegExp): number =>
    Math.max(0, ...Object.keys(weights).flatMap((text) => (way.test(text) ? weights[text] : [])));

  test('up towards an enemy above, down on one below', () => {
    const towards = (level: number) =>
      weighedBy(thumbs, met([at(1000, 800, 0, { level: 2 })], [at(1000, 1400, 180, { level })], high));
    expect(heaviest(towards(1), /dive/)).toBeGreaterThan(heaviest(towards(3), /dive/));
    expect(heaviest(towards(2), /straight/)).toBeGreaterThan(heaviest(towards(2), /dive/));
  });

  test('all plans are flown by the rules: those that crash or are lost are none', () => {
    const state = stateOf(met([at(1000, 800, 0, { level: 1 })], [at(1000, 1400, 180, { level: 1 })], high));
    const plans = new Plans(state, 0, 0);
    expect(plans.ends.length).toBeGreaterThan(5);
    const laid = new Plans(state, 0, 0).cardAt(plans.ends[0], 0);
    state.planes[0].plan[0] = laid;
    const rest = new Plans(state, 0, 1);
    for (const end of rest.ends) expect(rest.cardAt(end, 0)).toBe(laid);
    expect(rest.ends.length).toBeLessThan(plans.ends.length);
  });
});

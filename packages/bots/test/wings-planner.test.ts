import { chanceFrom, type Decision } from '@tallyho/kernel';
import { basePack, type Choice, LEFT, nameOfKind, previewPlan, type WingsOfWar } from '@tallyho/wings-of-war';
import { describe, expect, test } from 'vitest';
import { answer, hints, type Level, type Player, playGame } from '../src/index.ts';
import { wingsOfWarThumbs as thumbs } from '../src/systems/wings-of-war.ts';
import { Plans } from '../src/systems/wings-plans.ts';
import { openAsk, tableOf } from './tables.ts';

interface Place {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
}

/** Two aircraft somewhere on the table, before anything is planned. */
function meeting(own: Place, enemy: Place, more: object = {}, card = 'camel-brown') {
  const seats = [
    { name: 'one', side: 0, aircraft: [{ card, label: 'one', ...own }] },
    { name: 'two', side: 1, aircraft: [{ card: 'spad-fonck', label: 'two', ...enemy }] },
  ];
  const table = tableOf(thumbs, { seats, ...more }, 'meeting');
  const ask = openAsk(table);
  if (ask === undefined) throw new Error('nobody plans');
  return { table, state: table.state as WingsOfWar, decision: table.decision(ask) as Decision<Choice> };
}

/** The three cards that a bot plans for the first seat, by name. */
function planOf(place: ReturnType<typeof meeting>, level: Level, playouts: number): string[] {
  const { table, state } = place;
  const cards: string[] = [];
  while (cards.length < 3) {
    const ask = table.openAsk(0);
    if (ask === undefined) throw new Error('nobody plans');
    const decision = table.decision(ask) as Decision<Choice>;
    const view = thumbs.game.observe(state, 0);
    const choice = answer(thumbs, level, view, decision, chanceFrom('plan'), { playouts }) as Choice;
    cards.push('card' in choice ? nameOfKind(choice.card) : choice.do);
    table.answer(ask, choice);
    const other = table.openAsk(1);
    if (other !== undefined) table.answer(other, table.options(other)[0]);
  }
  return cards;
}

describe('all ways to fly a turn', () => {
  test.each(basePack.types?.map(({ id }) => id) ?? [])(
    'WOW-PLAN-04 … WOW-PLAN-13: %s plans nothing illegal',
    (type) => {
      const card = basePack.cards?.find((one) => one.type === type);
      if (card === undefined) throw new Error(`no card of ${type}`);
      const { state } = meeting({ x: 450, y: 450, heading: 0 }, { x: 450, y: 800, heading: 180 }, {}, card.id);
      const plans = new Plans(state, 0, 0);
      expect(plans.ends.length).toBeGreaterThan(20);
      for (const end of plans.ends) {
        const cards = [0, 1, 2].map((phase) => plans.cardAt(end, phase));
        expect(previewPlan(state, 0, cards).map(({ warning }) => warning)).toEqual(['', '', '']);
      }
    },
  );

  test('WOW-MOVE-06: near the edge only those are left that stay on the table, now and in the next turn', () => {
    const { state } = meeting({ x: 450, y: 780, heading: 0 }, { x: 450, y: 100, heading: 0 });
    const plans = new Plans(state, 0, 0);
    expect(plans.ends.length).toBeGreaterThan(0);
    for (const end of plans.ends) expect(plans.heading[end]).not.toBe(0);
  });

  test('WOW-SPDMG-04: a rudder that may jam is reckoned with', () => {
    const place = { x: 120, y: 600, heading: 0 };
    const enemy = { x: 700, y: 100, heading: 0 };
    const plain = new Plans(meeting(place, enemy).state, 0, 0);
    const special = new Plans(meeting(place, enemy, { switches: { special: true } }).state, 0, 0);
    expect(special.ends.length).toBeGreaterThan(0);
    expect(special.ends.length).toBeLessThan(plain.ends.length);
  });
});

test('an enemy ahead who cannot shoot back is kept before the guns', () => {
  const place = meeting({ x: 450, y: 200, heading: 0 }, { x: 450, y: 380, heading: 0 });
  const [first] = planOf(place, 'veteran', 60);
  expect(['straight', 'stall', 'slip right', 'slip left']).toContain(first);
});

test('hints for a plan: every card ranked, and what the enemy is likely to lay', () => {
  const { decision, state } = meeting({ x: 450, y: 300, heading: 0 }, { x: 450, y: 600, heading: 180 });
  const ranked = hints(thumbs, thumbs.game.observe(state, 0), decision, chanceFrom('h'), { playouts: 150 });
  expect(ranked.map(({ option }) => option).sort((a, b) => a - b)).toEqual(decision.options.map((_, i) => i));
  expect(ranked[0].answers.length).toBe(3);
  for (const { seat } of ranked[0].answers) expect(seat).toBe(1);
  for (let i = 1; i < ranked.length; i++) expect(ranked[i].chance).toBeLessThanOrEqual(ranked[i - 1].chance);
});

const player = (level: Level, playouts: number): Player => ({ level, playouts, sees: false });

describe('nobody flies off the table', () => {
  test.each([
    ['in duels', {}],
    ['with special damage and jammed rudders', { switches: { special: true, aiming: true } }],
    ['with illegal cards let in', { switches: { illegal: 'straight', special: true } }],
    ['with altitude', { switches: { altitude: true, special: true } }],
  ] as const)('WOW-MOVE-06: %s', (_, more) => {
    for (let i = 0; i < 6; i++) {
      const options = thumbs.game.options({ turns: 10, ...more });
      if (!options.ok) throw new Error(options.problem.code);
      const players = [player('veteran', 12), player(i % 2 === 0 ? 'pilot' : 'veteran', 12)];
      const state = playGame(thumbs, options.value, `edge ${i}`, players).state as WingsOfWar;
      expect(state.planes.map(({ fate }) => fate)).not.toContain(LEFT);
    }
  });
});

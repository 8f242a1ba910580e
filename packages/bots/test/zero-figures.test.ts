import { Table } from '@tallyho/kernel';
import { zeroScript } from '@tallyho/zero';
import { describe, expect, test } from 'vitest';
import { looksAhead, type Thumbs } from '../src/index.ts';
import { zeroThumbs } from '../src/systems/zero.ts';
import { chooseIn, type Weights, weighedBy } from './preferences.ts';
import type { AnyTable } from './tables.ts';

const thumbs = zeroThumbs as unknown as Thumbs;

/** Two Zeros and two Wildcats at Low. */
function fight(phase: string, own: object, enemy: object = {}): AnyTable {
  const read = zeroScript.game.options({});
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  const given = {
    phase,
    turn: 2,
    active: 'A6M2',
    A6M2: { altitude: 'low', ...own },
    'F4F-3': { altitude: 'low', ...enemy },
  };
  const state = zeroScript.situate(given as never, read.value, 'figures');
  if (!state.ok) throw new Error(JSON.stringify(state.problem));
  const table = new Table(zeroScript.game, state.value) as unknown as AnyTable;
  table.advance();
  return table;
}
const weighed = (phase: string, own: object, enemy: object = {}): Weights =>
  weighedBy(thumbs, fight(phase, own, enemy));
const on = 'F4F-3';
const hand = ['IMS 1B/1D', 'IMS FUEL TANK', 'OTS 1B/2D', 'MVG', 'HALF LOOP', 'SCISSORS', 'VERTICAL ROLL', 'ACE PILOT'];
const near = (weights: Weights, expected: Weights): void => {
  for (const [text, weight] of Object.entries(expected)) {
    if (!(text in weights)) throw new Error(`${text} is no option: ${Object.keys(weights)}`);
    expect(weights[text], text).toBeCloseTo(weight, 9);
  }
};

/*
 * In the hand: MANEUVERING 2.4, HALF LOOP 2.8, SCISSORS 2.2, ACE PILOT 4, IN MY SIGHTS 2.6, OUT OF THE SUN 3.2, and 0.4 for each hit.
 * Positions from Tailed to Tailing: −4, −1.5, 0, 2, 4.5.
 */
describe('cards, in figures', () => {
  test('Neutral: fire for its hits, a step for the Position, less what the card is worth', () => {
    near(weighed('play', { hand }), {
      'play IN MY SIGHTS 1B/1D at F4F-3': 2.5 + 1.4 - 0.3 * 3,
      'play OUT OF THE SUN 1B/2D at F4F-3': 2.5 + 2.8 - 0.3 * 4,
      'play MANEUVERING at F4F-3': 0.8 + 0.8 * 2 - 0.45 * 2.4,
      'play HALF LOOP at F4F-3': 0.8 + 0.8 * 4.5 - 0.45 * 2.8,
      'attack F4F-3 wingman': 2.2,
      done: 1.2,
      'VERTICAL ROLL up': 0.05,
    });
  });

  test('Z-5.21b: three more where the card is turned over', () => {
    const shot = (hits: number): number =>
      weighed('play', { hand }, { leader: { hits } })['play IN MY SIGHTS 1B/1D at F4F-3'];
    expect(shot(2) - shot(1)).toBeCloseTo(3, 9);
    expect(shot(1)).toBeCloseTo(shot(0), 9);
  });

  test('without a shot a step is worth half as much, and the last two cards half a point more', () => {
    const move = (...cards: readonly string[]): number => weighed('play', { hand: cards })['play MANEUVERING at F4F-3'];
    expect(move('MVG', 'SCISSORS', 'SCISSORS')).toBeCloseTo(0.8 + 0.4 * 2 - 1.08, 9);
    expect(move('MVG', 'SCISSORS')).toBeCloseTo(0.8 + 0.4 * 2 - 1.08 - 0.5, 9);
    expect(move('MVG', 'IMS 1B/1D')).toBeCloseTo(0.8 + 0.8 * 2 - 1.08 - 0.5, 9);
    expect(weighed('play', { hand: ['MVG', 'MVG', 'MVG'] })['attack F4F-3 wingman']).toBeCloseTo(0.3, 9);
  });

  test('Z-6.35a: held, nine tenths of what is gained; to roll away is worth a half and how badly', () => {
    near(weighed('play', { hand, position: 'disadvantaged', on }), {
      'play MANEUVERING at F4F-3': 0.8 + 0.9 * 1.5 - 1.08,
      'play SCISSORS at F4F-3': 0.8 + 0.9 * 3.5 - 0.45 * 2.2,
      'play ACE PILOT as SCISSORS at F4F-3': 0.8 + 0.9 * 3.5 - 2,
      'VERTICAL ROLL up': 1.5,
    });
    near(weighed('play', { hand, position: 'tailed', on }), {
      'play MANEUVERING at F4F-3': 0.8 + 0.9 * 2.5 - 1.08,
      'play HALF LOOP at F4F-3': 0.8 + 0.9 * 4 - 1.26,
      'VERTICAL ROLL down': 2.5,
    });
    near(weighed('play', { hand, position: 'tailing', on }), { 'play IN MY SIGHTS FUEL TANK 3B at F4F-3': 9 });
  });

  test('Z-10.61a: against a Wingman', () => {
    const against = (cards: readonly string[]): Weights => {
      const table = fight('play', { hand: cards });
      chooseIn(thumbs, table, 'attack F4F-3 wingman');
      return weighedBy(thumbs, table);
    };
    near(against(hand), { 'play MANEUVERING at F4F-3 wingman': 1.2 + 1.2 - 0.3 * 2.4 });
    near(against(['MVG', 'HALF LOOP', 'SCISSORS']), { 'play MANEUVERING at F4F-3 wingman': 1.2 - 0.3 * 2.4 });
  });

  test('what is discarded, drawn and paid', () => {
    const full = [...hand, 'MVG', 'MVG'];
    near(weighed('discard', { hand: full }), { 'discard SCISSORS': 4.4 - 2.2, 'discard MANEUVERING': 2, done: 2 });
    near(weighed('discard', { hand: ['SCISSORS'] }), { 'discard SCISSORS': 0.05, done: 2 });
    near(weighed('draw', { hand: ['MVG'] }), { 'draw 0': 0.05, 'draw 1': 1.05, 'draw 2': 4.05 });
    const table = fight('altitude', { hand });
    chooseIn(thumbs, table, 'climb');
    near(weighedBy(thumbs, table), { 'discard SCISSORS': 6 - 2.2, 'discard IN MY SIGHTS FUEL TANK 3B': 1 });
  });

  test('Z-3.1b: a Wingman attacks a Leader rather, and a point more whoever has two hits left or fewer', () => {
    near(weighed('wingman', { hand }), {
      'wingman attacks F4F-3': 2.8,
      'wingman attacks F4F-3 wingman': 2.4,
      pass: 0.3,
    });
    near(weighed('wingman', { hand }, { leader: { hits: 1 } }), {
      'wingman attacks F4F-3': 3.8,
      'wingman attacks F4F-3 wingman': 2.4,
    });
  });
});

describe('answers, in figures', () => {
  const answering = (play: string, own: object, enemy: object = {}): AnyTable => {
    const table = fight(
      'play',
      { hand, ...own },
      { hand: ['VERTICAL ROLL', 'ACE PILOT', 'TIGHT TURN', 'BARREL ROLL'], ...enemy },
    );
    chooseIn(thumbs, table, `play ${play} at F4F-3`);
    return table;
  };

  test('fire: 1.2, nine tenths of a hit, and two and a half where it turns the card over', () => {
    const held = { position: 'advantaged', on };
    near(weighedBy(thumbs, answering('IN MY SIGHTS 1B/1D', held)), {
      'answer BARREL ROLL': 1.5 + 2.1 - 0.5 * 2.4,
      'answer ACE PILOT': 1.5 + 2.1 - 0.5 * 4,
      pass: 3 - 0.5 * 2.1,
    });
    near(weighedBy(thumbs, answering('IN MY SIGHTS 1B/1D', held, { leader: { hits: 2 } })), {
      'answer BARREL ROLL': 1.5 + 4.6 - 1.2,
      pass: 3 - 0.5 * 4.6,
    });
    near(weighedBy(thumbs, answering('IN MY SIGHTS FUEL TANK 3B', { position: 'tailing', on })), {
      'answer VERTICAL ROLL': 1.5 + 8 - 1.2,
    });
  });

  test('a manoeuvre: 1.2 and two fifths a step, more of whoever is held; whose it was minds less', () => {
    near(weighedBy(thumbs, answering('MANEUVERING', {})), {
      pass: 3 - 0.5 * 1.6,
      'answer TIGHT TURN': 1.5 + 1.6 - 1.3,
    });
    near(weighedBy(thumbs, answering('HALF LOOP', {})), { pass: 3 - 0.5 * 2, 'answer VERTICAL ROLL': 1.5 + 2 - 1.2 });
    near(weighedBy(thumbs, answering('MANEUVERING', { position: 'disadvantaged', on })), { pass: 3 - 0.5 * 2.2 });
    const back = answering('MANEUVERING', {});
    chooseIn(thumbs, back, 'answer TIGHT TURN');
    near(weighedBy(thumbs, back), { pass: 2.6 - 0.4 * 1.6 });
  });

  test('Z-10.61a: a step against a Wingman is not worth much', () => {
    const table = fight('play', { hand }, { hand: ['TIGHT TURN', 'BARREL ROLL', 'MVG'] });
    chooseIn(thumbs, table, 'attack F4F-3 wingman');
    chooseIn(thumbs, table, 'play MANEUVERING at F4F-3 wingman');
    near(weighedBy(thumbs, table), { pass: 3 - 0.5 * 1.2 });
  });

  test('Z-7.21d1: who is Tailing follows', () => {
    const table = fight('altitude', { hand: ['MVG'], position: 'tailed', on }, { hand: ['MVG'] });
    chooseIn(thumbs, table, 'dive');
    near(weighedBy(thumbs, table), { follow: 2.5, stay: 1 });
  });
});

describe('altitudes, in figures', () => {
  const at = (own: object, enemy: object = {}): Weights =>
    weighed('altitude', { hand: ['MVG', 'MVG', 'MVG'], ...own }, enemy);

  test('with company, alone, above and below the enemy, and held', () => {
    near(at({}), { stay: 2, dive: 0.5, climb: 0.1 });
    near(at({ altitude: 'medium' }), { stay: 0.5, dive: 2.2, climb: 0.1 });
    near(at({}, { altitude: 'medium' }), { stay: 0.5, dive: 0.7, climb: 1.8 });
    near(at({ position: 'disadvantaged', on }), { stay: 2, dive: 1, climb: 0.4 });
    near(at({ position: 'tailed', on }), { stay: 2, dive: 1.5, climb: 0.7 });
    near(at({ position: 'advantaged', on }), { stay: 2, dive: 0.1, climb: 0.05 });
    near(at({ hand: ['MVG', 'MVG'] }, { altitude: 'medium' }), { climb: 0.05 });
  });
});

describe('how a fight stands, in figures', () => {
  const lead = (own: object, enemy: object = {}, seat = 0): number =>
    (thumbs.estimate(fight('play', own, enemy).state, seat) - 0.5) / 0.045;

  test('a hit is one, a card 0.15, a Victory Point two', () => {
    expect(lead({})).toBeCloseTo(0, 9);
    expect(lead({ leader: { hits: 1 } })).toBeCloseTo(-1, 9);
    expect(lead({ wingman: { hits: 1 } })).toBeCloseTo(-1, 9);
    expect(lead({}, { leader: { hits: 2 } })).toBeCloseTo(2, 9);
    expect(lead({}, { leader: { hits: 2 } }, 1)).toBeCloseTo(-2, 9);
    expect(lead({ hand: ['MVG', 'MVG'] })).toBeCloseTo(0.3, 9);
    expect(lead({}, { hand: ['MVG'] })).toBeCloseTo(-0.15, 9);
    // Z-5.5: each step of a Position counts for one and against the other.
    const step = lead({ position: 'advantaged', on });
    expect(lead({ position: 'tailing', on })).toBeCloseTo(2 * step, 9);
    expect(lead({ position: 'disadvantaged', on })).toBeCloseTo(-step, 9);
    expect(step).toBeCloseTo(0.7, 9);
  });
});

test('everything is looked into but what is laid in secret stays so; a Veteran looks two turns ahead', () => {
  for (const kind of ['play', 'answer', 'altitude', 'start', 'discard'])
    expect(looksAhead(thumbs, 'veteran', { kind, options: [{}, {}] } as never), kind).toBe(true);
  expect([thumbs.sealed, thumbs.horizon, thumbs.veteran]).toEqual([['start'], 2, 300]);
});

import { Table } from '@tallyho/kernel';
import { zeroScript } from '@tallyho/zero';
import { describe, expect, test } from 'vitest';
import type { Thumbs } from '../src/index.ts';
import { zeroThumbs } from '../src/systems/zero.ts';
import { chooseIn, expectOrder, type Weights, weighedBy } from './preferences.ts';
import type { AnyTable } from './tables.ts';

const thumbs = zeroThumbs as unknown as Thumbs;

/** Two Zeros and two Wildcats at Low, or what the options say. */
function fight(given: object, options: object = {}): AnyTable {
  const read = zeroScript.game.options(options);
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  const state = zeroScript.situate(given as never, read.value, 'thumbs');
  if (!state.ok) throw new Error(JSON.stringify(state.problem));
  const table = new Table(zeroScript.game, state.value) as unknown as AnyTable;
  table.advance();
  return table;
}
const given = (phase: string, own: object, enemy: object = {}): object => ({
  phase,
  turn: 2,
  active: 'A6M2',
  A6M2: { altitude: 'low', ...own },
  'F4F-3': { altitude: 'low', ...enemy },
});
const weighed = (phase: string, own: object, enemy: object = {}): Weights =>
  weighedBy(thumbs, fight(given(phase, own, enemy)));
const on = 'F4F-3';

/** One of each. */
const hand = [
  'IMS 1B/1D',
  'IMS 2B/3D',
  'IMS FUEL TANK',
  'OTS 1B/2D',
  'MVG',
  'HALF LOOP',
  'SCISSORS',
  'VERTICAL ROLL',
  'TIGHT TURN',
  'BARREL ROLL',
  'ACE PILOT',
];

describe('what a card is worth in the hand', () => {
  test('Z-7.21b3: a climb is paid with what is missed least', () => {
    const table = fight(given('altitude', { hand }));
    chooseIn(thumbs, table, 'climb');
    expectOrder(
      weighedBy(thumbs, table),
      'discard SCISSORS',
      ['discard MANEUVERING', 'discard VERTICAL ROLL', 'discard BARREL ROLL'],
      'discard TIGHT TURN',
      'discard HALF LOOP',
      'discard IN MY SIGHTS 1B/1D',
      'discard IN MY SIGHTS 2B/3D',
      ['discard OUT OF THE SUN 1B/2D', 'discard ACE PILOT'],
      'discard IN MY SIGHTS FUEL TANK 3B',
    );
  });

  test('Z-3.4a: a full hand makes room, but not of what is good', () => {
    expectOrder(
      weighed('discard', { hand }),
      'discard SCISSORS',
      ['discard MANEUVERING', 'discard VERTICAL ROLL', 'discard BARREL ROLL', 'done'],
      'discard TIGHT TURN',
      'discard HALF LOOP',
      'discard IN MY SIGHTS 1B/1D',
      'discard IN MY SIGHTS 2B/3D',
      'discard IN MY SIGHTS FUEL TANK 3B',
    );
    const few = weighed('discard', { hand: ['SCISSORS', 'MVG'] });
    expect(few.done).toBeGreaterThan(10 * few['discard SCISSORS']);
  });

  test('Z-3.5b: as many as there are are drawn', () => {
    expectOrder(weighed('draw', { hand: ['MVG'] }), 'draw 3', 'draw 2', 'draw 1', 'draw 0');
  });
});

describe('a Position', () => {
  test('Neutral: fire, then HALF LOOP; a Wingman is a target; nobody breaks off or rolls away', () => {
    expectOrder(
      weighed('play', { hand }),
      'play OUT OF THE SUN 1B/2D at F4F-3',
      'play HALF LOOP at F4F-3',
      'play IN MY SIGHTS 1B/1D at F4F-3',
      'attack F4F-3 wingman',
      'play MANEUVERING at F4F-3',
      'done',
      ['VERTICAL ROLL up', 'VERTICAL ROLL down'],
      ['break off leader', 'break off wingman', 'break off both'],
    );
  });

  test('Advantaged and Tailing: what hits hardest, and the fuel tank before all', () => {
    expectOrder(
      weighed('play', { hand, position: 'advantaged', on }),
      'play IN MY SIGHTS 2B/3D at F4F-3',
      'play OUT OF THE SUN 1B/2D at F4F-3',
      'play IN MY SIGHTS 1B/1D at F4F-3',
      'play MANEUVERING at F4F-3',
      'done',
      ['VERTICAL ROLL up', 'give up position'],
    );
    expectOrder(
      weighed('play', { hand, position: 'tailing', on }),
      'play IN MY SIGHTS FUEL TANK 3B at F4F-3',
      'play IN MY SIGHTS 2B/3D at F4F-3',
      'play OUT OF THE SUN 1B/2D at F4F-3',
      'play IN MY SIGHTS 1B/1D at F4F-3',
      'done',
    );
  });

  test('Z-6.35a: Disadvantaged, the cheapest card turns the tables; then to roll away', () => {
    expectOrder(
      weighed('play', { hand, position: 'disadvantaged', on }),
      'play SCISSORS at F4F-3',
      ['play MANEUVERING as SCISSORS at F4F-3', 'play BARREL ROLL as SCISSORS at F4F-3'],
      'play TIGHT TURN as SCISSORS at F4F-3',
      ['play HALF LOOP at F4F-3', 'play HALF LOOP as SCISSORS at F4F-3'],
      'play IN MY SIGHTS 1B/1D as SCISSORS at F4F-3',
      'play IN MY SIGHTS 2B/3D as SCISSORS at F4F-3',
      'play OUT OF THE SUN 1B/2D as SCISSORS at F4F-3',
      'play ACE PILOT as SCISSORS at F4F-3',
      'play IN MY SIGHTS FUEL TANK 3B as SCISSORS at F4F-3',
      ['VERTICAL ROLL up', 'VERTICAL ROLL down'],
      'done',
      'play MANEUVERING at F4F-3',
    );
  });

  test('Tailed: whatever gets out of it before nothing, and rolling away more than when Disadvantaged', () => {
    const tailed = weighed('play', { hand, position: 'tailed', on });
    expectOrder(tailed, 'play HALF LOOP at F4F-3', 'VERTICAL ROLL up', 'play MANEUVERING at F4F-3', 'done');
    const held = weighed('play', { hand, position: 'disadvantaged', on });
    expect(tailed['VERTICAL ROLL up']).toBeGreaterThan(held['VERTICAL ROLL up']);
  });

  test('whoever has nothing to fire hardly moves, and keeps his last two cards', () => {
    const move = 'play MANEUVERING at F4F-3';
    const unarmed = weighed('play', { hand: ['MVG', 'SCISSORS', 'SCISSORS'] });
    const armed = weighed('play', { hand: ['MVG', 'SCISSORS', 'IMS 3B/3D'] });
    const few = weighed('play', { hand: ['MVG', 'IMS 3B/3D'] });
    expect(armed[move]).toBeGreaterThan(armed.done);
    expect(unarmed[move]).toBeLessThan(unarmed.done);
    expect(few[move]).toBeLessThan(few.done);
    expect(armed['attack F4F-3 wingman']).toBeGreaterThan(armed.done);
    expect(unarmed['attack F4F-3 wingman']).toBeLessThan(unarmed.done);
  });

  test('Z-10.61a: against a Wingman a card is worth more to whoever can fire the Bursts it wins', () => {
    const against = (cards: readonly string[]): Weights => {
      const table = fight(given('play', { hand: cards }));
      chooseIn(thumbs, table, 'attack F4F-3 wingman');
      return weighedBy(thumbs, table);
    };
    expectOrder(
      against(hand),
      'play OUT OF THE SUN 1B/2D at F4F-3 wingman',
      'play IN MY SIGHTS 1B/1D at F4F-3 wingman',
      'play MANEUVERING at F4F-3 wingman',
      'play HALF LOOP at F4F-3 wingman',
      'done',
      'VERTICAL ROLL up',
    );
    const unarmed = against(['MVG', 'HALF LOOP', 'SCISSORS']);
    expectOrder(unarmed, 'done', 'play MANEUVERING at F4F-3 wingman', 'play HALF LOOP at F4F-3 wingman');
  });

  test('Z-GAP-32: a Damaged Leader who is Tailed and has no cards left may go home, nobody else does', () => {
    const going = (own: object): Weights =>
      weighed('play', { hand: ['MVG', 'TIGHT TURN'], position: 'tailed', on, ...own });
    const hurt = { leader: { damaged: true } };
    expect(going(hurt)['break off leader']).toBeGreaterThan(0.9);
    expect(going(hurt)['break off wingman']).toBe(0);
    expect(going(hurt)['break off both']).toBe(0);
    expect(going({ ...hurt, hand: ['MVG', 'TIGHT TURN', 'MVG'] })['break off leader']).toBeLessThan(0.1);
    expect(going({ ...hurt, position: 'neutral', on: undefined })['break off leader']).toBeLessThan(0.1);
    expect(going({ ...hurt, wingman: { damaged: true } })['break off both']).toBeGreaterThan(0.9);
    expect(going({ ...hurt, wingman: { damaged: true } })['break off leader']).toBe(0);
    expect(going({ wingman: { damaged: true } })['break off wingman']).toBeLessThan(0.1);
  });
});

describe('fire', () => {
  const shot = (own: object, enemy: object): number =>
    weighed('play', { hand: ['IMS 1B/1D', 'MVG', 'MVG'], position: 'advantaged', on, ...own }, enemy)[
      'play IN MY SIGHTS 1B/1D at F4F-3'
    ];

  test('Z-5.21b: a hit that turns the card over is worth more', () => {
    // The Wildcat is Damaged by three Hits.
    expect(shot({}, { leader: { hits: 1 } })).toBe(shot({}, {}));
    expect(shot({}, { leader: { hits: 2 } })).toBeGreaterThan(shot({}, {}) + 2);
  });

  test('Z-3.1b: the Wingman attacks somebody, a Leader rather, and who has little left', () => {
    const wingman = (enemy: object): Weights => weighed('wingman', { hand }, enemy);
    const fresh = wingman({});
    expectOrder(fresh, 'wingman attacks F4F-3', 'wingman attacks F4F-3 wingman', 'pass');
    const hurt = wingman({ wingman: { hits: 1 } });
    expectOrder(hurt, 'wingman attacks F4F-3 wingman', 'wingman attacks F4F-3', 'pass');
  });
});

describe('answers', () => {
  const answering = (play: string, own: object, enemy: object = {}): Weights => {
    const cards = hand.filter((card) => card !== 'IMS FUEL TANK');
    const table = fight(given('play', { hand, ...own }, { hand: cards, ...enemy }));
    chooseIn(thumbs, table, `play ${play} at F4F-3`);
    return weighedBy(thumbs, table);
  };
  const held = (position: string): object => ({ position, on });

  test('fire is answered with the card that is missed least, but not a single hit with an ACE PILOT', () => {
    expectOrder(
      answering('IN MY SIGHTS 1B/1D', held('advantaged')),
      ['answer VERTICAL ROLL', 'answer BARREL ROLL'],
      'answer TIGHT TURN',
      'pass',
      'answer ACE PILOT',
    );
    expectOrder(
      answering('IN MY SIGHTS 1B/1D', held('advantaged'), { leader: { hits: 2 } }),
      'answer VERTICAL ROLL',
      'answer TIGHT TURN',
      'answer ACE PILOT',
      'pass',
    );
    expectOrder(answering('OUT OF THE SUN 1B/2D', held('tailing')), 'answer VERTICAL ROLL', 'answer ACE PILOT', 'pass');
  });

  test('the more, the more is at stake', () => {
    const stake = (play: string, enemy: object = {}): number => {
      const weights = answering(play, held('tailing'), enemy);
      return weights['answer VERTICAL ROLL'] - weights.pass;
    };
    expect(stake('OUT OF THE SUN 1B/2D')).toBeGreaterThan(stake('IN MY SIGHTS 1B/1D') + 0.5);
    expect(stake('IN MY SIGHTS 2B/3D')).toBeGreaterThan(stake('OUT OF THE SUN 1B/2D') + 2);
    expect(stake('IN MY SIGHTS FUEL TANK 3B')).toBeGreaterThan(stake('IN MY SIGHTS 2B/3D') + 0.5);
    expect(stake('IN MY SIGHTS 1B/1D', { leader: { hits: 2 } })).toBeGreaterThan(stake('IN MY SIGHTS 1B/1D') + 2);
  });

  test('a step is let go, two steps are answered, and who turns the tables is answered more', () => {
    expectOrder(answering('MANEUVERING', {}), 'pass', 'answer TIGHT TURN', 'answer ACE PILOT');
    expectOrder(answering('HALF LOOP', {}), 'answer VERTICAL ROLL', 'pass', 'answer ACE PILOT');
    expectOrder(answering('MANEUVERING', held('disadvantaged')), 'answer TIGHT TURN', 'pass', 'answer ACE PILOT');
    expectOrder(
      answering('SCISSORS', held('disadvantaged')),
      'answer SCISSORS',
      'answer BARREL ROLL',
      'answer ACE PILOT',
      'pass',
    );
  });

  test('Z-7.21d1: who is Tailing follows', () => {
    const table = fight(given('altitude', { hand: ['MVG'], ...held('tailed') }, { hand: ['MVG'] }));
    chooseIn(thumbs, table, 'dive');
    expectOrder(weighedBy(thumbs, table), 'follow', 'stay');
  });
});

describe('altitude', () => {
  const at = (own: object, enemy: object = {}): Weights =>
    weighed('altitude', { hand: ['MVG', 'MVG', 'MVG'], ...own }, enemy);

  test('who has company stays, who is alone goes where the enemy is', () => {
    expectOrder(at({}), 'stay', 'dive', 'climb');
    expectOrder(at({ altitude: 'medium' }), 'dive', 'stay', 'climb');
    expectOrder(at({}, { altitude: 'medium' }), 'climb', 'dive', 'stay');
    const few = at({ hand: ['MVG', 'MVG'] }, { altitude: 'medium' });
    expectOrder(few, 'dive', 'stay', 'climb');
  });

  test('who is behind somebody stays; who is held thinks of diving, and the more of it the worse he is held', () => {
    expectOrder(at({ position: 'advantaged', on }), 'stay', 'dive', 'climb');
    const [free, held, tailed] = [{}, { position: 'disadvantaged', on }, { position: 'tailed', on }].map((own) =>
      at(own),
    );
    expectOrder(tailed, 'stay', 'dive', 'climb');
    expect(free.dive).toBeLessThan(held.dive);
    expect(held.dive).toBeLessThan(tailed.dive);
    expect(free.climb).toBeLessThan(held.climb);
    expect(held.climb).toBeLessThan(tailed.climb);
  });
});

describe('how a fight stands', () => {
  const chance = (own: object, enemy: object = {}, seat = 0): number =>
    thumbs.estimate(fight(given('play', own, enemy)).state, seat);

  test('even where both are alike, and what is good for one is bad for the other', () => {
    expect(chance({})).toBe(0.5);
    const moments = [
      { leader: { hits: 2 } },
      { hand: ['MVG'] },
      { position: 'tailing', on },
      { leader: { damaged: true } },
    ];
    for (const own of moments) expect(chance(own) + chance(own, {}, 1)).toBeCloseTo(1);
  });

  test('hits, cards and Positions count; Victory Points most', () => {
    expect(chance({ leader: { hits: 1 } })).toBeLessThan(0.5);
    expect(chance({ leader: { hits: 2 } })).toBeLessThan(chance({ leader: { hits: 1 } }));
    expect(chance({ leader: { damaged: true } })).toBeLessThan(chance({ leader: { hits: 2 } }) - 0.1);
    expect(chance({ wingman: { fate: 'destroyed' } })).toBeLessThan(chance({ leader: { damaged: true } }));
    expect(chance({ hand: ['MVG'] })).toBeGreaterThan(0.5);
    expect(chance({ position: 'tailing', on })).toBeGreaterThan(chance({ position: 'advantaged', on }));
    expect(chance({ position: 'disadvantaged', on })).toBeLessThan(0.5);
    expect(chance({ hand: ['MVG', 'MVG'], leader: { hits: 1 } })).toBeLessThan(0.5);
    // A card that is nearly lost is not yet lost, and nothing is certain.
    expect(chance({ leader: { fate: 'destroyed' }, wingman: { hits: 2 } })).toBeCloseTo(0.05);
    expect(chance({ leader: { fate: 'destroyed' }, wingman: { hits: 2 } }, {}, 1)).toBeCloseTo(0.95);
  });
});

test('what presses home, and what holds back', () => {
  const verbs = ['play', 'agile', 'gunner', 'attack', 'wingman', 'follow', 'wingman-bombers', 'attack-bombers', 'over'];
  const back = ['pass', 'done', 'break-off', 'give-up', 'jettison', 'hold', 'leave'];
  for (const verb of verbs) expect(thumbs.bold?.({ do: verb }), verb).toBe(1);
  for (const verb of back) expect(thumbs.bold?.({ do: verb }), verb).toBe(-1);
  for (const verb of ['stay', 'dive', 'climb', 'draw']) expect(thumbs.bold?.({ do: verb }), verb).toBe(0);
});

import { type Dogfight, downInFlamesScript } from '@tallyho/down-in-flames';
import { Table } from '@tallyho/kernel';
import { describe, expect, test } from 'vitest';
import type { Thumbs } from '../src/index.ts';
import { downInFlamesThumbs } from '../src/systems/down-in-flames.ts';
import { chooseIn, expectOrder, type Weights, weighedBy } from './preferences.ts';
import type { AnyTable } from './tables.ts';

const thumbs = downInFlamesThumbs as unknown as Thumbs;

/** A Bf 109 E (A1) and a Spitfire I (B1), the introductory duel, or what the options say. */
function situated(given: object, options: object = {}): AnyTable {
  const read = downInFlamesScript.game.options(options);
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  const state = downInFlamesScript.situate(given as never, read.value, 'thumbs');
  if (!state.ok) throw new Error(JSON.stringify(state.problem));
  const table = new Table(downInFlamesScript.game, state.value) as unknown as AnyTable;
  table.advance();
  return table;
}
const weighed = (given: object, options: object = {}): Weights => weighedBy(thumbs, situated(given, options));

/** One of each. */
const hand = [
  'ACE PILOT',
  'BARREL ROLL',
  'EVASIVE',
  'IN MY SIGHTS 1/1',
  'IN MY SIGHTS 2/3',
  'IN MY SIGHTS FUEL TANK',
  'OUT OF THE SUN',
  'REDLINE',
  'SCISSORS',
  'TIGHT TURN',
  'VERTICAL ROLL',
  'YO-YO',
];
const without = (...cards: readonly string[]): string[] => hand.filter((card) => !cards.includes(card));
const teams = {
  mode: 'teams',
  seats: [
    { name: 'a', aircraft: [{ fighter: 'bf-109e' }] },
    { name: 'b', aircraft: [{ fighter: 'spitfire-i' }, { fighter: 'spitfire-i' }] },
  ],
};

describe('what a card is worth in the hand', () => {
  test('DIF-ALT-08: a climb is paid with what is missed least, and last of all with what destroys', () => {
    const table = situated({ phase: 'altitude', aircraft: { A1: { hand } } });
    chooseIn(thumbs, table, 'climb');
    expectOrder(
      weighedBy(thumbs, table),
      'discard REDLINE',
      'discard SCISSORS',
      'discard YO-YO',
      'discard EVASIVE',
      'discard BARREL ROLL',
      'discard TIGHT TURN',
      ['discard IN MY SIGHTS 1/1', 'discard VERTICAL ROLL'],
      'discard IN MY SIGHTS 2/3',
      'discard OUT OF THE SUN',
      'discard ACE PILOT',
      'discard IN MY SIGHTS FUEL TANK',
      'play REDLINE',
    );
  });

  test('nothing is thrown away without need', () => {
    const weights = weighed({ phase: 'discard', aircraft: { A1: { hand } } });
    for (const [text, weight] of Object.entries(weights))
      if (text !== 'pass') expect(weight, text).toBeLessThan(weights.pass / 10);
  });
});

describe('a position', () => {
  test('Neutral: two steps before one, with the card that is missed least; one step is hardly worth a card', () => {
    expectOrder(
      weighed({ aircraft: { A1: { hand } } }),
      'maneuver 2 with EVASIVE',
      'maneuver 2 with VERTICAL ROLL',
      'maneuver 2 with OUT OF THE SUN',
      'maneuver 2 with ACE PILOT',
      'maneuver 1 with REDLINE',
      'maneuver 1 with SCISSORS',
      'pass',
      'maneuver 1 with YO-YO',
      'maneuver 1 with EVASIVE',
      ['maneuver 1 with IN MY SIGHTS 1/1', 'maneuver 1 with VERTICAL ROLL'],
      'play REDLINE',
      'maneuver 1 with IN MY SIGHTS 2/3',
      'play EVASIVE',
      'maneuver 1 with OUT OF THE SUN',
      ['play TIGHT TURN', 'play YO-YO'],
      ['play VERTICAL ROLL to climb', 'play VERTICAL ROLL to dive'],
      'maneuver 1 with ACE PILOT',
    );
  });

  test('Disadvantaged: to turn the tables comes first, to roll away before to sit and wait', () => {
    expectOrder(
      weighed({ aircraft: { A1: { hand }, B1: { advantaged: 'A1' } } }),
      'maneuver 3 with OUT OF THE SUN',
      'maneuver 3 with ACE PILOT',
      'play SCISSORS',
      'maneuver 2 with EVASIVE',
      'maneuver 2 with VERTICAL ROLL',
      ['play VERTICAL ROLL to climb', 'play VERTICAL ROLL to dive'],
      'pass',
      'maneuver 1 with SCISSORS',
      'play BARREL ROLL',
      'play EVASIVE',
      'play REDLINE',
      'play TIGHT TURN',
    );
  });

  test('Tailed: anything that gets out of it before nothing', () => {
    expectOrder(
      weighed({ aircraft: { A1: { hand }, B1: { tailing: 'A1' } } }),
      'maneuver 4 with ACE PILOT',
      'maneuver 3 with OUT OF THE SUN',
      'maneuver 3 with ACE PILOT',
      'maneuver 2 with EVASIVE',
      'play BARREL ROLL',
      'maneuver 2 with VERTICAL ROLL',
      'maneuver 2 with OUT OF THE SUN',
      ['play VERTICAL ROLL to climb', 'play VERTICAL ROLL to dive'],
      'maneuver 1 with SCISSORS',
      'maneuver 1 with YO-YO',
      'maneuver 1 with IN MY SIGHTS 1/1',
      'play EVASIVE',
      'maneuver 1 with IN MY SIGHTS 2/3',
      'pass',
      'maneuver 1 with OUT OF THE SUN',
      'maneuver 1 with ACE PILOT',
      'play REDLINE',
      'maneuver 1 with IN MY SIGHTS FUEL TANK',
      'play TIGHT TURN',
    );
  });

  test('the last two cards are kept, and nobody who is pressed keeps an EVASIVE', () => {
    expectOrder(
      weighed({ aircraft: { A1: { hand: ['YO-YO', 'EVASIVE'] }, B1: { tailing: 'A1' } } }),
      'maneuver 2 with EVASIVE',
      'pass',
      'play EVASIVE',
      'maneuver 1 with YO-YO',
      'play YO-YO',
    );
    const few = weighed({ aircraft: { A1: { hand: ['YO-YO', 'REDLINE'] } } });
    const more = weighed({ aircraft: { A1: { hand: ['YO-YO', 'REDLINE', 'REDLINE'] } } });
    expect(few.pass).toBeGreaterThan(more.pass);
    expect(more['maneuver 1 with YO-YO']).toBeGreaterThan(few['maneuver 1 with YO-YO']);
  });

  test('who has something to fire wants to be behind somebody more', () => {
    const armed = weighed({ aircraft: { A1: { hand: ['EVASIVE', 'YO-YO', 'IN MY SIGHTS 1/1'] } } });
    const unarmed = weighed({ aircraft: { A1: { hand: ['EVASIVE', 'YO-YO', 'SCISSORS'] } } });
    const two = 'maneuver 2 with EVASIVE';
    expect(armed[two]).toBeGreaterThan(unarmed[two] + 1);
    expect(armed[two]).toBeGreaterThan(armed.pass);
    // The shot that would be played for the position cannot be fired from it.
    const shot = weighed({ aircraft: { A1: { hand: ['IN MY SIGHTS 1/1', 'YO-YO', 'SCISSORS'] } } });
    expect(shot['maneuver 1 with IN MY SIGHTS 1/1']).toBeLessThan(armed['maneuver 1 with IN MY SIGHTS 1/1'] + 1e-9);
    expect(shot['maneuver 1 with YO-YO']).toBeGreaterThan(shot['maneuver 1 with SCISSORS'] - 0.5);
  });

  test('DIF-SPEC-08: an Agile aircraft turns the tables with the card that is missed least', () => {
    const cards = ['IN MY SIGHTS 1/1', 'IN MY SIGHTS 2/3', 'YO-YO'];
    expectOrder(
      weighed({ aircraft: { A1: { hand: cards, front: { agile: true, barrage: true } }, B1: { advantaged: 'A1' } } }),
      'play YO-YO as SCISSORS',
      'play IN MY SIGHTS 1/1 as SCISSORS',
      'play IN MY SIGHTS 2/3 as SCISSORS',
      'pass',
      'maneuver 1 with YO-YO',
      'maneuver 1 with IN MY SIGHTS 1/1',
      'play YO-YO',
    );
  });

  test('DIF-SPD-03: Speed that costs nothing is used', () => {
    expectOrder(
      weighed({ phase: 'speed', aircraft: { A1: { hand, front: { speed: 9 } } } }),
      'speed',
      'pass',
      'play REDLINE',
    );
  });

  test('a position is not given up for nothing', () => {
    const weights = weighed({ aircraft: { A1: { hand: ['YO-YO', 'SCISSORS', 'EVASIVE'], tailing: 'B1' } } });
    expectOrder(weights, 'pass', 'play EVASIVE', 'play YO-YO', 'give up');
  });
});

describe('fire', () => {
  test('before everything else, with what brings the enemy nearer to his end', () => {
    expectOrder(
      weighed({ aircraft: { A1: { hand, tailing: 'B1' } } }),
      'play IN MY SIGHTS 2/3 with TIGHT TURN, YO-YO',
      ['play IN MY SIGHTS 2/3 with TIGHT TURN', 'play IN MY SIGHTS 2/3 with YO-YO'],
      'play IN MY SIGHTS 2/3',
      'play OUT OF THE SUN with TIGHT TURN, YO-YO',
      'play IN MY SIGHTS FUEL TANK',
      'play OUT OF THE SUN with YO-YO',
      'play OUT OF THE SUN',
      'play IN MY SIGHTS 1/1 with TIGHT TURN, YO-YO',
      'play IN MY SIGHTS 1/1 with YO-YO',
      'play IN MY SIGHTS 1/1',
      'pass',
    );
  });

  test('DIF-DMG-01: cards are added where they turn the enemy’s card over, and not for the sake of a hit', () => {
    const firing = (hits: number): number => {
      const weights = weighed({
        aircraft: { A1: { hand: ['IN MY SIGHTS 1/1', 'YO-YO'], tailing: 'B1' }, B1: { hits } },
      });
      return weights['play IN MY SIGHTS 1/1 with YO-YO'] - weights['play IN MY SIGHTS 1/1'];
    };
    // The Spitfire is turned over by three hits; with its Firepower the Bf 109 makes two of one.
    expect(firing(0)).toBeGreaterThan(2);
    expect(firing(1)).toBeGreaterThan(0);
    expect(firing(1)).toBeLessThan(1);
  });

  test('DIF-GAP-14: hits that are added anyway count, Firepower only for those in front', () => {
    const fire = (own: object): number =>
      weighed({ aircraft: { A1: { hand: ['IN MY SIGHTS 1/1', 'YO-YO', 'YO-YO'], tailing: 'B1', ...own } } })[
        'play IN MY SIGHTS 1/1'
      ];
    expect(fire({ bonus: 1 })).toBeGreaterThan(fire({}) + 1);
    expect(fire({ front: { firepower: 0 } })).toBeLessThan(fire({}));
    const gunner = weighed({
      aircraft: {
        A1: { hand: ['IN MY SIGHTS 1/1', 'YO-YO'], front: { gunner: 1, firepower: 2, bursts: 2 } },
        B1: { tailing: 'A1' },
      },
    });
    expect(gunner['gunner IN MY SIGHTS 1/1']).toBeGreaterThan(gunner.pass);
    expect(gunner['gunner IN MY SIGHTS 1/1']).toBeLessThan(fire({}));
  });

  test('DIF-SPEC-11: a Barrage is for whoever has another shot, and somebody to fire it at', () => {
    const barrage = (cards: readonly string[], enemy: object = {}): number =>
      weighed({
        aircraft: { A1: { hand: cards, front: { barrage: true, bursts: 2 } }, B1: enemy },
      })['play IN MY SIGHTS 1/1 as BARRAGE'];
    const two = ['IN MY SIGHTS 1/1', 'OUT OF THE SUN', 'YO-YO'];
    expect(barrage(two)).toBeGreaterThan(2 * barrage(['IN MY SIGHTS 1/1', 'YO-YO', 'YO-YO']));
    expect(barrage(two, { altitude: 'high' })).toBeLessThan(0.1);
  });
});

describe('REDLINE', () => {
  const redline = (own: object): number =>
    weighed({ aircraft: { A1: { hand: ['REDLINE', 'YO-YO', 'YO-YO'], ...own } } })['play REDLINE'];

  test('DIF-REACT-22: what may cost a hit is nothing for whoever would be turned over or shot down by it', () => {
    expect(redline({})).toBeGreaterThan(0.5);
    expect(redline({ hits: 1 })).toBeGreaterThan(0.5);
    expect(redline({ hits: 2 })).toBe(0);
    expect(redline({ hits: 5 })).toBe(0);
  });
});

describe('answers', () => {
  const answering = (shot: string, own: object = {}): Weights => {
    const table = situated({
      aircraft: { A1: { hand, tailing: 'B1' }, B1: { hand: without('IN MY SIGHTS FUEL TANK'), ...own } },
    });
    chooseIn(thumbs, table, `play ${shot}`);
    return weighedBy(thumbs, table);
  };

  test('are given with the card that is missed least, and rather than none', () => {
    expectOrder(
      answering('IN MY SIGHTS 1/1'),
      'answer BARREL ROLL',
      'answer TIGHT TURN',
      'answer VERTICAL ROLL',
      'answer ACE PILOT',
      'pass',
      'play REDLINE',
    );
    expectOrder(answering('OUT OF THE SUN'), 'answer VERTICAL ROLL', 'answer ACE PILOT', 'play REDLINE', 'pass');
  });

  test('the more, the more is at stake', () => {
    const stake = (shot: string, own: object = {}): number => {
      const weights = answering(shot, own);
      return weights['answer VERTICAL ROLL'] - weights.pass;
    };
    expect(stake('OUT OF THE SUN')).toBeGreaterThan(stake('IN MY SIGHTS 1/1') + 1);
    expect(stake('IN MY SIGHTS 2/3')).toBeGreaterThan(stake('OUT OF THE SUN') + 0.5);
    expect(stake('IN MY SIGHTS FUEL TANK')).toBeGreaterThan(stake('IN MY SIGHTS 2/3') + 0.5);
    // One hit more turns it over.
    expect(stake('IN MY SIGHTS 1/1', { hits: 2 })).toBeGreaterThan(stake('IN MY SIGHTS 1/1') + 3);
    expect(stake('IN MY SIGHTS 1/1', { hits: 1 })).toBeGreaterThan(stake('IN MY SIGHTS 1/1') + 3);
  });

  test('a manoeuvre is answered too, but not with an ACE PILOT', () => {
    const table = situated({ aircraft: { A1: { hand }, B1: { hand: without('EVASIVE') } } });
    chooseIn(thumbs, table, 'maneuver 2 with EVASIVE');
    expectOrder(
      weighedBy(thumbs, table),
      'answer BARREL ROLL',
      'answer TIGHT TURN',
      'pass',
      'answer ACE PILOT',
      'play REDLINE',
    );
    chooseIn(thumbs, table, 'answer BARREL ROLL');
    // Whose manoeuvre it was minds less.
    expectOrder(weighedBy(thumbs, table), 'answer TIGHT TURN', 'pass', 'answer ACE PILOT', 'play REDLINE');
  });

  test('DIF-ALT-15: who sits behind somebody follows him', () => {
    const table = situated({ phase: 'altitude', aircraft: { A1: { hand }, B1: { hand: ['YO-YO'], tailing: 'A1' } } });
    chooseIn(thumbs, table, 'dive');
    expectOrder(weighedBy(thumbs, table), 'follow', 'stay');
  });
});

describe('altitude', () => {
  const at = (own: object, enemy: object, options: object = {}): Weights =>
    weighed({ phase: 'altitude', aircraft: { A1: { hand: without('REDLINE'), ...own }, B1: enemy } }, options);

  test('who has company stays, who is alone goes where the enemy is', () => {
    expectOrder(at({}, {}), 'stay', 'dive', 'climb');
    expectOrder(at({ altitude: 'low' }, { altitude: 'high' }), 'climb', 'dive', 'stay');
    expectOrder(at({ altitude: 'high' }, { altitude: 'low' }), 'dive', 'stay', 'climb');
  });

  test('who is pressed dives away, and who sits behind somebody stays there', () => {
    expectOrder(at({}, { tailing: 'A1' }), 'dive', 'stay', 'climb');
    expectOrder(at({}, { advantaged: 'A1' }), 'stay', 'dive', 'climb');
    expectOrder(at({ tailing: 'B1' }, {}), 'stay', 'dive', 'climb', 'give up');
  });

  test('a climb costs a card: nobody climbs with few', () => {
    const few = at({ hand: ['YO-YO', 'YO-YO'], altitude: 'low' }, { altitude: 'high' });
    expectOrder(few, 'dive', 'stay', 'climb');
    const enough = at({ hand: ['YO-YO', 'YO-YO', 'YO-YO'], altitude: 'low' }, { altitude: 'high' });
    expectOrder(enough, 'climb', 'dive', 'stay');
  });

  test('an enemy at one’s own level counts more than one above', () => {
    const given = { A1: { hand: without('REDLINE') }, B1: { altitude: 'high' }, B2: {} };
    expectOrder(weighed({ phase: 'altitude', aircraft: given }, teams), 'stay', 'dive', 'climb');
    const gone = { ...given, B2: { gone: true } };
    expectOrder(weighed({ phase: 'altitude', aircraft: gone }, teams), 'climb', 'dive', 'stay');
  });
});

describe('DIF-SETUP-03: aircraft and pilots', () => {
  test('what costs more is flown more often', () => {
    const open = { seats: ['a', 'b'].map((name) => ({ name, aircraft: [{}] })), pilots: true };
    const table = situated({}, open);
    const { fighters, pilots } = (table.state as Dogfight).fixed;
    const weigh = (kind: string, options: readonly object[]): number[] => {
      const weights: number[] = [];
      const asked = { state: table.state, kind: () => kind };
      thumbs.weigh(asked as never, { seat: 0, choice: null } as never, options, weights);
      return weights;
    };
    const dear = (all: readonly { readonly points: number }[]): number[] =>
      [...all.keys()].sort((a, b) => all[b].points - all[a].points);
    const flown = dear(fighters);
    const weights = weigh(
      'aircraft',
      flown.map((fighter) => ({ do: 'fly', fighter })),
    );
    expect(weights).toEqual(weights.toSorted((a, b) => b - a));
    expect(weights[0]).toBeGreaterThan(weights[weights.length - 1]);
    const with_ = dear(pilots);
    const markers = weigh(
      'pilot',
      with_.map((pilot) => ({ do: 'pilot', pilot })),
    );
    expect(markers).toEqual(markers.toSorted((a, b) => b - a));
    expect(Math.min(...markers, ...weights)).toBeGreaterThan(0);
  });
});

describe('how a fight stands', () => {
  const chance = (own: object, enemy: object = {}, seat = 0): number =>
    thumbs.estimate(situated({ aircraft: { A1: own, B1: enemy } }).state, seat);

  test('even where both are alike, and what is good for one is bad for the other', () => {
    expect(chance({})).toBe(0.5);
    for (const own of [{ hits: 2 }, { hand: ['YO-YO', 'YO-YO'] }, { tailing: 'B1' }, { hits: 4 }])
      expect(chance(own) + chance(own, {}, 1)).toBeCloseTo(1);
  });

  test('hits count, a card that is turned over counts more, and so do cards and positions', () => {
    expect(chance({ hits: 1 })).toBeLessThan(0.5);
    expect(chance({ hits: 2 })).toBeLessThan(chance({ hits: 1 }));
    expect(chance({ hits: 2 }) - chance({ hits: 3 })).toBeGreaterThan(
      1.5 * (chance({ hits: 1 }) - chance({ hits: 2 })),
    );
    expect(chance({ hand: ['YO-YO'] })).toBeGreaterThan(0.5);
    expect(chance({ tailing: 'B1' })).toBeGreaterThan(chance({ advantaged: 'B1' }));
    expect(chance({ advantaged: 'B1' })).toBeGreaterThan(0.5);
    // Four cards are worth less than a hit.
    expect(chance({ hand: ['YO-YO', 'YO-YO', 'YO-YO', 'YO-YO'], hits: 1 })).toBeLessThan(0.5);
  });

  test('who is gone counts most, and nothing is certain', () => {
    const pair = (b1: object, b2: object): number =>
      thumbs.estimate(situated({ aircraft: { B1: b1, B2: b2 } }, teams).state, 0);
    expect(pair({ gone: true }, {})).toBeGreaterThan(pair({ hits: 5 }, {}));
    expect(pair({ gone: true }, { hits: 5 })).toBe(0.95);
    expect(1 - pair({ gone: true }, { hits: 5 })).toBeGreaterThan(0.04);
    const lost = thumbs.estimate(situated({ aircraft: { B1: { gone: true }, B2: { hits: 5 } } }, teams).state, 1);
    expect(lost).toBeCloseTo(0.05);
  });
});

test('what presses home, and what holds back', () => {
  const verbs = (bold: number): string[] =>
    ['attack', 'maneuver', 'speed', 'follow', 'barrage', 'redline', 'pass', 'give-up', 'roll-up', 'roll-down', 'stay']
      .concat('climb', 'discard')
      .filter((verb) => thumbs.bold?.({ do: verb }) === bold);
  expect(verbs(1)).toEqual(['attack', 'maneuver', 'speed', 'follow', 'barrage', 'redline']);
  expect(verbs(-1)).toEqual(['pass', 'give-up', 'roll-up', 'roll-down']);
});

import { describe, expect, test } from 'vitest';
import { burstsAllowed } from '../src/rules/positions.ts';
import { defensive, handLimit, horsepower, offensive } from '../src/rules/ratings.ts';
import { A, duel, type Fight, J, situation } from './fixture.ts';

const levels = ['very low', 'low', 'medium', 'high', 'very high'];
const overLevels = (rate: (f: Fight) => number, options = duel(), label = 'Cat'): number[] =>
  levels.map((altitude) => rate(situation({ [label]: { altitude } }, options)));

describe('damage', () => {
  const shot = (cat: object, card: string, zed: object = {}): Fight => {
    const f = situation({
      active: 'Zed',
      Zed: { on: 'Cat', position: 'tailing', hand: [card], ...zed } as never,
      Cat: cat as never,
    });
    return f.do(`J: ${f.offers(J).find((text) => text.startsWith('play IN') || text.startsWith('play OUT'))}`);
  };

  test('Z-5.21a, Z-5.21b: flipped as soon as the Hits reach the undamaged capacity', () => {
    expect(shot({ leader: { hits: 1 } }, 'IMS 1B/1D').get('Cat.leader')).toEqual({
      hits: 2,
      damaged: false,
      fate: 'flying',
    });
    expect(shot({ leader: { hits: 1 } }, 'IMS 1B/2D').get('Cat.leader')).toEqual({
      hits: 3,
      damaged: true,
      fate: 'flying',
    });
  });

  test('Z-5.21c: Hits are kept when the card is flipped', () => {
    expect(shot({ leader: { hits: 2 } }, 'IMS 2B/2D').get('Cat.leader.hits')).toBe(4);
  });

  test('Z-5.21d: destroyed as soon as they reach the Damaged capacity', () => {
    expect(shot({ leader: { hits: 4, damaged: true } }, 'IMS 1B/1D').get('Cat.leader.fate')).toBe('flying');
    expect(shot({ leader: { hits: 5, damaged: true } }, 'IMS 1B/1D').get('Cat.leader.fate')).toBe('destroyed');
  });

  test('Z-5.21e, Z-5.21f: the ratings of the side that shows are in force, and a few Hits alone change nothing', () => {
    expect(handLimit(situation({ Cat: { leader: { hits: 2 } } }).state, 1)).toBe(5);
    expect(handLimit(situation({ Cat: { leader: { hits: 3, damaged: true } } }).state, 1)).toBe(4);
  });

  test('Z-5.21g: one attack may carry an aircraft through Damaged to destroyed', () => {
    const f = shot({ leader: { hits: 2 } }, 'OTS 3B/4D');
    expect(f.get('Cat.leader')).toEqual({ hits: 6, damaged: true, fate: 'destroyed' });
  });

  test('Z-5.31a: Wingmen follow the same rules, with the numbers of their own card', () => {
    const f = situation({
      active: 'Zed',
      Zed: { hand: ['IMS 1B/2D'] },
      Cat: { wingman: { hits: 3, damaged: true } },
      draws: ['MVG'],
    });
    f.do('J: attack Cat wingman', 'J: play IN MY SIGHTS 1B/2D at Cat wingman', 'A: pass');
    expect(f.get('Cat.wingman')).toEqual({ hits: 5, damaged: true, fate: 'destroyed' });
  });

  test('Z-GAP-05: the Fuel Tank costs three Bursts and destroys outright, and an IN MY SIGHTS answer stops it', () => {
    expect(shot({}, 'IMS FUEL TANK').get('Cat.leader.fate')).toBe('destroyed');
    const f = situation({ active: 'Zed', Zed: { on: 'Cat', position: 'advantaged', hand: ['IMS FUEL TANK'] } });
    expect(f.why(J, 'play IN MY SIGHTS FUEL TANK 3B at Cat')).toBe('too-few-bursts (Z-8.5a1)');
    const g = situation({
      active: 'Zed',
      Zed: { on: 'Cat', position: 'tailing', hand: ['IMS FUEL TANK'] },
      Cat: { hand: ['TIGHT TURN'] },
    });
    expect(g.do('J: play IN MY SIGHTS FUEL TANK 3B at Cat', 'A: answer TIGHT TURN').get('Cat.leader.fate')).toBe(
      'flying',
    );
  });
});

describe('Performance', () => {
  test('Z-5.22b: a Leader that becomes Damaged keeps its cards', () => {
    const f = situation({
      active: 'Zed',
      Zed: { on: 'Cat', position: 'tailing', hand: ['IMS 3B/3D'] },
      Cat: { hand: Array(5).fill('MVG') },
    }).do('J: play IN MY SIGHTS 3B/3D at Cat', 'A: pass');
    expect([f.get('Cat.leader.damaged'), f.state.elements[1].hand.size]).toEqual([true, 5]);
  });

  test('Z-5.22c, Z-7.21b1, Z-7.21b2: the card for going down is drawn even beyond Performance', () => {
    const f = situation({ active: 'Zed', phase: 'altitude', Zed: { hand: Array(6).fill('TIGHT TURN') } }).do('J: dive');
    expect(f.state.elements[0].hand.size).toBe(7);
  });

  test('Z-5.22d: no card is drawn while the hand is at Performance or above', () => {
    const at = (cards: number): string | null =>
      situation({ active: 'Zed', phase: 'draw', Zed: { hand: Array(cards).fill('TIGHT TURN') } }).asked(J);
    expect([at(7), at(6), at(5)]).toEqual([null, null, 'draw']);
  });
});

describe('Altitude and engines', () => {
  test('Z-5.23b, Z-5.23c, Z-5.23d, Z-5.23e, Z-7.4a: Horsepower by Altitude', () => {
    expect(overLevels(({ state }) => horsepower(state, 1))).toEqual([3, 3, 2, 1, 0]);
    expect(overLevels(({ state }) => horsepower(state, 1), duel({}, { aircraft: 'ox' }), 'Ox')).toEqual([
      5, 5, 4, 3, 2,
    ]);
  });

  test('Z-5.24a, Z-7.4b: a turbocharger treats Very High as High and High as Medium', () => {
    expect(overLevels(({ state }) => horsepower(state, 1), duel({}, { aircraft: 'owl' }), 'Owl')).toEqual([
      3, 3, 2, 2, 1,
    ]);
  });

  test('Z-5.24b, Z-5.33b: without turbochargers the "T" counts for nothing', () => {
    const off = duel({}, { aircraft: 'owl' }, { turbochargers: false });
    expect(overLevels(({ state }) => horsepower(state, 1), off, 'Owl')).toEqual([3, 3, 2, 1, 0]);
  });

  test('Z-5.32a, Z-5.32b, Z-5.32c, Z-5.32d, Z-7.5a, Z-10.2d: the Wingman by Altitude', () => {
    expect(overLevels(({ state }) => offensive(state, 1))).toEqual([2, 2, 2, 2, 1]);
    expect(overLevels(({ state }) => defensive(state, 1))).toEqual([2, 2, 2, 1, 1]);
  });

  test('Z-5.33a, Z-7.5b: and turbocharged', () => {
    const owl = duel({}, { aircraft: 'owl' });
    expect(overLevels(({ state }) => offensive(state, 1), owl, 'Owl')).toEqual([2, 2, 2, 2, 2]);
    expect(overLevels(({ state }) => defensive(state, 1), owl, 'Owl')).toEqual([2, 2, 2, 2, 1]);
  });

  test('Z-GAP-15: no rating falls below zero; Offensive 0 is not asked for an attack, Defensive 0 defends without cards', () => {
    const cat = { altitude: 'very high', leader: { damaged: true, hits: 3 }, wingman: { damaged: true, hits: 3 } };
    const f = situation({
      active: 'Cat',
      phase: 'wingman',
      Cat: cat,
      Zed: { altitude: 'very high', hand: ['IMS 1B/1D'] },
    });
    expect([horsepower(f.state, 1), offensive(f.state, 1)]).toEqual([0, 0]);
    expect(f.asked(A)).toBe('altitude');
    const g = situation({ active: 'Zed', Cat: cat, Zed: { altitude: 'very high', hand: ['IMS 1B/1D'] } });
    g.do('J: attack Cat wingman');
    expect(g.get('Cat.mini')).toEqual([]);
    expect(g.do('J: play IN MY SIGHTS 1B/1D at Cat wingman').get('Cat.wingman.hits')).toBe(4);
  });
});

describe('Bursts', () => {
  test('Z-5.25a, Z-5.25b, Z-5.25c: the cards of a turn may cost no more than the rating allows, spread as one likes', () => {
    const f = situation(
      {
        active: 'Zed',
        Zed: { on: 'Ox', position: 'tailing', hand: ['IMS 1B/1D', 'IMS 1B/1D', 'OTS 2B/3D', 'IMS 1B/2D'] },
      },
      duel({}, { aircraft: 'ox' }),
    ).do('J: play IN MY SIGHTS 1B/1D at Ox', 'J: play OUT OF THE SUN 2B/3D at Ox', 'J: play IN MY SIGHTS 1B/1D at Ox');
    expect(f.get('sequence.bursts')).toBe(4);
    expect(f.why(J, 'play IN MY SIGHTS 1B/2D at Ox')).toBe('too-few-bursts (Z-8.5a1)');
  });

  test('Z-5.25d, Z-6.1b, Z-6.1c, Z-6.1d, Z-6.4a, Z-6.4b, Z-6.4c, Z-6.4d, Z-6.4f, Z-8.5a2: Position adds Bursts or forbids firing', () => {
    expect([-2, -1, 0, 1, 2].map((position) => burstsAllowed(1, position))).toEqual([0, 0, 1, 2, 4]);
  });

  test('Z-6.4e: Burst rating 0', () => {
    expect([0, 1, 2].map((position) => burstsAllowed(0, position))).toEqual([0, 1, 3]);
  });

  test('Z-5.25e: a countered shot still costs its Bursts', () => {
    const f = situation({ active: 'Zed', Zed: { hand: ['IMS 1B/1D', 'IMS 1B/2D'] }, Cat: { hand: ['TIGHT TURN'] } });
    f.do('J: play IN MY SIGHTS 1B/1D at Cat', 'A: answer TIGHT TURN', 'J: pass');
    expect(f.why(J, 'play IN MY SIGHTS 1B/2D at Cat')).toBe('too-few-bursts (Z-8.5a1)');
  });

  test('Z-GAP-18: Bursts fired are not given back when a Position is lost', () => {
    const f = situation({
      active: 'Zed',
      Zed: { on: 'Cat', position: 'advantaged', hand: ['IMS 1B/1D', 'IMS 1B/2D', 'VERTICAL ROLL', 'VERTICAL ROLL'] },
      Cat: { leader: { hits: 0 } },
    }).do('J: play IN MY SIGHTS 1B/1D at Cat', 'J: VERTICAL ROLL up', 'J: discard VERTICAL ROLL');
    expect([f.get('Zed.position'), f.get('sequence.bursts')]).toEqual(['neutral', 1]);
    const g = situation({ active: 'Zed', sequence: { bursts: 2, target: 'Cat' }, Zed: { hand: ['IMS 1B/1D'] } });
    expect(g.offers(J)).not.toContain('play IN MY SIGHTS 1B/1D at Cat');
  });
});

test('Z-5.26a, Z-GAP-25: Agile is a rating of the side that shows, once in each own sequence', () => {
  const options = (damaged: boolean): string[] =>
    situation({
      active: 'Zed',
      Zed: { hand: ['TIGHT TURN'], leader: { damaged, hits: damaged ? 3 : 0 } },
      Cat: { on: 'Zed', position: 'advantaged' },
    }).offers(J);
  expect(options(false)).toContain('play TIGHT TURN as SCISSORS at Cat');
  expect(options(true)).toContain('play TIGHT TURN as SCISSORS at Cat');
});

test('Z-5.1a, Z-5.1c: the Wingman has no hand and no Bursts of its own, only mini-hands', () => {
  const f = situation({ active: 'Zed', phase: 'wingman', draws: ['IMS 3B/3D', 'MVG'] }).do('J: wingman attacks Cat');
  expect(f.offers(J)).toContain('play IN MY SIGHTS 3B/3D at Cat');
  expect(f.do('J: done').get('Zed.mini')).toEqual([]);
  expect(f.asked(A)).toBeNull();
});

test('Z-5.0a, Z-5.0c: each aircraft is a card with two sides; the view shows Position, Hits and side', () => {
  const view = situation({ Zed: { on: 'Cat', position: 'tailing' }, Cat: { leader: { hits: 1 } } }).view(J);
  expect([view.elements[0].position, view.elements[1].position, view.planes[2]]).toEqual([
    2,
    -2,
    { hits: 1, damaged: 0, fate: 0 },
  ]);
});

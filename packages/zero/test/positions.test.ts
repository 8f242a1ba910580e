import { describe, expect, test } from 'vitest';
import { titles } from '../src/content/types.ts';
import { reasons } from '../src/index.ts';
import { burstsLeft } from '../src/rules/bursts.ts';
import { FULL_THROTTLE, HALF_LOOP, MANEUVERING, SCISSORS } from '../src/rules/cards.ts';
import { stepsFrom } from '../src/rules/positions.ts';
import { A, duel, type Fight, J, pairs, situation } from './fixture.ts';

const from = (position: string, card: string): Fight =>
  situation(
    { active: 'Gnat', Gnat: { hand: [card], ...(position === 'neutral' ? {} : { on: 'Cat', position }) } },
    duel({ aircraft: 'gnat' }, {}, { fullThrottle: true }),
  );
const to = (position: string, card: string): unknown => {
  const f = from(position, card);
  const text = `play ${card} at Cat`;
  return f.offers(J).includes(text) ? f.do(`J: ${text}`).get('Gnat.position') : f.why(J, text);
};
const ladder = ['tailed', 'disadvantaged', 'neutral', 'advantaged', 'tailing'];

describe('the ladder', () => {
  test('Z-6.1a, Z-6.0a: five Positions, of Leaders against an enemy Leader', () => {
    for (const position of ladder) expect(from(position, 'TIGHT TURN').get('Gnat.position')).toBe(position);
  });

  test('Z-6.1e, Z-6.1f, Z-6.22b: the two Positions of a pair are always each other’s opposite', () => {
    const mirror = ladder.map((position) => from(position, 'TIGHT TURN').get('Cat.position'));
    expect(mirror).toEqual([...ladder].reverse());
    expect(from('neutral', 'MANEUVERING').do('J: play MANEUVERING at Cat').get('Cat.position')).toBe('disadvantaged');
  });

  test('Z-6.22a, Z-6.31a, Z-GAP-58: MANEUVERING, one step, and none beyond Tailing', () => {
    expect(ladder.map((position) => to(position, 'MANEUVERING'))).toEqual([
      'disadvantaged',
      'neutral',
      'advantaged',
      'tailing',
      'already-tailing (Z-GAP-58)',
    ]);
  });

  test('Z-6.32a, Z-6.32b: HALF LOOP, two steps or nothing', () => {
    expect(ladder.map((position) => to(position, 'HALF LOOP'))).toEqual([
      'neutral',
      'advantaged',
      'tailing',
      'two-steps-or-nothing (Z-6.32b)',
      'already-tailing (Z-GAP-58)',
    ]);
  });

  test('Z-6.33a, Z-6.33b: FULL THROTTLE, one step, only while Disadvantaged or Tailed', () => {
    const no = 'only-when-behind (Z-6.33b)';
    expect(ladder.map((position) => to(position, 'FULL THROTTLE'))).toEqual(['disadvantaged', 'neutral', no, no, no]);
  });

  test('Z-6.34a, Z-6.34b: SCISSORS, from Disadvantaged to Advantaged only', () => {
    const no = 'only-when-disadvantaged (Z-6.34b)';
    expect(ladder.map((position) => to(position, 'SCISSORS'))).toEqual([no, 'advantaged', no, no, no]);
  });

  test('Z-GAP-69: the three pairs of the lost picture: Neutral, Advantaged, Tailing, with 1, 2 and 4 Bursts for a rating of 1', () => {
    const bursts = ['neutral', 'advantaged', 'tailing'].map((position) =>
      burstsLeft(from(position, 'TIGHT TURN').state, 0),
    );
    expect(bursts).toEqual([1, 2, 4]);
  });

  test('the table of steps is the book’s', () => {
    const steps = (title: number): number[] => [-2, -1, 0, 1, 2].map((position) => stepsFrom(title, position));
    expect([MANEUVERING, HALF_LOOP, SCISSORS, FULL_THROTTLE].map(steps)).toEqual([
      [1, 1, 1, 1, 0],
      [2, 2, 2, 0, 0],
      [0, 2, 0, 0, 0],
      [1, 1, 0, 0, 0],
    ]);
  });

  test('Z-6.3a: a countered manoeuvre changes nothing, an uncountered one at once', () => {
    const f = situation({ active: 'Zed', Zed: { hand: ['MVG', 'MVG'] }, Cat: { hand: ['TIGHT TURN'] } });
    f.do('J: play MANEUVERING at Cat', 'A: answer TIGHT TURN', 'J: pass');
    expect(f.get('Zed.position')).toBe('neutral');
    expect(f.do('J: play MANEUVERING at Cat').get('Zed.position')).toBe('advantaged');
  });

  test('Z-6.21a, Z-6.23a, Z-6.24a, Z-6.25a, Z-6.26a: only Leaders show Positions; a Wingman has none to lose or win', () => {
    const f = situation({ active: 'Zed', Zed: { hand: ['MVG'] }, draws: ['IMS 1B/1D', 'IMS 1B/1D'] }).do(
      'J: attack Cat wingman',
      'J: play MANEUVERING at Cat wingman',
      'A: pass',
    );
    expect([f.get('Zed.position'), f.get('Cat.position'), f.get('Zed.foe')]).toEqual(['neutral', 'neutral', 'nobody']);
    expect(Object.keys(f.state.planes[0])).toEqual(['hits', 'damaged', 'fate']);
  });
});

describe('Agile', () => {
  const behind = (zed: object, cat: object = {}, more = {}): Fight =>
    situation({
      active: 'Zed',
      Zed: zed as never,
      Cat: { on: 'Zed', position: 'advantaged', ...cat } as never,
      ...more,
    });

  test('Z-6.35a, Z-GAP-24: any card as SCISSORS, without Bursts, and it is answered like SCISSORS', () => {
    const f = behind({ hand: ['IMS 3B/3D'] }, { hand: ['TIGHT TURN', 'BARREL ROLL'] }).do(
      'J: play IN MY SIGHTS 3B/3D as SCISSORS at Cat',
    );
    expect(f.offers(A)).toEqual(['pass', 'answer BARREL ROLL']);
    f.do('A: pass');
    expect([f.get('Zed.position'), f.get('sequence.bursts'), f.get('discard')]).toEqual([
      'advantaged',
      0,
      ['IN MY SIGHTS 3B/3D'],
    ]);
  });

  test('Z-6.35b: as an Attack, or as a Response within one’s own sequence', () => {
    const f = behind({ hand: ['MVG', 'HALF LOOP'] }, { hand: ['TIGHT TURN', 'MVG'] }).do(
      'J: play MANEUVERING at Cat',
      'A: answer TIGHT TURN',
    );
    expect(f.offers(J)).toEqual(['pass', 'answer HALF LOOP as SCISSORS']);
    expect(f.do('J: answer HALF LOOP as SCISSORS', 'A: pass').get('Zed.position')).toBe('neutral');
  });

  test('Z-6.35c: not in another player’s sequence', () => {
    const f = situation({ active: 'Cat', Cat: { hand: ['MVG', 'TIGHT TURN'] }, Zed: { hand: ['TIGHT TURN', 'MVG'] } });
    f.do('A: play MANEUVERING at Zed', 'J: answer TIGHT TURN', 'A: answer TIGHT TURN');
    expect(f.offers(J)).toEqual(['pass']);
    expect(f.why(J, 'answer MANEUVERING as SCISSORS')).toBe('agile-only-in-own-sequence (Z-6.35c)');
  });

  test('Z-GAP-70: what 5.26 calls 6.34 is 6.35, where Agile is explained', () => {
    expect([reasons['agile-is-used'], reasons['only-when-disadvantaged']]).toEqual(['Z-6.35d', 'Z-6.34b']);
  });

  test('Z-6.35d: once a sequence', () => {
    const f = behind({ hand: ['MVG', 'HALF LOOP'] }, { hand: ['SCISSORS'] }).do(
      'J: play MANEUVERING as SCISSORS at Cat',
      'A: answer SCISSORS',
    );
    expect(f.offers(J)).toEqual(['pass']);
    f.do('J: pass');
    expect(f.why(J, 'play HALF LOOP as SCISSORS at Cat')).toBe('agile-is-used (Z-6.35d)');
  });

  test('Z-6.35a, Z-6.34b: only where SCISSORS could be played: while Disadvantaged, at that enemy', () => {
    const agile = (position: string): string[] =>
      situation(
        { active: 'Zed', Zed: { hand: ['MVG'], ...(position === 'neutral' ? {} : { on: 'Cat', position }) } },
        pairs(),
      )
        .offers(J)
        .filter((text) => text.includes('as SCISSORS'));
    expect(ladder.map(agile)).toEqual([[], ['play MANEUVERING as SCISSORS at Cat'], [], [], []]);
  });

  test('an aircraft that is not Agile has no such play', () => {
    const f = situation({ active: 'Cat', Cat: { hand: ['MVG'] }, Zed: { on: 'Cat', position: 'advantaged' } });
    expect(f.offers(A).some((text) => text.includes('as SCISSORS'))).toBe(false);
  });
});

describe('giving up a Position', () => {
  test('Z-6.36a, Z-6.5c: at the start of the Play Cards phase, back to Neutral', () => {
    const f = situation({ active: 'Zed', Zed: { on: 'Cat', position: 'tailing', hand: ['MVG'] } }).do(
      'J: give up position',
    );
    expect([f.get('Zed.position'), f.get('Cat.position'), f.asked(J)]).toEqual(['neutral', 'neutral', 'play']);
  });

  test('Z-6.36a: not after a card has been played', () => {
    const f = situation({ active: 'Zed', Zed: { on: 'Cat', position: 'advantaged', hand: ['MVG'] } }).do(
      'J: play MANEUVERING at Cat',
    );
    expect(f.why(J, 'give up position')).toBe('at-the-start-only (Z-6.36a)');
  });

  test('Z-GAP-12: there is nothing to give up while Neutral or behind, and that is said', () => {
    for (const position of ['tailed', 'disadvantaged', 'neutral'])
      expect(from(position, 'MVG').why(J, 'give up position')).toBe('no-position-held-at-start (Z-GAP-12)');
  });

  test('Z-6.36b, Z-GAP-13: then another enemy, a Wingman, or the same enemy may be attacked', () => {
    const f = situation({ active: 'Zed', Zed: { on: 'Cat', position: 'tailing', hand: ['MVG'] } }, pairs());
    expect(f.offers(J)).not.toContain('play MANEUVERING at Cat 2');
    f.do('J: give up position');
    expect(f.offers(J)).toEqual(
      expect.arrayContaining([
        'play MANEUVERING at Cat',
        'play MANEUVERING at Cat 2',
        'attack Cat wingman',
        'attack Cat 2 wingman',
      ]),
    );
  });

  test('Z-6.36c, Z-8.2d, Z-8.5b, Z-6.5d: one aircraft a turn, also after giving up', () => {
    const f = situation(
      {
        active: 'Zed',
        Zed: { on: 'Cat', position: 'tailing', hand: ['MVG', 'MVG'] },
        'Cat 2': { hand: ['TIGHT TURN'] },
      },
      pairs(),
    );
    f.do('J: give up position', 'J: play MANEUVERING at Cat 2', 'A: answer TIGHT TURN', 'J: pass');
    expect(f.why(J, 'play MANEUVERING at Cat')).toBe('one-aircraft-a-turn (Z-6.5d)');
    expect(f.why(J, 'attack Cat wingman')).toBe('one-aircraft-a-turn (Z-6.5d)');
    expect(f.offers(J)).toContain('play MANEUVERING at Cat 2');
  });

  test('Z-GAP-12: a Position won by the Wingman this sequence cannot be given up, one that it improved can', () => {
    const won = situation({ active: 'Zed', phase: 'wingman', draws: ['MVG', 'TIGHT TURN'] });
    won.do('J: wingman attacks Cat', 'J: play MANEUVERING at Cat', 'J: done', 'J: stay');
    expect(won.why(J, 'give up position')).toBe('no-position-held-at-start (Z-GAP-12)');
    const improved = situation({
      active: 'Zed',
      phase: 'wingman',
      Zed: { on: 'Cat', position: 'advantaged' },
      draws: ['MVG', 'TIGHT TURN'],
    });
    improved.do('J: wingman attacks Cat', 'J: play MANEUVERING at Cat', 'J: done', 'J: stay');
    expect([improved.get('Zed.position'), improved.offers(J).includes('give up position')]).toEqual(['tailing', true]);
  });

  test('Z-GAP-12, Z-6.36a: who was Disadvantaged when his sequence began has no Position to give up, though his Wingman turned the tables', () => {
    const f = situation({
      active: 'Cat',
      phase: 'draw',
      order: ['Cat', 'Zed'],
      Cat: { on: 'Zed', position: 'advantaged' },
      draws: ['SCISSORS', 'TIGHT TURN'],
    }).do('A: draw 0', 'J: wingman attacks Cat', 'J: play SCISSORS at Cat', 'J: done', 'J: stay');
    expect(f.get('Zed.position')).toBe('advantaged');
    expect(f.why(J, 'give up position')).toBe('no-position-held-at-start (Z-GAP-12)');
  });

  test('Z-6.36a: a Disadvantaged Leader has nothing to give up, nor has a Neutral one', () => {
    expect(situation({ active: 'Zed' }).offers(J)).not.toContain('give up position');
    const f = situation({ active: 'Zed', Zed: { on: 'Cat', position: 'disadvantaged' } });
    expect(f.offers(J)).not.toContain('give up position');
  });
});

test('Z-6.4g, Z-8.6a: the limit rises with the Position during the turn, less what has been fired', () => {
  const f = situation(
    { active: 'Zed', Zed: { hand: ['IMS 1B/1D', 'HALF LOOP', 'IMS 3B/3D'] } },
    duel({}, { aircraft: 'ox' }),
  );
  f.do('J: play IN MY SIGHTS 1B/1D at Ox', 'J: play HALF LOOP at Ox');
  expect(f.offers(J)).toContain('play IN MY SIGHTS 3B/3D at Ox');
});

test('Z-6.31a, Z-6.32a, Z-6.33a, Z-6.34a: only MANEUVERING, HALF LOOP, SCISSORS and FULL THROTTLE move a Leader to another Position', () => {
  const maneuvers = [MANEUVERING, HALF_LOOP, SCISSORS, FULL_THROTTLE];
  for (const title of titles.keys())
    if (!maneuvers.includes(title))
      for (const at of [-2, -1, 0, 1, 2]) expect(stepsFrom(title, at), titles[title]).toBe(0);
});

test('Z-6.35a: whoever is not Agile is told nothing of SCISSORS, and an Agile one only of what is tried at a Leader', () => {
  const told = (aircraft: string): (string | null)[] => {
    const f = situation(
      { active: 'X', X: { hand: ['TIGHT TURN', 'MVG'], on: 'Y', position: 'advantaged' } },
      duel({ aircraft, label: 'X' }, { label: 'Y' }),
    );
    return ['Y', 'Y wingman'].map((at) => f.why(J, `play MANEUVERING as SCISSORS at ${at}`));
  };
  expect(told('gnat')).toEqual([null, null]);
  expect(told('zed')).toEqual(['only-when-disadvantaged (Z-6.34b)', null]);
});

test('Z-19.25a, Z-17.15a: a Loaded Ace is told that MANEUVERING cannot be his ACE PILOT, and whoever is none nothing', () => {
  const told = (more: object): string | null => {
    const options = {
      mode: 'mission',
      seats: [
        { name: J, side: 'japanese', elements: [{ aircraft: 'a6m2', label: 'Zero', load: 'level', ...more }] },
        { name: A, side: 'allied', elements: [{ aircraft: 'hurricane-iib', label: 'Y' }] },
      ],
      orders: { kind: 'bombing', attacker: 'japanese', target: '3B', turns: [9, 8] },
    };
    const given = { turn: 2, active: 'Y', Y: { hand: ['MVG'] }, Zero: { hand: ['MVG', 'BARREL ROLL'] } };
    return situation(given, options).do('A: play MANEUVERING at Zero').why(J, 'answer MANEUVERING as ACE PILOT');
  };
  expect(told({})).toBe(null);
  expect(told({ pilot: 'sakai' })).toBe('loaded (Z-17.15a)');
});

import { describe, expect, test } from 'vitest';
import { A, type Fight, J, pairs, situation } from './fixture.ts';

describe('Engaged and Unengaged', () => {
  test('Z-6.5a, Z-6.5b: an Engaged Leader attacks nobody but the Leader it is Engaged with, not even his Wingman', () => {
    const f = situation(
      { active: 'Zed', Zed: { on: 'Cat', position: 'advantaged', hand: ['MVG', 'IMS 1B/1D'] } },
      pairs(),
    );
    expect(f.offers(J)).toContain('play MANEUVERING at Cat');
    expect(f.why(J, 'play MANEUVERING at Cat 2')).toBe('engaged-with-another (Z-6.5b)');
    expect(f.why(J, 'attack Cat wingman')).toBe('engaged-with-another (Z-6.5b)');
    expect(f.why(J, 'attack Cat 2 wingman')).toBe('engaged-with-another (Z-6.5b)');
  });

  test('Z-6.5c: manoeuvre leads out of engagement', () => {
    const f = situation({ active: 'Zed', Zed: { on: 'Cat', position: 'disadvantaged', hand: ['MVG'] } }).do(
      'J: play MANEUVERING at Cat',
    );
    expect([f.get('Zed.foe'), f.get('Cat.foe')]).toEqual(['nobody', 'nobody']);
  });

  test('Z-6.5d: after attacking one aircraft no other may be attacked', () => {
    const f = situation({ active: 'Zed', Zed: { hand: ['IMS 1B/1D', 'MVG'] } }, pairs()).do(
      'J: play IN MY SIGHTS 1B/1D at Cat',
    );
    expect(f.why(J, 'play MANEUVERING at Cat 2')).toBe('one-aircraft-a-turn (Z-6.5d)');
  });

  test('Z-6.5e: a Neutral Leader may attack any Unengaged Leader and any Wingman at its Altitude', () => {
    const f = situation({ active: 'Zed', Zed: { hand: ['MVG'] } }, pairs());
    expect(f.offers(J)).toEqual(
      expect.arrayContaining([
        'play MANEUVERING at Cat',
        'play MANEUVERING at Cat 2',
        'attack Cat wingman',
        'attack Cat 2 wingman',
      ]),
    );
  });

  test('Z-6.6a: a Leader Engaged with one enemy is Engaged with that one only', () => {
    const f = situation({ active: 'Zed', Zed: { hand: ['MVG'] } }, pairs()).do('J: play MANEUVERING at Cat 2');
    expect([f.get('Zed.foe'), f.get('Cat 2.foe'), f.get('Cat.foe')]).toEqual(['Cat 2', 'Zed', 'nobody']);
  });

  const wing = (more: object): Fight => situation({ active: 'Zed', phase: 'wingman', ...more } as never, pairs());

  test('Z-6.6c1, Z-6.6c2, Z-10.2a, Z-10.3a: the Wingman of an Engaged Leader attacks that enemy or his Wingman only', () => {
    const f = wing({ Zed: { on: 'Cat', position: 'tailed' } });
    expect(f.offers(J)).toEqual(['pass', 'wingman attacks Cat', 'wingman attacks Cat wingman']);
    expect(f.why(J, 'wingman attacks Cat 2')).toBe('leader-is-engaged-with-another (Z-10.3a)');
  });

  test('Z-10.3b, Z-6.6d2: the Wingman of a Neutral Leader attacks any Unengaged Leader and any Wingman, also of an Engaged one', () => {
    const f = wing({ 'Zed 2': { on: 'Cat', position: 'advantaged' } });
    expect(f.offers(J)).toEqual([
      'pass',
      'wingman attacks Cat wingman',
      'wingman attacks Cat 2',
      'wingman attacks Cat 2 wingman',
    ]);
  });

  test('Z-6.6d1: nobody else may attack an Engaged Leader', () => {
    const f = situation(
      { active: 'Zed', Zed: { hand: ['MVG'] }, Cat: { on: 'Zed 2', position: 'advantaged' } },
      pairs(),
    );
    expect(f.why(J, 'play MANEUVERING at Cat')).toBe('target-is-engaged (Z-6.6d1)');
    expect(f.offers(J)).toContain('attack Cat wingman');
  });

  test('Z-7.0b, Z-7.3a, Z-8.11b: nobody at another Altitude can be attacked', () => {
    const f = situation({ active: 'Zed', Zed: { hand: ['MVG', 'IMS 1B/1D'], altitude: 'high' } });
    expect(f.why(J, 'play MANEUVERING at Cat')).toBe('another-altitude (Z-7.3a)');
    expect(f.why(J, 'play IN MY SIGHTS 1B/1D at Cat')).toBe('another-altitude (Z-7.3a)');
    expect(f.why(J, 'attack Cat wingman')).toBe('another-altitude (Z-7.3a)');
  });

  test('Z-GAP-29, Z-GAP-77: Wingman and Leader have a target each, the same or another', () => {
    const f = wing({ Zed: { hand: ['IMS 1B/1D'] }, draws: ['IMS 1B/1D', 'TIGHT TURN'] });
    f.do('J: wingman attacks Cat', 'J: play IN MY SIGHTS 1B/1D at Cat', 'J: done', 'J: stay');
    expect(f.offers(J)).toEqual(
      expect.arrayContaining(['play IN MY SIGHTS 1B/1D at Cat', 'play IN MY SIGHTS 1B/1D at Cat 2']),
    );
    f.do('J: play IN MY SIGHTS 1B/1D at Cat');
    expect(f.get('Cat.leader.hits')).toBe(2);
  });

  test('Z-GAP-29: but a manoeuvre of the Wingman that made the Leader Engaged binds him', () => {
    const f = wing({ Zed: { hand: ['MVG'] }, draws: ['MVG', 'TIGHT TURN'] });
    f.do('J: wingman attacks Cat', 'J: play MANEUVERING at Cat', 'J: done', 'J: stay');
    expect(f.why(J, 'play MANEUVERING at Cat 2')).toBe('engaged-with-another (Z-6.5b)');
  });
});

describe('isolated Leaders (6.7)', () => {
  /** Cat, alone, holds a Position on Zed 2; Zed comes to help. */
  const rescue = (position: string, hand: readonly string[], cat: object = {}, more: object = {}): Fight =>
    situation(
      {
        active: 'Zed',
        Zed: { hand },
        Cat: { on: 'Zed 2', position, wingman: { fate: 'destroyed' }, ...cat },
        ...more,
      } as never,
      pairs({ fullThrottle: true }),
    );

  test('Z-6.71a: an isolated Leader that holds a Position may be attacked by others', () => {
    expect(rescue('advantaged', ['MVG']).offers(J)).toContain('play MANEUVERING at Cat');
    expect(rescue('advantaged', ['MVG'], { wingman: {} }).why(J, 'play MANEUVERING at Cat')).toBe(
      'target-is-engaged (Z-6.6d1)',
    );
  });

  test('Z-6.71b: only by an Unengaged Leader, or the Wingman of one', () => {
    const f = rescue('advantaged', ['MVG'], {}, { 'Cat 2': { on: 'Zed', position: 'advantaged' } });
    expect(f.why(J, 'play MANEUVERING at Cat')).toBe('engaged-with-another (Z-6.5b)');
  });

  test('Z-6.71c: never one that is Disadvantaged or Tailed itself', () => {
    expect(rescue('disadvantaged', ['MVG']).why(J, 'play MANEUVERING at Cat')).toBe('target-is-engaged (Z-6.6d1)');
  });

  test('Z-6.71d: isolated at this moment: a Wingman shot down in the Wingman Attack opens the way', () => {
    const f = situation(
      {
        active: 'Zed',
        phase: 'wingman',
        Zed: { hand: ['MVG'] },
        Cat: { on: 'Zed 2', position: 'advantaged', wingman: { hits: 4, damaged: true } },
        draws: ['IMS 1B/1D', 'TIGHT TURN', 'MVG'],
      },
      pairs(),
    ).do('J: wingman attacks Cat wingman', 'J: play IN MY SIGHTS 1B/1D at Cat wingman', 'A: pass', 'J: stay');
    expect(f.offers(J)).toContain('play MANEUVERING at Cat');
  });

  test('Z-6.72a1, Z-GAP-52: the friend improves step by step, and keeps it if the helper stops', () => {
    const f = rescue('tailing', ['MVG']).do('J: play MANEUVERING at Cat', 'J: done');
    expect([f.get('Zed 2.position'), f.get('Cat.position'), f.get('Zed.position')]).toEqual([
      'disadvantaged',
      'advantaged',
      'neutral',
    ]);
  });

  test('Z-6.72a2, Z-GAP-24: SCISSORS, real or Agile, only when the isolated Leader is Advantaged', () => {
    expect(rescue('advantaged', ['SCISSORS', 'TIGHT TURN']).offers(J)).toEqual(
      expect.arrayContaining(['play SCISSORS at Cat', 'play TIGHT TURN as SCISSORS at Cat']),
    );
    expect(rescue('tailing', ['SCISSORS']).why(J, 'play SCISSORS at Cat')).toBe('not-while-it-is-tailing (Z-6.72a2)');
  });

  test('Z-6.72a3: the isolated Leader answers as usual', () => {
    const f = rescue('advantaged', ['MVG'], { hand: ['TIGHT TURN'] }).do(
      'J: play MANEUVERING at Cat',
      'A: answer TIGHT TURN',
    );
    expect([f.get('Cat.position'), f.get('Zed 2.position')]).toEqual(['advantaged', 'disadvantaged']);
  });

  test('Z-6.72b, Z-GAP-53: at Neutral it has lost its Position, and may be attacked normally', () => {
    const f = rescue('advantaged', ['MVG', 'IMS 1B/1D']).do('J: play MANEUVERING at Cat');
    expect([f.get('Zed 2.position'), f.get('Cat.position'), f.get('Zed.position')]).toEqual([
      'neutral',
      'neutral',
      'neutral',
    ]);
    expect(f.offers(J)).toContain('play IN MY SIGHTS 1B/1D at Cat');
  });

  test('Z-6.72c, Z-GAP-53: what goes beyond Neutral is the helper’s own Position', () => {
    const f = rescue('advantaged', ['HALF LOOP']).do('J: play HALF LOOP at Cat');
    expect([f.get('Zed 2.position'), f.get('Zed.position'), f.get('Zed.foe')]).toEqual([
      'neutral',
      'advantaged',
      'Cat',
    ]);
    expect(rescue('tailing', ['HALF LOOP']).do('J: play HALF LOOP at Cat').get('Zed.position')).toBe('neutral');
  });

  test('Z-GAP-56: FULL THROTTLE works for the friend, and not past Neutral', () => {
    const f = rescue('advantaged', ['FULL THROTTLE', 'FULL THROTTLE']).do('J: play FULL THROTTLE at Cat');
    expect([f.get('Zed 2.position'), f.get('Zed.position')]).toEqual(['neutral', 'neutral']);
    expect(f.why(J, 'play FULL THROTTLE at Cat')).toBe('only-when-behind (Z-6.33b)');
  });

  test('Z-GAP-55: no shot before its Position is broken', () => {
    expect(rescue('advantaged', ['IMS 1B/1D']).why(J, 'play IN MY SIGHTS 1B/1D at Cat')).toBe(
      'break-its-position-first (Z-GAP-55)',
    );
  });

  test('Z-GAP-54: a Wingman may help too; what goes beyond Neutral is its Leader’s, and it fires only afterwards', () => {
    const f = rescue('advantaged', [], {}, { phase: 'wingman', draws: ['SCISSORS', 'IMS 1B/1D'] }).do(
      'J: wingman attacks Cat',
    );
    expect(f.why(J, 'play IN MY SIGHTS 1B/1D at Cat')).toBe('break-its-position-first (Z-GAP-55)');
    f.do('J: play SCISSORS at Cat');
    expect([f.get('Zed.position'), f.get('Zed.foe')]).toEqual(['advantaged', 'Cat']);
    expect(f.offers(J)).toContain('play IN MY SIGHTS 1B/1D at Cat');
  });
});

test('Z-GAP-75: nobody answers for an attacked aircraft but its own player, with its own cards', () => {
  const f = situation(
    { active: 'Zed', Zed: { hand: ['MVG'] }, Cat: { hand: ['BARREL ROLL'] }, 'Cat 2': { hand: ['TIGHT TURN'] } },
    pairs(),
  );
  f.do('J: play MANEUVERING at Cat');
  expect(f.offers(A)).toEqual(['pass']);
});

test('Z-GAP-76: limits are counted in the sequence of the Element concerned', () => {
  const f = situation({ active: 'Zed', phase: 'draw', sequence: { bursts: 3, agile: true, target: 'Cat' } }).do(
    'J: draw 0',
  );
  expect(f.get('sequence')).toMatchObject({ bursts: 0, agile: false, target: 'nobody', bonus: 0 });
});

test('Z-GAP-76, Z-3.0a: every sequence begins with nothing fired, used, played or announced', () => {
  const f = situation({ active: 'Zed', phase: 'draw' });
  const used = { target: 2, bursts: 1, gunner: 1, bonus: 1, agile: true, wingAgile: true, held: 1, played: true };
  f.state.now = { element: 0, ...used };
  const fresh = { target: -1, bursts: 0, gunner: 0, bonus: 0, agile: false, wingAgile: false, held: -1, played: false };
  expect(f.do('J: draw 0').state.now).toEqual({ element: 1, ...fresh });
});

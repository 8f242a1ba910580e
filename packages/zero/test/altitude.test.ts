import { describe, expect, test } from 'vitest';
import { barStartOf } from '../src/rules/starts.ts';
import { A, duel, type Fight, J, situation } from './fixture.ts';

const tt = (count: number): string[] => Array(count).fill('TIGHT TURN');
/** Zed changes Altitude in its phase; Cat holds a Position on it. */
const chased = (position: string, zed: object, cat: object = {}, more: object = {}): Fight =>
  situation({ active: 'Zed', phase: 'altitude', Zed: zed, Cat: { on: 'Zed', position, ...cat }, ...more } as never);

describe('where an aircraft begins', () => {
  test('Z-4.5e, Z-GAP-80: never above its ceiling, at Very High only with a turbocharger', () => {
    const levels = [0, 1, 2, 3, 4];
    for (const ceiling of levels)
      for (const turbo of [false, true]) {
        const highest = Math.min(ceiling, turbo ? 4 : 3);
        expect(levels.filter((level) => barStartOf(ceiling, turbo, level) === null)).toEqual(
          levels.slice(0, highest + 1),
        );
      }
    expect([barStartOf(2, true, 3), barStartOf(4, false, 4), barStartOf(3, false, 4)]).toEqual([
      'above-the-ceiling',
      'needs-a-turbocharger',
      'above-the-ceiling',
    ]);
  });
});

describe('changing Altitude', () => {
  test('Z-7.0a, Z-7.1b: five levels, and the Wingman is always at its Leader’s', () => {
    const seen = ['very low', 'low', 'medium', 'high', 'very high'].map(
      (altitude) => situation({ Zed: { altitude } }).state.elements[0].altitude,
    );
    expect(seen).toEqual([0, 1, 2, 3, 4]);
    const f = situation({ active: 'Zed', phase: 'altitude' }).do('J: dive');
    expect([f.get('Zed.altitude'), Object.keys(f.state.planes[1])]).toEqual(['low', ['hits', 'damaged', 'fate']]);
  });

  test('Z-7.2c: not below Very Low, not above Very High', () => {
    const low = situation({ active: 'Zed', phase: 'altitude', Zed: { altitude: 'very low', hand: tt(1) } });
    expect([low.offers(J), low.why(J, 'dive')]).toEqual([['stay', 'climb'], 'nothing-below (Z-7.2c)']);
    const high = situation({ active: 'Zed', phase: 'altitude', Zed: { altitude: 'very high', hand: tt(1) } });
    expect([high.offers(J), high.why(J, 'climb')]).toEqual([['stay', 'dive'], 'nothing-above (Z-7.2c)']);
  });

  test('Z-7.2d: not above the ceiling on the Leader’s card', () => {
    const f = situation(
      { active: 'Hen', phase: 'altitude', Hen: { hand: ['VERTICAL ROLL', 'MVG'] } },
      duel({}, { aircraft: 'hen' }),
    );
    expect(f.why(A, 'climb')).toBe('above-the-ceiling (Z-7.2d)');
    f.do('A: stay');
    expect(f.why(A, 'VERTICAL ROLL up')).toBe('above-the-ceiling (Z-7.2d)');
  });

  test('Z-GAP-14: an Element without turbocharger may climb to Very High in play', () => {
    const f = situation({ active: 'Zed', phase: 'altitude', Zed: { altitude: 'high', hand: tt(1) } }).do(
      'J: climb',
      'J: discard TIGHT TURN',
    );
    expect(f.get('Zed.altitude')).toBe('very high');
  });

  test('Z-7.21b1: going down draws a card', () => {
    const f = situation({ active: 'Zed', phase: 'altitude', draws: ['ACE PILOT'] }).do('J: dive');
    expect(f.get('Zed.hand')).toEqual(['ACE PILOT']);
  });

  test('Z-7.21b3, Z-GAP-72: going up costs a card of the owner’s choice, face up', () => {
    const f = situation({ active: 'Zed', phase: 'altitude', Zed: { hand: ['ACE PILOT', 'TIGHT TURN'] } }).do(
      'J: climb',
    );
    expect(f.offers(J)).toEqual(['discard TIGHT TURN', 'discard ACE PILOT']);
    expect(f.do('J: discard TIGHT TURN').get('discard')).toEqual(['TIGHT TURN']);
  });

  test('Z-7.21b4: no climb without a card', () => {
    expect(situation({ active: 'Zed', phase: 'altitude' }).why(J, 'climb')).toBe('no-card-to-climb (Z-7.21b4)');
  });

  test('Z-7.21c: whoever holds a Position loses it by moving', () => {
    const f = situation({ active: 'Zed', phase: 'altitude', Zed: { on: 'Cat', position: 'tailing' } }).do('J: dive');
    expect([f.get('Zed.position'), f.get('Cat.position'), f.asked(A)]).toEqual(['neutral', 'neutral', null]);
  });
});

describe('following', () => {
  test('Z-7.2e, Z-7.21d: only an enemy that holds a Position on the mover may follow', () => {
    const f = situation({ active: 'Zed', phase: 'altitude', Cat: { hand: tt(3) } }).do('J: dive');
    expect(f.asked(A)).toBeNull();
    expect(
      chased('advantaged', {}, { hand: tt(3) })
        .do('J: dive')
        .asked(A),
    ).toBe('follow');
  });

  test('Z-7.21d1: a Tailing enemy follows free and draws for going down, or pays for the climb alone', () => {
    const down = chased('tailing', {}, {}).do('J: dive', 'A: follow');
    expect([down.get('Cat.altitude'), down.get('Cat.position'), down.state.elements[1].hand.size]).toEqual([
      'low',
      'tailing',
      1,
    ]);
    const up = chased('tailing', { hand: tt(1) }, { hand: tt(2) }).do(
      'J: climb',
      'J: discard TIGHT TURN',
      'A: follow',
      'A: discard TIGHT TURN',
    );
    expect([up.get('Cat.altitude'), up.state.elements[1].hand.size]).toEqual(['high', 1]);
  });

  test('Z-7.21d2a, Z-7.21d2b: an Advantaged enemy pays a card, two for a climb', () => {
    const down = chased('advantaged', {}, { hand: ['MVG'] }).do('J: dive', 'A: follow', 'A: discard MANEUVERING');
    expect([down.get('Cat.position'), down.state.elements[1].hand.size]).toEqual(['advantaged', 1]);
    const up = chased('advantaged', { hand: tt(1) }, { hand: tt(3) });
    up.do('J: climb', 'J: discard TIGHT TURN', 'A: follow', 'A: discard TIGHT TURN', 'A: discard TIGHT TURN');
    expect([up.get('Cat.altitude'), up.state.elements[1].hand.size]).toEqual(['high', 1]);
  });

  test('Z-7.21d3, Z-7.24b: who does not follow stays, and both are Neutral', () => {
    const f = chased('tailing', {}, {}).do('J: dive', 'A: stay');
    expect([f.get('Cat.altitude'), f.get('Cat.position'), f.get('Zed.position')]).toEqual([
      'medium',
      'neutral',
      'neutral',
    ]);
  });

  test('Z-7.24a: who follows brings his whole Element and keeps his Position', () => {
    const f = chased('tailing', {}, {}).do('J: dive', 'A: follow', 'J: done');
    expect([f.get('Cat.altitude'), f.get('Cat.has wingman'), f.get('Zed.foe')]).toEqual(['low', true, 'Cat']);
  });

  test('Z-GAP-30: without the cards to pay, or at the ceiling, nobody follows; the card drawn for the dive cannot pay', () => {
    const poor = chased('advantaged', {}, {}).do('J: dive');
    expect([poor.asked(A), poor.get('Cat.position')]).toEqual([null, 'neutral']);
    const one = chased('advantaged', { hand: tt(1) }, { hand: tt(1) }).do('J: climb', 'J: discard TIGHT TURN');
    expect(one.asked(A)).toBeNull();
    const free = chased('tailing', {}, {}).do('J: dive');
    expect(free.asked(A)).toBe('follow');
    const low = situation(
      { active: 'Zed', phase: 'altitude', Zed: { hand: tt(1) }, Hen: { on: 'Zed', position: 'tailing', hand: tt(4) } },
      duel({}, { aircraft: 'hen' }),
    ).do('J: climb', 'J: discard TIGHT TURN');
    expect([low.asked(A), low.get('Hen.position')]).toEqual([null, 'neutral']);
    const below = situation(
      {
        active: 'Zed',
        phase: 'altitude',
        Zed: { altitude: 'low', hand: tt(1) },
        Hen: { altitude: 'low', on: 'Zed', position: 'tailing', hand: tt(4) },
      },
      duel({}, { aircraft: 'hen' }),
    ).do('J: climb', 'J: discard TIGHT TURN');
    expect(below.asked(A)).toBe('follow');
  });

  test('Z-GAP-31: the follower’s draw may exceed Performance', () => {
    const f = chased('tailing', {}, { hand: tt(5) }).do('J: dive', 'A: follow');
    expect(f.state.elements[1].hand.size).toBe(6);
  });

  test('Z-GAP-73: the mover draws before the follower decides', () => {
    const f = chased('tailing', {}, {}, { draws: ['ACE PILOT', 'MVG'] }).do('J: dive');
    expect([f.get('Zed.hand'), f.get('Cat.hand')]).toEqual([['ACE PILOT'], []]);
    expect(f.do('A: follow').get('Cat.hand')).toEqual(['MANEUVERING']);
  });
});

describe('VERTICAL ROLL', () => {
  const rolls = (zed: object, cat: object = {}, more: object = {}): Fight =>
    situation({ active: 'Zed', Zed: zed, Cat: cat, ...more } as never);

  test('Z-7.2b, Z-7.22a: one level by a card in the Play Cards phase, with draw or discard and loss of Position', () => {
    const down = rolls({ hand: ['VERTICAL ROLL'], on: 'Cat', position: 'tailing' }).do('J: VERTICAL ROLL down');
    expect([down.get('Zed.altitude'), down.state.elements[0].hand.size, down.get('Zed.position')]).toEqual([
      'low',
      1,
      'neutral',
    ]);
    const up = rolls({ hand: ['VERTICAL ROLL', 'MVG'] }).do('J: VERTICAL ROLL up', 'J: discard MANEUVERING');
    expect([up.get('Zed.altitude'), up.get('Zed.hand')]).toEqual(['high', []]);
    expect(rolls({ altitude: 'high', hand: ['VERTICAL ROLL', 'MVG'] }).offers(J)).toContain('VERTICAL ROLL up');
  });

  test('Z-7.2f: the phase change and several rolls in one sequence, one level each', () => {
    const f = situation({
      active: 'Zed',
      phase: 'altitude',
      Zed: { altitude: 'high', hand: ['VERTICAL ROLL', 'VERTICAL ROLL'] },
    });
    f.do('J: dive', 'J: VERTICAL ROLL down', 'J: VERTICAL ROLL down');
    expect(f.get('Zed.altitude')).toBe('very low');
  });

  test('Z-7.22b: following a roll always costs a card, also when Tailing', () => {
    const f = rolls({ hand: ['VERTICAL ROLL'] }, { on: 'Zed', position: 'tailing', hand: ['MVG'] }).do(
      'J: VERTICAL ROLL down',
      'A: pass',
      'A: follow',
    );
    expect(f.asked(A)).toBe('follow-cost');
    f.do('A: discard MANEUVERING');
    expect([f.get('Cat.altitude'), f.state.elements[1].hand.size, f.get('Cat.position')]).toEqual([
      'low',
      1,
      'tailing',
    ]);
  });

  test('Z-7.22c: the direction is announced with the card', () => {
    const f = rolls(
      { hand: ['VERTICAL ROLL', 'MVG'] },
      { on: 'Zed', position: 'advantaged', hand: ['VERTICAL ROLL', 'MVG'] },
    );
    expect(f.offers(J)).toEqual(expect.arrayContaining(['VERTICAL ROLL up', 'VERTICAL ROLL down']));
    f.do('J: VERTICAL ROLL up');
    expect(f.match.log.at(-1)?.event).toMatchObject({ event: 'rolled', up: true });
    expect(rolls({ altitude: 'very low', hand: ['VERTICAL ROLL'] }).why(J, 'VERTICAL ROLL down')).toBe(
      'nothing-below (Z-7.2c)',
    );
  });

  test('Z-7.22d: the roll does not pay for its climb', () => {
    const f = rolls({ hand: ['VERTICAL ROLL'] });
    expect([f.why(J, 'VERTICAL ROLL up'), f.offers(J).includes('VERTICAL ROLL down')]).toEqual([
      'roll-card-does-not-pay (Z-7.22d)',
      true,
    ]);
  });

  test('Z-7.23a, Z-7.23b: an enemy that holds a Position may stop it with VERTICAL ROLL or ACE PILOT, and moves nobody', () => {
    const cat = {
      on: 'Zed',
      position: 'advantaged',
      hand: ['VERTICAL ROLL', 'ACE PILOT', 'TIGHT TURN', 'BARREL ROLL', 'SCISSORS'],
    };
    const f = rolls({ hand: ['VERTICAL ROLL', 'MVG'] }, cat).do('J: VERTICAL ROLL down');
    expect(f.offers(A)).toEqual(['pass', 'answer VERTICAL ROLL', 'answer ACE PILOT']);
    f.do('A: answer VERTICAL ROLL', 'J: pass');
    expect([f.get('Zed.altitude'), f.get('Cat.altitude'), f.get('Cat.position')]).toEqual([
      'medium',
      'medium',
      'advantaged',
    ]);
  });

  test('Z-GAP-27: nobody answers the roll of a Neutral or an Advantaged Leader; an answer may be countered', () => {
    const hand = ['VERTICAL ROLL', 'ACE PILOT'];
    expect(
      rolls({ hand: ['VERTICAL ROLL'] }, { hand })
        .do('J: VERTICAL ROLL down')
        .get('Zed.altitude'),
    ).toBe('low');
    expect(
      rolls({ hand: ['VERTICAL ROLL'], on: 'Cat', position: 'advantaged' }, { hand })
        .do('J: VERTICAL ROLL down')
        .get('Zed.altitude'),
    ).toBe('low');
    const f = rolls(
      { hand: ['VERTICAL ROLL', 'ACE PILOT'] },
      { on: 'Zed', position: 'tailing', hand: ['VERTICAL ROLL', 'MVG'] },
    );
    f.do('J: VERTICAL ROLL down', 'A: answer VERTICAL ROLL', 'J: answer ACE PILOT', 'A: pass', 'A: stay');
    expect(f.get('Zed.altitude')).toBe('low');
  });

  test('Z-GAP-28: a roll has no target: afterwards one aircraft may be attacked at the new Altitude', () => {
    const f = rolls({ hand: ['VERTICAL ROLL', 'MVG'] }, { altitude: 'low' }).do('J: VERTICAL ROLL down');
    expect([f.get('sequence.target'), f.offers(J).includes('play MANEUVERING at Cat')]).toEqual(['nobody', true]);
  });

  test('Z-GAP-79: no climb if the exchange has used up the last card', () => {
    const f = rolls(
      { hand: ['VERTICAL ROLL', 'ACE PILOT'] },
      { on: 'Zed', position: 'tailing', hand: ['VERTICAL ROLL'] },
    );
    f.do('J: VERTICAL ROLL up', 'A: answer VERTICAL ROLL', 'J: answer ACE PILOT');
    expect([f.get('Zed.altitude'), f.get('Cat.position'), f.get('Zed.hand'), f.asked(J)]).toEqual([
      'medium',
      'tailing',
      [],
      'play',
    ]);
    expect(f.state.deck.discard).toHaveLength(3);
  });
});

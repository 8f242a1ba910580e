import { describe, expect, test } from 'vitest';
import { levelForEngine } from '../src/rules/ratings.ts';
import { HIGH, LOW, MEDIUM, VERY_HIGH, VERY_LOW } from '../src/state.ts';
import { idle, scene } from './helpers/scene.ts';

describe('altitude', () => {
  test('DIF-ALT-01, DIF-ALT-02, DIF-ALT-03, DIF-ALT-04, DIF-ALT-05, DIF-ALT-06: five levels and what they do to Horsepower', () => {
    const draws = (altitude: string): [number, number] => {
      const s = scene({ A1: { hand: ['YO-YO'], altitude, front: { performance: 20 } }, B1: {}, phase: 'draw' });
      const pre = s.cards('A1') - 1;
      s.does('A', 'stay', 'pass', 'pass');
      return [pre, s.cards('A1') - 1 - pre];
    };
    expect(draws('very low')).toEqual([3, 3]);
    expect(draws('low')).toEqual([2, 3]);
    expect(draws('medium')).toEqual([2, 2]);
    expect(draws('high')).toEqual([1, 2]);
    expect(draws('very high')).toEqual([1, 1]);
  });

  test('DIF-ALT-07: stay, one level up or one level down', () => {
    scene({ A1: { hand: idle(1) }, B1: {}, phase: 'altitude' }).offersOnly('A', 'stay', 'climb', 'dive');
    scene({ A1: { hand: idle(1), altitude: 'very high' }, B1: {}, phase: 'altitude' })
      .offersOnly('A', 'stay', 'dive')
      .withholds('A', 'climb', 'highest-level');
    scene({ A1: { hand: idle(1), altitude: 'very low' }, B1: {}, phase: 'altitude' })
      .withholds('A', 'dive', 'lowest-level')
      .does('A', 'climb', 'discard OUT OF THE SUN')
      .expect('A1', { altitude: 'low' });
  });

  test('DIF-ALT-21, DIF-GAP-23: whose last card is a REDLINE that brings nothing cannot pay, and stays behind', () => {
    const s = scene({
      A1: { hand: ['YO-YO'], front: { speed: 2 } },
      B1: { advantaged: 'A1', hand: ['REDLINE', 'REDLINE'], front: { speed: 2, airframe: 9 } },
      phase: 'altitude',
    });
    s.does('A', 'climb', 'discard YO-YO').does('B', 'follow');
    s.match.state.drawn = s.match.state.fixed.total;
    s.does('B', 'play REDLINE', 'pass', 'play REDLINE')
      .expect('B1', { altitude: 'medium', hits: 2, hand: [] })
      .expectPosition('B1', 'neutral', 'A1')
      .asks('A', 'act');
    expect(s.happened('stayed-behind')).toHaveLength(1);
  });

  test('DIF-ALT-08: each climb costs a card, of one’s choice', () => {
    scene({ A1: { hand: [...idle(4), 'YO-YO'] }, B1: {}, phase: 'altitude' })
      .does('A', 'climb')
      .offersOnly('A', 'discard OUT OF THE SUN', 'discard YO-YO')
      .does('A', 'discard YO-YO')
      .expect('A1', { altitude: 'high' })
      .expectCards('A1', 4)
      .expectDiscarded('YO-YO');
  });

  test('DIF-ALT-09: each dive brings a card, above Performance too', () => {
    scene({ A1: { hand: idle(6) }, B1: {}, phase: 'altitude' })
      .does('A', 'dive')
      .expect('A1', { altitude: 'low' })
      .expectCards('A1', 7);
  });

  test('DIF-ALT-10: without a card there is no climb', () => {
    scene({ A1: {}, B1: {}, phase: 'altitude' })
      .offersOnly('A', 'stay', 'dive')
      .withholds('A', 'climb', 'climb-needs-a-card');
  });

  test('DIF-ALT-11, DIF-GAP-29: who cannot pay cannot follow', () => {
    scene({ A1: { hand: idle(1) }, B1: { advantaged: 'A1', hand: ['YO-YO'] }, phase: 'altitude' })
      .does('A', 'climb', 'discard OUT OF THE SUN')
      .offersOnly('B', 'stay')
      .withholds('B', 'follow', 'cannot-pay');
  });

  test('DIF-ALT-12: discard and draw are due however the level changes', () => {
    scene({ A1: { hand: ['VERTICAL ROLL', 'YO-YO'] }, B1: { tailing: 'A1', hand: idle(1) } })
      .does('A', 'play VERTICAL ROLL to climb', 'discard YO-YO')
      .does('B', 'follow', 'discard OUT OF THE SUN')
      .expect('B1', { altitude: 'high', hand: [] });
  });

  test('DIF-ALT-13, DIF-GAP-28: a stall costs a card instead of bringing one, before and after the turn', () => {
    const front = { horsepower: [0, 0] };
    scene({ A1: { hand: ['YO-YO', 'SCISSORS'], altitude: 'high', front }, B1: {}, phase: 'draw' })
      .asks('A', 'stall')
      .offersOnly('A', 'discard YO-YO', 'discard SCISSORS')
      .does('A', 'discard YO-YO')
      .asks('A', 'altitude')
      .expect('A1', { hand: ['SCISSORS'] });
    scene({ A1: { hand: ['YO-YO'], altitude: 'very high', front }, B1: {}, phase: 'post-draw' })
      .asks('A', 'stall')
      .does('A', 'discard YO-YO')
      .expect('A1', { hand: [], altitude: 'very high' });
  });

  test('DIF-ALT-14: a stall without a card is a dive, with its one card', () => {
    scene({ A1: { altitude: 'high', front: { horsepower: [0, 0] } }, B1: {}, phase: 'draw' })
      .expect('A1', { altitude: 'medium' })
      .expectCards('A1', 1)
      .asks('A', 'altitude');
  });

  test('DIF-GAP-31: pursuers may follow a stall dive', () => {
    scene({
      A1: { altitude: 'high', front: { horsepower: [0, 0] } },
      B1: { altitude: 'high', tailing: 'A1' },
      phase: 'draw',
    })
      .asks('B', 'follow')
      .does('B', 'follow')
      .expect('B1', { altitude: 'medium' })
      .expectPosition('B1', 'tailing', 'A1');
  });

  test('DIF-ALT-15, DIF-ALT-16, DIF-ALT-18: an Advantaged fighter follows for a card, and one more to climb', () => {
    const s = scene({ A1: { hand: idle(2) }, B1: { advantaged: 'A1', hand: idle(3) }, phase: 'altitude' })
      .does('A', 'climb', 'discard OUT OF THE SUN')
      .asks('B', 'follow')
      .does('B', 'follow')
      .does('B', 'discard OUT OF THE SUN');
    expect(s.happened('discarded')).toMatchObject([{ cost: 'follow', because: 'DIF-ALT-16' }]);
    s.does('B', 'discard OUT OF THE SUN')
      .expectCards('B1', 1)
      .expect('B1', { altitude: 'high' })
      .expectPosition('B1', 'advantaged', 'A1');
  });

  test('DIF-ALT-17, DIF-ALT-18: a Tailing fighter follows free; a dive brings its card', () => {
    scene({ A1: {}, B1: { tailing: 'A1' }, phase: 'altitude' })
      .does('A', 'dive')
      .does('B', 'follow')
      .expectCards('B1', 1)
      .expectPosition('B1', 'tailing', 'A1');
  });

  test('DIF-ALT-19: following a climb costs 2 or 1, following a dive 1 (and brings 1) or nothing (and brings 1)', () => {
    const after = (position: string, way: string): number => {
      const s = scene({
        A1: { hand: idle(1) },
        B1: { [position]: 'A1', hand: ['YO-YO', 'YO-YO', 'YO-YO'] },
        phase: 'altitude',
      }).does('A', way);
      if (way === 'climb') s.does('A', 'discard OUT OF THE SUN');
      s.does('B', 'follow').lays(...(way === 'dive' ? ['SCISSORS'] : []));
      while (s.options('B')[0]?.startsWith('discard')) s.does('B', 'discard YO-YO');
      return s.cards('B1');
    };
    expect(after('advantaged', 'climb')).toBe(1);
    expect(after('tailing', 'climb')).toBe(2);
    expect(after('advantaged', 'dive')).toBe(3);
  });

  test('DIF-ALT-20: VERTICAL ROLL can be followed like the altitude phase', () => {
    scene({ A1: { hand: ['VERTICAL ROLL'] }, B1: { tailing: 'A1' } })
      .does('A', 'play VERTICAL ROLL to dive')
      .does('B', 'follow')
      .expect('B1', { altitude: 'low' })
      .asks('A', 'act');
  });

  test('DIF-ALT-21: who does not follow loses the position', () => {
    scene({ A1: {}, B1: { tailing: 'A1' }, phase: 'altitude' })
      .does('A', 'dive')
      .does('B', 'stay')
      .expect('B1', { altitude: 'medium', on: null })
      .expectPosition('A1', 'neutral', 'B1');
  });

  test('DIF-ALT-21: who has nothing to pay with is not asked', () => {
    scene({ A1: {}, B1: { advantaged: 'A1' }, phase: 'altitude' })
      .does('A', 'dive')
      .expectPosition('A1', 'neutral', 'B1')
      .asks('A', 'act');
  });

  test('DIF-ALT-22, DIF-GAP-30: a pursuer that changes level gives up its position, and its prey cannot follow', () => {
    scene({ A1: { tailing: 'B1' }, B1: { hand: idle(3) }, phase: 'altitude' })
      .does('A', 'dive')
      .expect('A1', { on: null, altitude: 'low' })
      .expect('B1', { altitude: 'medium' })
      .asks('A', 'act');
  });

  test('DIF-ALT-23, DIF-ALT-24: a chain decides from front to rear', () => {
    const chain = { A1: {}, B1: { tailing: 'A1' }, A2: { tailing: 'B1' }, phase: 'altitude', active: 'A1' };
    scene(chain)
      .does('A', 'dive')
      .asks('B', 'follow')
      .does('B', 'follow')
      .asks('A', 'follow')
      .does('A', 'follow')
      .expect('A2', { altitude: 'low', on: 'B1' });
    scene(chain)
      .does('A', 'dive')
      .does('B', 'stay')
      .asks('A', 'act')
      .expectPosition('B1', 'neutral', 'A1')
      .expectPosition('B1', 'tailed', 'A2');
    scene(chain)
      .does('A', 'dive')
      .does('B', 'follow')
      .does('A', 'stay')
      .expectPosition('A2', 'neutral', 'B1')
      .expectPosition('B1', 'tailing', 'A1');
  });

  test('DIF-GAP-29: the Tailing fighter decides before the Advantaged ones', () => {
    const s = scene({
      A1: {},
      B1: { advantaged: 'A1', hand: idle(2) },
      B2: { tailing: 'A1', hand: ['YO-YO'] },
      phase: 'altitude',
    }).does('A', 'dive');
    s.does('B', 'follow').expect('B2', { altitude: 'low' }).expect('B1', { altitude: 'medium' });
    s.does('B', 'stay').expectPosition('B1', 'neutral', 'A1');
  });

  test('DIF-SPEC-07, DIF-GAP-36: a Turbocharger has the engine of a lower level', () => {
    expect([VERY_LOW, LOW, MEDIUM, HIGH, VERY_HIGH].map((level) => levelForEngine(level, true))).toEqual([
      VERY_LOW,
      LOW,
      MEDIUM,
      MEDIUM,
      HIGH,
    ]);
    const front = { turbocharger: true };
    scene({ A1: { altitude: 'high', front }, B1: {}, phase: 'draw' }).expectCards('A1', 2);
    scene({ A1: { altitude: 'very high', front }, B1: {}, phase: 'draw' }).expectCards('A1', 1);
    scene({ A1: { altitude: 'high', front, hand: ['IN MY SIGHTS 1/1'] }, B1: {} }).withholds(
      'A',
      'play IN MY SIGHTS 1/1',
      'other-altitude',
    );
  });

  test('DIF-ALT-23: everybody at the front decides before anybody further back', () => {
    scene({
      A1: {},
      B1: { tailing: 'A1' },
      B2: { advantaged: 'A1', hand: idle(1) },
      A2: { tailing: 'B1' },
      phase: 'altitude',
    })
      .does('A', 'dive')
      .does('B', 'follow')
      .expect('B1', { altitude: 'low' })
      .asks('B', 'follow')
      .does('B', 'stay')
      .asks('A', 'follow')
      .does('A', 'follow')
      .expect('A2', { altitude: 'low' });
  });
});

import { describe, expect, test } from 'vitest';
import { sides } from '../src/content/types.ts';
import { game, idle, scene } from './helpers/scene.ts';

describe('ratings', () => {
  test('DIF-CARD-01, DIF-CARD-04: a fighter card has its name, flag, year, ratings and points', () => {
    const { fighters } = game({}).match.state.fixed;
    for (const { name, nation, year, points, front } of fighters) {
      expect([typeof name, typeof nation, typeof year, typeof points]).toEqual([
        'string',
        'string',
        'number',
        'number',
      ]);
      expect(Object.keys(front).sort()).toEqual([
        'agile',
        'airframe',
        'barrage',
        'bombs',
        'bursts',
        'firepower',
        'gunner',
        'horsepower',
        'performance',
        'speed',
        'turbocharger',
      ]);
    }
  });

  test('DIF-CARD-02: the year caps what can be chosen', () => {
    const flown = game({ seats: [{}, {}], year: 1939 }).options('player 1');
    expect(flown).toContain('fly Spitfire I');
    expect(flown).not.toContain('fly P-51D Mustang');
  });

  test('DIF-CARD-03: two alliances', () => expect(sides).toEqual(['axis', 'allies']));

  test('DIF-CARD-05: Speed is compared in its phase', () => {
    scene({ A1: { front: { speed: 3 } }, B1: {}, phase: 'altitude' })
      .does('A', 'stay')
      .asks('A', 'speed');
    scene({ A1: { front: { speed: 2 } }, B1: {}, phase: 'altitude' })
      .does('A', 'stay')
      .asks('A', 'act');
  });

  test('DIF-CARD-06, DIF-GAP-22: Performance limits the two draws, and no card is drawn above it', () => {
    scene({ A1: { hand: idle(6) }, B1: {}, phase: 'draw' }).expectCards('A1', 6);
    scene({ A1: { hand: idle(5) }, B1: {}, phase: 'draw' }).expectCards('A1', 6);
    scene({ A1: { hand: idle(5) }, B1: {}, phase: 'post-draw' }).expectCards('A1', 6);
  });

  test('DIF-CARD-07: but it is no limit of the hand', () => {
    scene({ A1: { hand: idle(7) }, B1: {}, phase: 'draw' })
      .expectCards('A1', 7)
      .asks('A', 'altitude')
      .does('A', 'dive')
      .expectCards('A1', 8);
  });

  test('DIF-CARD-08, DIF-CARD-09: Horsepower says how many cards are drawn before and after the turn', () => {
    const front = { horsepower: [1, 3] };
    scene({ A1: { front }, B1: {}, phase: 'draw' }).expectCards('A1', 1);
    scene({ A1: { front }, B1: {}, phase: 'post-draw' }).expectCards('A1', 3);
  });

  test('DIF-CARD-10, DIF-CARD-11, DIF-CARD-12: Bursts each turn, by position', () => {
    const front = { bursts: 2 };
    const hand = ['IN MY SIGHTS 3/3', 'IN MY SIGHTS 2/2'];
    scene({ A1: { front, hand }, B1: {} })
      .offers('A', 'play IN MY SIGHTS 2/2')
      .withholds('A', 'play IN MY SIGHTS 3/3', 'too-few-bursts');
    scene({ A1: { front, hand, advantaged: 'B1' }, B1: {} })
      .does('A', 'play IN MY SIGHTS 3/3')
      .withholds('A', 'play IN MY SIGHTS 2/2', 'too-few-bursts');
    scene({ A1: { front, hand, tailing: 'B1' }, B1: {} })
      .does('A', 'play IN MY SIGHTS 3/3', 'play IN MY SIGHTS 2/2')
      .expect('A1', { bursts: 0 });
  });

  test('DIF-CARD-10: they are all there again in the next turn', () => {
    scene({ A1: { hand: ['IN MY SIGHTS 1/1'] }, B1: { front: { airframe: 9 } } })
      .does('A', 'play IN MY SIGHTS 1/1', 'pass')
      .does('B', 'stay', 'pass', 'pass')
      .expect('A1', { bursts: 1 });
  });

  test('DIF-CARD-13: Firepower is added to every attack', () => {
    scene({ A1: { hand: ['IN MY SIGHTS 1/1'], front: { firepower: 1 } }, B1: {} })
      .does('A', 'play IN MY SIGHTS 1/1')
      .expect('B1', { hits: 2 });
  });

  test('DIF-GAP-21: and if it is negative, an attack never inflicts less than nothing', () => {
    scene({ A1: { hand: ['IN MY SIGHTS 1/1'], front: { firepower: -2 } }, B1: { hits: 1 } })
      .does('A', 'play IN MY SIGHTS 1/1')
      .expect('B1', { hits: 1 });
  });

  test('DIF-CARD-14, DIF-CARD-15: the front falls at its Airframe, the aircraft at the total of the Damaged side', () => {
    const hand = ['OUT OF THE SUN'];
    const p11 = { front: { airframe: 2 }, damaged: { airframe: 4 } };
    scene({ A1: { hand }, B1: { ...p11, hits: 0 } })
      .does('A', 'play OUT OF THE SUN')
      .expect('B1', { flipped: true, gone: false });
    scene({ A1: { hand }, B1: { ...p11, hits: 2 } })
      .does('A', 'play OUT OF THE SUN')
      .expect('B1', { gone: true, hits: 4 });
  });

  test('DIF-CARD-16: points decide a fight of several aircraft', () => {
    const fighters = { A1: 'p-11c', A2: 'spitfire-i', B1: 'bf-109e' };
    const A1 = { card: true, acted: true, hits: 2 };
    const A2 = { card: true, acted: true };
    scene({
      A1,
      A2,
      B1: { card: true, hits: 3 },
      active: 'B1',
      phase: 'end',
      turn: 6,
      options: { fighters },
    }).expectOutcome(['A'], 'DIF-GAP-27');
  });

  test('DIF-CARD-17, DIF-DMG-07: the Damaged side has ratings of its own', () => {
    const s = scene({
      A1: { hand: ['OUT OF THE SUN'], front: { firepower: 0 } },
      B1: { hits: 1, front: { bursts: 3 }, damaged: { bursts: 1 } },
    });
    s.expect('B1', { bursts: 3 }).does('A', 'play OUT OF THE SUN').expect('B1', { flipped: true, bursts: 1 });
  });
});

describe('special notes', () => {
  test('DIF-SPEC-01, DIF-SPEC-02, DIF-SPEC-05: the Gunner fires at pursuers, with Bursts of its own', () => {
    const gunner = { gunner: 1, bursts: 1 };
    const hand = ['IN MY SIGHTS 1/1', 'OUT OF THE SUN', 'IN MY SIGHTS 2/2'];
    for (const position of ['advantaged', 'tailing']) {
      scene({ A1: { front: gunner, hand }, B1: { [position]: 'A1' } })
        .offers('A', 'gunner IN MY SIGHTS 1/1', 'gunner OUT OF THE SUN')
        .withholds('A', 'gunner IN MY SIGHTS 2/2', 'too-few-gunner-bursts')
        .does('A', 'gunner IN MY SIGHTS 1/1')
        .expect('B1', { hits: 1 })
        .expect('A1', { gunner: 0, bursts: 1 })
        .withholds('A', 'gunner OUT OF THE SUN', 'too-few-gunner-bursts');
    }
    scene({ A1: { front: gunner, hand }, B1: {} }).withholds('A', 'gunner IN MY SIGHTS 1/1', 'not-pursuing-you');
    scene({ A1: { hand }, B1: { tailing: 'A1' } }).withholds('A', 'gunner IN MY SIGHTS 1/1');
  });

  test('DIF-SPEC-01, DIF-SPEC-08: whoever has no Gunner and is not Agile is told nothing of either', () => {
    const hand = ['IN MY SIGHTS 1/1', 'SCISSORS'];
    const s = scene({ A1: { hand }, B1: { tailing: 'A1' } });
    expect(s.reasons('A', 'gunner IN MY SIGHTS 1/1')).toEqual([]);
    expect(s.reasons('A', 'play IN MY SIGHTS 1/1 as SCISSORS')).toEqual([]);
    const agile = scene({ A1: { front: { agile: true }, hand }, B1: {} });
    expect(agile.reasons('A', 'play IN MY SIGHTS 1/1 as SCISSORS')).not.toEqual([]);
    expect(agile.reasons('A', 'play SCISSORS as SCISSORS')).toEqual([]);
    const ace = scene({ A1: { front: { agile: true }, hand, aces: 1 }, B1: {}, options: { pilotsOf: { A1: 'item' } } });
    expect(ace.reasons('A', 'play ACE PILOT MARKER as SCISSORS')).toEqual([]);
  });

  test('DIF-SPEC-03, DIF-SPEC-04: no Firepower for the Gunner, but the bonus of the next attack', () => {
    scene({ A1: { front: { gunner: 1, firepower: 2 }, hand: ['IN MY SIGHTS 1/1', 'YO-YO'] }, B1: { tailing: 'A1' } })
      .does('A', 'play YO-YO', 'gunner IN MY SIGHTS 1/1')
      .expect('B1', { hits: 2 });
  });

  test('DIF-GAP-18: the Gunner fires without the position on another enemy being given up, unless agreed otherwise', () => {
    const setting = {
      A1: { front: { gunner: 1 }, hand: ['IN MY SIGHTS 1/1'], advantaged: 'B2' },
      B1: { tailing: 'A1' },
      B2: {},
    };
    scene(setting).does('A', 'gunner IN MY SIGHTS 1/1 at B1').expectPosition('A1', 'advantaged', 'B2');
    scene({ ...setting, options: { freeGunner: false } }).withholds(
      'A',
      'gunner IN MY SIGHTS 1/1 at B1',
      'give-up-first',
    );
  });

  test('DIF-SPEC-06: a Turbocharger may start at High', () => {
    const seats = [
      { name: 'A', aircraft: [{ fighter: 'p-47d' }] },
      { name: 'B', aircraft: [{ fighter: 'spitfire-i' }] },
    ];
    game({ seats })
      .offersOnly('A', 'start very low', 'start low', 'start medium', 'start high')
      .offersOnly('B', 'start very low', 'start low', 'start medium');
  });

  test('DIF-SPEC-08: Agile, any card is SCISSORS once a turn, countered or not', () => {
    scene({
      A1: { front: { agile: true }, hand: ['IN MY SIGHTS 1/1', 'BARREL ROLL'] },
      B1: { advantaged: 'A1', hand: ['SCISSORS'] },
    })
      .does('A', 'play IN MY SIGHTS 1/1 as SCISSORS')
      .does('B', 'answer SCISSORS')
      .does('A', 'pass')
      .expectPosition('A1', 'disadvantaged', 'B1')
      .withholds('A', 'play BARREL ROLL as SCISSORS', 'agile-once-a-turn');
    scene({ A1: { front: { agile: true }, hand: ['BARREL ROLL'] }, B1: { advantaged: 'A1' } })
      .does('A', 'play BARREL ROLL as SCISSORS')
      .expectPosition('A1', 'advantaged', 'B1');
    scene({ A1: { front: { agile: true }, hand: ['YO-YO'] }, B1: { tailing: 'A1' } }).withholds(
      'A',
      'play YO-YO as SCISSORS',
      'agile-needs-disadvantaged',
    );
    scene({ A1: { hand: ['YO-YO'] }, B1: { advantaged: 'A1' } }).withholds('A', 'play YO-YO as SCISSORS');
  });

  test('DIF-SPEC-09, DIF-GAP-20: it is answered as SCISSORS, costs no Bursts, and its title counts for nothing', () => {
    scene({
      A1: { front: { agile: true, bursts: 0 }, hand: ['IN MY SIGHTS 3/3'] },
      B1: { advantaged: 'A1', hand: ['TIGHT TURN', 'VERTICAL ROLL', 'SCISSORS', 'YO-YO', 'BARREL ROLL'] },
    })
      .does('A', 'play IN MY SIGHTS 3/3 as SCISSORS')
      .offersOnly('B', 'pass', 'answer SCISSORS', 'answer YO-YO', 'answer BARREL ROLL');
  });

  test('DIF-SPEC-10: Agile is no answer', () => {
    scene({ A1: { hand: ['SCISSORS'] }, B1: { advantaged: 'A1', front: { agile: true }, hand: idle(1) } })
      .does('A', 'play SCISSORS')
      .offersOnly('B', 'pass');
  });

  test('DIF-SPEC-11, DIF-SPEC-12, DIF-GAP-19: Barrage, attack cards as +1 hit each, without Bursts', () => {
    scene({
      A1: { front: { barrage: true, bursts: 1 }, hand: ['IN MY SIGHTS 3/3', 'OUT OF THE SUN', 'IN MY SIGHTS 1/1'] },
      B1: { front: { airframe: 9 } },
    })
      .does('A', 'play IN MY SIGHTS 3/3 as BARRAGE', 'play OUT OF THE SUN as BARRAGE')
      .expect('A1', { bonus: 2, bursts: 1 })
      .does('A', 'play IN MY SIGHTS 1/1')
      .expect('B1', { hits: 3 });
    scene({ A1: { hand: ['IN MY SIGHTS 1/1'] }, B1: {} }).withholds('A', 'play IN MY SIGHTS 1/1 as BARRAGE');
  });

  test('DIF-SPEC-13: Bombs do nothing in a dogfight', () => {
    const options = (bombs: number): string[] =>
      scene({ A1: { front: { bombs }, hand: ['IN MY SIGHTS 1/1', 'YO-YO'] }, B1: {} }).options('A');
    expect(options(9)).toEqual(options(0));
  });

  test('DIF-SPEC-08: the chance comes back with the next turn', () => {
    scene({
      A1: { front: { agile: true }, hand: ['YO-YO'], 'agile-used': true },
      B1: { advantaged: 'A1' },
      phase: 'turn',
    })
      .does('A', 'stay')
      .offers('A', 'play YO-YO as SCISSORS');
  });
});

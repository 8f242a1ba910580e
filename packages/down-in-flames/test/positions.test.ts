import { describe, expect, test } from 'vitest';
import { scene } from './helpers/scene.ts';

describe('positions', () => {
  test('DIF-POS-01, DIF-POS-02: five positions one step apart, and the other fighter has the mirror image', () => {
    const s = scene({ A1: { hand: ['YO-YO', 'YO-YO', 'YO-YO', 'YO-YO'] }, B1: { tailing: 'A1' } });
    const ladder: [string, string][] = [
      ['disadvantaged', 'advantaged'],
      ['neutral', 'neutral'],
      ['advantaged', 'disadvantaged'],
      ['tailing', 'tailed'],
    ];
    s.expectPosition('A1', 'tailed', 'B1').expectPosition('B1', 'tailing', 'A1');
    for (const [own, other] of ladder) {
      s.does('A', 'maneuver 1 with YO-YO').expectPosition('A1', own, 'B1').expectPosition('B1', other, 'A1');
    }
  });

  test('DIF-POS-03, DIF-POS-04, DIF-POS-05, DIF-POS-07: inherent Bursts, one more when Advantaged, three more when Tailing', () => {
    const front = { bursts: 2 };
    scene({ A1: { front }, B1: {} }).expect('A1', { bursts: 2 });
    scene({ A1: { front, advantaged: 'B1' }, B1: {} })
      .expect('A1', { bursts: 3 })
      .expectPosition('B1', 'disadvantaged', 'A1');
    scene({ A1: { front, tailing: 'B1' }, B1: {} }).expect('A1', { bursts: 5 });
  });

  test('DIF-POS-07: two extra Bursts for Tailing if one was gained for being Advantaged', () => {
    scene({ A1: { hand: ['IN MY SIGHTS 1/1', 'YO-YO'], front: { bursts: 0 }, advantaged: 'B1' }, B1: {} })
      .does('A', 'play IN MY SIGHTS 1/1')
      .expect('A1', { bursts: 0 })
      .does('A', 'maneuver 1 with YO-YO')
      .expectPosition('A1', 'tailing', 'B1')
      .expect('A1', { bursts: 2 });
  });

  test('DIF-POS-06, DIF-POS-08: nobody fires at the fighter that is Advantaged on him or Tailing him', () => {
    const hand = ['IN MY SIGHTS 1/1', 'OUT OF THE SUN'];
    scene({ A1: { hand }, B1: { advantaged: 'A1' } })
      .withholds('A', 'play IN MY SIGHTS 1/1', 'advantaged-on-you')
      .withholds('A', 'play OUT OF THE SUN', 'advantaged-on-you');
    scene({ A1: { hand }, B1: { tailing: 'A1' } })
      .withholds('A', 'play IN MY SIGHTS 1/1', 'tailing-you')
      .withholds('A', 'play OUT OF THE SUN', 'tailing-you');
  });

  test('DIF-POS-06: but at somebody else', () => {
    scene({ A1: { hand: ['IN MY SIGHTS 1/1'] }, B1: { advantaged: 'A1' }, B2: {} })
      .withholds('A', 'play IN MY SIGHTS 1/1 at B1', 'advantaged-on-you')
      .offers('A', 'play IN MY SIGHTS 1/1 at B2');
  });

  test('DIF-POS-09: a position is gained and kept only at the same altitude', () => {
    scene({ A1: { hand: ['YO-YO'] }, B1: { altitude: 'high' } }).withholds(
      'A',
      'maneuver 1 with YO-YO',
      'other-altitude',
    );
    scene({ A1: { hand: ['YO-YO'] }, B1: { advantaged: 'A1', hand: ['YO-YO'] }, phase: 'altitude' })
      .does('A', 'dive')
      .does('B', 'stay')
      .expectPosition('A1', 'neutral', 'B1');
  });

  test('DIF-POS-10, DIF-POS-11: Neutral is who is not Engaged', () => {
    scene({ A1: { advantaged: 'B1' }, B1: {}, B2: {} })
      .expectPosition('A1', 'advantaged', 'B1')
      .expectPosition('A1', 'neutral', 'B2')
      .expectPosition('B2', 'neutral', 'A1');
  });

  test('DIF-POS-12, DIF-POS-16: a position on one enemy only; it is given up before another is targeted', () => {
    scene({ A1: { hand: ['YO-YO', 'IN MY SIGHTS 1/1'], tailing: 'B1' }, B1: {}, B2: {} })
      .withholds('A', 'maneuver 1 at B2 with YO-YO', 'give-up-first')
      .withholds('A', 'play IN MY SIGHTS 1/1 at B2', 'give-up-first')
      .does('A', 'give up')
      .expectPosition('A1', 'neutral', 'B1')
      .offers('A', 'play IN MY SIGHTS 1/1 at B2')
      .does('A', 'maneuver 1 at B2 with YO-YO')
      .expectPosition('A1', 'advantaged', 'B2');
  });

  test('DIF-POS-13, DIF-POS-15: two at most are Advantaged on a fighter', () => {
    scene({ A1: { hand: ['YO-YO'] }, A2: { advantaged: 'B1' }, A3: { advantaged: 'B1' }, B1: {} }).withholds(
      'A',
      'maneuver 1 at B1 with YO-YO',
      'advantaged-places-taken',
    );
    scene({ A1: { hand: ['YO-YO'] }, A2: { advantaged: 'B1' }, A3: {}, B1: {} }).offers(
      'A',
      'maneuver 1 at B1 with YO-YO',
    );
  });

  test('DIF-POS-14, DIF-POS-15: one at most Tails a fighter, beside the two that are Advantaged', () => {
    scene({ A1: { hand: ['VERTICAL ROLL'] }, A2: { tailing: 'B1' }, A3: { advantaged: 'B1' }, B1: {} })
      .withholds('A', 'maneuver 2 at B1 with VERTICAL ROLL', 'tailing-place-taken')
      .does('A', 'maneuver 1 at B1 with VERTICAL ROLL')
      .expectPosition('A1', 'advantaged', 'B1');
  });

  test('DIF-POS-17, DIF-GAP-32: two steps pass a full Advantaged place', () => {
    scene({ A1: { hand: ['VERTICAL ROLL'] }, A2: { advantaged: 'B1' }, A3: { advantaged: 'B1' }, B1: {} })
      .withholds('A', 'maneuver 1 at B1 with VERTICAL ROLL', 'advantaged-places-taken')
      .does('A', 'maneuver 2 at B1 with VERTICAL ROLL')
      .expectPosition('A1', 'tailing', 'B1');
  });

  test('DIF-POS-13: nor does a Tailing fighter fall back to a full Advantaged place', () => {
    scene({
      A1: { hand: ['VERTICAL ROLL'] },
      B1: { tailing: 'A1' },
      B2: { advantaged: 'A1' },
      B3: { advantaged: 'A1' },
    })
      .withholds('A', 'maneuver 1 at B1 with VERTICAL ROLL', 'advantaged-places-taken')
      .offers('A', 'maneuver 2 at B1 with VERTICAL ROLL');
  });

  test('DIF-POS-18: one can pursue and be pursued', () => {
    scene({ A1: { tailing: 'B1' }, B1: {}, B2: { advantaged: 'A1' } })
      .expectPosition('A1', 'tailing', 'B1')
      .expectPosition('A1', 'disadvantaged', 'B2');
  });

  test('DIF-POS-19: positions end when an aircraft leaves play', () => {
    scene({
      A1: { hand: ['IN MY SIGHTS FUEL TANK', 'YO-YO'], tailing: 'B1' },
      A2: {},
      B1: { advantaged: 'A2' },
      B2: {},
    })
      .does('A', 'play IN MY SIGHTS FUEL TANK at B1')
      .expect('A1', { on: null })
      .expectPosition('A2', 'neutral', 'B1')
      .withholds('A', 'give up', 'no-position-to-give-up')
      .offers('A', 'maneuver 1 at B2 with YO-YO');
  });

  test('DIF-SEQ-07, DIF-GAP-35: a position can be given up from the altitude phase on, at no cost', () => {
    for (const phase of ['altitude', 'act']) {
      scene({ A1: { hand: ['YO-YO'], advantaged: 'B1' }, B1: { hand: ['TIGHT TURN'] }, phase })
        .does('A', 'give up')
        .asks('A', phase)
        .expectPosition('A1', 'neutral', 'B1')
        .expectCards('A1', 1);
    }
  });

  test('DIF-GAP-33: no SCISSORS into a full place, no BARREL ROLL while holding a position elsewhere', () => {
    scene({
      A1: { hand: ['SCISSORS'] },
      A2: { advantaged: 'B1' },
      A3: { advantaged: 'B1' },
      B1: { advantaged: 'A1' },
    }).withholds('A', 'play SCISSORS at B1', 'advantaged-places-taken');
    scene({ A1: { hand: ['BARREL ROLL', 'SCISSORS', 'YO-YO'], advantaged: 'B2' }, B1: { advantaged: 'A1' }, B2: {} })
      .withholds('A', 'play BARREL ROLL at B1', 'give-up-first')
      .withholds('A', 'play SCISSORS at B1', 'give-up-first')
      .withholds('A', 'maneuver 1 at B1 with YO-YO', 'give-up-first');
  });

  test('DIF-GAP-34: a Maneuver goes up, at least one step, and not beyond Tailing', () => {
    const s = scene({ A1: { hand: ['ACE PILOT'], advantaged: 'B1' }, B1: {} });
    expect(s.options('A').filter((text) => text.startsWith('maneuver'))).toEqual(['maneuver 1 with ACE PILOT']);
    s.withholds('A', 'maneuver 2 with ACE PILOT', 'beyond-tailing');
    scene({ A1: { hand: ['ACE PILOT'], tailing: 'B1' }, B1: {} }).withholds(
      'A',
      'maneuver 1 with ACE PILOT',
      'already-tailing',
    );
  });
});

describe('speed', () => {
  const fast = { speed: 4 };

  test('DIF-SPD-01, DIF-SPD-03, DIF-SPD-06: free Maneuvers for each point of Speed above the enemy’s, in their phase only', () => {
    const s = scene({ A1: { front: fast, hand: ['YO-YO'] }, B1: {}, phase: 'speed' })
      .does('A', 'speed')
      .expectPosition('A1', 'advantaged', 'B1')
      .does('A', 'speed')
      .expectPosition('A1', 'tailing', 'B1')
      .asks('A', 'act');
    expect(s.options('A')).not.toContain('speed');
    scene({ A1: {}, B1: {}, phase: 'speed' }).asks('A', 'act');
    scene({ A1: {}, B1: { front: { speed: 3 } }, phase: 'speed' }).asks('A', 'act');
  });

  test('DIF-SPD-02: any one enemy at the same altitude', () => {
    scene({ A1: { front: fast }, B1: {}, B2: { altitude: 'low' }, B3: {}, phase: 'speed' })
      .offers('A', 'speed at B1', 'speed at B3')
      .withholds('A', 'speed at B2', 'other-altitude');
  });

  test('DIF-SPD-04, DIF-SPD-05, DIF-GAP-83: a Speed Maneuver is answered like a Maneuver 1 card and uses no card', () => {
    scene({
      A1: { front: fast, hand: ['YO-YO'] },
      B1: { hand: ['TIGHT TURN', 'BARREL ROLL', 'YO-YO', 'ACE PILOT'] },
      phase: 'speed',
    })
      .does('A', 'speed')
      .offersOnly('B', 'pass', 'answer TIGHT TURN', 'answer BARREL ROLL', 'answer ACE PILOT')
      .does('B', 'answer TIGHT TURN')
      .does('A', 'pass')
      .expectPosition('A1', 'neutral', 'B1')
      .expectCards('A1', 1)
      .asks('A', 'speed')
      .does('A', 'speed')
      .does('B', 'pass')
      .expectPosition('A1', 'advantaged', 'B1')
      .asks('A', 'act');
  });

  test('DIF-SPD-07, DIF-SPD-08: who holds a position compares with that enemy, or gives it up first', () => {
    scene({ A1: { front: fast, advantaged: 'B1' }, B1: {}, B2: { tailing: 'A1' }, phase: 'speed' })
      .offers('A', 'speed at B1')
      .withholds('A', 'speed at B2', 'give-up-first')
      .does('A', 'give up')
      .does('A', 'speed at B2')
      .expectPosition('A1', 'disadvantaged', 'B2');
  });

  test('DIF-SPD-08: giving up is offered even where the pursued enemy is as fast', () => {
    scene({ A1: { front: fast, tailing: 'B1' }, B1: { front: fast }, B2: {}, phase: 'speed' })
      .withholds('A', 'speed at B1', 'not-faster')
      .does('A', 'give up')
      .offers('A', 'speed at B2');
  });

  test('DIF-SPD-09: free Maneuvers are used only against the aircraft that was compared', () => {
    scene({ A1: { front: fast }, B1: { hand: ['TIGHT TURN'] }, B2: {}, phase: 'speed' })
      .does('A', 'speed at B1')
      .does('B', 'answer TIGHT TURN')
      .withholds('A', 'speed at B2', 'not-the-aircraft-compared')
      .offers('A', 'speed at B1');
  });

  test('DIF-GAP-74: free Maneuvers may be declined', () => {
    scene({ A1: { front: fast }, B1: {}, phase: 'speed' })
      .does('A', 'speed', 'pass')
      .expectPosition('A1', 'advantaged', 'B1')
      .asks('A', 'act');
  });
});

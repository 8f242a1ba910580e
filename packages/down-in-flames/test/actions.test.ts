import { describe, expect, test } from 'vitest';
import { idle, scene } from './helpers/scene.ts';

describe('how cards are played', () => {
  test('DIF-ACT-01, DIF-ACT-02: one card has several uses, and the use is declared when it is played', () => {
    scene({ A1: { hand: ['YO-YO', 'IN MY SIGHTS 1/1'] }, B1: {} })
      .offers('A', 'play YO-YO', 'maneuver 1 with YO-YO', 'play IN MY SIGHTS 1/1', 'maneuver 1 with IN MY SIGHTS 1/1')
      .does('A', 'maneuver 1 with YO-YO')
      .expectPosition('A1', 'advantaged', 'B1')
      .expect('A1', { bonus: 0 });
  });

  test('DIF-ACT-03, DIF-ACT-04, DIF-ACT-05: an Attack card starts actions and is no answer', () => {
    scene({ A1: { hand: ['IN MY SIGHTS 1/1'] }, B1: { hand: ['IN MY SIGHTS 2/3', 'OUT OF THE SUN'] } })
      .does('A', 'play IN MY SIGHTS 1/1')
      .withholds('B', 'answer IN MY SIGHTS 2/3', 'attack-only')
      .withholds('B', 'answer OUT OF THE SUN', 'attack-only');
  });

  test('DIF-ACT-06: a React card answers a card played against its aircraft, and starts nothing by its title', () => {
    scene({ A1: { hand: ['IN MY SIGHTS 1/1', 'ACE PILOT'] }, B1: { hand: ['ACE PILOT'] } })
      .withholds('A', 'answer ACE PILOT', 'only-in-answer')
      .does('A', 'play IN MY SIGHTS 1/1')
      .offers('B', 'answer ACE PILOT');
  });

  test('DIF-ACT-07: an Attack & React card does both', () => {
    scene({
      A1: { hand: ['SCISSORS', 'SCISSORS'], altitude: 'low' },
      B1: { altitude: 'low', advantaged: 'A1', hand: ['SCISSORS'] },
    })
      .does('A', 'play SCISSORS')
      .does('B', 'answer SCISSORS')
      .offers('A', 'answer SCISSORS');
  });

  test('DIF-ACT-08: a reaction answers only the cards it names, other reactions among them', () => {
    scene({
      A1: { hand: ['IN MY SIGHTS 1/1', 'YO-YO', 'SCISSORS'] },
      B1: { hand: ['BARREL ROLL', 'SCISSORS', 'VERTICAL ROLL'] },
    })
      .does('A', 'play IN MY SIGHTS 1/1')
      .withholds('B', 'answer SCISSORS', 'does-not-answer')
      .does('B', 'answer BARREL ROLL')
      .withholds('A', 'answer SCISSORS', 'does-not-answer')
      .does('A', 'answer YO-YO')
      .does('B', 'answer VERTICAL ROLL')
      .offersOnly('A', 'pass')
      .does('A', 'pass')
      .expect('B1', { hits: 0 });
  });

  test('DIF-ACT-09: in its own turn a card can be a Maneuver, in somebody else’s it cannot', () => {
    scene({ A1: { hand: ['REDLINE'] }, B1: { hand: ['VERTICAL ROLL'] } })
      .offers('A', 'maneuver 1 with REDLINE')
      .does('A', 'maneuver 1 with REDLINE')
      .offersOnly('B', 'pass');
  });

  test('DIF-REACT-03, DIF-ACT-10: ACE PILOT is a Maneuver, also when it is the only card there is', () => {
    scene({ A1: { hand: ['ACE PILOT'] }, B1: {} })
      .offersOnly('A', 'pass', 'maneuver 1 with ACE PILOT', 'maneuver 2 with ACE PILOT')
      .does('A', 'maneuver 2 with ACE PILOT')
      .expectPosition('A1', 'tailing', 'B1');
  });

  test('DIF-ACT-10, DIF-ACT-11: a Maneuver of up to the card’s value, in steps that are declared', () => {
    scene({ A1: { hand: ['OUT OF THE SUN', 'YO-YO'] }, B1: { tailing: 'A1' } })
      .offers('A', 'maneuver 1 with OUT OF THE SUN', 'maneuver 2 with OUT OF THE SUN', 'maneuver 3 with OUT OF THE SUN')
      .withholds('A', 'maneuver 4 with OUT OF THE SUN')
      .withholds('A', 'maneuver 2 with YO-YO')
      .does('A', 'maneuver 2 with OUT OF THE SUN')
      .expectPosition('A1', 'neutral', 'B1');
  });

  test('DIF-ACT-12: as a Maneuver a card is no longer its title', () => {
    scene({
      A1: { hand: ['SCISSORS', 'IN MY SIGHTS 2/2'] },
      B1: { hand: ['YO-YO', 'SCISSORS', 'VERTICAL ROLL', 'TIGHT TURN'] },
    })
      .does('A', 'maneuver 1 with SCISSORS')
      .offersOnly('B', 'pass', 'answer TIGHT TURN')
      .does('B', 'pass')
      .does('A', 'maneuver 1 with IN MY SIGHTS 2/2')
      .offersOnly('B', 'pass', 'answer TIGHT TURN');
  });

  test('DIF-ACT-13: BARREL ROLL, TIGHT TURN and ACE PILOT answer a Maneuver', () => {
    const every = [
      'ACE PILOT',
      'BARREL ROLL',
      'EVASIVE',
      'OUT OF THE SUN',
      'SCISSORS',
      'TIGHT TURN',
      'VERTICAL ROLL',
      'YO-YO',
    ];
    scene({ A1: { hand: ['ACE PILOT'] }, B1: { hand: [...every, 'IN MY SIGHTS JINKING'] } })
      .does('A', 'maneuver 2 with ACE PILOT')
      .offersOnly('B', 'pass', 'answer ACE PILOT', 'answer BARREL ROLL', 'answer TIGHT TURN');
  });

  test('DIF-ACT-14, DIF-ACT-15, DIF-ACT-16: a Tactic is played on oneself in the action phase, and nobody answers it', () => {
    scene({
      A1: { hand: ['TIGHT TURN', 'EVASIVE', 'YO-YO'] },
      B1: { hand: ['ACE PILOT', 'SCISSORS', 'VERTICAL ROLL'] },
    })
      .does('A', 'play TIGHT TURN')
      .asks('A', 'act')
      .does('A', 'play EVASIVE')
      .asks('A', 'act')
      .expect('A1', { bonus: 1, evasive: 1 });
  });

  test('DIF-ACT-17: a Tactic of the React section waits for its event', () => {
    scene({ A1: { hand: ['IN MY SIGHTS 1/1'] }, B1: { hand: ['EVASIVE'] } })
      .does('A', 'play IN MY SIGHTS 1/1')
      .withholds('B', 'answer EVASIVE', 'evasive-comes-after')
      .does('B', 'pass')
      .asks('B', 'evade')
      .offersOnly('B', 'pass', 'evade with EVASIVE');
  });

  test('DIF-ACT-18: a +1 hits card adds one hit to the next attack of the turn, and to no other', () => {
    scene({
      A1: { hand: ['TIGHT TURN', 'IN MY SIGHTS 1/1', 'IN MY SIGHTS 1/1'], front: { bursts: 2 } },
      B1: { front: { airframe: 9 } },
    })
      .does('A', 'play TIGHT TURN', 'play IN MY SIGHTS 1/1')
      .expect('B1', { hits: 2 })
      .does('A', 'play IN MY SIGHTS 1/1')
      .expect('B1', { hits: 3 });
  });

  test('DIF-ACT-19, DIF-ACT-20: +1 hits cards are played together with the attack, any number of them', () => {
    scene({ A1: { hand: ['TIGHT TURN', 'TIGHT TURN', 'YO-YO', 'IN MY SIGHTS 1/1'] }, B1: { front: { airframe: 9 } } })
      .offers('A', 'play IN MY SIGHTS 1/1', 'play IN MY SIGHTS 1/1 with TIGHT TURN', 'play IN MY SIGHTS 1/1 with YO-YO')
      .does('A', 'play IN MY SIGHTS 1/1 with TIGHT TURN, TIGHT TURN, YO-YO')
      .expect('B1', { hits: 4 })
      .expectCards('A1', 0);
  });

  test('DIF-ACT-21, DIF-ACT-22: the two answer each other until one plays no card', () => {
    scene({
      A1: { hand: ['IN MY SIGHTS 1/1', 'YO-YO', 'YO-YO'] },
      B1: { hand: ['BARREL ROLL', 'VERTICAL ROLL', 'SCISSORS'] },
    })
      .does('A', 'play IN MY SIGHTS 1/1')
      .asks('B', 'answer')
      .does('B', 'answer BARREL ROLL')
      .asks('A', 'answer')
      .does('A', 'answer YO-YO')
      .asks('B', 'answer')
      .does('B', 'answer VERTICAL ROLL')
      .asks('A', 'answer')
      .does('A', 'answer YO-YO')
      .does('B', 'pass')
      .asks('B', 'evade')
      .does('B', 'pass')
      .expect('B1', { hits: 1 });
  });

  test('DIF-ACT-23: the active player played last, so the action succeeds', () => {
    scene({ A1: { hand: ['YO-YO', 'TIGHT TURN'] }, B1: { hand: ['TIGHT TURN'] } })
      .does('A', 'maneuver 1 with YO-YO')
      .does('B', 'answer TIGHT TURN')
      .does('A', 'answer TIGHT TURN')
      .expectPosition('A1', 'advantaged', 'B1');
  });

  test('DIF-ACT-24: the defender played last, so it is cancelled', () => {
    scene({ A1: { hand: ['YO-YO', 'TIGHT TURN'] }, B1: { hand: ['TIGHT TURN', 'SCISSORS'] } })
      .does('A', 'maneuver 1 with YO-YO')
      .does('B', 'answer TIGHT TURN')
      .does('A', 'answer TIGHT TURN')
      .does('B', 'answer SCISSORS')
      .expectPosition('A1', 'neutral', 'B1')
      .asks('A', 'act');
  });

  test('DIF-ACT-25: when the action is resolved all its cards are discarded, and another may be started', () => {
    const s = scene({ A1: { hand: ['YO-YO', 'TIGHT TURN', 'SCISSORS'] }, B1: { hand: ['TIGHT TURN'] } })
      .does('A', 'maneuver 1 with YO-YO')
      .does('B', 'answer TIGHT TURN');
    expect(s.tree.played).toEqual(['YO-YO', 'TIGHT TURN']);
    s.expectDiscarded()
      .does('A', 'pass')
      .expectDiscarded('YO-YO', 'TIGHT TURN')
      .offers('A', 'maneuver 1 with SCISSORS');
  });

  test('DIF-ACT-26: a successful attack inflicts its printed hits, plus Firepower, plus bonuses', () => {
    scene({
      A1: { hand: ['IN MY SIGHTS 2/3', 'YO-YO'], front: { bursts: 2, firepower: 1 } },
      B1: { front: { airframe: 9 } },
    })
      .does('A', 'play IN MY SIGHTS 2/3 with YO-YO')
      .expect('B1', { hits: 5 });
  });

  test('DIF-ACT-27: an attack costs its Bursts and cannot be made without them', () => {
    scene({ A1: { hand: ['IN MY SIGHTS 2/2', 'IN MY SIGHTS 1/1'] }, B1: {} })
      .withholds('A', 'play IN MY SIGHTS 2/2', 'too-few-bursts')
      .does('A', 'play IN MY SIGHTS 1/1')
      .expect('A1', { bursts: 0 });
  });

  test('DIF-ACT-28, DIF-GAP-17: the Bursts of a cancelled attack are spent', () => {
    scene({ A1: { hand: ['IN MY SIGHTS 1/1', 'IN MY SIGHTS 1/1'] }, B1: { hand: ['BARREL ROLL'] } })
      .does('A', 'play IN MY SIGHTS 1/1')
      .does('B', 'answer BARREL ROLL')
      .does('A', 'pass')
      .expect('B1', { hits: 0 })
      .withholds('A', 'play IN MY SIGHTS 1/1', 'too-few-bursts');
  });

  test('DIF-ACT-29, DIF-GAP-84: a reaction only cancels; it moves nothing', () => {
    scene({
      A1: { hand: ['OUT OF THE SUN'], advantaged: 'B1' },
      B1: { hand: ['VERTICAL ROLL', 'YO-YO'] },
    })
      .does('A', 'play OUT OF THE SUN')
      .does('B', 'answer VERTICAL ROLL')
      .expect('B1', { altitude: 'medium', hits: 0 })
      .expectPosition('B1', 'disadvantaged', 'A1')
      .expectCards('B1', 1);
  });

  test('DIF-SEQ-05, DIF-SEQ-06, DIF-SEQ-08: cards are played as long as one likes, against several enemies', () => {
    scene({ A1: { hand: ['IN MY SIGHTS 1/1', 'IN MY SIGHTS 1/1', 'YO-YO'], front: { bursts: 2 } }, B1: {}, B2: {} })
      .does('A', 'play IN MY SIGHTS 1/1 at B1', 'play IN MY SIGHTS 1/1 at B2', 'maneuver 1 at B1 with YO-YO', 'pass')
      .expect('B1', { hits: 1 })
      .expect('B2', { hits: 1 })
      .asks('B', 'next');
  });

  test('DIF-SEQ-11, DIF-GAP-88: cards are played only against aircraft at the same altitude, Tactics always', () => {
    scene({ A1: { hand: [...idle(1), 'TIGHT TURN'], altitude: 'low' }, B1: {} })
      .withholds('A', 'play OUT OF THE SUN', 'other-altitude')
      .withholds('A', 'maneuver 1 with OUT OF THE SUN', 'other-altitude')
      .offersOnly('A', 'pass', 'play TIGHT TURN');
  });
});

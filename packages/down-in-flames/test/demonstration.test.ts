import { expect, test } from 'vitest';
import { scene } from './helpers/scene.ts';

test('DIF-EX-77, DIF-GAP-75: the demonstration game', () => {
  const s = scene({
    A1: {
      card: true,
      hand: ['YO-YO', 'SCISSORS', 'TIGHT TURN', 'IN MY SIGHTS 1/1', 'IN MY SIGHTS 2/3', 'BARREL ROLL', 'SCISSORS'],
    },
    B1: {
      card: true,
      hand: ['TIGHT TURN', 'TIGHT TURN', 'SCISSORS', 'ACE PILOT', 'IN MY SIGHTS 1/1', 'YO-YO', 'EVASIVE'],
    },
    phase: 'turn',
    draws: ['VERTICAL ROLL', 'BARREL ROLL', 'IN MY SIGHTS 2/2', 'TIGHT TURN', 'IN MY SIGHTS 2/2', 'YO-YO', 'YO-YO'],
    options: { fighters: { A1: 'f4u', B1: 'a6m5' }, year: 1943, deck: 'pacific' },
  });
  // The Corsair's turn: nothing drawn, its Speed makes it Advantaged.
  s.expectCards('A1', 7).offersOnly('A', 'stay', 'climb', 'dive').does('A', 'stay', 'speed');
  s.does('B', 'answer TIGHT TURN').does('A', 'answer YO-YO').does('B', 'pass');
  s.expectPosition('A1', 'advantaged', 'B1').expectCards('A1', 6).expectCards('B1', 6);
  // SCISSORS as a Maneuver, answered as a Maneuver.
  s.does('A', 'maneuver 1 with SCISSORS').does('B', 'answer TIGHT TURN').does('A', 'answer TIGHT TURN');
  s.does('B', 'answer SCISSORS').offers('A', 'answer BARREL ROLL', 'answer SCISSORS').does('A', 'pass');
  s.expectPosition('A1', 'advantaged', 'B1').expectCards('A1', 4).expectCards('B1', 4).expect('A1', { bursts: 2 });
  // Two Bursts: the 2-Burst card, against which only ACE PILOT helps, and only ACE PILOT would help on.
  s.does('A', 'play IN MY SIGHTS 2/3').does('B', 'answer ACE PILOT').offersOnly('A', 'pass').does('A', 'pass');
  s.expect('B1', { hits: 0 }).expectCards('A1', 3).expectCards('B1', 3);
  s.withholds('A', 'play IN MY SIGHTS 1/1', 'too-few-bursts').offers('A', 'maneuver 1 with IN MY SIGHTS 1/1');
  s.does('A', 'pass', 'pass').expectCards('A1', 6);
  // The Zeke's turn: two cards, a climb; the Corsair follows for two.
  s.expectCards('B1', 5).does('B', 'climb', 'discard EVASIVE').expectCards('B1', 4);
  s.does('A', 'follow', 'discard VERTICAL ROLL', 'discard BARREL ROLL')
    .expectCards('A1', 4)
    .expectPosition('A1', 'advantaged', 'B1');
  // Agile: IN MY SIGHTS as SCISSORS.
  s.asks('B', 'act')
    .does('B', 'play IN MY SIGHTS 2/2 as SCISSORS')
    .does('A', 'answer SCISSORS')
    .does('B', 'answer YO-YO');
  s.offersOnly('A', 'pass')
    .does('A', 'pass')
    .expectPosition('B1', 'advantaged', 'A1')
    .expectCards('B1', 2)
    .expectCards('A1', 3);
  s.expect('B1', { bursts: 1 }).does('B', 'play TIGHT TURN').asks('B', 'act').expectCards('B1', 1);
  // 1 hit, 1 Firepower, 1 TIGHT TURN; and BARREL ROLL.
  s.does('B', 'play IN MY SIGHTS 1/1').does('A', 'answer BARREL ROLL').expectCards('B1', 0).expectCards('A1', 2);
  s.does('B', 'pass').expectCards('B1', 2).expect('A1', { hits: 0 }).usedUp();
  expect(s.tree.turn).toBe(2);
});

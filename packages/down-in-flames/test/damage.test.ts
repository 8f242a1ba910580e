import { describe, test } from 'vitest';
import { idle, scene } from './helpers/scene.ts';

const shot = (hits: number, more: object = {}) =>
  scene({ A1: { hand: ['IN MY SIGHTS 1/1', 'OUT OF THE SUN'], front: { bursts: 9 } }, B1: { hits, ...more } });

describe('damage', () => {
  test('DIF-DMG-01, DIF-GAP-01: Damaged when the hits reach the Airframe', () => {
    shot(1).does('A', 'play IN MY SIGHTS 1/1').expect('B1', { hits: 2, flipped: false });
    shot(2).does('A', 'play IN MY SIGHTS 1/1').expect('B1', { hits: 3, flipped: true });
  });

  test('DIF-DMG-02: shot down when they reach the Airframe of the Damaged side', () => {
    shot(4).does('A', 'play IN MY SIGHTS 1/1').expect('B1', { hits: 5, gone: false });
    shot(5).does('A', 'play IN MY SIGHTS 1/1').expect('B1', { hits: 6, gone: true });
  });

  test('DIF-DMG-03, DIF-DMG-04: hits add up, and stay when the card is flipped', () => {
    shot(2)
      .does('A', 'play OUT OF THE SUN')
      .expect('B1', { hits: 4, flipped: true })
      .does('A', 'play IN MY SIGHTS 1/1')
      .expect('B1', { hits: 5 });
  });

  test('DIF-DMG-05: nobody discards because Performance has fallen', () => {
    shot(2, { hand: idle(6) })
      .does('A', 'play IN MY SIGHTS 1/1')
      .does('B', 'pass', 'pass')
      .expect('B1', { flipped: true })
      .expectCards('B1', 6);
  });

  test('DIF-DMG-06: a shot-down fighter leaves the game and its hand is discarded', () => {
    const s = scene({ A1: { hand: ['IN MY SIGHTS 1/1'] }, B1: { hits: 5, hand: ['YO-YO', 'SCISSORS'] }, B2: {} });
    s.does('A', 'play IN MY SIGHTS 1/1 at B1')
      .does('B', 'pass', 'pass')
      .expect('B1', { gone: true, hand: [] })
      .expectDiscarded('YO-YO', 'SCISSORS', 'IN MY SIGHTS 1/1')
      .does('A', 'pass')
      .asks('B', 'altitude');
  });

  test('DIF-DMG-08: one attack can flip and shoot down', () => {
    scene({
      A1: { hand: ['IN MY SIGHTS 3/3'], front: { bursts: 3 } },
      B1: { front: { airframe: 2 }, damaged: { airframe: 3 } },
    })
      .does('A', 'play IN MY SIGHTS 3/3')
      .expect('B1', { flipped: true, gone: true });
  });

  test('DIF-GAP-25, DIF-GAP-89: REDLINE can shoot down its own aircraft; the enemy wins, but did not inflict the hit', () => {
    scene({ A1: { hand: ['REDLINE'], hits: 5 }, B1: {} })
      .does('A', 'play REDLINE')
      .expect('A1', { gone: true })
      .expect('B1', { dealt: 0 })
      .expectOutcome(['B'], 'DIF-WIN-01');
  });

  test('DIF-GAP-91: whoever is shot down in his own turn has no more of it', () => {
    scene({ A1: { hand: ['REDLINE'], hits: 5 }, A2: {}, B1: { hand: idle(1) } })
      .does('A', 'play REDLINE')
      .asks('B', 'altitude');
  });

  test('DIF-GAP-91: an attack of an aircraft that is gone is lost', () => {
    scene({
      A1: { hand: ['IN MY SIGHTS 1/1', 'REDLINE'], hits: 5, damaged: { bursts: 1 } },
      A2: {},
      B1: { hand: ['BARREL ROLL'] },
    })
      .does('A', 'play IN MY SIGHTS 1/1 at B1')
      .does('B', 'answer BARREL ROLL')
      .does('A', 'play REDLINE')
      .expect('B1', { hits: 0 })
      .expectDiscarded('IN MY SIGHTS 1/1', 'REDLINE', 'BARREL ROLL')
      .asks('B', 'altitude');
  });

  test('DIF-GAP-14: a bonus is used up by the next attack even if it is cancelled, and expires with the turn', () => {
    scene({
      A1: { hand: ['IN MY SIGHTS 1/1', 'IN MY SIGHTS 1/1'], bonus: 2, front: { bursts: 2 } },
      B1: { hand: ['BARREL ROLL'] },
    })
      .does('A', 'play IN MY SIGHTS 1/1')
      .does('B', 'answer BARREL ROLL')
      .does('A', 'pass', 'play IN MY SIGHTS 1/1')
      .expect('B1', { hits: 1 });
    scene({ A1: { hand: [], bonus: 2 }, B1: {} })
      .does('A', 'pass')
      .expect('A1', { bonus: 0 });
  });

  test('DIF-GAP-16: a fighter flipped in mid-turn counts the Bursts of its new side less those it has spent', () => {
    scene({
      A1: {
        hand: ['IN MY SIGHTS 1/1', 'REDLINE', 'IN MY SIGHTS 1/1'],
        hits: 2,
        front: { bursts: 3 },
        damaged: { bursts: 1 },
      },
      B1: {},
    })
      .does('A', 'play IN MY SIGHTS 1/1', 'play REDLINE', 'pass')
      .expect('A1', { flipped: true, bursts: 0 });
  });

  test('DIF-GAP-23: cards of the action in progress stay out when the discard pile is turned over', () => {
    const s = scene({ A1: { hand: ['REDLINE'] }, B1: {}, pile: [] });
    s.does('A', 'play REDLINE').expectCards('A1', 3).expectDiscarded('REDLINE');
  });
});

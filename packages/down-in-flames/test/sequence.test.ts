import { describe, expect, test } from 'vitest';
import { addCard } from '../src/hand.ts';
import { idle, scene } from './helpers/scene.ts';

describe('the sequence of play', () => {
  test('DIF-SEQ-01: draw, altitude, Speed, actions, discard, draw', () => {
    const s = scene({ A1: { hand: ['YO-YO'], front: { speed: 3 } }, B1: { hand: idle(1) }, phase: 'turn' });
    s.expectCards('A1', 3).asks('A', 'altitude').does('A', 'stay').asks('A', 'speed').does('A', 'pass');
    s.asks('A', 'act')
      .does('A', 'pass')
      .asks('A', 'discard')
      .does('A', 'pass')
      .expectCards('A1', 5)
      .asks('B', 'altitude');
  });

  test('DIF-SEQ-02, DIF-SEQ-10: the draws before and after the turn', () => {
    scene({ A1: { hand: idle(5) }, B1: {}, phase: 'draw' }).expectCards('A1', 6);
    scene({ A1: { front: { horsepower: [1, 0] } }, B1: {}, phase: 'post-draw' }).expectCards('A1', 0);
  });

  test('DIF-SEQ-02: what is drawn is told to its owner alone', () => {
    const s = scene({ A1: {}, B1: {}, phase: 'draw', draws: ['ACE PILOT', 'YO-YO'] });
    expect(s.match.told(0).some(({ event }) => event === 'cards')).toBe(true);
    expect(s.match.told(1).some(({ event }) => event === 'cards')).toBe(false);
    s.usedUp();
  });

  test('DIF-SEQ-03: the altitude phase', () => {
    scene({ A1: { hand: idle(1) }, B1: {}, phase: 'altitude' })
      .asks('A', 'altitude')
      .offers('A', 'stay', 'climb', 'dive');
  });

  test('DIF-SEQ-04: the Speed Maneuver phase', () => {
    scene({ A1: { front: { speed: 3 } }, B1: {}, phase: 'speed' })
      .asks('A', 'speed')
      .offersOnly('A', 'pass', 'speed');
  });

  test('DIF-SEQ-09: any number of cards may be discarded, none too', () => {
    scene({ A1: { hand: ['YO-YO', 'YO-YO', 'SCISSORS'] }, B1: {}, phase: 'discard' })
      .offersOnly('A', 'pass', 'discard YO-YO', 'discard SCISSORS')
      .does('A', 'discard YO-YO', 'discard SCISSORS', 'pass')
      .expectDiscarded('YO-YO', 'SCISSORS')
      .asks('B', 'altitude');
    scene({ A1: { hand: ['YO-YO'] }, B1: {}, phase: 'discard' })
      .does('A', 'pass')
      .expectDiscarded();
  });

  test('a seat is asked for an answer whether or not it has one, and not when everybody can see that it has no cards', () => {
    scene({ A1: { hand: ['IN MY SIGHTS 1/1'] }, B1: { hand: ['SCISSORS'] } })
      .does('A', 'play IN MY SIGHTS 1/1')
      .asks('B', 'answer')
      .offersOnly('B', 'pass');
    scene({ A1: { hand: ['IN MY SIGHTS 1/1'] }, B1: {} })
      .does('A', 'play IN MY SIGHTS 1/1')
      .expect('B1', { hits: 1 })
      .asks('A', 'act');
  });

  test('DIF-GAP-13: +1 hits cards are not played after a reaction', () => {
    scene({ A1: { hand: ['IN MY SIGHTS 1/1', 'YO-YO', 'EVASIVE'] }, B1: { hand: ['BARREL ROLL'] } })
      .does('A', 'play IN MY SIGHTS 1/1')
      .does('B', 'answer BARREL ROLL')
      .offersOnly('A', 'pass', 'answer YO-YO');
  });

  test('DIF-GAP-23: draws that nothing is left for are lost', () => {
    const s = scene({ A1: {}, B1: {}, phase: 'altitude' });
    const { deck, planes } = s.match.state;
    for (const card of deck.pile.splice(0)) addCard(planes[1].hand, card);
    s.does('A', 'dive').expectCards('A1', 0);
  });

  test('DIF-GAP-23: nor does anybody draw more cards in one turn than the deck has, so that every fight ends', () => {
    const s = scene({ A1: { hand: ['REDLINE'] }, B1: {} });
    const { fixed, deck } = s.match.state;
    expect(fixed.total).toBe(deck.pile.length + 1);
    s.match.state.drawn = fixed.total - 2;
    s.does('A', 'play REDLINE').expectCards('A1', 2);
  });

  test('DIF-GAP-23: what was drawn in the turn before does not count', () => {
    const s = scene({ A1: { front: { horsepower: [2, 0] } }, B1: {}, phase: 'draw' });
    expect(s.match.state.drawn).toBe(2);
    s.does('A', 'stay', 'pass', 'pass').asks('B', 'altitude').expectCards('B1', 2);
    expect(s.match.state.drawn).toBe(2);
  });

  test('DIF-GAP-23, DIF-ACT-25: a REDLINE stays on the table with the action it was played in', () => {
    const s = scene({ A1: { hand: ['IN MY SIGHTS 1/1'] }, B1: { hand: ['REDLINE'] } })
      .does('A', 'play IN MY SIGHTS 1/1')
      .does('B', 'play REDLINE');
    expect(s.tree.played).toEqual(['IN MY SIGHTS 1/1', 'REDLINE']);
    s.expectDiscarded();
  });
});

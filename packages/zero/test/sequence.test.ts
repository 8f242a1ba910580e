import { describe, expect, test } from 'vitest';
import { addCard } from '../src/hand.ts';
import { A, duel, J, pairs, situation, start } from './fixture.ts';

describe('the five phases', () => {
  test('Z-3.0a: every Element has one sequence a turn, also two of one player', () => {
    const f = start(pairs({ first: 'japanese' }, [{ altitude: 'low' }, { altitude: 'low' }], [{ altitude: 'high' }]));
    f.do('J: Zed acts', 'J: stay', 'J: done', 'J: done', 'A: stay', 'A: done', 'A: done');
    expect(f.get('active')).toBe('Zed 2');
    f.do('J: stay', 'J: done', 'J: done');
    expect([f.get('turn'), f.get('active')]).toEqual([2, 'Zed']);
  });

  test('Z-3.0b, Z-3.0c, Z-3.0d: five phases in fixed order, each can be skipped, then the next Element', () => {
    const f = situation({ active: 'Zed', phase: 'wingman', Zed: { hand: ['TIGHT TURN'] } });
    const kinds: (string | null)[] = [];
    for (const text of ['pass', 'stay', 'done', 'done', 'draw 0']) {
      kinds.push(f.asked(J));
      f.do(`J: ${text}`);
    }
    expect(kinds).toEqual(['wingman-attack', 'altitude', 'play', 'discard', 'draw']);
    expect(f.get('active')).toBe('Cat');
  });

  test('Z-3.1a: no Wingman Attack without a Wingman, or with no enemy at the Altitude', () => {
    expect(situation({ active: 'Zed', phase: 'wingman', Zed: { wingman: { fate: 'destroyed' } } }).asked(J)).toBe(
      'altitude',
    );
    expect(situation({ active: 'Zed', phase: 'wingman', Zed: { altitude: 'high' } }).asked(J)).toBe('altitude');
    expect(situation({ active: 'Zed', phase: 'wingman' }).asked(J)).toBe('wingman-attack');
  });

  test('Z-3.1b, Z-3.1c, Z-10.11a, Z-10.11b: the target is named, then the mini-hand is drawn and used at once', () => {
    const f = situation({ active: 'Zed', phase: 'wingman', draws: ['MVG', 'IMS 1B/1D'] });
    expect(f.offers(J)).toEqual(['pass', 'wingman attacks Cat', 'wingman attacks Cat wingman']);
    expect(f.get('Zed.mini')).toEqual([]);
    f.do('J: wingman attacks Cat');
    expect(f.get('Zed.mini')).toEqual(['IN MY SIGHTS 1B/1D', 'MANEUVERING']);
    expect(f.asked(J)).toBe('wingman-play');
  });

  test('Z-3.1d, Z-GAP-09: in the first turn only the very first Element has no Wingman Attack', () => {
    const f = start(duel({ altitude: 'low' }, { altitude: 'low' }, { first: 'allied' }));
    expect(f.asked(A)).toBe('altitude');
    f.do('A: stay', 'A: done', 'A: done');
    expect(f.asked(J)).toBe('wingman-attack');
  });

  test('Z-GAP-11: the Wingman Attack is optional', () => {
    expect(situation({ active: 'Zed', phase: 'wingman' }).offers(J)).toContain('pass');
  });

  test('Z-3.2a, Z-7.2a, Z-7.21a, Z-GAP-10: one level up or down, or none; up costs a card', () => {
    const f = situation({ active: 'Zed', phase: 'altitude', Zed: { hand: ['TIGHT TURN'] } });
    expect(f.offers(J)).toEqual(['stay', 'dive', 'climb']);
    f.do('J: climb', 'J: discard TIGHT TURN');
    expect([f.get('Zed.altitude'), f.get('Zed.hand'), f.asked(J)]).toEqual(['high', [], 'play']);
  });

  test('Z-3.3a, Z-8.11a: cards are played one at a time to change Altitude, Position, or to damage', () => {
    const f = situation({ active: 'Zed', Zed: { hand: ['VERTICAL ROLL', 'MVG', 'IMS 1B/1D'] } });
    expect(f.offers(J)).toEqual(
      expect.arrayContaining([
        'play MANEUVERING at Cat',
        'play IN MY SIGHTS 1B/1D at Cat',
        'VERTICAL ROLL up',
        'VERTICAL ROLL down',
      ]),
    );
    f.do('J: play MANEUVERING at Cat');
    expect([f.get('Zed.position'), f.asked(J)]).toEqual(['advantaged', 'play']);
  });

  test('Z-3.3b, Z-3.3c, Z-8.22a: the enemy may answer at once, then the attacker, and nothing else starts before it is over', () => {
    const f = situation({
      active: 'Zed',
      Zed: { hand: ['MVG', 'MVG', 'TIGHT TURN'] },
      Cat: { hand: ['TIGHT TURN', 'BARREL ROLL'] },
    });
    f.do('J: play MANEUVERING at Cat');
    expect([f.asked(J), f.asked(A)]).toEqual([null, 'answer']);
    f.do('A: answer TIGHT TURN');
    expect([f.asked(A), f.asked(J)]).toEqual([null, 'answer']);
    expect(f.offers(J)).toContain('answer TIGHT TURN');
    f.do('J: pass');
    expect(f.asked(J)).toBe('play');
  });

  test('Z-3.4a, Z-3.4b: any number of cards, none to all, face up', () => {
    const f = situation({ active: 'Zed', phase: 'discard', Zed: { hand: ['MVG', 'MVG', 'TIGHT TURN'] } });
    expect(f.offers(J)).toEqual(['done', 'discard MANEUVERING', 'discard TIGHT TURN']);
    f.do('J: discard MANEUVERING', 'J: discard TIGHT TURN', 'J: discard MANEUVERING');
    expect(f.get('Zed.hand')).toEqual([]);
    expect(f.view(A).discard).toHaveLength(3);
    expect(
      situation({ active: 'Zed', phase: 'discard', Zed: { hand: ['MVG'] } })
        .do('J: done')
        .get('Zed.hand'),
    ).toEqual(['MANEUVERING']);
  });

  test('Z-3.5a: drawing comes after discarding', () => {
    const f = situation({ active: 'Zed', phase: 'discard', Zed: { hand: Array(6).fill('TIGHT TURN') } }).do(
      'J: discard TIGHT TURN',
      'J: done',
    );
    expect(f.offers(J)).toEqual(['draw 1', 'draw 0']);
  });

  test('Z-3.5b, Z-5.22a, Z-5.23a: the draw is limited by Performance, Horsepower and Altitude', () => {
    const draw = (hand: number, altitude: string): string =>
      situation({ active: 'Zed', phase: 'draw', Zed: { altitude, hand: Array(hand).fill('TIGHT TURN') } }).offers(J)[0];
    expect(draw(0, 'medium')).toBe('draw 2');
    expect(draw(5, 'medium')).toBe('draw 1');
    expect(draw(0, 'low')).toBe('draw 3');
  });

  test('Z-5.22a, Z-5.23a: why not one card more', () => {
    const full = situation({ active: 'Zed', phase: 'draw', Zed: { hand: Array(5).fill('TIGHT TURN') } });
    expect(full.why(J, 'draw 2')).toBe('performance-allows-no-more (Z-5.22a)');
    expect(situation({ active: 'Zed', phase: 'draw' }).why(J, 'draw 3')).toBe('horsepower-allows-no-more (Z-5.23a)');
  });

  test('Z-GAP-16: a player may draw fewer', () => {
    expect(situation({ active: 'Zed', phase: 'draw' }).offers(J)).toEqual(['draw 2', 'draw 1', 'draw 0']);
  });
});

describe('the draw pile', () => {
  test('Z-4.61a, Z-GAP-81: when it is empty and a card must be drawn, the discard pile is turned over, also in mid-draw', () => {
    const f = situation({ active: 'Zed', phase: 'draw', Zed: { hand: ['MVG'] }, pile: ['TIGHT TURN'] });
    f.do('J: draw 2');
    expect(f.state.elements[0].hand.size).toBe(3);
    expect(f.state.deck.discard).toEqual([]);
    expect(f.state.deck.pile).toHaveLength(76 - 3);
    expect(f.events()).toContain('reshuffled');
  });

  test('Z-GAP-81: taking the last card alone does not turn it over', () => {
    const f = situation({ active: 'Zed', phase: 'draw', pile: ['TIGHT TURN'] }).do('J: draw 1');
    expect([f.state.deck.pile.length, f.events().includes('reshuffled')]).toEqual([0, false]);
  });

  test('Z-GAP-43: with both piles empty the rest of the draw is lost', () => {
    const f = situation({ active: 'Zed', phase: 'draw' });
    const { deck, elements } = f.state;
    for (const card of deck.pile.splice(1)) addCard(elements[1].hand, f.state.fixed, card);
    f.do('J: draw 2');
    expect(elements[0].hand.size).toBe(1);
  });

  test('Z-GAP-44: the cards of an exchange reach the discard pile just before its effect, mini-hands when discarded', () => {
    const f = situation({
      active: 'Zed',
      pile: [],
      Zed: { hand: ['VERTICAL ROLL'], mini: [] },
    }).do('J: VERTICAL ROLL down');
    expect(f.state.deck.discard).toEqual([]);
    expect(f.state.elements[0].hand.size).toBe(1);
    expect(f.state.deck.pile).toHaveLength(75);
  });
});

import { describe, expect, test } from 'vitest';
import { levelOf, modified, resultOf, shiftOf } from '../src/rules/break-off.ts';
import { duel, type Fight, J, pairs, situation } from './fixture.ts';

const { fixed } = situation({}, duel({}, {}, { fullThrottle: true })).state;
const level = (name: string): string => 'ABCDEFGHI'[levelOf(fixed, fixed.names.indexOf(name))];
const sight = 'IN MY SIGHTS';

describe('the table', () => {
  test('Z-12.12a, Z-12.T2, Z-12.T3, Z-12.T4, Z-12.T5, Z-12.T6, Z-12.T7, Z-12.T8, Z-12.T9, Z-12.T10: the Level of every card', () => {
    expect(
      [`${sight} FUEL TANK 3B`, 'OUT OF THE SUN 1B/2D', 'OUT OF THE SUN 3B/4D', `${sight} 3B/3D`].map(level),
    ).toEqual(['A', 'B', 'B', 'C']);
    expect([`${sight} 2B/2D`, `${sight} 2B/3D`, `${sight} 1B/1D`, `${sight} 1B/2D`].map(level)).toEqual([
      'D',
      'D',
      'E',
      'E',
    ]);
    expect(['MANEUVERING', 'HALF LOOP', 'ACE PILOT'].map(level)).toEqual(['F', 'G', 'I']);
    expect(['TIGHT TURN', 'BARREL ROLL', 'VERTICAL ROLL', 'SCISSORS', 'FULL THROTTLE'].map(level)).toEqual([
      'H',
      'H',
      'H',
      'H',
      'H',
    ]);
  });

  test('Z-12.12c, Z-12.T11: A to C destroy, D and E damage, F to I let go; a Damaged aircraft evades on D and E', () => {
    expect([...'ABCDEFGHI'].map((_, i) => resultOf(i, false)[0].toUpperCase()).join('')).toBe('DDDDDEEEE');
    expect([0, 1, 2, 3, 4, 5].map((i) => resultOf(i, false))).toEqual([
      'destroyed',
      'destroyed',
      'destroyed',
      'damaged',
      'damaged',
      'evades',
    ]);
    expect([2, 3, 4].map((i) => resultOf(i, true))).toEqual(['destroyed', 'evades', 'evades']);
  });

  test('Z-12.T12, Z-12.T13, Z-12.T14, Z-12.T15, Z-12.T16, Z-12.T17, Z-12.T19, Z-12.T20, Z-12.T21, Z-12.T26, Z-GAP-38: the modifiers add up', () => {
    expect([2, 1, 0, -1, -2].map((position) => shiftOf(position, false, true))).toEqual([3, 2, 1, 0, -1]);
    expect(shiftOf(-2, true, true)).toBe(-2);
    expect(shiftOf(0, false, false)).toBe(4);
  });

  test('Z-12.12b, Z-GAP-33: the Level moves by the modifiers and stays between A and I', () => {
    expect([modified(0, -2), modified(8, 4), modified(3, 2)]).toEqual([0, 8, 5]);
  });

  test('the grid of outcomes is the book’s', () => {
    const cards = [
      `${sight} FUEL TANK 3B`,
      'OUT OF THE SUN 2B/3D',
      `${sight} 3B/3D`,
      `${sight} 2B/2D`,
      `${sight} 1B/1D`,
      'MANEUVERING',
      'HALF LOOP',
      'TIGHT TURN',
      'ACE PILOT',
    ];
    const letter = { destroyed: 'X', damaged: 'D', evades: 'E' };
    const row = (card: string): string =>
      [-2, -1, 0, 1, 2, 3, 4]
        .map((shift) => letter[resultOf(modified(levelOf(fixed, fixed.names.indexOf(card)), shift), false)])
        .join('');
    expect(cards.map(row)).toEqual([
      'XXXXXDD',
      'XXXXDDE',
      'XXXDDEE',
      'XXDDEEE',
      'XDDEEEE',
      'DDEEEEE',
      'DEEEEEE',
      'EEEEEEE',
      'EEEEEEE',
    ]);
  });

  test('Z-12.T22, Z-12.T23, Z-12.T24, Z-12.T25, Z-GAP-39, Z-GAP-40: the campaign’s modifiers have no part in the Basic Game', () => {
    expect(shiftOf.length).toBe(3);
    expect(shiftOf(0, false, true)).toBe(1);
  });
});

describe('breaking off', () => {
  const leave = (draws: readonly string[], zed: object = {}, more: object = {}, options = duel()): Fight =>
    situation({ active: 'Zed', draws, Zed: zed, ...more } as never, options);

  test('Z-12.11a, Z-12.11c, Z-12.T1: one card for each aircraft that withdraws', () => {
    const f = leave(['TIGHT TURN', 'MVG'], {}, {}, pairs()).do('J: break off both');
    expect([f.get('Zed.leader.fate'), f.get('Zed.wingman.fate'), f.get('score.allied')]).toEqual([
      'disengaged',
      'disengaged',
      4,
    ]);
    expect(f.get('discard')).toEqual(['MANEUVERING', 'TIGHT TURN']);
  });

  test('Z-GAP-43: where no card is left to draw, there is no test to fail', () => {
    const f = leave([], { leader: { hits: 3, damaged: true } }, {}, pairs());
    f.state.deck.pile.length = 0;
    f.state.deck.discard.length = 0;
    f.do('J: break off both');
    expect([f.get('Zed.leader.fate'), f.get('Zed.wingman')]).toEqual([
      'disengaged',
      { hits: 0, damaged: false, fate: 'disengaged' },
    ]);
    expect(f.events()).not.toContain('break-off');
  });

  test('Z-12.11b: instead of playing any cards', () => {
    const f = leave([], { hand: ['MVG', 'MVG'] });
    expect(f.offers(J)).toContain('break off both');
    f.do('J: play MANEUVERING at Cat');
    for (const who of ['leader', 'wingman', 'both'])
      expect(f.why(J, `break off ${who}`)).toBe('instead-of-cards (Z-12.11b)');
  });

  test('Z-12.12c, Z-GAP-34: destroyed, Damaged and gone, or simply gone', () => {
    expect(
      leave(['OTS 2B/3D', 'MVG'], { leader: {} }, {}, pairs()).do('J: break off both').get('Zed.leader'),
    ).toMatchObject({ fate: 'destroyed' });
    const damaged = leave(['IMS 2B/2D', 'MVG'], {}, {}, pairs()).do('J: break off both');
    expect([damaged.get('Zed.leader'), damaged.get('score.allied')]).toEqual([
      { hits: 0, damaged: true, fate: 'disengaged' },
      4,
    ]);
  });

  test('Z-12.T11: already Damaged, it evades', () => {
    const f = leave(['IMS 2B/2D', 'MVG'], { leader: { hits: 3, damaged: true } }, {}, pairs()).do('J: break off both');
    expect(f.get('Zed.leader.fate')).toBe('disengaged');
  });

  test('Z-12.T18, Z-GAP-36: the Wingman uses its Leader’s Position as it was when they were named', () => {
    const f = leave(['OTS 2B/3D', 'MVG'], { on: 'Cat', position: 'tailed' }, {}, pairs()).do('J: break off both');
    expect([f.get('Zed.leader.fate'), f.get('Zed.wingman')]).toEqual([
      'destroyed',
      { hits: 0, damaged: true, fate: 'disengaged' },
    ]);
  });

  test('Z-12.T26: each aircraft is tested with its own Damaged status', () => {
    const f = leave(['IMS 3B/3D', 'IMS 3B/3D'], { wingman: { hits: 3, damaged: true } }, {}, pairs()).do(
      'J: break off both',
    );
    expect([f.get('Zed.leader'), f.get('Zed.wingman.fate')]).toEqual([
      { hits: 0, damaged: true, fate: 'disengaged' },
      'destroyed',
    ]);
  });

  test('Z-GAP-32: the Wingman may leave alone, or the Leader, whose place the Wingman takes', () => {
    const wing = leave(['TIGHT TURN'], { hand: ['MVG'] }).do('J: break off wingman');
    expect([wing.get('Zed.leads'), wing.get('Zed.has wingman'), wing.get('Zed.hand')]).toEqual([
      'leader',
      false,
      ['MANEUVERING'],
    ]);
    const lead = leave(['TIGHT TURN'], { hand: ['MVG'] }).do('J: break off leader');
    expect([lead.get('Zed.leads'), lead.state.elements[0].hand.size, lead.get('Zed.position')]).toEqual([
      'wingman',
      5,
      'neutral',
    ]);
  });

  test('Z-GAP-35: who stays goes on with Discard and Draw; whose Element is gone is out of the order; the enemy is Neutral', () => {
    const stays = leave(['TIGHT TURN'], { hand: ['MVG'] }).do('J: break off wingman');
    expect(stays.asked(J)).toBe('discard');
    const gone = leave(
      ['TIGHT TURN', 'MVG'],
      { hand: ['MVG'] },
      { Cat: { on: 'Zed', position: 'advantaged' } },
      pairs(),
    ).do('J: break off both');
    expect([gone.get('active'), gone.get('Cat.position'), gone.get('Zed.hand')]).toEqual(['Zed 2', 'neutral', []]);
  });

  test('Z-GAP-37: an Altitude Change may come first, and takes away the enemies at the Altitude', () => {
    const f = situation({ active: 'Zed', phase: 'altitude', draws: ['MVG', 'OTS 2B/3D', 'MVG'] }, pairs()).do(
      'J: dive',
      'J: break off both',
    );
    expect(f.get('Zed.leader.fate')).toBe('disengaged');
  });

  test('Z-GAP-46: the last aircraft of a side gone ends the fight', () => {
    const f = leave(['TIGHT TURN', 'MVG']).do('J: break off both');
    expect(f.get('outcome')).toEqual({ winners: [1], because: 'Z-GAP-46' });
  });
});

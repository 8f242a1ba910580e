import { describe, expect, test } from 'vitest';
import { destroy } from '../src/flow/damage.ts';
import { A, type Fight, J, pairs, situation } from './fixture.ts';

/** Zed, Tailing, shoots the Damaged Leader of Cat down. */
const leaderDown = (cat: object = {}, more: object = {}): Fight =>
  situation({
    active: 'Zed',
    Zed: { on: 'Cat', position: 'tailing', hand: ['IMS 1B/1D', 'MVG', 'IMS 1B/2D'] },
    Cat: { leader: { hits: 5, damaged: true }, hand: ['MVG', 'HALF LOOP'], ...cat },
    ...more,
  } as never).do('J: play IN MY SIGHTS 1B/1D at Cat', 'A: pass');

describe('destroyed fighters', () => {
  test('Z-11.1a: a destroyed Wingman counts for the score, and its Leader fights on', () => {
    const f = situation({
      active: 'Zed',
      Zed: { hand: ['IMS 1B/2D'] },
      Cat: { wingman: { hits: 3, damaged: true }, hand: ['MVG'] },
      draws: ['MVG'],
    });
    f.do('J: attack Cat wingman', 'J: play IN MY SIGHTS 1B/2D at Cat wingman', 'A: pass');
    expect([f.get('Cat.has wingman'), f.get('Cat.leads'), f.get('Cat.hand'), f.get('score')]).toEqual([
      false,
      'leader',
      ['MANEUVERING'],
      { japanese: 5, allied: 0 },
    ]);
  });

  test('Z-11.1a, Z-11.2a: an aircraft that has gone takes nobody with it', () => {
    const f = situation({ Cat: { wingman: { fate: 'destroyed' }, hand: ['MVG'] } });
    destroy(f.match.table, 3, 'Z-5.21d');
    expect([f.get('Cat.leads'), f.get('Cat.hand'), f.get('Cat.leader.fate')]).toEqual([
      'leader',
      ['MANEUVERING'],
      'flying',
    ]);
  });

  test('Z-11.2a, Z-11.2a1: the Wingman becomes Leader, and the lost Leader’s hand is discarded', () => {
    const f = leaderDown();
    expect([f.get('Cat.leads'), f.get('Cat.has wingman'), f.get('Cat.leader.fate')]).toEqual([
      'wingman',
      false,
      'destroyed',
    ]);
    expect(f.get('discard')).toEqual(['HALF LOOP', 'IN MY SIGHTS 1B/1D', 'MANEUVERING']);
  });

  test('Z-11.2a2, Z-11.2a3a, Z-11.2a3b: its own Hits and side are kept, and one aircraft is counted as lost', () => {
    const f = leaderDown({ wingman: { hits: 4, damaged: true } });
    expect([f.get('Cat.wingman'), f.get('score.japanese')]).toEqual([{ hits: 4, damaged: true, fate: 'flying' }, 7]);
  });

  test('Z-11.2a4: a new hand of Performance minus one, from the side that shows', () => {
    expect(leaderDown().state.elements[1].hand.size).toBe(4);
    expect(leaderDown({ wingman: { hits: 3, damaged: true } }).state.elements[1].hand.size).toBe(3);
  });

  test('Z-11.2b, Z-GAP-50: the minus one holds in its first Draw phase, and not in the second', () => {
    const f = leaderDown().do('J: done', 'J: done', 'J: draw 0');
    f.do('A: stay', 'A: done', 'A: done');
    expect(f.asked(A)).toBeNull();
    expect(f.get('Cat.shock')).toBe(false);
    const g = situation({
      active: 'Cat',
      phase: 'draw',
      Cat: { leader: { fate: 'destroyed' }, hand: Array(4).fill('TIGHT TURN') },
    });
    expect(g.offers(A)).toEqual(['draw 1', 'draw 0']);
  });

  test('Z-11.2c: without a Wingman the Element is out and its hand is discarded', () => {
    const f = situation(
      {
        active: 'Zed',
        Zed: { on: 'Cat', position: 'tailing', hand: ['IMS 1B/1D'] },
        Cat: { leader: { hits: 5, damaged: true }, wingman: { fate: 'destroyed' }, hand: ['MVG', 'HALF LOOP'] },
      },
      pairs(),
    ).do('J: play IN MY SIGHTS 1B/1D at Cat', 'A: pass');
    expect([f.get('Cat.leads'), f.get('Cat.hand'), f.get('outcome')]).toEqual(['nobody', [], null]);
    expect(f.view(A).discard).toHaveLength(3);
  });

  test('Z-GAP-48, Z-6.5c: the new Leader is Neutral and at the same Altitude, and whoever was Engaged with the old one is Neutral', () => {
    const f = leaderDown();
    expect([f.get('Cat.position'), f.get('Cat.altitude'), f.get('Zed.position'), f.get('Zed.foe')]).toEqual([
      'neutral',
      'medium',
      'neutral',
      'nobody',
    ]);
    expect(f.state.elements[1].lead).toBe(3);
  });

  test('Z-GAP-49: it is another aircraft: the attack cannot go on against it', () => {
    const f = leaderDown();
    expect(f.why(J, 'play MANEUVERING at Cat wingman')).toBe('one-aircraft-a-turn (Z-6.5d)');
  });

  test('Z-GAP-51: no check against the Leader’s card until the next Hit', () => {
    const f = leaderDown({ wingman: { hits: 4, damaged: true } });
    expect(f.get('Cat.wingman.fate')).toBe('flying');
    const g = situation({
      active: 'Zed',
      Zed: { hand: ['IMS 1B/1D'] },
      Cat: { leader: { fate: 'destroyed' }, wingman: { hits: 5, damaged: true } },
    }).do('J: play IN MY SIGHTS 1B/1D at Cat wingman');
    expect(g.get('Cat.wingman.fate')).toBe('destroyed');
  });

  test('Z-11.2a3a, Z-GAP-51: the next Hit counts against the capacity of the Leader’s card, not of the Wingman’s', () => {
    const f = situation({
      active: 'Zed',
      Zed: { hand: ['IMS 1B/1D'] },
      Cat: { leader: { fate: 'destroyed' }, wingman: { hits: 4, damaged: true } },
    }).do('J: play IN MY SIGHTS 1B/1D at Cat wingman');
    expect([f.get('Cat.wingman.hits'), f.get('Cat.wingman.fate')]).toEqual([5, 'flying']);
  });
});

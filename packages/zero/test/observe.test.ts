import { canonical } from '@tallyho/kernel';
import { describe, expect, test } from 'vitest';
import { zero } from '../src/index.ts';
import { A, duel, J, pairs, situation } from './fixture.ts';

const four = {
  ...pairs(),
  seats: [
    { name: J, side: 'japanese', elements: [{ aircraft: 'zed' }] },
    { name: 'J2', side: 'japanese', elements: [{ aircraft: 'zed' }] },
    { name: A, side: 'allied', elements: [{ aircraft: 'cat' }, { aircraft: 'cat' }] },
  ],
};

describe('what a seat sees', () => {
  test('Z-4.6c, Z-GAP-61: its own hands only, all of them, and not a teammate’s', () => {
    const f = situation(
      {
        active: 'Zed',
        Zed: { hand: ['MVG'] },
        'Zed 2': { hand: ['ACE PILOT'] },
        Cat: { hand: ['TIGHT TURN'] },
        'Cat 2': { hand: ['SCISSORS'] },
      },
      four as never,
    );
    expect(f.view(J).elements.map(({ hand }) => hand?.length ?? null)).toEqual([1, null, null, null]);
    expect(f.view(A).elements.map(({ hand }) => hand?.length ?? null)).toEqual([null, null, 1, 1]);
    expect(f.view('spectator').elements.map(({ hand }) => hand)).toEqual([null, null, null, null]);
    expect(f.view(J).elements.map(({ cards }) => cards)).toEqual([1, 1, 1, 1]);
  });

  test('Z-GAP-71: the discard pile is public, the draw pile only by its size', () => {
    const f = situation({ discard: ['MVG', 'ACE PILOT'], draws: ['SCISSORS'] });
    expect([f.view(J).discard.length, f.view(J).pile]).toEqual([2, 74]);
    expect(canonical(f.view(J))).not.toContain('"next"');
  });

  test('the view is built from an allow-list: no pile, no chance, no tape', () => {
    const view = situation({}).view(J);
    expect(Object.keys(view).sort()).toEqual(
      [
        'asked',
        'asks',
        'choosing',
        'discard',
        'elements',
        'fixed',
        'frames',
        'now',
        'order',
        'outcome',
        'pile',
        'place',
        'planes',
        'played',
        'seat',
        'seats',
        'turn',
      ].sort(),
    );
  });

  test('a resampled state shows the seat the same', () => {
    const f = situation({ active: 'Zed', Zed: { hand: ['MVG', 'MVG'] }, Cat: { hand: ['TIGHT TURN', 'ACE PILOT'] } });
    const again = zero.resample(f.view(J), f.state.chance);
    expect(canonical(zero.observe(again, 0))).toBe(canonical(f.view(J)));
    expect(again.deck.pile.length + again.elements[1].hand.size).toBe(74);
  });
});

describe('what is told', () => {
  test('Z-4.6c, Z-GAP-62: which cards somebody has drawn is told to him alone, how many to everybody', () => {
    const f = situation({ active: 'Zed', phase: 'wingman', draws: ['TIGHT TURN', 'MVG'] }).do('J: wingman attacks Cat');
    const hears = (seat: string): string[] => f.match.told(f.seat(seat)).map(({ event }) => event);
    expect(hears(J)).toEqual(['target', 'drew', 'cards']);
    expect(hears(A)).toEqual(['target', 'drew']);
    expect(hears('spectator')).toEqual(['target', 'drew']);
  });

  test('Z-GAP-62, Z-4.6c: a drawn card is shown to its owner, a discarded mini-hand to everybody', () => {
    const f = situation({ active: 'Zed', phase: 'wingman', draws: ['TIGHT TURN', 'MVG'] });
    f.match.table.shown = 0;
    expect(f.do('J: wingman attacks Cat').match.table.shown).toBe(1);
    f.match.table.shown = 0;
    expect(f.do('J: done').match.table.shown).toBe(-1);
  });
});

describe('notation', () => {
  test('a text is notation if it names a verb, cards and aircraft that the game knows', () => {
    const f = situation({});
    for (const text of [
      'play MANEUVERING at Cat',
      'gunner plays IN MY SIGHTS 1B/1D at Cat wingman',
      'answer tight turn as scissors',
      'Zed starts very low',
      'break off both',
      'draw 3',
      'VERTICAL ROLL up',
      'attack Cat wingman',
      'exchange ACE PILOT',
    ]) {
      expect(zero.reads(f.state, text), text).toBe(true);
    }
    for (const text of [
      'play BANANA at Cat',
      'play MANEUVERING at Spad',
      'fly away',
      'draw many',
      'Zed starts sideways',
      '',
    ]) {
      expect(zero.reads(f.state, text), text).toBe(false);
    }
  });

  test('an Element may be called by any name, and everything it is offered is notation', () => {
    for (const label of ['up', 'A at B', 'as SCISSORS', 'draw 1', 'x: y', 'leader']) {
      const f = situation({ active: 'Cat', Cat: { hand: ['MVG', 'VERTICAL ROLL'] } }, duel({ label }));
      for (const text of f.offers(A)) expect(zero.reads(f.state, text), text).toBe(true);
      expect(f.offers(A)).toContain(`play MANEUVERING at ${label}`);
    }
  });
});

test('the bound of a game grows with turns and Elements', () => {
  const bound = (given: object): number => {
    const read = zero.options(given);
    return read.ok ? zero.bound(read.value) : 0;
  };
  expect(bound({ turns: 12 })).toBeGreaterThan(bound({ turns: 6 }));
});

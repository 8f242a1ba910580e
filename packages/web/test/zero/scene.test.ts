import { Match } from '@tallyho/kernel';
import { type Dogfight, type Happening, NOBODY, zero } from '@tallyho/zero';
import { describe, expect, test } from 'vitest';
import { DISCARD, PILE } from '../../src/dogfight/scene.ts';
import { tell } from '../../src/zero/tell/tell.ts';

const pair = { aircraft: 'a6m2' };
const alone = { aircraft: 'f4f-3', wingman: false };

/** A Zero with its Wingman against two Wildcats without, as a seat sees it. */
function seenBy(seat: number, told: readonly Happening[] = [], change: (s: Dogfight) => void = () => {}) {
  const seats = [
    { name: 'japanese', side: 'japanese', elements: [pair] },
    { name: 'allied', side: 'allied', elements: [alone, alone] },
  ];
  const started = Match.start(zero, { seats }, 'scene');
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  started.value.arrange((s) => {
    s.elements[0].altitude = 1;
    s.elements[1].altitude = 3;
    s.elements[2].altitude = 4;
    change(s);
  });
  const view = zero.observe(started.value.state, seat);
  return { view, ...tell({ view, told: [...told], players: [], language: 'en' }) };
}

describe('who is there', () => {
  test('Z-7.1b: a Wingman is drawn, told of and rated where there is one, and only there', () => {
    const { scene } = seenBy(0);
    expect(scene.tokens.map(({ id }) => id).sort()).toEqual([0, 1, 2, 4]);
    expect(scene.near.map(({ crafts }) => crafts.length)).toEqual([2]);
    expect(scene.far.map(({ crafts }) => crafts.length)).toEqual([1, 1]);
    expect(scene.sheets.map(({ key }) => key)).toEqual(['0', '1', '2', '4']);
  });

  test('a Wingman who is lost is neither on the felt nor among the ratings', () => {
    const { scene } = seenBy(0, [], (s) => {
      s.elements[0].wing = NOBODY;
    });
    expect(scene.tokens.map(({ id }) => id).sort()).toEqual([0, 2, 4]);
    expect(scene.sheets.map(({ key }) => key)).toEqual(['0', '2', '4']);
    expect(scene.near[0].crafts.map(({ isGone }) => isGone)).toEqual([false, true]);
  });

  test.each([0, 1])('seat %i has its own Elements on its own side of the table, and all at their levels', (seat) => {
    const { scene } = seenBy(seat);
    const taken = scene.rungs.flatMap(({ here }, level) => here.map(({ own }) => ({ level, own })));
    expect(taken).toEqual([
      { level: 1, own: seat === 0 },
      { level: 3, own: seat === 1 },
      { level: 4, own: seat === 1 },
    ]);
    expect(scene.near.map(({ id }) => id)).toEqual(seat === 0 ? [0] : [1, 2]);
    expect(scene.far.map(({ id }) => id)).toEqual(seat === 0 ? [1, 2] : [0]);
    for (const { id, own, y } of scene.tokens) {
      const isOwn = id < 2 === (seat === 0);
      expect([id, own, y > 50]).toEqual([id, isOwn, isOwn]);
    }
  });
});

describe('cards that travel', () => {
  const because = 'Z-3.5';
  const travels = (seat: number, event: Happening) => seenBy(seat, [event]).scene.log[0].travel;
  const drew = (mini: boolean): Happening => ({ event: 'drew', seat: 0, element: 0, mini, count: 2, because });

  test('those that another draws go face down from the pile to the hand they are for', () => {
    expect(travels(1, drew(false))).toEqual({ from: PILE, to: 'hand-0', cards: [null, null] });
    expect(travels(1, drew(true))).toEqual({ from: PILE, to: 'mini-0', cards: [null, null] });
  });

  test('one’s own come by themselves', () => {
    expect(travels(0, drew(false))).toBeNull();
  });

  test('those that are discarded go from the hand to the discard pile, face up', () => {
    const { view } = seenBy(0);
    const card = view.fixed.face.findIndex((face) => view.fixed.faces[face].title === 'SCISSORS');
    const discarded = { event: 'discarded', element: 1, cards: [card], because } as Happening;
    expect(travels(0, discarded)).toEqual({ from: 'hand-1', to: DISCARD, cards: ['SCISSORS'] });
  });
});

import { downInFlames, type Happening } from '@tallyho/down-in-flames';
import { Match, SPECTATOR } from '@tallyho/kernel';
import { describe, expect, test } from 'vitest';
import { DISCARD, PILE } from '../../src/dogfight/scene.ts';
import { tell } from '../../src/down-in-flames/tell/tell.ts';
import { placesIn } from '../dogfight/seen-in-the-sky.ts';

/** A duel in which A1 is at Low and B1 at High, as a seat sees it. */
function seenBy(seat: number, told: readonly Happening[] = []) {
  const started = Match.start(downInFlames, {}, 'scene');
  if (!started.ok) throw new Error(started.problem.code);
  started.value.arrange((s) => {
    s.planes[0].altitude = 1;
    s.planes[1].altitude = 3;
  });
  return tell({ view: downInFlames.observe(started.value.state, seat), told: [...told], players: [], language: 'en' });
}

describe('whose is whose', () => {
  test.each([
    [0, 'A1', 'B1'],
    [1, 'B1', 'A1'],
    [SPECTATOR, 'A1', 'B1'],
  ])('seat %i has %s on its own side of the table and %s on the other', (seat, own, other) => {
    const { scene } = seenBy(seat);
    expect(scene.tokens.map(({ label, own: isOwn, altitude }) => ({ label, isOwn, altitude }))).toEqual([
      { label: 'A1', isOwn: own === 'A1', altitude: 1 },
      { label: 'B1', isOwn: own === 'B1', altitude: 3 },
    ]);
    expect(scene.tokens.find(({ own: isOwn }) => !isOwn)?.label).toBe(other);
    const [a, b] = placesIn(scene);
    // One's own is always left; height is altitude.
    expect(a.x < b.x).toBe(own === 'A1');
    expect(a.y).toBeGreaterThan(b.y);
    expect(scene.tokens.map(({ plate }) => plate.you)).toEqual([seat === 0, seat === 1]);
  });
});

describe('an exchange', () => {
  test('that is over without having been told so awaits nobody’s answer', () => {
    const card = 0;
    const told: Happening = {
      event: 'played',
      plane: 0,
      at: 1,
      card,
      use: 'maneuver',
      steps: 1,
      with: [],
      because: '',
    };
    const { chain } = seenBy(0, [told]).scene;
    expect(chain.links).toHaveLength(1);
    expect([chain.awaited, chain.stake, chain.result]).toEqual([null, '', null]);
  });
});

describe('cards that travel', () => {
  const because = 'DIF-DRAW-01';
  const travels = (seat: number, event: Happening) => seenBy(seat, [event]).scene.log[0].travel;
  const drew: Happening = { event: 'drew', plane: 1, count: 2, because };

  test('those that another draws go face down from the pile to his hand', () => {
    expect(travels(0, drew)).toEqual({ from: PILE, to: 'hand-1', cards: [null, null] });
    expect(travels(SPECTATOR, drew)).toEqual({ from: PILE, to: 'hand-1', cards: [null, null] });
  });

  test('one’s own come by themselves', () => {
    expect(travels(1, drew)).toBeNull();
  });

  test('one that is discarded goes from its hand to the discard pile, face up', () => {
    const { fixed } = downInFlames.observe(startedState(), 0);
    const card = fixed.faces.findIndex(({ title }) => title === 'SCISSORS');
    const discarded: Happening = { event: 'discarded', plane: 1, card, cost: 'climb', because };
    expect(travels(0, discarded)).toEqual({ from: 'hand-1', to: DISCARD, cards: ['SCISSORS'] });
  });
});

function startedState() {
  const started = Match.start(downInFlames, {}, 'scene');
  if (!started.ok) throw new Error(started.problem.code);
  return started.value.state;
}

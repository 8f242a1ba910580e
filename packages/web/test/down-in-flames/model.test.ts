import { downInFlames, type Happening } from '@tallyho/down-in-flames';
import { Match } from '@tallyho/kernel';
import { describe, expect, test } from 'vitest';
import { chainIn } from '../../src/down-in-flames/model/chain.ts';
import { ratingsNow } from '../../src/down-in-flames/model/ratings.ts';
import { planeInFocus } from '../../src/down-in-flames/model/relations.ts';
import { seenFaces } from '../../src/down-in-flames/model/seen.ts';
import { tell } from '../../src/down-in-flames/tell/tell.ts';
import { pictureOf } from '../dogfight/seen-in-the-sky.ts';

function duel() {
  const started = Match.start(downInFlames, {}, 'model');
  if (!started.ok) throw new Error(started.problem.code);
  return started.value;
}

describe('two aircraft in the sky', () => {
  const picture = (grip: number): string => {
    const match = duel();
    match.arrange((s) => {
      for (const plane of s.planes) plane.altitude = 2;
      if (grip > 0) Object.assign(s.planes[0], { prey: 1, grip });
      if (grip < 0) Object.assign(s.planes[1], { prey: 0, grip: -grip });
    });
    const view = downInFlames.observe(match.state, 0);
    return pictureOf(tell({ view, told: [], players: [], language: 'en' }).scene);
  };

  test('DIF-POS-03: Neutral, nose to nose', () => expect(picture(0)).toBe('> < left of level with: - -'));
  test('DIF-POS-04: Advantaged, behind, with a word', () =>
    expect(picture(1)).toBe('> > left of level with: advantaged -'));
  test('DIF-POS-05: Disadvantaged, the enemy behind', () =>
    expect(picture(-1)).toBe('< < left of level with: - advantaged'));
  test('DIF-POS-07: Tailing, nose to tail', () => expect(picture(2)).toBe('> > left of level with: tailing -'));
  test('DIF-POS-08: Tailed, the enemy’s nose to one’s tail', () =>
    expect(picture(-2)).toBe('< < left of level with: - tailing'));
});

test('while others think, the hand of a fighter lies there, not the place of a bomber that holds none', () => {
  const started = Match.start(
    downInFlames,
    {
      mode: 'mission',
      seats: [
        { name: 'Raid', aircraft: [{ bomber: 'ju-88a' }, { fighter: 'bf-109e' }] },
        { name: 'Sector', aircraft: [{ fighter: 'spitfire-i' }] },
      ],
      mission: { target: { damaged: 2, destroyed: 4, flak: 2 } },
    },
    'whose hand',
  );
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  const { state } = started.value;
  expect(planeInFocus({ ...downInFlames.observe(state, 0), frames: [], active: 2 })).toBe(1);
});

describe('ratings', () => {
  test('say what they are now and why: card, damage, altitude, position', () => {
    const match = duel();
    match.arrange((s) => {
      for (const plane of s.planes) plane.altitude = 0;
      Object.assign(s.planes[1], { face: 1, hits: 3, prey: 0, grip: 2 });
    });
    const now = ratingsNow(downInFlames.observe(match.state, 0), 1);
    const of = (id: string) => now.find((rating) => rating.id === id);
    expect(of('horsepowerAfter')).toMatchObject({
      now: 2,
      parts: [
        { part: 'base', by: 2 },
        { part: 'damage', by: -1 },
        { part: 'altitude', by: 1 },
      ],
    });
    expect(of('bursts')?.parts).toContainEqual({ part: 'position', by: 3 });
    for (const { parts, now: sum } of now) expect(parts.reduce((all, { by }) => all + by, 0)).toBe(sum);
  });
});

test('cards seen: all that exist are counted once', () => {
  const match = duel();
  const view = downInFlames.observe(match.state, 0);
  const faces = seenFaces(view);
  expect(faces.reduce((sum, { copies }) => sum + copies, 0)).toBe(110);
  const hidden = view.pile + view.planes.reduce((sum, { hand, cards }) => sum + (hand === null ? cards : 0), 0);
  expect(faces.reduce((sum, { unseen }) => sum + unseen, 0)).toBe(hidden);
});

describe('the chain of an exchange', () => {
  const because = 'DIF-ACT-21';
  const played = (plane: number, use: 'attack' | 'answer'): Happening => ({
    event: 'played',
    plane,
    card: 0,
    use,
    at: 1 - plane,
    steps: 0,
    with: [],
    because,
  });

  test('runs from the action to its last answer, and says what came of it', () => {
    const acts: Happening = { event: 'acts', plane: 0, because };
    const told = [acts, played(0, 'attack'), played(1, 'answer')];
    expect(chainIn(told)).toMatchObject({ result: 'open', links: [{ plane: 0 }, { plane: 1 }] });
    const over: Happening = { event: 'cancelled', plane: 0, at: 1, because };
    expect(chainIn([...told, over]).result).toBe('cancelled');
    expect(chainIn([...told, over, acts]).links).toEqual([]);
  });
});

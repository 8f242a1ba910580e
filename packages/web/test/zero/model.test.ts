import { Match } from '@tallyho/kernel';
import { type Dogfight, type Happening, zero } from '@tallyho/zero';
import { describe, expect, test } from 'vitest';
import { chainIn } from '../../src/zero/model/chain.ts';
import { leaderRatings, wingmanRatings } from '../../src/zero/model/ratings.ts';
import { seenFaces } from '../../src/zero/model/seen.ts';
import { tell } from '../../src/zero/tell/tell.ts';
import { pictureOf } from '../dogfight/seen-in-the-sky.ts';

function fight(change: (s: Dogfight) => void = () => {}) {
  const started = Match.start(zero, {}, 'model');
  if (!started.ok) throw new Error(started.problem.code);
  started.value.arrange((s) => {
    for (const element of s.elements) element.altitude = 2;
    change(s);
  });
  return zero.observe(started.value.state, 0);
}

/** The first Element holds this Position on the second. */
const holding = (position: number) => (s: Dogfight) => {
  Object.assign(s.elements[0], { foe: 1, position });
  Object.assign(s.elements[1], { foe: 0, position: -position });
};

describe('two Elements in the sky', () => {
  const sceneOf = (position: number) =>
    tell({
      view: fight(position === 0 ? undefined : holding(position)),
      told: [],
      players: [],
      language: 'en',
    }).scene;

  test('Z-6.23a: Neutral, nose to nose', () => expect(pictureOf(sceneOf(0))).toBe('> < left of level with: - -'));
  test('Z-6.24a: Advantaged, behind, with a word', () =>
    expect(pictureOf(sceneOf(1))).toBe('> > left of level with: advantaged -'));
  test('Z-6.25a: Disadvantaged, the enemy behind', () =>
    expect(pictureOf(sceneOf(-1))).toBe('< < left of level with: - advantaged'));
  test('Z-6.26a: Tailing, nose to tail', () => expect(pictureOf(sceneOf(2))).toBe('> > left of level with: tailing -'));

  test('Z-7.1b: a Wingman flies with his Leader', () => {
    for (const position of [-2, -1, 0, 1, 2])
      for (const { wingman, plate } of sceneOf(position).tokens) {
        expect(wingman).not.toBeNull();
        expect(plate.lines.map(({ name }) => name)).toEqual(['Leader', 'Wingman']);
      }
  });
});

describe('ratings', () => {
  test('Z-5.23b, Z-6.4c: say what they are now and why: card, damage, altitude, position', () => {
    const view = fight((s) => {
      holding(2)(s);
      for (const element of s.elements) element.altitude = 0;
      s.planes[0].damaged = 1;
    });
    const ratings = leaderRatings(view, 0);
    const of = (id: string) => ratings.find((rating) => rating.id === id);
    expect(of('horsepower')?.parts).toContainEqual({ part: 'altitude', by: 1 });
    expect(of('bursts')?.parts).toContainEqual({ part: 'position', by: 3 });
    expect(of('performance')?.parts.map(({ part }) => part)).toEqual(['base', 'damage']);
    for (const { now, parts } of [...ratings, ...wingmanRatings(view, 1)])
      expect(parts.reduce((sum, { by }) => sum + by, 0)).toBe(now);
  });

  test('Z-6.4a: no Bursts while behind', () => {
    expect(leaderRatings(fight(holding(-1)), 0).find(({ id }) => id === 'bursts')?.now).toBe(0);
  });
});

test('cards seen: all that exist are counted once', () => {
  const view = fight();
  const faces = seenFaces(view);
  expect(faces.reduce((sum, { copies }) => sum + copies, 0)).toBe(view.fixed.cards.length);
  const hidden = view.pile + view.elements.reduce((sum, { hand, cards }) => sum + (hand === null ? cards : 0), 0);
  expect(faces.reduce((sum, { unseen }) => sum + unseen, 0)).toBe(hidden);
});

test('the chain of an exchange runs from the Attack to its last Response', () => {
  const view = fight();
  const sequence: Happening = { event: 'sequence', element: 0, place: 0, because: 'Z-3.0a' };
  const attack: Happening = { event: 'played', by: 0, at: 2, card: 0, use: 'attack', because: 'Z-8.2b' };
  const answer: Happening = { event: 'played', by: 2, at: 0, card: 1, use: 'answer', because: 'Z-8.31a' };
  const stopped: Happening = { event: 'stopped', by: 0, at: 2, because: 'Z-8.44b' };
  expect(chainIn(view, [sequence, attack, answer, stopped])).toMatchObject({
    result: 'cancelled',
    links: [
      { plane: 0, isAnswer: false },
      { plane: 2, isAnswer: true },
    ],
  });
  expect(chainIn(view, [sequence, attack, answer, stopped, sequence]).links).toEqual([]);
});

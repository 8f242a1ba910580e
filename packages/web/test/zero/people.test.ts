import { Match } from '@tallyho/kernel';
import { zero } from '@tallyho/zero';
import { describe, expect, test } from 'vitest';
import { leaderRatings, wingmanRatings } from '../../src/zero/model/ratings.ts';
import { tell } from '../../src/zero/tell/tell.ts';

function seen(japanese: object, allied: object, orders: object = {}) {
  const options = {
    mode: 'mission',
    seats: [
      { name: 'japanese', side: 'japanese', elements: [{ aircraft: 'a6m5', altitude: 'medium', ...japanese }] },
      { name: 'allied', side: 'allied', elements: [{ aircraft: 'f4u-1', altitude: 'medium', ...allied }] },
    ],
    orders: { kind: 'dogfight', turns: [6], ...orders },
  };
  const started = Match.start(zero, options, 'people');
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  started.value.arrange((s) => {
    for (const element of s.elements) element.altitude = 2;
  });
  const view = zero.observe(started.value.state, 0);
  return { view, scene: tell({ view, told: [], players: [], language: 'en' }).scene };
}

describe('who flies', () => {
  test('CH-19.41a, CH-19.24q: green pilots and Skilled Wingmen are on the plates and in the words', () => {
    const { scene } = seen({ green: { leader: true, wingman: true } }, { wingmanPilot: 'thomas' });
    const notes = scene.tokens.map(({ plate }) => plate.notes.map(({ short }) => short));
    expect(notes[0]).toEqual(expect.arrayContaining(['Green', 'Green Wingman']));
    expect(notes[1]).toContain('Thomas');
    const words = scene.words.join('\n');
    expect(words).toContain('green pilot: one Burst less');
    expect(words).toContain('Thomas flies as Wingman');
  });

  test('CH-19.43a, CH-19.43b, CH-19.24r: ratings say what the pilot does to the card', () => {
    const { view } = seen({ green: { leader: true, wingman: true } }, { wingmanPilot: 'thomas' });
    const of = (ratings: ReturnType<typeof leaderRatings>, id: string) => ratings.find((one) => one.id === id);
    expect(of(leaderRatings(view, 0), 'bursts')?.parts).toEqual([
      { part: 'base', by: 1 },
      { part: 'pilot', by: -1 },
    ]);
    expect(of(wingmanRatings(view, 0), 'offensive')).toEqual({
      id: 'offensive',
      now: 1,
      parts: [
        { part: 'base', by: 2 },
        { part: 'pilot', by: -1 },
      ],
    });
    expect(of(wingmanRatings(view, 1), 'offensive')?.parts).toContainEqual({ part: 'pilot', by: 1 });
    expect(of(leaderRatings(view, 1), 'performance')?.parts).toEqual([{ part: 'base', by: 7 }]);
  });

  test('CH-27.3a: the night is told', () => {
    expect(seen({}, {}, { night: true }).scene.words.join('\n')).toContain('It is night');
    expect(seen({}, {}).scene.words.join('\n')).not.toContain('It is night');
  });
});

import type { Happening } from '@tallyho/wings-of-war';
import { describe, expect, test } from 'vitest';
import { lookAt } from '../../src/play/look.ts';
import { type Beat, filmOf, unwatched } from '../../src/wings-of-war/film/beats.ts';
import { partsOf } from '../../src/wings-of-war/film/parts.ts';
import { type Moments, picturesAt } from '../../src/wings-of-war/film/pictures.ts';
import { turnedUp } from '../../src/wings-of-war/film/reel.ts';
import { momentOf } from '../../src/wings-of-war/map/motion.ts';
import { seenFrom } from '../../src/wings-of-war/model/drawing.ts';
import { modelOf, type TableModel } from '../../src/wings-of-war/model/use-model.ts';
import { fly } from './fly.ts';

interface Watched {
  readonly model: TableModel;
  readonly beat: Beat;
}

/** Every beat of some random games, as a spectator watches them. */
function beats(games: number): Watched[] {
  const all: Watched[] = [];
  for (let seed = 0; seed < games; seed++) {
    let before: TableModel | null = null;
    fly(seed, (match) => {
      const now = modelOf(lookAt(match, 0));
      if (before !== null)
        for (const beat of filmOf(before.view, unwatched(now.told, before.told), now.view))
          all.push({ model: now, beat });
      before = now;
    });
  }
  return all;
}

const watched = beats(12);

function momentsOf({ model, beat }: Watched, isStill = false): Moments {
  const seen = seenFrom(model.view.fixed, false);
  return {
    beat,
    parts: partsOf(beat, 0, 'calm'),
    isStill,
    seen,
    spotOf: (plane) => seen(beat.after[plane].pose),
    isTwin: (plane, gun) => model.view.fixed.planes[plane].guns[gun] === 0,
  };
}

describe('what is seen of a beat', () => {
  test('WOW-FIRE-11: in the middle of the fire every shot is seen, from whom it comes to whom it is meant for', () => {
    let shots = 0;
    for (const each of watched) {
      const moments = momentsOf(each);
      const fire = moments.parts.find(({ part }) => part === 'fire');
      if (fire === undefined) continue;
      const tracers = picturesAt(moments, (fire.from + fire.to) / 2).filter(({ kind }) => kind === 'tracers');
      expect(tracers).toHaveLength(each.beat.shots.length);
      for (const [i, { plane, target }] of each.beat.shots.entries())
        expect(tracers[i]).toMatchObject({ from: moments.spotOf(plane), to: moments.spotOf(target) });
      shots += tracers.length;
    }
    expect(shots).toBeGreaterThan(10);
  });

  test('whoever draws cards is seen to be hit, once', () => {
    for (const each of watched) {
      const moments = momentsOf(each);
      const damage = moments.parts.find(({ part }) => part === 'damage');
      if (damage === undefined) continue;
      const victims = new Set(each.beat.draws.map(({ plane }) => plane));
      expect(picturesAt(moments, damage.from + 1)).toHaveLength(victims.size);
    }
  });

  test('where nothing may move, the whole way is drawn instead of vapour, and all of the tracers', () => {
    for (const each of watched.slice(0, 40)) {
      const moments = momentsOf(each, true);
      const [flight, fire] = ['flight', 'fire'].map((part) => moments.parts.find((span) => span.part === part));
      if (flight !== undefined)
        expect(new Set(picturesAt(moments, flight.from).map(({ kind }) => kind))).toEqual(new Set(['way']));
      if (fire !== undefined) expect(picturesAt(moments, fire.from)[0]).toMatchObject({ kind: 'tracers', on: 1 });
    }
  });
});

describe('how an aircraft is moved', () => {
  test('WOW-MOVE-05: it leaves from where it was and arrives where it is', () => {
    for (const { model, beat } of watched) {
      const seen = seenFrom(model.view.fixed, false);
      const parts = partsOf(beat, 0, 'calm');
      const flight = parts.find(({ part }) => part === 'flight');
      if (flight === undefined) continue;
      for (const [plane, { from, to }] of beat.flights) {
        const [start, end] = [seen(from), seen(to)];
        const at = (ms: number) => momentOf(beat, parts, ms, plane, end, seen).spot;
        expect(at(flight.from).x).toBeCloseTo(start.x, 1);
        expect(at(flight.from).y).toBeCloseTo(start.y, 1);
        expect(at(flight.to - 0.01).x).toBeCloseTo(end.x, 1);
        expect(at(flight.to - 0.01).y).toBeCloseTo(end.y, 1);
      }
    }
  });

  test('for those at the other side of the table everything is turned round', () => {
    const [{ model }] = watched;
    const { fixed, planes } = model.view;
    const [here, there] = [seenFrom(fixed, false)(planes[0]), seenFrom(fixed, true)(planes[0])];
    expect(here.x + there.x).toBeCloseTo(fixed.width / 1000);
    expect(here.y + there.y).toBeCloseTo(fixed.length / 1000);
    expect((there.turn - here.turn + 360) % 360).toBe(180);
  });
});

test('the cards of a turn are those that were flown in it, by phase', () => {
  const because = 'WOW-MOVE-01';
  const told = [
    { event: 'turn', turn: 1, because },
    { event: 'phase', phase: 1, because },
    { event: 'executed', plane: 0, card: 5, as: '', because },
    { event: 'turn', turn: 2, because },
    { event: 'phase', phase: 1, because },
    { event: 'executed', plane: 0, card: 3, as: '', because },
    { event: 'executed', plane: 1, card: 4, as: '', because },
    { event: 'phase', phase: 2, because },
    { event: 'executed', plane: 0, card: 2, as: '', because },
  ] as unknown as Happening[];
  expect([...(turnedUp(told, [], 0).get(1) ?? [])]).toEqual([
    [0, 3],
    [1, 4],
  ]);
  expect([...(turnedUp(told, [], 0).get(2) ?? [])]).toEqual([[0, 2]]);
  expect(turnedUp(told, [], 0).has(3)).toBe(false);
});

import { type Manoeuvre, manoeuvres, previewPlan } from '@tallyho/wings-of-war';
import { describe, expect, test } from 'vitest';
import { lookAt } from '../../src/play/look.ts';
import { handOrder } from '../../src/wings-of-war/model/hand-order.ts';
import { nearestGood, previewOf, reachedAt, troubleOf } from '../../src/wings-of-war/model/outlook.ts';
import { plateOf } from '../../src/wings-of-war/model/plate.ts';
import { programmesOf, replaced, skyWith } from '../../src/wings-of-war/model/programme.ts';
import { modelOf } from '../../src/wings-of-war/model/use-model.ts';
import { begin, fly, GAMES } from './fly.ts';

const kind = (name: Manoeuvre): number => manoeuvres.indexOf(name);

/** A Camel at a place of the table, and a triplane at another. */
function duel(own: object, enemy: object, more: object = {}) {
  const match = begin(
    {
      scenario: 'dogfight',
      seats: [
        { name: 'a', side: 0, aircraft: [{ card: 'camel-brown', label: 'a', ...own }] },
        { name: 'b', side: 1, aircraft: [{ card: 'triplane-voss', label: 'b', ...enemy }] },
      ],
      ...more,
    },
    1,
  );
  return modelOf(lookAt(match, 0));
}

describe('the hand', () => {
  test('lies in the order of the world: left before straight before right, the sharpest outermost', () => {
    const { view } = duel({ x: 400, y: 400, heading: 0 }, { x: 400, y: 800, heading: 180 });
    for (const deck of view.fixed.decks) {
      const names = handOrder(deck).map((each) => manoeuvres[each]);
      const place = (name: Manoeuvre): number => names.indexOf(name);
      const lefts = names.filter((name) => name.includes('left')).map(place);
      const rights = names.filter((name) => name.includes('right')).map(place);
      expect(Math.max(...lefts)).toBeLessThan(place('straight'));
      expect(Math.min(...rights)).toBeGreaterThan(place('straight'));
      expect(place('straight')).toBeLessThan(place('stall'));
      if (names.includes('right 90')) expect(place('right 90')).toBe(names.length - 1);
      expect(new Set(names).size).toBe(deck.kinds.length);
    }
  });
});

describe('a plan that costs the aircraft', () => {
  const near = { x: 450, y: 880, heading: 0 };

  test('WOW-MOVE-06: the first card that leaves the table is told', () => {
    const { view } = duel({ ...near, y: 640 }, { x: 200, y: 200, heading: 0 });
    const [programme] = programmesOf(view);
    const straight = kind('straight');
    const trouble = troubleOf(view, { ...programme, cards: [straight, straight, straight] });
    const previews = previewPlan(skyWith(view, 0, [straight, straight, straight]), 0, [straight, straight, straight]);
    expect(trouble).toEqual({ slot: previews.findIndex(({ warning }) => warning !== ''), warning: 'leaves-the-table' });
    expect(troubleOf(view, { ...programme, cards: [straight] })).toBeNull();
  });

  test('the card that is offered instead stays on the table, and ends nearest to the one that would not', () => {
    const { view } = duel({ x: 450, y: 760, heading: 60 }, { x: 200, y: 200, heading: 0 });
    const [programme] = programmesOf(view);
    const cards = [kind('straight'), kind('straight'), kind('straight')];
    const trouble = troubleOf(view, { ...programme, cards });
    expect(trouble).not.toBeNull();
    if (trouble === null) return;
    const better = nearestGood(view, { ...programme, cards }, trouble.slot);
    expect(better).not.toBeNull();
    expect(troubleOf(view, { ...programme, cards: [...cards.slice(0, trouble.slot), better ?? 0] })).toBeNull();
  });

  test('a way out that the scenario asks for is no trouble', () => {
    const seats = [
      { name: 'a', side: 0, aircraft: [{ card: 'camel-brown', label: 'a', ...near }] },
      { name: 'b', side: 1, aircraft: [{ card: 'triplane-voss', label: 'b', x: 200, y: 200, heading: 0 }] },
    ];
    const straight = { plane: 0, cards: [kind('straight')] };
    const leaves = (edge: string) => {
      const objectives = [{ aircraft: 'a', task: 'cross', edge, points: 3 }];
      const match = begin({ scenario: 'dogfight', victory: 'points', seats, objectives }, 1);
      return troubleOf(modelOf(lookAt(match, 0)).view, straight);
    };
    expect(leaves('top')).toBeNull();
    expect(leaves('left')).toMatchObject({ warning: 'leaves-the-table' });
  });
});

describe('what guns would reach after a card', () => {
  test('WOW-FIRE-08, WOW-FIRE-09: ahead at short range, at long range, or not at all', () => {
    const after = (y: number) => {
      const { view } = duel({ x: 450, y: 200, heading: 0 }, { x: 450, y, heading: 90 });
      const [programme] = programmesOf(view);
      const [preview] = previewOf(view, { ...programme, cards: [kind('stall')] });
      return reachedAt(view, 0, preview);
    };
    expect(after(400)).toEqual([{ target: 1, gun: 0, isShort: false }]);
    expect(after(360)).toEqual([{ target: 1, gun: 0, isShort: true }]);
    expect(after(800)).toEqual([]);
  });
});

describe('plates', () => {
  test('WOW-DMG-01, WOW-SPDMG-02: of others nothing is told but what lies open', () => {
    for (let seed = 0; seed < GAMES; seed++)
      fly(seed, (match) => {
        const model = modelOf(lookAt(match, 0));
        for (const [plane, a] of model.view.planes.entries()) {
          const plate = plateOf(model, plane, 0, []);
          if (a.own) continue;
          expect(plate.health).toBeNull();
          expect(plate.damage.kind).toBe('cards');
          expect(plate.laid).toBeNull();
        }
      });
  });
});

test('a friend’s plate is one of one’s own side, though he is flown by another', () => {
  const match = begin({ scenario: 'dawn-patrol' }, 2);
  const { view, near, ...rest } = modelOf(lookAt(match, 0));
  const friend = view.fixed.planes.findIndex(({ side }, plane) => plane > 0 && side === near);
  const planes = view.fixed.planes.map((kept, plane) => (plane === friend ? { ...kept, owner: 7 } : kept));
  const model = { ...rest, near, view: { ...view, fixed: { ...view.fixed, planes } } };
  expect(plateOf(model, friend, 0, [])).toMatchObject({ isOwnSide: true, isYours: false });
});

describe('a card that is laid in the place of another', () => {
  const { view } = duel({ x: 450, y: 450, heading: 0 }, { x: 200, y: 200, heading: 0 });
  const [programme] = programmesOf(view);
  const [straight, stall, left] = [kind('straight'), kind('stall'), kind('slip left')];

  test('leaves those before and after it where they are', () => {
    const laid = { ...programme, cards: [left, straight, left] };
    expect(replaced(view, laid, 1, stall).cards).toEqual([left, stall, left]);
    expect(replaced(view, laid, 0, straight).cards).toEqual([straight, straight, left]);
  });

  test('WOW-PLAN-06: takes those up that may not follow it, and all after them', () => {
    const laid = { ...programme, cards: [left, stall, left] };
    expect(replaced(view, laid, 0, stall).cards).toEqual([stall]);
  });

  test('follows the last one in an empty slot', () => {
    expect(replaced(view, { ...programme, cards: [left] }, 1, straight).cards).toEqual([left, straight]);
  });
});

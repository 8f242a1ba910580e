import { baseContent } from '@tallyho/wings-of-war';
import { expect, test } from 'vitest';
import { MM_PER_METRE, reachOf } from '../../src/art/great-war/biplane.tsx';
import { boxOf } from '../../src/art/great-war/box.ts';
import { headingNear, scaleFor } from '../../src/art/great-war/commission.ts';
import { drawAircraft, type View } from '../../src/art/great-war/draw/aircraft.ts';
import { isWritable } from '../../src/art/great-war/draw/glyphs.ts';
import type { Mark, Touch } from '../../src/art/great-war/draw/mark.ts';
import { liveries } from '../../src/art/great-war/liveries/index.ts';
import { drawnAs, type Machine } from '../../src/art/great-war/machine.ts';
import { listedAs, roster, yearOf } from '../../src/art/great-war/roster.ts';
import { type GreatWarType, spanOf } from '../../src/art/great-war/type.ts';
import { greatWarTypes } from '../../src/art/great-war/types/index.ts';

const cards = [...baseContent.cardById.values()];
const types = [...baseContent.typeById.values()];
const seen: View = { heading: 0, scale: 12, holes: 0, isPlain: false };

const touches = (marks: readonly Mark[]): readonly Touch[] =>
  marks.flatMap((mark) => ('within' in mark ? touches(mark.marks) : [mark]));
const draw = (id: string, card = '', view: Partial<View> = {}): readonly Mark[] => {
  const type = greatWarTypes[id];
  return drawAircraft(type, { ...type.finish, ...liveries[card] }, card, { ...seen, ...view });
};
const coloured = (marks: readonly Mark[], colour: string): number =>
  touches(marks).filter(({ fill }) => fill === colour).length;
const GOGGLES = '#d8e4ea';
const heads = (marks: readonly Mark[]): number => touches(marks).filter(({ line }) => line === GOGGLES).length;

test('every type of the game is drawn as itself, and every card has a livery', () => {
  for (const { id, seats, nation } of types)
    expect(drawnAs({ card: '', type: id, seats, nation })).toMatchObject({ type: { id, seats }, mark: null });
  expect(cards.filter(({ id }) => liveries[id] === undefined).map(({ id }) => id)).toEqual([]);
  expect(Object.keys(liveries).filter((id) => !baseContent.cardById.has(id))).toEqual([]);
});

test('the page knows of each type what the painter knows', () => {
  expect(roster.map(({ id }) => id)).toEqual(Object.keys(greatWarTypes));
  for (const { id, seats, wings, span, length } of roster) {
    const type = greatWarTypes[id];
    expect({ seats: type.seats.length, wings: type.wings.length, span: spanOf(type), length: type.length }, id).toEqual(
      {
        seats,
        wings,
        span,
        length,
      },
    );
  }
  expect(yearOf('fokker-e3')).toBe(1915);
  expect(yearOf('of-my-own')).toBeNull();
});

test('wings, heads and engines are those of the type', () => {
  const wings = (id: string): number => greatWarTypes[id].wings.length;
  expect(['fokker-dr1', 'sopwith-triplane'].map(wings)).toEqual([3, 3]);
  expect(['fokker-e3', 'morane-n'].map(wings)).toEqual([1, 1]);
  expect(types.filter(({ id }) => wings(id) === 2)).toHaveLength(types.length - 4);
  for (const { id, seats } of types) expect(heads(draw(id)), id).toBe(seats);
  const rotaries = types.filter(({ id }) => greatWarTypes[id].engine.kind.startsWith('rotary')).map(({ id }) => id);
  expect(rotaries).toContain('sopwith-camel');
  expect(rotaries).not.toContain('albatros-d3');
  expect(greatWarTypes.dh2.body.form).toBe('pusher');
});

test('a two-seater has a gun for its observer', () => {
  const armed = ({ guns }: GreatWarType): boolean => guns.ring !== undefined || guns.bracket !== undefined;
  for (const { id, seats } of types) expect(armed(greatWarTypes[id]), id).toBe(seats === 2);
});

test('the same machine is drawn the same way every time, and no two cards of a type alike', () => {
  const drawn = cards.map(({ id, type }) => JSON.stringify(draw(type, id)));
  expect(cards.map(({ id, type }) => JSON.stringify(draw(type, id)))).toEqual(drawn);
  expect(new Set(drawn).size).toBe(cards.length);
});

test('the light comes from the upper left of the screen at every heading', () => {
  const brightEnd = (heading: number): readonly number[] => {
    const gradient = touches(draw('sopwith-camel', '', { heading })).find(({ fill }) => typeof fill === 'object')?.fill;
    if (typeof gradient !== 'object') throw new Error('no light');
    const [x, y] = gradient.from;
    const turn = (heading * Math.PI) / 180;
    return [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn)];
  };
  for (let heading = 0; heading < 360; heading += 15) {
    const [right, down] = brightEnd(heading);
    expect(right, `${heading}`).toBeLessThan(-0.1);
    expect(down, `${heading}`).toBeLessThan(-0.1);
  }
});

test('hits are clusters of holes, at most six; ribs are left out where they would be noise; a plain one has no propeller', () => {
  const HOLE = '#0c0e10';
  const holes = [0, 1, 6, 9].map((count) => coloured(draw('fokker-d7', '', { holes: count }), HOLE));
  expect(holes).toEqual([0, 1, 6, 6]);
  expect(draw('fokker-d7', '', { scale: 6 }).length).toBeLessThan(draw('fokker-d7').length);
  const DISC = '#fff6dc';
  expect(coloured(draw('fokker-d7'), DISC)).toBe(1);
  expect(coloured(draw('fokker-d7', '', { isPlain: true }), DISC)).toBe(0);
});

test('all letters and figures on wings can be written', () => {
  for (const [card, { number = '' }] of Object.entries(liveries)) expect(isWritable(number), card).toBe(true);
});

test('a machine and all that sticks out of it has room in its picture', () => {
  for (const { id, span, length } of roster) {
    const { left, top, width, height } = boxOf({ span, length });
    const spots = touches(draw(id)).flatMap(({ d, placed }) =>
      placed === undefined
        ? [...d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)])
        : [],
    );
    for (const [x, y] of spots.filter(([x]) => Math.abs(x) <= span / 2 + 0.3)) {
      expect(x, id).toBeGreaterThan(left);
      expect(x, id).toBeLessThan(left + width);
      expect(y, id).toBeGreaterThan(top);
    }
    expect(height + top, id).toBeGreaterThan(length * 0.56);
  }
});

const own = (type: string, more: Partial<Machine> = {}): Machine => ({
  card: 'mine',
  type,
  seats: 1,
  nation: 'france',
  ...more,
});

test('a type out of a pack looks like its nearest relative, with its own marks', () => {
  expect(drawnAs(own('nieuport-12'))).toMatchObject({ type: { id: 'nieuport-11' }, mark: 'france' });
  expect(drawnAs(own('albatros-d5', { nation: 'austria-hungary' }))).toMatchObject({
    type: { id: 'albatros-d5a' },
    mark: 'patee',
  });
  expect(drawnAs(own('sopwith-strutter', { seats: 2, nation: 'united-kingdom' }))).toMatchObject({
    type: { id: 'generic-two-seater' },
    mark: 'uk',
  });
  expect(drawnAs(own('zeppelin', { nation: 'generic' }))).toMatchObject({
    type: { id: 'generic-fighter' },
    mark: 'none',
  });
});

test('a card of a known type that nobody has painted wears the finish of the factory', () => {
  expect(drawnAs(own('spad-13', { card: 'my-spad' }))).toMatchObject({ type: { id: 'spad-13' }, mark: null });
  expect(listedAs('spad-13')?.nation).toBe('france');
});

test('pictures are painted at 24 headings, and in sizes that are as large as they are seen or a little larger', () => {
  expect([0, 7, 8, 352, 353, -90, 725].map(headingNear)).toEqual([0, 0, 15, 345, 0, 270, 0]);
  for (const wanted of [3, 6, 9.6, 12.1, 40]) {
    expect(scaleFor(wanted)).toBeGreaterThan(wanted * 0.99);
    expect(scaleFor(wanted)).toBeLessThan(wanted * 1.27);
  }
});

test('what a machine takes on the map holds all of it at its level, and the smoke behind it', () => {
  for (const { id, seats, nation } of types) {
    const machine: Machine = { card: '', type: id, seats, nation };
    const { span, length } = drawnAs(machine).type;
    const reach = reachOf(machine, null, false);
    expect(reach, id).toBeGreaterThanOrEqual((span / 2) * MM_PER_METRE);
    expect(reach, id).toBeGreaterThanOrEqual((length / 2) * MM_PER_METRE);
    expect(reach, id).toBeLessThan(Math.max(span, length) * MM_PER_METRE);
    expect(reachOf(machine, 3, false)).toBeGreaterThan(reach);
    expect(reachOf(machine, 0, false)).toBeLessThan(reach);
    expect(reachOf(machine, null, true), id).toBeGreaterThan(length * 1.6 * MM_PER_METRE);
  }
});

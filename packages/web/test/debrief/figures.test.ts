import { below, chanceFrom } from '@tallyho/kernel';
import { expect, test } from 'vitest';
import { type Box, placeBoxes, stalkOf, type Wanted } from '../../src/debrief/chart/boxes.ts';
import { areaTo, lineThrough, reachOf, smoothThrough } from '../../src/debrief/chart/curve.ts';
import { layChart } from '../../src/debrief/chart/layout.ts';
import { turnNames } from '../../src/debrief/chart/turn-names.ts';
import type { CoursePoint, TurnBand } from '../../src/story/course.ts';

interface Fight {
  readonly course: readonly CoursePoint[];
  readonly bands: readonly TurnBand[];
  readonly last: number;
}

/** A fight of so many turns, whose chances go up and down. */
function fightOf(turns: number, seed: string): Fight {
  const chance = chanceFrom(seed);
  const bands: TurnBand[] = [{ turn: 0, from: 0, to: 2 }];
  for (let turn = 1; turn <= turns; turn++) {
    const from = bands[turn - 1].to;
    bands.push({ turn, from, to: from + 2 + below(chance, 9) });
  }
  const last = bands[turns].to;
  const course: CoursePoint[] = [];
  for (let step = 1 + below(chance, 4); step <= last; step += 1 + below(chance, 8))
    course.push({ step, chance: below(chance, 101) / 100 });
  return { course, bands, last };
}

const told = ({ left, top, width, height }: Box): string =>
  [left, top, width, height].map((n) => n.toFixed(1)).join(' ');

/** Everything of a chart that is drawn somewhere, in pixels. */
function drawing(room: { readonly width: number; readonly height: number }, fight: Fight, seed: string): string[] {
  const { course, bands, last } = fight;
  const chance = chanceFrom(seed);
  const layout = layChart(room, course, bands, last);
  const { isNarrow, width, height, left, top, plotWidth, plotHeight, x, y, line } = layout;
  const names = turnNames(bands, ({ from, to }) => x(to) - x(from));
  const wanted = course
    .filter((_, i) => i % 3 === 1)
    .map((point): Wanted => {
      const brief = { width: 90 + below(chance, 120), height: 24 };
      const at = { x: x(point.step) - left, y: y(point.chance) - top };
      return { ...at, brief, full: { width: brief.width + 30, height: 40 + below(chance, 30) } };
    });
  const plot = { width: plotWidth, height: plotHeight };
  const places = line.map((place) => ({ x: place.x - left, y: place.y - top }));
  const placed = placeBoxes(wanted, places, plot);
  const reaches = [0, 100, 400].map((from) => reachOf(places, from, from + 90));
  return [
    `${isNarrow ? 'narrow' : 'wide'} ${told({ left, top, width, height })} plot ${plotWidth} × ${plotHeight}`,
    `line of ${line.length}: ${lineThrough(line.filter((_, i) => i % 9 === 0))}`,
    `area ${areaTo(line.slice(0, 2), y(0.5))}`,
    `reaches ${reaches.map((one) => (one === null ? 'none' : `${one.top.toFixed(1)}–${one.foot.toFixed(1)}`)).join(' ')}`,
    `turns ${names.map(({ band, isFull }) => (isFull ? `turn ${band.turn}` : `${band.turn}`)).join(' ')}`,
    ...placed.map((one, i) => {
      if (one === null) return 'no place';
      return `${one.isFull ? 'full' : 'brief'} ${told(one.box)}, stalk ${told(stalkOf(one.box, wanted[i]))}`;
    }),
  ];
}

const rooms = {
  desk: { width: 1300, height: 320 },
  tablet: { width: 700, height: 150 },
  phone: { width: 390, height: 600 },
};

test('charts of short and long fights on every screen', async () => {
  const charts = [1, 4, 9, 16, 30].flatMap((turns) =>
    Object.entries(rooms).flatMap(([name, room]) => [
      `${turns} turns on a ${name}`,
      ...drawing(room, fightOf(turns, `fight ${turns}`), `${turns} ${name}`).map((one) => `  ${one}`),
    ]),
  );
  await expect(`${charts.join('\n')}\n`).toMatchFileSnapshot('approved/charts.txt');
});

const at = (x: number, y: number) => ({ x, y });

test('a line is steep in between, level at its ends, at peaks and in valleys', () => {
  const y = (places: readonly { x: number; y: number }[]) => places.map((place) => Number(place.y.toFixed(2)));
  expect(y(smoothThrough([at(0, 0), at(6, 6), at(12, 18), at(18, 12)]))).toEqual([0, 2, 6, 13, 18, 15, 12]);
  expect(y(smoothThrough([at(0, 5), at(1, 5)]))).toEqual([5, 5]);
  expect(smoothThrough([at(0, 0), at(6.1, 0)])).toHaveLength(4);
});

test('what a line reaches is looked for three pixels beyond a stretch', () => {
  const places = [at(0, 1), at(3, 2), at(6, 3), at(9, 4)];
  expect(reachOf(places, 6, 6)).toEqual({ top: 2, foot: 4 });
  expect(reachOf(places, 12, 20)).toEqual({ top: 4, foot: 4 });
  expect(reachOf(places, 12.1, 20)).toBeNull();
  expect(reachOf(places, -9, -3)).toEqual({ top: 1, foot: 1 });
});

const size = { width: 60, height: 20 };
const plot = { width: 400, height: 200 };
const asked = (x: number, y: number): Wanted => ({ x, y, full: size, brief: size });

test('a box fits into a plot to the very pixel, eight pixels from the line and from others', () => {
  const place = (point: Wanted, line: readonly { x: number; y: number }[], within = plot) =>
    placeBoxes([point], line, within)[0]?.box ?? null;
  expect(place(asked(200, 38), [])).toMatchObject({ left: 170, top: 0 });
  expect(place(asked(200, 37), [])).toMatchObject({ left: 170, top: 55 });
  expect(place(asked(30, 100), [])).toMatchObject({ left: 0 });
  expect(place(asked(29, 100), [])).toMatchObject({ left: 3.5 });
  expect(place(asked(370, 100), [])).toMatchObject({ left: 340 });
  expect(place(asked(371, 100), [])).toMatchObject({ left: 336.5 });
  expect(place(asked(30, 37), [], { width: 60, height: 75 })).toMatchObject({ top: 55 });
  expect(place(asked(30, 37), [], { width: 60, height: 74 })).toBeNull();
  // From 62 to 82 above a point at 100: a line at 90 is in the way only if it is nearer than eight pixels.
  expect(place(asked(200, 100), [at(200, 90)])).toMatchObject({ top: 62 });
  expect(place(asked(200, 100), [at(200, 89)])).toMatchObject({ top: 118 });
  expect(place(asked(200, 100), [at(200, 54)])).toMatchObject({ top: 62 });
  expect(place(asked(200, 100), [at(200, 55)])).toMatchObject({ top: 118 });
});

test('the stalk of a box ends at the rim of its dot', () => {
  expect(stalkOf({ left: 0, top: 50, width: 60, height: 20 }, at(30, 20))).toEqual({
    left: 29,
    top: 32,
    width: 2,
    height: 18,
  });
  expect(stalkOf({ left: 0, top: 50, width: 60, height: 20 }, at(30, 100))).toEqual({
    left: 29,
    top: 70,
    width: 2,
    height: 18,
  });
});

test('turns have their names from 76 pixels on, and their numbers from 30 on', () => {
  const names = (pixels: readonly number[]) =>
    turnNames(
      pixels.map((_, i) => ({ turn: i + 1, from: i, to: i + 1 })),
      ({ from }) => pixels[from],
    ).map(({ band, isFull }) => `${isFull ? 'turn ' : ''}${band.turn}`);
  expect(names([76, 76])).toEqual(['turn 1', 'turn 2']);
  expect(names([75, 75])).toEqual(['1', '2']);
  expect(names([30, 29, 200])).toEqual(['1', 'turn 3']);
  expect(names([30, 30])).toEqual(['1', '2']);
  expect(names([29, 29, 29])).toEqual(['1', '3']);
  expect(names([14, 14, 14, 14, 14, 14])).toEqual(['1', '6']);
  expect(names(Array.from({ length: 12 }, () => 3))).toEqual(['1', '11']);
  expect(names(Array.from({ length: 22 }, () => 2))).toEqual(['1', '21']);
});

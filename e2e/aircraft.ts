import { mkdirSync } from 'node:fs';
import { type Attitude, attitudes, type Facing } from '../packages/web/src/art/aircraft/attitude.ts';
import { boxOf, pixelsFor } from '../packages/web/src/art/aircraft/box.ts';
import type { Time } from '../packages/web/src/art/aircraft/paint/light.ts';
import { type Picture, paintAircraft, sizeOf } from '../packages/web/src/art/aircraft/paint/picture.ts';
import { aircraftTypes } from '../packages/web/src/art/aircraft/types/index.ts';
import type { AircraftType } from '../packages/web/src/art/aircraft/types/type.ts';
import { launch } from './browser.ts';

// Contact sheets of all aircraft, to look at: npx node e2e/aircraft.ts FOLDER; a second word, such as `b-17`, takes only those whose id has it.

const [folder = 'aircraft-sheets', only = ''] = process.argv.slice(2);
const A_SHEET = 40;

interface Shot {
  readonly attitude: Attitude;
  readonly facing: Facing;
  readonly width: number;
  readonly height: number;
  readonly holes?: number;
  readonly time?: Time;
}

/** What is shown of a type: the three views of a plate. */
const views: readonly Shot[] = [
  { attitude: 'quarter', facing: 'right', width: 206, height: 124 },
  { attitude: 'top', facing: 'right', width: 92, height: 84 },
  { attitude: 'level', facing: 'left', width: 96, height: 84 },
];

/** Every attitude of a few types, to the left and to the right, with holes and at other hours. */
const poses: readonly Shot[] = attitudes
  .flatMap((attitude): Shot[] => [
    { attitude, facing: 'right', width: 210, height: 150 },
    { attitude, facing: 'left', width: 210, height: 150 },
  ])
  .concat(
    [1, 2, 3, 4].map((holes) => ({ attitude: 'level', facing: 'right', width: 210, height: 150, holes })),
    { attitude: 'level', facing: 'right', width: 210, height: 150, time: 'dusk' },
    { attitude: 'level', facing: 'right', width: 210, height: 150, time: 'night' },
  );
const posed = [
  'spitfire-i',
  'bf-109e',
  'a6m2',
  'f4u-1',
  'p-38j',
  'ju-87b',
  'he-111h',
  'b-17e',
  'me-262',
  'gladiator-ii',
];

/** As large as the frame allows. */
function shoot(type: AircraftType, { attitude, facing, width, height, holes = 0, time = 'day' }: Shot): Picture {
  const box = boxOf(sizeOf(type), attitude);
  const scale = Math.min(width / box.width, height / box.height);
  return paintAircraft(type, { attitude, facing, scale, ...pixelsFor(box, scale), holes, time });
}

const canvas = ({ width, height, pixels }: Picture): string =>
  `<canvas width="${width}" height="${height}" data-pixels="${Buffer.from(pixels).toString('base64')}"></canvas>`;

const card = (type: AircraftType, shots: readonly Shot[]): string =>
  `<div>${shots.map((shot) => canvas(shoot(type, shot))).join('')}<p><b>${type.name}</b><br>${type.id} · ${type.year} · ${(type.wing.half * 2).toFixed(1)} × ${type.length.toFixed(1)} m</p></div>`;

const sheet = (
  cards: readonly string[],
  columns: number,
  ground: string,
): string => `<!doctype html><meta charset="utf-8">
<style>body{margin:14px;background:#efe6d2;display:grid;grid-template-columns:repeat(${columns},1fr);gap:8px;font:13px/1.25 sans-serif;color:#1d2733}
div{background:${ground};border:1px solid #d8c9a4;text-align:center}p{margin:0 0 4px}</style>${cards.join('')}`;

const DRAW = `for (const canvas of document.querySelectorAll('canvas')) {
  const pixels = Uint8ClampedArray.from(atob(canvas.dataset.pixels), (c) => c.charCodeAt(0));
  canvas.getContext('2d').putImageData(new ImageData(pixels, canvas.width, canvas.height), 0, 0);
}`;

mkdirSync(folder, { recursive: true });
const browser = await launch();
const page = await browser.newPage({ viewport: { width: 1800, height: 1400 } });
const take = async (html: string, name: string): Promise<void> => {
  await page.setContent(html);
  await page.evaluate(DRAW);
  await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
  process.stdout.write(`${folder}/${name}.png\n`);
};

const types = aircraftTypes.filter(({ id }) => id.includes(only));
for (let i = 0; i * A_SHEET < types.length; i++) {
  const cards = types.slice(i * A_SHEET, (i + 1) * A_SHEET).map((type) => card(type, views));
  await take(sheet(cards, 8, '#f8f2e4'), `types-${i + 1}`);
}
for (const type of types.filter(({ id }) => posed.includes(id) || only !== '')) {
  await take(
    sheet(
      poses.map((shot) => card(type, [shot])),
      6,
      '#6793b1',
    ),
    `poses-${type.id}`,
  );
}
await browser.close();

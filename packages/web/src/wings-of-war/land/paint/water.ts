import { mix } from '../../../art/mix.ts';
import { chanceOf } from '../plan/chance.ts';
import type { LandPlan, Reach } from '../plan/plan.ts';
import type { Path, Point } from '../plan/shape.ts';
import { area, type Canvas, line, oval } from './brush.ts';
import type { Tones } from './tones.ts';

/** Tufts of greener grass, as far as the river rises. */
export function paintMeadow(g: Canvas, { seed, meadow }: LandPlan, tones: Tones): void {
  const chance = chanceOf(`${seed} tufts`);
  g.globalAlpha = 0.3;
  for (const { x, y, r } of meadow)
    oval(g, x, y, r, chance.between(4, 9), chance.pick(tones.meadow), chance.between(0, 3));
  g.globalAlpha = 1;
}

/** The river, so much wider on either side than it is. */
const banks = (river: readonly Reach[], more: number): Path => [
  ...river.map(({ at: [x, y], width }): Point => [x - width / 2 - more, y]),
  ...river.toReversed().map(({ at: [x, y], width }): Point => [x + width / 2 + more, y]),
];

export function paintRiver(g: Canvas, plan: LandPlan, tones: Tones): void {
  const { seed, river, bridges } = plan;
  if (river.length === 0) return;
  const [shade, shallow, deep, middle] = tones.water;
  area(g, banks(river, 5), tones.bank, 0.8);
  area(g, banks(river, 2.6), tones.spoil);
  area(g, banks(river, 1), shade);
  area(g, banks(river, 0), shallow);
  area(g, banks(river, -2.8), deep);
  area(g, banks(river, -5.4), middle, 0.8);
  const chance = chanceOf(`${seed} glints`);
  for (let i = 0; i < 260; i++) {
    const n = Math.floor(chance.between(0, river.length - 2));
    const aside = chance.between(-0.34, 0.34) * river[n].width;
    const glint = [river[n].at, river[n + 1].at].map(([x, y]): Point => [x + aside, y]);
    line(g, glint, 0.8, tones.glint, 0.5);
  }
  for (const { x, y, width } of bridges) {
    g.fillStyle = 'rgba(20,30,34,.45)';
    g.fillRect(x - width / 2 - 4, y + 1.5, width + 8, 7);
    g.fillStyle = '#e3d5ae';
    g.fillRect(x - width / 2 - 6, y - 3, width + 12, 6);
    g.strokeStyle = '#6e6143';
    g.lineWidth = 0.9;
    g.strokeRect(x - width / 2 - 6, y - 3, width + 12, 6);
  }
}

/** Waves on the sea, one for so many square millimetres. */
const WAVE = 420;

/** The sea with its beach and surf: lighter towards the land. */
export function paintSea(g: Canvas, { seed, sea, width, height }: LandPlan, tones: Tones): void {
  if (sea.length === 0) return;
  const chance = chanceOf(`${seed} waves`);
  const [deep, , shallow, light] = tones.water;
  line(g, sea, 34, '#a9a86c', 0.5);
  line(g, sea, 25, '#dfcf9e');
  line(g, sea, 13, '#c4b184');
  g.save();
  area(g, sea, deep);
  g.clip();
  const shelves: readonly (readonly [number, string])[] = [
    [150, mix(deep, shallow, 0.3)],
    [92, mix(deep, shallow, 0.65)],
    [52, shallow],
    [24, light],
  ];
  for (const [reach, colour] of shelves) line(g, sea, reach, colour, 0.75);
  for (let i = 0; i < (width * height) / WAVE; i++) {
    const [x, y] = [chance.between(0, width), chance.between(0, height)];
    const far = chance.between(4, 15);
    g.globalAlpha = chance.between(0.12, 0.4);
    g.strokeStyle = chance.next() < 0.7 ? tones.glint : mix(deep, '#10222c', 0.5);
    g.lineWidth = chance.between(0.5, 1.1);
    g.beginPath();
    g.moveTo(x, y);
    g.quadraticCurveTo(x + far / 2, y - far * 0.22, x + far, y);
    g.stroke();
  }
  g.globalAlpha = 1;
  line(g, sea, 5.5, '#f3f2e6', 0.85);
  line(g, sea, 15, '#f3f2e6', 0.35, [26, 13, 40, 9]);
  line(g, sea, 12.4, light, 0.9, [26, 13, 40, 9]);
  g.restore();
}

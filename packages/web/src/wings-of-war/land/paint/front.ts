import { type Chance, chanceOf } from '../plan/chance.ts';
import type { Spot } from '../plan/front.ts';
import type { LandPlan } from '../plan/plan.ts';
import type { Path } from '../plan/shape.ts';
import { area, blob, type Canvas, line, oval } from './brush.ts';
import type { Tones } from './tones.ts';

/** No man's land: churned earth, and the craters in it. */
export function paintNoMansLand(g: Canvas, { seed, mud, craters, belt: [above, below] }: LandPlan, tones: Tones): void {
  const chance = chanceOf(`${seed} clods`);
  for (const patch of mud.large) blob(g, patch, 0.62, chance.pick(tones.mud), chance.between(0.35, 0.8), chance);
  for (const patch of mud.small) blob(g, patch, 0.6, chance.pick(tones.clods), chance.between(0.25, 0.6), chance);
  for (const crater of craters) paintCrater(g, crater, tones, chance);
  area(g, [...above, ...below.toReversed()], tones.mud[4], 0.16);
}

/** A hole with its rim, which the light from the upper left meets on the lower right. */
function paintCrater(g: Canvas, { x, y, r }: Spot, tones: Tones, chance: Chance): void {
  const { crater, puddle, glint } = tones;
  blob(g, { x: x + r * 0.1, y: y + r * 0.1, r: r * 1.75 }, 1, crater.spoil, 0.5, chance);
  oval(g, x, y, r, r * 0.94, crater.wall);
  oval(g, x + r * 0.2, y + r * 0.22, r * 0.74, r * 0.68, crater.floor);
  if (r > 4 && chance.next() < 0.42) {
    oval(g, x + r * 0.12, y + r * 0.16, r * 0.52, r * 0.42, puddle);
    g.strokeStyle = glint;
    g.lineWidth = 0.7;
    g.beginPath();
    g.ellipse(x + r * 0.12, y + r * 0.16, r * 0.36, r * 0.26, 0, 3.4, 4.8);
    g.stroke();
  }
  rim(g, x, y, r * 1.02, Math.max(0.7, r * 0.2), crater.lit, 0.1, 1.5);
  rim(g, x, y, r * 0.96, Math.max(0.5, r * 0.14), crater.shade, 3.3, 4.6);
}

function rim(
  g: Canvas,
  x: number,
  y: number,
  r: number,
  width: number,
  colour: string,
  from: number,
  to: number,
): void {
  g.strokeStyle = colour;
  g.lineWidth = width;
  g.beginPath();
  g.arc(x, y, r, from, to);
  g.stroke();
}

export function paintTrenches(g: Canvas, { wire, trenches }: LandPlan, tones: Tones): void {
  g.strokeStyle = '#4a3f31';
  g.globalAlpha = 0.62;
  g.lineWidth = 0.6;
  g.beginPath();
  for (const [x, y] of wire) {
    g.moveTo(x - 2, y - 1.7);
    g.lineTo(x + 2, y + 1.7);
    g.moveTo(x - 2, y + 1.7);
    g.lineTo(x + 2, y - 1.7);
  }
  g.stroke();
  g.globalAlpha = 1;
  for (const path of trenches) paintTrench(g, path, tones);
}

/** Spoil, earth and the dark between; never as dark as the outline of an aircraft. */
function paintTrench(g: Canvas, path: Path, tones: Tones): void {
  g.save();
  g.lineJoin = 'miter';
  line(g, path, 7.6, tones.spoil, 0.55);
  line(g, path, 5, tones.earth, 0.8);
  g.translate(-0.4, -0.4);
  line(g, path, 2.5, '#33291f', 0.86);
  g.translate(0.8, 0.8);
  line(g, path, 0.9, '#7d6847', 0.9);
  g.restore();
}

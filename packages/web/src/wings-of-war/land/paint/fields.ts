import { mix } from '../../../art/mix.ts';
import { type Chance, chanceOf, noiseOf } from '../plan/chance.ts';
import type { Parcel } from '../plan/parcels.ts';
import type { LandPlan } from '../plan/plan.ts';
import { distance } from '../plan/shape.ts';
import { area, type Canvas, line, oval, trace } from './brush.ts';
import type { Tones } from './tones.ts';

/** All fields, each in its crop, with furrows, strips, stooks and the strokes of the brush. */
export function* paintFields(g: Canvas, { seed, parcels, width, height }: LandPlan, tones: Tones): Generator<void> {
  g.fillStyle = tones.ground;
  g.fillRect(0, 0, width, height);
  const { rough } = noiseOf(seed);
  const chance = chanceOf(`${seed} brush`);
  for (const parcel of parcels) {
    const { middle, crop, ruin } = parcel;
    const [x, y] = middle;
    const drifted = mix(
      tones.crops[Math.floor(crop * tones.crops.length)],
      tones.drift[rough(x / 300, y / 300) > 0.5 ? 0 : 1],
      0.16,
    );
    paintParcel(g, parcel, mix(drifted, chance.pick(tones.mud), ruin * 0.8), tones, chance);
    paintBorder(g, parcel, tones);
    yield;
  }
}

function paintParcel(g: Canvas, parcel: Parcel, colour: string, tones: Tones, chance: Chance): void {
  const { outline, middle, furrows, work, ruin } = parcel;
  g.save();
  area(g, outline, colour);
  g.clip();
  g.translate(...middle);
  g.rotate(furrows);
  // A square about the middle that holds all of the field, however it lies.
  const half = Math.max(...outline.map((corner) => distance(corner, middle)));
  if (work < 0.34) {
    const strip = chance.between(7, 13);
    for (let y = -half; y < half; y += strip) {
      g.fillStyle = mix(colour, chance.next() < 0.5 ? tones.light : tones.dark, chance.between(0.04, 0.22));
      g.fillRect(-half, y, half * 2, strip);
    }
  }
  const apart = chance.between(2.6, 4.4);
  g.strokeStyle = mix(colour, tones.furrow, 0.5);
  g.globalAlpha = work > 0.6 ? 0.22 : 0.12;
  g.lineWidth = 0.7;
  g.beginPath();
  for (let y = -half; y < half; y += apart) {
    g.moveTo(-half, y);
    g.lineTo(half, y);
  }
  g.stroke();
  paintStrokes(g, half, colour, tones, chance);
  if (work > 0.86 && ruin < 0.4) paintStooks(g, half, tones, chance);
  g.restore();
}

function paintStrokes(g: Canvas, half: number, colour: string, tones: Tones, chance: Chance): void {
  g.globalAlpha = 0.16;
  for (let i = 0; i < half / 2; i++) {
    g.strokeStyle = mix(colour, chance.pick([tones.light, tones.dark, tones.light, tones.furrow]), 0.55);
    g.lineWidth = chance.between(1.5, 4.5);
    const [x, y] = [chance.between(-half, half), chance.between(-half, half)];
    g.beginPath();
    g.moveTo(x, y);
    g.lineTo(x + chance.between(8, 30), y + chance.between(-1, 1));
    g.stroke();
  }
}

function paintStooks(g: Canvas, half: number, tones: Tones, chance: Chance): void {
  g.globalAlpha = 0.9;
  for (let y = -half; y < half; y += 9)
    for (let x = -half; x < half; x += 9) {
      if (chance.next() >= 0.8) continue;
      oval(g, x + 1, y + 1, 1.6, 1.6, 'rgba(40,44,20,.4)');
      oval(g, x, y, 1.4, 1.4, tones.stook);
    }
}

function paintBorder(g: Canvas, { outline, ruin }: Parcel, tones: Tones): void {
  const closed = [...outline, outline[0]];
  line(g, closed, 1.5, mix(tones.border, tones.ruinedBorder, ruin), 0.75);
  g.save();
  g.translate(-1.1, -1.1);
  g.globalAlpha = 0.22;
  g.strokeStyle = tones.light;
  g.lineWidth = 0.9;
  trace(g, closed);
  g.stroke();
  g.restore();
}

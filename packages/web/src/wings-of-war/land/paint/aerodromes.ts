import { mix } from '../../../art/mix.ts';
import type { Aerodrome } from '../plan/aerodromes.ts';
import { chanceOf } from '../plan/chance.ts';
import type { LandPlan } from '../plan/plan.ts';
import type { Point } from '../plan/shape.ts';
import { type Canvas, FULL_TURN } from './brush.ts';
import type { Tones } from './tones.ts';

/** Landing fields: mown grass, worn where wheels touch it, a circle of chalk, and tents. */
export function paintAerodromes(g: Canvas, { seed, aerodromes }: LandPlan, tones: Tones): void {
  for (const aerodrome of aerodromes) {
    g.save();
    g.beginPath();
    g.roundRect(aerodrome.x, aerodrome.y, aerodrome.width, aerodrome.height, 9);
    g.clip();
    paintGrass(g, aerodrome, tones, seed);
    g.restore();
    paintCircle(g, aerodrome);
    for (const tent of aerodrome.tents) paintTent(g, tent);
  }
}

const STRIPE = 15;

function paintGrass(g: Canvas, { x, y, width, height }: Aerodrome, tones: Tones, seed: number): void {
  const chance = chanceOf(`${seed} grass`);
  const [grass, , dry] = tones.meadow;
  g.fillStyle = grass;
  g.fillRect(x, y, width, height);
  for (let at = 0; at < width; at += STRIPE * 2) {
    g.fillStyle = mix(grass, tones.light, 0.08);
    g.fillRect(x + at, y, STRIPE, height);
  }
  // Everybody lands into the same wind.
  for (let i = 0; i < 110; i++) {
    g.globalAlpha = chance.between(0.08, 0.34);
    g.strokeStyle = chance.pick([tones.road.rut, tones.road.lane, dry]);
    g.lineWidth = chance.between(1, 5);
    const [cx, cy] = [x + width * chance.between(0.36, 0.64), y + height * chance.between(0.1, 0.75)];
    g.beginPath();
    g.moveTo(cx, cy);
    g.lineTo(cx + chance.between(-5, 5), cy + chance.between(20, 70));
    g.stroke();
  }
  g.globalAlpha = 0.5;
  g.strokeStyle = tones.border;
  g.lineWidth = 3;
  g.beginPath();
  g.roundRect(x, y, width, height, 9);
  g.stroke();
  g.globalAlpha = 1;
}

function paintCircle(g: Canvas, { x, y, width, height }: Aerodrome): void {
  g.strokeStyle = 'rgba(248,243,226,.85)';
  g.lineWidth = 3.4;
  g.beginPath();
  g.arc(x + width / 2, y + height / 2, Math.min(width, height) / 9, 0, FULL_TURN);
  g.stroke();
}

const [LONG, WIDE] = [21, 19];

/** A tent for an aircraft or two: canvas over a ridge. */
function paintTent(g: Canvas, [x, y]: Point): void {
  g.save();
  g.translate(x - LONG / 2, y - WIDE / 2);
  g.fillStyle = 'rgba(22,24,14,.5)';
  g.fillRect(3.6, 4, LONG, WIDE);
  g.fillStyle = '#d9cda6';
  g.fillRect(0, 0, LONG / 2, WIDE);
  g.fillStyle = '#a99b74';
  g.fillRect(LONG / 2, 0, LONG / 2, WIDE);
  g.strokeStyle = 'rgba(74,64,40,.5)';
  g.lineWidth = 0.7;
  g.beginPath();
  for (let at = WIDE / 5; at < WIDE; at += WIDE / 5) {
    g.moveTo(0, at);
    g.lineTo(LONG, at);
  }
  g.stroke();
  g.strokeStyle = '#2e2620';
  g.lineWidth = 0.8;
  g.strokeRect(0, 0, LONG, WIDE);
  g.restore();
}

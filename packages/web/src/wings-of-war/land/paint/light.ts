import { chanceOf } from '../plan/chance.ts';
import type { LandPlan } from '../plan/plan.ts';
import { type Canvas, FULL_TURN } from './brush.ts';
import type { Tones } from './tones.ts';

function veil(
  g: Canvas,
  { width, height }: LandPlan,
  paint: string | CanvasGradient,
  how: GlobalCompositeOperation,
): void {
  g.globalCompositeOperation = how;
  g.fillStyle = paint;
  g.fillRect(0, 0, width, height);
  g.globalCompositeOperation = 'source-over';
}

/** The shadows of clouds that are higher than the picture. */
export function paintCloudShadows(g: Canvas, { seed, width, height }: LandPlan): void {
  const chance = chanceOf(`${seed} shadows`);
  for (let i = 0; i < (width * height) / 190_000; i++) {
    const [x, y, r] = [chance.between(0, width), chance.between(0, height), chance.between(60, 130)];
    for (let n = 0; n < 9; n++) {
      const [rx, ry] = [r * chance.between(0.4, 0.75), r * chance.between(0.3, 0.52)];
      g.save();
      g.translate(x + chance.between(-r, r), y + chance.between(-r * 0.4, r * 0.4));
      g.scale(rx, ry);
      const soft = g.createRadialGradient(0, 0, 0, 0, 0, 1);
      soft.addColorStop(0, 'rgba(20,28,48,.085)');
      soft.addColorStop(0.62, 'rgba(20,28,48,.07)');
      soft.addColorStop(1, 'rgba(20,28,48,0)');
      g.fillStyle = soft;
      g.beginPath();
      g.arc(0, 0, 1, 0, FULL_TURN);
      g.fill();
      g.restore();
    }
  }
}

/** Less colour than paint has, warm light from the upper left, cool at the lower right. */
export function paintDay(g: Canvas, plan: LandPlan, { air, sun: warm }: Tones): void {
  g.globalAlpha = 0.2;
  veil(g, plan, '#808080', 'saturation');
  g.globalAlpha = 1;
  veil(g, plan, air, 'multiply');
  const sun = g.createLinearGradient(0, 0, plan.width, plan.height);
  sun.addColorStop(0, warm);
  sun.addColorStop(0.55, 'rgba(255,240,210,.05)');
  sun.addColorStop(1, 'rgba(28,44,88,.42)');
  veil(g, plan, sun, 'soft-light');
}

export function paintNight(g: Canvas, plan: LandPlan): void {
  g.globalAlpha = 0.3;
  veil(g, plan, '#808080', 'saturation');
  g.globalAlpha = 0.45;
  veil(g, plan, '#0b1630', 'source-over');
  g.globalAlpha = 1;
}

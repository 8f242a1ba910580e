import { mix } from '../../../art/mix.ts';
import type { LandPlan } from '../plan/plan.ts';
import type { House } from '../plan/villages.ts';
import { type Canvas, oval } from './brush.ts';
import type { Tones } from './tones.ts';

export function paintVillages(g: Canvas, { villages }: LandPlan, tones: Tones): void {
  for (const { houses } of villages) for (const house of houses) paintHouse(g, house, tones);
}

function paintHouse(g: Canvas, { x, y, turn, long, wide, isChurch, isRuin, roof }: House, tones: Tones): void {
  g.save();
  g.translate(x + 2.6, y + 2.8);
  g.rotate(turn);
  g.fillStyle = 'rgba(22,22,14,.5)';
  g.fillRect(-long / 2, -wide / 2, long, wide);
  g.restore();
  g.save();
  g.translate(x, y);
  g.rotate(turn);
  if (isRuin) {
    g.fillStyle = '#4a3e2f';
    g.fillRect(-long / 2, -wide / 2, long, wide);
    g.strokeStyle = '#dccba8';
    g.lineWidth = 1.1;
    g.strokeRect(-long / 2, -wide / 2, long, wide);
    g.fillStyle = '#b7a27d';
    g.fillRect(-long / 2 + 1, 0, long * 0.4, wide * 0.3);
  } else {
    const tiles = isChurch ? '#68727c' : tones.roofs[Math.floor(roof * tones.roofs.length)];
    g.fillStyle = mix(tiles, tones.roofLight, 0.28);
    g.fillRect(-long / 2, -wide / 2, long, wide / 2);
    g.fillStyle = mix(tiles, '#1d1a20', 0.22);
    g.fillRect(-long / 2, 0, long, wide / 2);
    if (isChurch) {
      g.fillStyle = '#525b66';
      g.fillRect(-long / 2 - 4, -3, 6, 6);
    }
    g.strokeStyle = '#2e2620';
    g.lineWidth = 0.6;
    g.strokeRect(-long / 2, -wide / 2, long, wide);
  }
  g.restore();
}

/** By night: what falls out of the windows of those who are still there. */
export function paintWindows(g: Canvas, { villages }: LandPlan): void {
  for (const { houses } of villages)
    for (const { x, y, turn, long, wide, isRuin, roof } of houses) {
      if (isRuin || roof < 0.35) continue;
      const [ux, uy] = [-Math.sin(turn), Math.cos(turn)];
      const [wx, wy] = [x + (ux * wide) / 2, y + (uy * wide) / 2];
      const glow = g.createRadialGradient(wx, wy, 0, wx, wy, 9);
      glow.addColorStop(0, 'rgba(255,206,120,.5)');
      glow.addColorStop(1, 'rgba(255,190,90,0)');
      g.fillStyle = glow;
      g.fillRect(wx - 9, wy - 9, 18, 18);
      for (const part of [-0.25, 0.25])
        oval(g, wx + Math.cos(turn) * long * part, wy + Math.sin(turn) * long * part, 0.9, 0.9, '#ffdf94');
    }
}

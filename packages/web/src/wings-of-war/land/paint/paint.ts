import type { Commission } from '../commission.ts';
import { planLand } from '../plan/plan.ts';
import { turned } from '../plan/turned.ts';
import { paintAerodromes } from './aerodromes.ts';
import type { Canvas } from './brush.ts';
import { paintBeyond } from './edge.ts';
import { paintFields } from './fields.ts';
import { paintNoMansLand, paintTrenches } from './front.ts';
import { paintTrees, paintWoods } from './growth.ts';
import { paintCloudShadows, paintDay, paintNight } from './light.ts';
import { paintRelief } from './relief.ts';
import { tonesOf } from './tones.ts';
import { paintVillages, paintWindows } from './villages.ts';
import { paintMeadow, paintRiver, paintSea } from './water.ts';
import { paintRailway, paintRoads } from './ways.ts';

/** Paints a land on a canvas of the size it is to have. */
export function paintLand(g: Canvas, { site, pixels, isNight, isTurned }: Commission): void {
  const plan = isTurned ? turned(planLand(site)) : planLand(site);
  const tones = tonesOf[site.country];
  g.save();
  g.scale(pixels * site.scale, pixels * site.scale);
  g.lineJoin = 'round';
  g.lineCap = 'round';
  paintFields(g, plan, tones);
  paintMeadow(g, plan, tones);
  paintRoads(g, plan, tones);
  paintRailway(g, plan);
  paintRiver(g, plan, tones);
  paintNoMansLand(g, plan, tones);
  paintSea(g, plan, tones);
  paintTrenches(g, plan, tones);
  paintAerodromes(g, plan, tones);
  paintWoods(g, plan, tones);
  paintVillages(g, plan, tones);
  paintTrees(g, plan, tones);
  paintRelief(g, plan);
  paintCloudShadows(g, plan);
  paintDay(g, plan, tones);
  if (isNight) {
    paintNight(g, plan);
    paintWindows(g, plan);
  }
  g.restore();
  g.save();
  g.scale(pixels, pixels);
  paintBeyond(g, site.width, site.height);
  g.restore();
}

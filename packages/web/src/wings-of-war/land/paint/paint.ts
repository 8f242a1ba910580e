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

/** Paints a land on a canvas of the size it is to have, bit by bit: whoever has a page to keep awake may rest in between. */
export function* paintLand(g: Canvas, { site, pixels, isNight, isTurned }: Commission): Generator<void> {
  const plan = isTurned ? turned(planLand(site)) : planLand(site);
  const tones = tonesOf[site.country];
  g.save();
  g.scale(pixels * site.scale, pixels * site.scale);
  g.lineJoin = 'round';
  g.lineCap = 'round';
  yield* paintFields(g, plan, tones);
  paintMeadow(g, plan, tones);
  yield;
  paintRoads(g, plan, tones);
  yield;
  paintRailway(g, plan);
  yield;
  paintRiver(g, plan, tones);
  yield;
  paintNoMansLand(g, plan, tones);
  yield;
  paintSea(g, plan, tones);
  yield;
  paintTrenches(g, plan, tones);
  yield;
  paintAerodromes(g, plan, tones);
  yield;
  paintWoods(g, plan, tones);
  yield;
  paintVillages(g, plan, tones);
  yield;
  yield* paintTrees(g, plan, tones);
  yield;
  paintRelief(g, plan);
  yield;
  paintCloudShadows(g, plan);
  yield;
  paintDay(g, plan, tones);
  yield;
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

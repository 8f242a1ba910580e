import { mix } from '../../../art/mix.ts';
import type { Tree } from '../plan/growth.ts';
import type { LandPlan } from '../plan/plan.ts';
import { area, type Canvas, line, oval } from './brush.ts';
import type { Tones } from './tones.ts';

/** The floor of the woods with their shade, which falls to the lower right. */
export function paintWoods(g: Canvas, { woods }: LandPlan, tones: Tones): void {
  for (const { outline } of woods) {
    g.save();
    g.translate(5, 6);
    area(g, outline, 'rgba(24,28,14,.45)');
    g.restore();
    area(g, outline, tones.woodFloor);
  }
}

/** So many trees between two rests. */
const GROVE = 50;

export function* paintTrees(g: Canvas, { trees }: LandPlan, tones: Tones): Generator<void> {
  for (const [i, tree] of trees.entries()) {
    if (tree.kind === 'stump') paintStump(g, tree);
    else paintTree(g, tree, tones);
    if (i % GROVE === 0) yield;
  }
}

function paintStump(g: Canvas, { x, y, r }: Tree): void {
  const shade = [[x, y] as const, [x + r * 1.2, y + r * 1.3] as const];
  line(g, shade, 0.9, 'rgba(30,24,16,.55)');
  oval(g, x, y, 0.9, 0.9, '#3a3024');
}

function paintTree(g: Canvas, { x, y, r, kind, green }: Tree, tones: Tones): void {
  const isTall = kind === 'poplar';
  const shade = isTall ? { dx: 1.5, dy: 1.6, rx: 1.35, ry: 0.7 } : { dx: 0.65, dy: 0.72, rx: 1, ry: 1 };
  oval(g, x + r * shade.dx, y + r * shade.dy, r * shade.rx, r * shade.ry, 'rgba(22,28,12,.5)', 0.8);
  const greens = kind === 'wood' ? tones.woods : tones.hedges;
  const leaf = greens[Math.floor(green * greens.length)];
  oval(g, x, y, r, r, leaf);
  oval(g, x - r * 0.24, y - r * 0.28, r * 0.62, r * 0.62, mix(leaf, tones.leafLight, 0.3));
  oval(g, x - r * 0.36, y - r * 0.42, r * 0.28, r * 0.28, mix(leaf, tones.leafLight, 0.5));
}

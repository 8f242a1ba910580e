import type { ArrowScene, TargetScene } from '../scene.ts';
import type { Projection, Spot } from './projection.ts';

/** An arrow as it is drawn: a bow from where it begins to the edge of its target. */
export interface Bow {
  readonly from: Spot;
  readonly tip: Spot;
  /** Where the pictures of its aircraft may lie, the best place first. */
  readonly places: readonly Spot[];
  /** Where the tip points, in degrees, 0 being to the right. */
  readonly heading: number;
  readonly path: string;
}

/** Parts of the way, and pixels beside it, at which the pictures are tried. */
const ALONG = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2];
const ASIDE = [0, 26, -26, 44, -44];

/** Arrows that begin or end together bend apart a little; `gap` keeps the tip off the picture of the target. */
export function bowOf(targets: readonly TargetScene[], arrow: ArrowScene, projection: Projection, gap: number): Bow {
  const from = projection.at(arrow.from);
  const to = projection.at(targets[arrow.to].at);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.max(1, Math.hypot(dx, dy));
  const bend = (arrow.camp === 'axis' ? 0.12 : -0.12) * length;
  const middle: Spot = { x: (from.x + to.x) / 2 - (dy / length) * bend, y: (from.y + to.y) / 2 + (dx / length) * bend };
  const [ex, ey] = [to.x - middle.x, to.y - middle.y];
  const rest = Math.max(1, Math.hypot(ex, ey));
  const short = Math.min(gap, rest * 0.6);
  const tip: Spot = { x: to.x - (ex / rest) * short, y: to.y - (ey / rest) * short };
  const along = (t: number, aside: number): Spot => ({
    x: (1 - t) ** 2 * from.x + 2 * t * (1 - t) * middle.x + t ** 2 * tip.x - (dy / length) * aside,
    y: (1 - t) ** 2 * from.y + 2 * t * (1 - t) * middle.y + t ** 2 * tip.y + (dx / length) * aside,
  });
  return {
    from,
    tip,
    places: ASIDE.flatMap((aside) => ALONG.map((t) => along(t, aside))),
    heading: (Math.atan2(ey, ex) * 180) / Math.PI,
    path: `M${from.x.toFixed(1)} ${from.y.toFixed(1)}Q${middle.x.toFixed(1)} ${middle.y.toFixed(1)} ${tip.x.toFixed(1)} ${tip.y.toFixed(1)}`,
  };
}

import type { Fixed, Plane, WingsView } from '@tallyho/wings-of-war';
import type { Box } from '../../widgets/pan-zoom.ts';
import type { Spot } from '../model/drawing.ts';
import type { TableModel } from '../model/use-model.ts';
import { around, type Wanted } from './camera.ts';
import type { GhostScene } from './ghost.tsx';

/** Millimetres: what an aircraft takes with its wings, what is near enough to matter, and how far guns reach. */
export const WINGS = 52;
const NEAR = 400;
const REACH = 200;
/** So much on both sides of an edge shows that it is one. */
const EDGE = 14;

/** The aircraft that is planned, with all that is planned for it and what its guns would reach, enemies that are near; one's other plans, and the others, as far as they can be read. */
export function planWanted(
  { view, near }: TableModel,
  here: readonly Plane[],
  spotOf: (plane: Plane) => Spot,
  ghosts: readonly GhostScene[],
  lit: Plane,
): Wanted {
  const own = here.filter((plane) => view.fixed.planes[plane].owner === view.seat);
  const eyes = lit >= 0 && here.includes(lit) ? [lit] : own;
  const plans = ghosts.filter(({ plane }) => eyes.includes(plane));
  const laid = plans.flatMap(({ steps }) => steps.filter(({ isTried }) => !isTried).map(({ to }) => to));
  const lasts = plans.flatMap(({ plane, steps }) => {
    const last = steps.findLast(({ isTried }) => !isTried);
    return last === undefined ? [] : arcBoxes(view, plane, last.to);
  });
  const far = (plane: Plane): number =>
    Math.min(...[...eyes.map(spotOf), ...laid].map(({ x, y }) => Math.hypot(spotOf(plane).x - x, spotOf(plane).y - y)));
  const others = here.filter((plane) => !eyes.includes(plane)).sort((a, b) => far(a) - far(b));
  const isClose = (plane: Plane): boolean => view.fixed.planes[plane].side !== near && far(plane) <= NEAR;
  const box = (plane: Plane): Box => around(spotOf(plane), WINGS);
  // Whoever has nobody of his own in play looks at all alike.
  if (eyes.length === 0) return { must: others.map(box), may: [] };
  return {
    must: [
      ...eyes.map(box),
      ...laid.map((spot) => around(spot, WINGS)),
      ...lasts,
      ...others.filter(isClose).map(box),
      ...edgesNear(view.fixed, plans, eyes.map(spotOf)),
    ],
    may: [
      ...ghosts.flatMap(({ plane, steps }) => (eyes.includes(plane) ? [] : steps.map(({ to }) => around(to, WINGS)))),
      ...others.filter((plane) => !isClose(plane)).map(box),
    ],
  };
}

/** Millimetres: no card leads further, so an edge that is not so near does not matter yet. */
const CARD = 170;
/** What is no further behind is beside. */
const BESIDE = 20;

/** The edges of the table that the next card could lead over: from the last card of every plan, or from where nothing is planned. */
function edgesNear({ width, length }: Fixed, plans: readonly GhostScene[], from: readonly Spot[]): Box[] {
  const [right, bottom] = [width / 1000, length / 1000];
  const lasts = plans.flatMap(({ steps }) => steps.findLast(({ isTried }) => !isTried)?.to ?? []);
  return (lasts.length === 0 ? from : lasts).flatMap(({ x, y, turn }) => {
    const angle = (turn * Math.PI) / 180;
    const edges = [
      { x: 0, y },
      { x: right, y },
      { x, y: 0 },
      { x, y: bottom },
    ];
    // No card leads back.
    const isBehind = (edge: (typeof edges)[number]): boolean =>
      (edge.x - x) * Math.sin(angle) - (edge.y - y) * Math.cos(angle) < -BESIDE;
    return edges
      .filter((edge) => Math.hypot(edge.x - x, edge.y - y) < CARD && !isBehind(edge))
      .map((edge) => around(edge, EDGE));
  });
}

/** What the guns of an aircraft reach from a spot, as boxes: before it, and behind it where it has a gun there. */
function arcBoxes({ fixed }: WingsView, plane: Plane, { x, y, turn }: Spot): Box[] {
  const angle = (turn * Math.PI) / 180;
  const [dx, dy] = [(Math.sin(angle) * REACH) / 2, (Math.cos(angle) * REACH) / 2];
  const ahead = around({ x: x + dx, y: y - dy }, REACH / 2 + 10);
  const behind = around({ x: x - dx, y: y + dy }, REACH / 2 + 10);
  const [front, rear] = fixed.planes[plane].guns;
  return [...(front >= 0 ? [ahead] : []), ...(rear >= 0 ? [behind] : [])];
}

import type { AreaScene } from './scene.ts';
import type { FigureScene } from './token.tsx';

/** Where a task leads somebody of one's own side: what it is, whose, and the point of it that is nearest to him. */
export interface TaskPlace {
  readonly kind: AreaScene['kind'];
  readonly badge: string;
  readonly spot: { readonly x: number; readonly y: number };
  /** In millimetres. */
  readonly distance: number;
}

/** The places that tasks lead to: a photograph before the way home, of several fields the nearest. */
export function taskPlaces(areas: readonly AreaScene[], figures: readonly FigureScene[]): TaskPlace[] {
  return figures.flatMap((figure) => {
    const wanted = areas.filter(({ wantedBy }) => figure.isOwn && wantedBy.includes(figure.id));
    const isNext = ({ kind, isDone }: AreaScene): boolean => (kind === 'zone' ? !isDone : kind === 'field' || isDone);
    const places = wanted.filter(isNext).map((area): TaskPlace => {
      const spot = nearestOf(area, figure.spot);
      return {
        kind: area.kind,
        badge: figure.badge,
        spot,
        distance: Math.hypot(spot.x - figure.spot.x, spot.y - figure.spot.y),
      };
    });
    return places.sort((a, b) => a.distance - b.distance).slice(0, 1);
  });
}

/** An edge is reached where it is nearest, a place in its middle. */
function nearestOf({ kind, x, y, width, height }: AreaScene, from: TaskPlace['spot']): TaskPlace['spot'] {
  if (kind !== 'exit') return { x: x + width / 2, y: y + height / 2 };
  const clamp = (value: number, least: number, size: number): number => Math.max(least, Math.min(least + size, value));
  return { x: clamp(from.x, x, width), y: clamp(from.y, y, height) };
}

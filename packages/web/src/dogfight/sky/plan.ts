import type { CardQuestion, Scene } from '../scene.ts';
import type { Plan } from './arrange.ts';

/** Free squares of a formation that is being made go by numbers that no aircraft has. */
const FREE = 10_000;

export const freeId = (at: number): number => FREE + at;

/** What is to be placed in the sky: fighters, formations with the squares that are still free, the target. */
export function planOf({ tokens, sortie = null }: Scene, question: CardQuestion<object> | null): Plan {
  const formations = sortie?.formations ?? [];
  const formed = new Set(formations.flatMap(({ squares }) => squares.map(({ id }) => id)));
  const places = question?.places ?? null;
  return {
    crafts: tokens
      .filter(({ id }) => !formed.has(id))
      .map(({ id, own, prey, hold, altitude, plate, wingman }) => ({
        id,
        side: own ? 'own' : 'enemy',
        prey,
        hold,
        altitude,
        crafts: Math.max(1, plate.lines.length),
        hasWingman: wingman !== null,
      })),
    formations: formations.map(({ key, own, altitude, squares }) => ({
      side: own ? 'own' : 'enemy',
      altitude,
      squares: [
        ...squares,
        ...(places?.formation === key
          ? places.squares.map(({ file, row }, at) => ({ id: freeId(at), file, row }))
          : []),
      ],
    })),
    hasTarget: (sortie?.target ?? null) !== null,
  };
}

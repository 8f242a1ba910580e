import { memo } from 'react';
import type { Edge } from '../scene.ts';
import type { Cast, DrawingId } from './drawing.ts';
import { Flyers } from './pictures/flyers.tsx';
import { pictures } from './pictures/pictures.tsx';

interface Props {
  readonly drawing: DrawingId;
  readonly edge: Edge;
  readonly cast: Cast;
}

/** The picture of what a card does, under the sky of its type. */
export const CardPicture = memo(({ drawing, edge, cast }: Props) => {
  const { sky = edge, behind, flyers, before } = pictures[drawing];
  return (
    <span className={`card-picture ${sky}`}>
      <svg viewBox="0 0 200 132" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {behind}
      </svg>
      <Flyers flyers={flyers} cast={cast} />
      {before !== undefined && (
        <svg viewBox="0 0 200 132" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          {before}
        </svg>
      )}
    </span>
  );
});

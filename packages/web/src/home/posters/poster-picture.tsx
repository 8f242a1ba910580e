import { PlanePicture } from '../../art/plane-picture.tsx';
import type { Poster } from './campaigns.ts';
import { HIGH, scenes, WIDE } from './scenes.tsx';

/** The picture of a campaign: where it is fought, and an aircraft over most of it. */
export function PosterPicture({ poster }: { readonly poster: Poster }) {
  const { scene, aircraft, attitude, facing } = poster;
  const Scene = scenes[scene];
  return (
    <span className="poster-picture" aria-hidden="true">
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
        <Scene />
      </svg>
      <PlanePicture aircraft={aircraft} attitude={attitude} facing={facing} />
    </span>
  );
}

import { PlanePicture } from '../art/plane-picture.tsx';
import { aircraftOf } from '../saved/flown-with.ts';
import type { SavedGame } from '../saved/saved-game.ts';
import { DoorPicture } from './door-picture.tsx';
import { posterOf } from './posters/campaigns.ts';
import { Air, Puff } from './posters/drawing.tsx';
import { PosterPicture } from './posters/poster-picture.tsx';

/** A game as a small picture: the poster of a campaign, or the first aircraft of either side in the sky or over the fields. */
export function Miniature({ game }: { readonly game: SavedGame }) {
  const poster = posterOf(game);
  if (poster !== null)
    return (
      <span className="miniature">
        <PosterPicture poster={poster} />
      </span>
    );
  if (game.system === 'wings-of-war')
    return (
      <span className="miniature fields" aria-hidden="true">
        <DoorPicture system="wings-of-war" />
      </span>
    );
  const flown = aircraftOf(game).flatMap((aircraft) => (aircraft === null ? [] : [aircraft]));
  return (
    <span className="miniature" aria-hidden="true">
      <svg viewBox="0 0 160 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
        <Air tones={['#24405f', '#7f9fae', '#e8dcc0']} width={160} height={100} />
        <circle cx="138" cy="16" r="9" fill="#fbf3d6" />
        <Puff x={35} y={66} size={80} fill="#ccd3c4" rim="#f3ecd6" />
        <Puff x={118} y={70} size={104} fill="#d6d8c6" rim="#f8f1dc" />
        <path d="M0 82h160v18H0z" fill="#4d7d8c" />
      </svg>
      {flown.slice(0, 2).map((aircraft, i) => (
        <PlanePicture
          // biome-ignore lint/suspicious/noArrayIndexKey: both may fly the same type
          key={i}
          aircraft={aircraft}
          attitude={i === 0 ? 'bank' : 'level'}
          facing={i === 0 ? 'right' : 'left'}
        />
      ))}
    </span>
  );
}

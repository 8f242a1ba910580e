import type { Screening } from '../film/screening.ts';
import { effectsOf } from '../words/film-sentence.ts';
import { useWingsWords } from '../words/words.ts';
import type { MapScene } from './scene.ts';
import type { Chart } from './use-camera.ts';

interface Props {
  readonly screening: Screening;
  readonly scene: MapScene;
  readonly chart: Chart;
}

/** About how wide a letter of a note is, and what its ends take, in pixels. */
const LETTER = 9;
const ENDS = 30;

/** A note is not cut by the edge of the map. */
function insideOf({ size }: Chart, x: number, text: string): number {
  const half = (text.length * LETTER + ENDS) / 2;
  return Math.max(Math.min(half, size.width / 2), Math.min(x, size.width - half));
}

/** What is written on the map while it is watched: ranges, what becomes of whom. */
export function FilmNotes({ screening, scene, chart }: Props) {
  const w = useWingsWords();
  const { beat, part, shown } = screening;
  if (beat === null) return null;
  const spotOf = (plane: number) => scene.figures.find(({ id }) => id === plane)?.spot;
  if (part === 'fire')
    return beat.shots.map(({ plane, gun, target, short }) => {
      const [from, to] = [spotOf(plane), spotOf(target)];
      if (from === undefined || to === undefined) return null;
      const { x, y } = chart.at({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
      const text = short ? w.film.short : w.film.long;
      const left = insideOf(chart, x, text);
      return (
        <span key={`${plane} ${gun}`} className="film-note upright" style={{ left, top: y + 22 }} aria-hidden="true">
          {text}
        </span>
      );
    });
  if (part !== 'effects') return null;
  return effectsOf(w, beat).map(({ plane, what, isLost }) => {
    const spot = spotOf(plane);
    if (spot === undefined) return null;
    const { x, y } = chart.at(spot);
    const text = `${shown.names.badge(plane)} ${what}`;
    return (
      <span
        key={plane}
        className={isLost ? 'film-note upright lost' : 'film-note upright'}
        style={{ left: insideOf(chart, x, text), top: y + 46 * chart.look.scale + 12 }}
        aria-hidden="true"
      >
        {text}
      </span>
    );
  });
}

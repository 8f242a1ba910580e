import type { Box } from '../../widgets/pan-zoom.ts';
import type { Screening } from '../film/screening.ts';
import { effectsOf } from '../words/film-sentence.ts';
import { useWingsWords } from '../words/words.ts';
import { DrawnCards } from './drawn-cards.tsx';
import type { MapScene } from './scene.ts';
import type { Chart } from './use-camera.ts';

interface Props {
  readonly screening: Screening;
  readonly scene: MapScene;
  readonly chart: Chart;
  readonly free: readonly Box[];
}

/** What is written on the map while it is watched: ranges, the cards that are drawn, what becomes of whom. */
export function FilmNotes({ screening, scene, chart, free }: Props) {
  const w = useWingsWords();
  const { beat, part, shown } = screening;
  if (beat === null) return null;
  const spotOf = (plane: number) => scene.figures.find(({ id }) => id === plane)?.spot;
  if (part === 'fire')
    return beat.shots.map(({ plane, gun, target, short }) => {
      const [from, to] = [spotOf(plane), spotOf(target)];
      if (from === undefined || to === undefined) return null;
      const { x, y } = chart.at({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
      return (
        <span key={`${plane} ${gun}`} className="film-note" style={{ left: x, top: y + 22 }} aria-hidden="true">
          {short ? w.film.short : w.film.long}
        </span>
      );
    });
  if (part === 'damage') {
    const victims = [...new Set(beat.draws.map(({ plane }) => plane))].flatMap((plane) => {
      const spot = spotOf(plane);
      return spot === undefined ? [] : [{ plane, at: chart.at(spot) }];
    });
    return victims.map(({ plane, at }) => (
      <DrawnCards
        key={plane}
        draws={beat.draws.filter((draw) => draw.plane === plane)}
        badge={shown.names.badge(plane)}
        at={at}
        others={victims.flatMap((victim) => (victim.plane === plane ? [] : [victim.at]))}
        chart={chart}
        free={free}
        fixed={shown.view.fixed}
      />
    ));
  }
  if (part !== 'effects') return null;
  return effectsOf(w, beat).map(({ plane, what, isLost }) => {
    const spot = spotOf(plane);
    if (spot === undefined) return null;
    const { x, y } = chart.at(spot);
    return (
      <span
        key={plane}
        className={isLost ? 'film-note lost' : 'film-note'}
        style={{ left: x, top: y + 46 * chart.look.scale + 12 }}
        aria-hidden="true"
      >
        {shown.names.badge(plane)} {what}
      </span>
    );
  });
}

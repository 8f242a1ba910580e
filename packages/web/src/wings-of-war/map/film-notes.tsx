import { useMemo } from 'react';
import type { Beat } from '../film/beats.ts';
import type { Screening } from '../film/screening.ts';
import type { Spot } from '../model/drawing.ts';
import { effectsOf } from '../words/film-sentence.ts';
import { useWingsWords, type WingsWords } from '../words/words.ts';
import { placeNotes } from './note-places.ts';
import type { MapScene } from './scene.ts';
import type { Surroundings } from './surroundings.ts';
import type { Chart } from './use-camera.ts';

interface Props {
  readonly screening: Screening;
  readonly scene: MapScene;
  readonly chart: Chart;
  readonly among: Surroundings;
}

/** A note: what it belongs to, in pixels of the window, how far above or below that it stands, and what it says. */
interface Note {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly off: number;
  readonly text: string;
  readonly isLost: boolean;
}

/** About how wide a letter of a note is, what its ends take, and how high it is, in pixels; large ones tell a loss. */
const plain = { letter: 7.6, ends: 24, height: 26 };
const large = { letter: 10.6, ends: 28, height: 36 };

/** Of more shots than these only the number of cards is told, where the tracers are. */
const FEW = 2;

/** What is written on the map while it is watched: ranges, what becomes of whom. */
export function FilmNotes({ screening: { beat, part, shown }, scene: { figures }, chart, among }: Props) {
  const w = useWingsWords();
  const { names } = shown;
  const notes = useMemo(() => {
    if (beat === null) return [];
    const spotOf = (plane: number): Spot | undefined => figures.find(({ id }) => id === plane)?.spot;
    if (part === 'fire') return rangeNotes(w, beat, spotOf, chart);
    return part === 'effects' ? effectNotes(w, beat, names.badge, spotOf, chart) : [];
  }, [w, beat, part, names, figures, chart]);
  const places = useMemo(
    () =>
      placeNotes(
        notes.map(({ x, y, off, text, isLost }) => {
          const { letter, ends, height } = isLost ? large : plain;
          return { x, y, off, width: text.length * letter + ends, height };
        }),
        among,
      ),
    [notes, among],
  );
  return notes.map(({ key, text, isLost }, i) => {
    const place = places[i];
    if (place === null) return null;
    return (
      <span
        key={key}
        className={isLost ? 'film-note upright lost' : 'film-note upright'}
        style={{ left: place.x, top: place.y }}
        aria-hidden="true"
      >
        {text}
      </span>
    );
  });
}

/** Between the two of a shot; two who fire at each other from the same distance have one note. */
function rangeNotes(w: WingsWords, { shots }: Beat, spotOf: (plane: number) => Spot | undefined, chart: Chart): Note[] {
  const byPair = new Map(
    shots.map(({ plane, target, short }) => {
      const pair = [plane, target].sort((a, b) => a - b);
      return [`${pair} ${short}`, { pair, short }] as const;
    }),
  );
  const isBrief = byPair.size > FEW;
  const words = isBrief ? w.film.brief : w.film;
  return [...byPair].flatMap(([key, { pair, short }]) => {
    const [from, to] = pair.map(spotOf);
    if (from === undefined || to === undefined) return [];
    const { x, y } = chart.at({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
    return [{ key, x, y, off: isBrief ? 0 : 22, text: short ? words.short : words.long, isLost: false }];
  });
}

/** Half of an aircraft, in millimetres. */
const REACH = 46;

/** Below or above each aircraft, those that are lost first: theirs are the largest. */
function effectNotes(
  w: WingsWords,
  beat: Beat,
  badgeOf: (plane: number) => string,
  spotOf: (plane: number) => Spot | undefined,
  chart: Chart,
): Note[] {
  return effectsOf(w, beat)
    .toSorted((a, b) => Number(b.isLost) - Number(a.isLost))
    .flatMap(({ plane, what, isLost }) => {
      const spot = spotOf(plane);
      if (spot === undefined) return [];
      const { x, y } = chart.at(spot);
      const off = REACH * chart.look.scale + 12;
      return [{ key: `${plane}`, x, y, off, text: `${badgeOf(plane)} ${what}`, isLost }];
    });
}

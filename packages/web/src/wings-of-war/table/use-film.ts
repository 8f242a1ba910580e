import { useEffect, useMemo, useState } from 'react';
import type { Pace } from '../../play/pace.ts';
import { type Beat, filmOf, unwatched } from '../model/film.ts';
import type { TableModel } from '../model/use-model.ts';

/** How long a flight and a volley are watched, in milliseconds. */
const flightTime: { readonly [pace in Pace]: number } = { calm: 1000, brisk: 600, 'at-once': 0 };
const fireTime: { readonly [pace in Pace]: number } = { calm: 1100, brisk: 600, 'at-once': 0 };

interface Reel {
  readonly beats: readonly Beat[];
  readonly at: number;
  readonly part: 'flight' | 'fire';
  readonly target: TableModel;
}

/** What the table shows now: how things are, or what is still being watched. */
export interface Screening {
  readonly shown: TableModel;
  readonly beat: Beat | null;
  readonly part: 'flight' | 'fire';
  readonly duration: number;
  readonly isPlaying: boolean;
  skip(): void;
}

const wantsMotion = (pace: Pace): boolean =>
  flightTime[pace] > 0 && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** WOW-TURN-02, WOW-MOVE-05 — the part of a beat that comes first. */
const firstPart = ({ flights }: Beat): Reel['part'] => (flights.size > 0 ? 'flight' : 'fire');

/** The next thing to watch; null: that was all. */
function next(reel: Reel): Reel | null {
  const beat = reel.beats[reel.at];
  if (reel.part === 'flight' && beat.shots.length > 0) return { ...reel, part: 'fire' };
  const at = reel.at + 1;
  return at < reel.beats.length ? { ...reel, at, part: firstPart(reel.beats[at]) } : null;
}

/**
 * Lets the table follow the game: what flew is seen flying, what fired is seen firing, and only then things are as they
 * are now.
 */
export function useFilm(model: TableModel, pace: Pace): Screening {
  const [shown, setShown] = useState(model);
  const [reel, setReel] = useState<Reel | null>(null);
  const beats = useMemo(
    () =>
      shown.view.fixed === model.view.fixed && wantsMotion(pace)
        ? filmOf(shown.view, unwatched(model.told, shown.told), model.view)
        : [],
    [shown, model, pace],
  );
  useEffect(() => {
    if (reel !== null || shown === model) return;
    if (beats.length === 0) setShown(model);
    else setReel({ beats, at: 0, part: firstPart(beats[0]), target: model });
  }, [reel, shown, model, beats]);
  const end = (target: TableModel): void => {
    setShown(target);
    setReel(null);
  };
  useEffect(() => {
    if (reel === null) return;
    const time = reel.part === 'flight' ? flightTime[pace] : fireTime[pace];
    const timer = window.setTimeout(() => {
      const following = next(reel);
      if (following === null) {
        setShown(reel.target);
        setReel(null);
      } else setReel(following);
    }, time);
    return () => window.clearTimeout(timer);
  }, [reel, pace]);
  const isPlaying = reel !== null || beats.length > 0;
  return {
    shown: isPlaying ? shown : model,
    beat: reel?.beats[reel.at] ?? (isPlaying ? beats[0] : null),
    part: reel?.part ?? (isPlaying ? firstPart(beats[0]) : 'flight'),
    duration: flightTime[pace],
    isPlaying,
    skip: () => end(reel?.target ?? model),
  };
}

import { useEffect, useMemo, useRef, useState } from 'react';
import type { Pace } from '../../play/pace.ts';
import type { TableModel } from '../model/use-model.ts';
import { FilmClock } from './clock.ts';
import { lengthOf, partAt } from './parts.ts';
import { endOfPart, type Place, paceOf, reelOf, type Scene, shownAt, stepBack, turnedUp } from './reel.ts';
import type { Screening } from './screening.ts';

interface Running {
  readonly reel: readonly Scene[];
  readonly at: number;
  readonly target: TableModel;
  readonly clock: FilmClock;
}

const started = (reel: readonly Scene[], { at, ms }: Place, target: TableModel, rate: number): Running => ({
  reel,
  at,
  target,
  clock: new FilmClock(lengthOf(reel[at].parts), ms, rate),
});

const isStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
const nothing = { now: () => 0, length: 0, parts: [], subscribe: () => () => {} };

/**
 * Lets the table follow the game: what flew is seen flying, what fired is seen firing, what came of it is seen, and only
 * then things are as they are now. `hurries`: at a table, where whoever is out of it need not watch it all at leisure.
 */
export function useFilm(model: TableModel, pace: Pace, hurries = false): Screening {
  const [settled, setSettled] = useState(model);
  const [running, setRunning] = useState<Running | null>(null);
  const [isPaused, setPaused] = useState(false);
  const [speed, setSpeed] = useState(1);
  /** A clock is started at the speed of its moment. */
  const rate = useRef(1);
  rate.current = isPaused ? 0 : speed;
  const reel = useMemo(
    () => reelOf(settled, model, hurries ? paceOf(settled, pace) : pace),
    [settled, model, pace, hurries],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a reel starts at the speed of its moment
  useEffect(() => {
    if (running !== null || settled === model) return;
    if (reel.length === 0) setSettled(model);
    else {
      setPaused(false);
      setRunning(started(reel, { at: 0, ms: 0 }, model, speed));
    }
  }, [running, settled, model, reel]);
  const end = (target: TableModel): void => {
    setSettled(target);
    setRunning(null);
  };
  const [part, setPart] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a clock runs through one beat
  useEffect(() => {
    if (running === null) return;
    const { clock, reel: scenes, at, target } = running;
    const { parts } = scenes[at];
    let isOver = false;
    const hear = (): void => {
      if (isOver) return;
      const now = clock.now();
      setPart(parts.findIndex(({ part: each }) => each === partAt(parts, now)));
      if (now < clock.length) return;
      isOver = true;
      if (at + 1 < scenes.length) setRunning(started(scenes, { at: at + 1, ms: 0 }, target, rate.current));
      else end(target);
    };
    hear();
    return clock.subscribe(hear);
  }, [running]);
  const scene = running === null ? (reel.length > 0 ? reel[0] : null) : running.reel[running.at];
  const isPlaying = scene !== null;
  const clock = running?.clock ?? null;
  const partIndex = Math.min(part, (scene?.parts.length ?? 1) - 1);
  const span = running === null ? scene?.parts[0] : scene?.parts[partIndex];
  const shown = useMemo(
    () => (scene === null ? model : shownAt(settled, scene, span?.from ?? 0)),
    [scene, settled, model, span],
  );
  const at = running?.at ?? 0;
  const cards = useMemo(() => turnedUp(settled.told, running?.reel ?? reel, at), [settled, running?.reel, reel, at]);
  return {
    shown,
    cards,
    beat: scene?.beat ?? null,
    part: span?.part ?? 'flight',
    isPlaying,
    isPaused,
    speed,
    clock: useMemo(
      () =>
        scene === null
          ? nothing
          : {
              now: () => clock?.now() ?? 0,
              length: lengthOf(scene.parts),
              parts: scene.parts,
              subscribe: (heard: () => void) => clock?.subscribe(heard) ?? (() => {}),
            },
      [scene, clock],
    ),
    isStill: isStill(),
    pause() {
      setPaused(true);
      clock?.setRate(0);
    },
    resume() {
      setPaused(false);
      clock?.setRate(speed);
    },
    setSpeed(next) {
      setSpeed(next);
      if (!isPaused) clock?.setRate(next);
    },
    skip() {
      setPaused(false);
      end(running?.target ?? model);
    },
    finishPart() {
      if (running !== null) running.clock.seek(endOfPart(running.reel[running.at], running.clock.now()));
    },
    seek: (ms) => clock?.seek(ms),
    back() {
      if (running === null) return;
      const to = stepBack(running.reel, { at: running.at, ms: running.clock.now() });
      if (to.at === running.at) running.clock.seek(to.ms);
      else setRunning(started(running.reel, to, running.target, rate.current));
    },
  };
}

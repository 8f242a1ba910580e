import type { Pose } from '@tallyho/wings-of-war';
import { useLayoutEffect, useRef } from 'react';
import { usePixelRatio } from '../../art/use-pixel-ratio.ts';
import { type Moments, picturesAt } from '../film/pictures.ts';
import type { Screening } from '../film/screening.ts';
import type { Spot } from '../model/drawing.ts';
import { paintFilm } from './film-painter.ts';
import type { MapScene } from './scene.ts';
import type { Chart } from './use-camera.ts';

interface Props {
  readonly screening: Screening;
  readonly scene: MapScene;
  readonly chart: Chart;
  seen(pose: Pose): Spot;
}

/** The guns that draw from the first deck are twins. */
const TWIN = 0;

/** Vapour, tracers, hits, smoke and fire, over the aircraft: one canvas, painted anew before every picture of the film. */
export function FilmCanvas({ screening, scene, chart, seen }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const ratio = usePixelRatio();
  const { beat, clock, isStill, shown } = screening;
  const { width, height } = chart.size;
  const { planes } = shown.view.fixed;
  const now = useRef(scene);
  now.current = scene;
  useLayoutEffect(() => {
    const pen = canvas.current?.getContext('2d') ?? null;
    if (pen === null || beat === null) return;
    const moments: Moments = {
      beat,
      parts: clock.parts,
      isStill,
      seen,
      spotOf: (plane) => now.current.figures.find(({ id }) => id === plane)?.spot,
      isTwin: (plane, gun) => planes[plane].guns[gun] === TWIN,
    };
    let isBlank = false;
    const paint = (): void => {
      const pictures = picturesAt(moments, clock.now());
      if (isBlank && pictures.length === 0) return;
      pen.setTransform(ratio, 0, 0, ratio, 0, 0);
      pen.clearRect(0, 0, width, height);
      paintFilm(pen, pictures, chart);
      isBlank = pictures.length === 0;
    };
    paint();
    return clock.subscribe(paint);
  }, [beat, clock, isStill, planes, seen, chart, ratio, width, height]);
  return (
    <div className="film-canvas" aria-hidden="true">
      <canvas ref={canvas} width={Math.round(width * ratio)} height={Math.round(height * ratio)} />
    </div>
  );
}

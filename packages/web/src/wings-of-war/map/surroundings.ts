import type { Box } from '../../widgets/pan-zoom.ts';
import { around } from './camera.ts';
import { chipBox } from './edge-chips.ts';
import { type LabelScene, reachOf } from './label.tsx';
import type { LabelPlace } from './labels.ts';
import type { ChipScene } from './pointers.tsx';
import type { FigureScene } from './token.tsx';
import type { Chart } from './use-camera.ts';

/** What cards and notes of the film lie among, in pixels of the window. */
export interface Surroundings {
  /** Everybody who is there: nobody is hidden. */
  readonly craft: readonly Box[];
  /** What is written beside them, and at the edges. */
  readonly labels: readonly Box[];
  /** The parts of the map that nothing else lies over. */
  readonly free: readonly Box[];
}

export function surroundingsOf(
  figures: readonly FigureScene[],
  labels: readonly LabelScene[],
  places: ReadonlyMap<number, LabelPlace>,
  chips: readonly ChipScene[],
  chart: Chart,
  free: readonly Box[],
): Surroundings {
  return {
    craft: figures.map((figure) => around(chart.at(figure.spot), reachOf(figure) * chart.look.scale)),
    labels: [
      ...labels.flatMap(({ id, width, height }) => {
        const [figure, place] = [figures.find((each) => each.id === id), places.get(id)];
        if (figure === undefined || place === undefined) return [];
        const { x, y } = chart.at(figure.spot);
        return [{ x: x + place.dx - width / 2, y: y + place.dy - height / 2, width, height }];
      }),
      ...chips.map(({ pointer }) => chipBox(pointer)),
    ],
    free: free.length > 0 ? free : [{ x: 0, y: 0, ...chart.size }],
  };
}

import { type ReactNode, useMemo, useRef } from 'react';
import { tailOf } from '../../art/great-war/biplane.tsx';
import type { Box } from '../../widgets/pan-zoom.ts';
import { pointerTo } from './camera.ts';
import type { GhostScene } from './ghost.tsx';
import type { LabelPlace } from './labels.ts';
import { placeLabels } from './labels.ts';
import { type Motion, useMoved } from './motion.ts';
import type { FigureScene } from './token.tsx';
import type { Chart } from './use-camera.ts';

/** What is written beside an aircraft, and how much room it takes. */
export interface LabelScene {
  readonly id: number;
  readonly width: number;
  readonly height: number;
  readonly shown: ReactNode;
}

interface Props {
  readonly figures: readonly FigureScene[];
  readonly ghosts: readonly GhostScene[];
  readonly labels: readonly LabelScene[];
  readonly chart: Chart;
  readonly free: readonly Box[];
  readonly motion: Motion;
}

/** Half of an aircraft, in millimetres; the tail of a large one reaches further. */
const REACH = 36;
const reachOf = ({ machine, level }: FigureScene): number => Math.max(REACH, tailOf(machine, level));

/** Labels keep their size at every zoom, and hide as little as can be. */
export function Labels({ figures, ghosts, labels, chart, free, motion }: Props) {
  const places = useMemo(() => {
    const wishes = labels.flatMap(({ id, width, height }) => {
      const figure = figures.find((each) => each.id === id);
      if (figure === undefined || pointerTo(figure.spot, chart.look, chart.size, free) !== null) return [];
      return [{ id, ...chart.at(figure.spot), reach: reachOf(figure) * chart.look.scale, width, height }];
    });
    // Neither does a label hide where a plan leads.
    const planned = ghosts.flatMap(({ steps }) =>
      steps.map(({ to }) => {
        const { x, y } = chart.at(to);
        const reach = REACH * chart.look.scale;
        return { x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach };
      }),
    );
    return placeLabels(wishes, planned, free[0] ?? { x: 0, y: 0, ...chart.size });
  }, [figures, ghosts, labels, chart, free]);
  return labels.map((label) => {
    const figure = figures.find((each) => each.id === label.id);
    const place = places.get(label.id);
    if (figure === undefined || place === undefined) return null;
    return <Label key={label.id} figure={figure} place={place} chart={chart} motion={motion} label={label} />;
  });
}

interface LabelProps extends Pick<Props, 'chart' | 'motion'> {
  readonly figure: FigureScene;
  readonly place: LabelPlace;
  readonly label: LabelScene;
}

function Label({ figure, place, chart, motion, label }: LabelProps) {
  const box = useRef<HTMLDivElement>(null);
  useMoved(motion, figure, ({ spot, fade }) => {
    const { x, y } = chart.at(spot);
    if (box.current === null) return;
    box.current.style.transform = `translate(${x + place.dx}px, ${y + place.dy}px) scale(var(--upright))`;
    box.current.style.opacity = `${fade}`;
  });
  return (
    <div ref={box} className="map-label upright" data-for={figure.badge}>
      {label.shown}
    </div>
  );
}

import { type ReactNode, useMemo, useRef } from 'react';
import { tailOf } from '../../art/great-war/biplane.tsx';
import type { Box } from '../../widgets/pan-zoom.ts';
import { around } from './camera.ts';
import { chipBox } from './edge-chips.ts';
import { type GhostScene, type GhostStep, numberOf } from './ghost.tsx';
import type { LabelPlace } from './labels.ts';
import { placeLabels } from './labels.ts';
import { type Motion, useMoved } from './motion.ts';
import type { ChipScene } from './pointers.tsx';
import type { FigureScene } from './token.tsx';
import type { Chart } from './use-camera.ts';

/** What is written beside an aircraft, and how much room it takes. */
export interface LabelScene {
  readonly id: number;
  readonly width: number;
  readonly height: number;
  readonly shown: ReactNode;
}

interface Wish {
  readonly figures: readonly FigureScene[];
  readonly ghosts: readonly GhostScene[];
  readonly labels: readonly LabelScene[];
  readonly chart: Chart;
  readonly free: readonly Box[];
  /** Who is pointed at from the edge, and is not labelled. */
  readonly chips: readonly ChipScene[];
}

interface Props extends Pick<Wish, 'figures' | 'labels' | 'chart'> {
  readonly places: ReadonlyMap<number, LabelPlace>;
  readonly motion: Motion;
}

/** Half of an aircraft, in millimetres; the tail of a large one reaches further. */
const REACH = 36;
export const reachOf = ({ machine, level }: FigureScene): number => Math.max(REACH, tailOf(machine, level));

/** The room of a number with its level below it, in pixels. */
function numberBox(chart: Chart, step: GhostStep): Box {
  const { x, y } = chart.at(numberOf(step));
  return { x: x - 16, y: y - 13, width: 32, height: step.level === null ? 26 : 46 };
}

/** Where every label stands; who is out of sight has none. */
export function useLabelPlaces({ figures, ghosts, labels, chart, free, chips }: Wish): ReadonlyMap<number, LabelPlace> {
  return useMemo(() => {
    const wishes = labels.flatMap(({ id, width, height }) => {
      const figure = figures.find((each) => each.id === id);
      if (figure === undefined || chips.some(({ key }) => key === figure.badge)) return [];
      return [{ id, ...chart.at(figure.spot), reach: reachOf(figure) * chart.look.scale, width, height }];
    });
    // Neither does a label hide where a plan leads, nor which card leads there.
    const planned = ghosts.flatMap(({ steps }) =>
      steps.flatMap((step) => [around(chart.at(step.to), REACH * chart.look.scale), numberBox(chart, step)]),
    );
    const parts = free.length > 0 ? free : [{ x: 0, y: 0, ...chart.size }];
    return placeLabels(
      wishes,
      planned,
      parts,
      chips.map(({ pointer }) => chipBox(pointer)),
    );
  }, [figures, ghosts, labels, chart, free, chips]);
}

/** Labels keep their size at every zoom, and hide as little as can be. */
export function Labels({ figures, labels, places, chart, motion }: Props) {
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

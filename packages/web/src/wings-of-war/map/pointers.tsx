import type { ReactNode } from 'react';
import type { Box } from '../../widgets/pan-zoom.ts';
import { Sign, type SignName } from '../signs.tsx';
import { useWingsWords } from '../words/words.ts';
import { type Pointer, pointerTo } from './camera.ts';
import type { AreaScene } from './scene.ts';
import { type TaskPlace, taskPlaces } from './task-places.ts';
import type { FigureScene } from './token.tsx';
import type { Chart } from './use-camera.ts';

interface Props {
  readonly figures: readonly FigureScene[];
  readonly areas: readonly AreaScene[];
  /** From whom distances are told. */
  readonly eye: number;
  readonly chart: Chart;
  readonly free: readonly Box[];
  onGo(spot: { readonly x: number; readonly y: number }): void;
}

const signs: { readonly [kind in TaskPlace['kind']]: SignName } = { zone: 'photograph', exit: 'exit', field: 'land' };

/** Whoever is out of the picture is pointed at from its edge, with his distance, and so is where a task leads; a touch goes there. */
export function Pointers({ figures, areas, eye, chart, free, onGo }: Props) {
  const w = useWingsWords();
  const from = figures.find(({ id }) => id === eye)?.spot;
  const others = figures.map(({ id, badge, isOwn, spot }) => {
    const pointer = pointerTo(spot, chart.look, chart.size, free);
    if (pointer === null) return null;
    const distance =
      from === undefined || id === eye ? '' : w.terms.centimetres(Math.hypot(spot.x - from.x, spot.y - from.y));
    const words = w.map.outside({ badge, distance });
    return (
      <Chip key={id} pointer={pointer} tone={isOwn ? 'own' : 'enemy'} words={words} onGo={() => onGo(spot)}>
        <span aria-hidden="true">{badge}</span>
        {distance !== '' && <small aria-hidden="true">{distance}</small>}
      </Chip>
    );
  });
  const places = taskPlaces(areas, figures).map(({ kind, badge, spot, distance }) => {
    const pointer = pointerTo(spot, chart.look, chart.size, free);
    if (pointer === null) return null;
    const words = w.map.taskAway({ badge, task: w.map.tasks[kind], distance: w.terms.centimetres(distance) });
    return (
      <Chip key={`${badge} ${kind}`} pointer={pointer} tone="task" words={words} onGo={() => onGo(spot)}>
        <Sign of={signs[kind]} />
        <span aria-hidden="true">{badge}</span>
        <small aria-hidden="true">{w.terms.centimetres(distance)}</small>
      </Chip>
    );
  });
  return [...others, ...places];
}

interface ChipProps {
  readonly pointer: Pointer;
  readonly tone: 'own' | 'enemy' | 'task';
  readonly words: string;
  readonly children: ReactNode;
  onGo(): void;
}

const Chip = ({ pointer: { x, y, towards }, tone, words, children, onGo }: ChipProps) => (
  <button
    type="button"
    className={`pointer ${tone}`}
    style={{ transform: `translate(${x}px, ${y}px)` }}
    title={words}
    onClick={onGo}
  >
    <span className="unseen">{words}</span>
    <svg className="pointer-arrow" viewBox="-8 -8 16 16" aria-hidden="true" style={{ rotate: `${towards}deg` }}>
      <path d="M0-7L6 5L0 2L-6 5Z" />
    </svg>
    {children}
  </button>
);

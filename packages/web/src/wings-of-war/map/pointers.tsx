import type { Box } from '../../widgets/pan-zoom.ts';
import { useWingsWords } from '../words/words.ts';
import { pointerTo } from './camera.ts';
import type { FigureScene } from './token.tsx';
import type { Chart } from './use-camera.ts';

interface Props {
  readonly figures: readonly FigureScene[];
  /** From whom distances are told. */
  readonly eye: number;
  readonly chart: Chart;
  readonly free: readonly Box[];
  onGo(spot: { readonly x: number; readonly y: number }): void;
}

/** Whoever is out of the picture is pointed at from its edge, with his distance; a touch goes there. */
export function Pointers({ figures, eye, chart, free, onGo }: Props) {
  const w = useWingsWords();
  const from = figures.find(({ id }) => id === eye)?.spot;
  return figures.map(({ id, badge, isOwn, spot }) => {
    const pointer = pointerTo(spot, chart.look, chart.size, free);
    if (pointer === null) return null;
    const distance =
      from === undefined || id === eye ? '' : w.terms.centimetres(Math.hypot(spot.x - from.x, spot.y - from.y));
    return (
      <button
        key={id}
        type="button"
        className={`pointer ${isOwn ? 'own' : 'enemy'}`}
        style={{ transform: `translate(${pointer.x}px, ${pointer.y}px)` }}
        title={w.map.outside({ badge, distance })}
        onClick={() => onGo(spot)}
      >
        <span className="unseen">{w.map.outside({ badge, distance })}</span>
        <svg viewBox="-8 -8 16 16" aria-hidden="true" style={{ rotate: `${pointer.towards}deg` }}>
          <path d="M0-7L6 5L0 2L-6 5Z" />
        </svg>
        <span aria-hidden="true">{badge}</span>
        {distance !== '' && <small aria-hidden="true">{distance}</small>}
      </button>
    );
  });
}

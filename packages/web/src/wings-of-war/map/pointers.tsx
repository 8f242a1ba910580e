import type { Box } from '../../widgets/pan-zoom.ts';
import { Sign, type SignName } from '../signs.tsx';
import { useWingsWords } from '../words/words.ts';
import { apart, pointerTo } from './camera.ts';
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
  const others = figures.map(({ id, badge, isOwn, spot }): Chip => {
    const distance =
      from === undefined || id === eye ? '' : w.terms.centimetres(Math.hypot(spot.x - from.x, spot.y - from.y));
    const words = w.map.outside({ badge, distance });
    return { key: badge, spot, tone: isOwn ? 'own' : 'enemy', sign: null, badge, distance, words };
  });
  const places = taskPlaces(areas, figures).map(({ kind, badge, spot, distance: mm }): Chip => {
    const distance = w.terms.centimetres(mm);
    const words = w.map.taskAway({ badge, task: w.map.tasks[kind], distance });
    return { key: `${badge} ${kind}`, spot, tone: 'task', sign: signs[kind], badge, distance, words };
  });
  const outside = [...others, ...places].flatMap((chip) => {
    const pointer = pointerTo(chip.spot, chart.look, chart.size, free);
    return pointer === null ? [] : [{ chip, pointer }];
  });
  const spread = apart(
    outside.map(({ pointer }) => pointer),
    free[0] ?? { x: 0, y: 0, ...chart.size },
  );
  return outside.map(({ chip: { key, spot, tone, sign, badge, distance, words } }, i) => (
    <button
      key={key}
      type="button"
      className={`pointer ${tone}`}
      style={{ transform: `translate(${spread[i].x}px, ${spread[i].y}px)` }}
      title={words}
      onClick={() => onGo(spot)}
    >
      <span className="unseen">{words}</span>
      <svg
        className="pointer-arrow"
        viewBox="-8 -8 16 16"
        aria-hidden="true"
        style={{ rotate: `${spread[i].towards}deg` }}
      >
        <path d="M0-7L6 5L0 2L-6 5Z" />
      </svg>
      {sign !== null && <Sign of={sign} />}
      <span aria-hidden="true">{badge}</span>
      {distance !== '' && <small aria-hidden="true">{distance}</small>}
    </button>
  ));
}

/** Somebody, or a place, that may be out of the picture. */
interface Chip {
  readonly key: string;
  readonly spot: { readonly x: number; readonly y: number };
  readonly tone: 'own' | 'enemy' | 'task';
  readonly sign: SignName | null;
  readonly badge: string;
  readonly distance: string;
  readonly words: string;
}

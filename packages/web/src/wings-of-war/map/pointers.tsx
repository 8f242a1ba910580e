import type { Box } from '../../widgets/pan-zoom.ts';
import { Sign, type SignName } from '../signs.tsx';
import type { WingsWords } from '../words/words.ts';
import { around, inWindow } from './camera.ts';
import { apart, chipHalves, type Pointer, pointerTo } from './edge-chips.ts';
import type { AreaScene, MapScene } from './scene.ts';
import { taskPlaces } from './task-places.ts';
import type { Chart } from './use-camera.ts';

/** Somebody, or a place, that is out of the picture, and where on its edge it is pointed at. */
export interface ChipScene {
  readonly key: string;
  readonly spot: { readonly x: number; readonly y: number };
  readonly tone: 'own' | 'enemy' | 'task';
  readonly sign: SignName | null;
  readonly badge: string;
  /** Empty: there is no room for it, or it is one's own. */
  readonly distance: string;
  readonly words: string;
  readonly pointer: Pointer;
}

const signs: { readonly [kind in AreaScene['kind']]: SignName } = { zone: 'photograph', exit: 'exit', field: 'land' };

/** Half an aircraft with its wings, in millimetres: what no chip lies upon. */
const WINGS = 34;

interface Sight {
  readonly chart: Chart;
  readonly free: readonly Box[];
  /** From whom distances are told. */
  readonly eye: number;
  /** Names alone, where there is no room for more. */
  readonly isBrief: boolean;
}

/** Whoever is out of the picture is pointed at from its edge, with his distance, and so is where a task leads. */
export function chipsFor(
  w: WingsWords,
  { figures, areas, ghosts }: MapScene,
  { chart, free, eye, isBrief }: Sight,
): ChipScene[] {
  const { look, size } = chart;
  const from = figures.find(({ id }) => id === eye)?.spot;
  const half = isBrief ? chipHalves.brief : chipHalves.whole;
  const chip = (scene: Omit<ChipScene, 'pointer'>): ChipScene[] => {
    const pointer = pointerTo(scene.spot, look, size, free, scene.sign === null ? half : { ...half, x: half.x + 8 });
    return pointer === null ? [] : [{ ...scene, distance: isBrief ? '' : scene.distance, pointer }];
  };
  const others = figures.flatMap(({ id, badge, isOwn, spot }) => {
    const distance =
      from === undefined || id === eye ? '' : w.terms.centimetres(Math.hypot(spot.x - from.x, spot.y - from.y));
    const words = w.map.outside({ badge, distance });
    return chip({ key: badge, spot, tone: isOwn ? 'own' : 'enemy', sign: null, badge, distance, words });
  });
  const tasks = taskPlaces(areas, figures).flatMap(({ kind, badge, spot, distance: mm }) => {
    const distance = w.terms.centimetres(mm);
    const words = w.map.taskAway({ badge, task: w.map.tasks[kind], distance });
    return chip({ key: `${badge} ${kind}`, spot, tone: 'task', sign: signs[kind], badge, distance, words });
  });
  const outside = [...others, ...tasks];
  const seen = figures.filter(({ badge }) => outside.every(({ key }) => key !== badge));
  // Neither do they lie upon where a plan leads.
  const places = [...seen.map(({ spot }) => spot), ...ghosts.flatMap(({ steps }) => steps.map(({ to }) => to))];
  const craft = places.map((spot) => around(inWindow(look, size, spot), WINGS * look.scale));
  const spread = apart(
    outside.map(({ pointer }) => pointer),
    free[0] ?? { x: 0, y: 0, ...size },
    craft,
  );
  return outside.map((scene, i) => ({ ...scene, pointer: spread[i] }));
}

interface Props {
  readonly chips: readonly ChipScene[];
  onGo(spot: ChipScene['spot']): void;
}

/** The chips at the edge; a touch goes there. */
export const Pointers = ({ chips, onGo }: Props) =>
  chips.map(({ key, spot, tone, sign, badge, distance, words, pointer: { x, y, towards } }) => (
    <button
      key={key}
      type="button"
      className={`pointer ${tone}`}
      style={{ transform: `translate(${x}px, ${y}px)` }}
      title={words}
      onClick={() => onGo(spot)}
    >
      <span className="unseen">{words}</span>
      <svg className="pointer-arrow" viewBox="-8 -8 16 16" aria-hidden="true" style={{ rotate: `${towards}deg` }}>
        <path d="M0-7L6 5L0 2L-6 5Z" />
      </svg>
      {sign !== null && <Sign of={sign} />}
      <span aria-hidden="true">{badge}</span>
      {distance !== '' && <small aria-hidden="true">{distance}</small>}
    </button>
  ));

import { boxOf } from './box.ts';
import { CloudAbout, Flames, Smoke, trailOf } from './effects.tsx';
import { drawnAs, type Machine } from './machine.ts';
import { usePicture } from './use-picture.ts';

/** Millimetres of the map for each metre of a machine: about 1:104. */
export const MM_PER_METRE = 9.6;

/** Levels of altitude above the ground that can be told apart. */
export type Level = 0 | 1 | 2 | 3;

/** The higher the larger; without altitude all are as large as on level 2. */
const sizes: { readonly [level in Level]: number } = { 0: 0.84, 1: 0.9, 2: 1, 3: 1.14 };
const sizeAt = (level: Level | null): number => (level === null ? 1 : sizes[level]);

/** Half of what a machine takes on the map in any direction, in millimetres; behind one that smokes, its trail as well. */
export function reachOf(machine: Machine, level: Level | null, hasSmoke: boolean): number {
  const { span, length } = drawnAs(machine).type;
  const { left, top, height } = boxOf({ span, length });
  const far = Math.max(-left, -top, top + height, hasSmoke ? trailOf(length) : 0);
  return Math.ceil(far * MM_PER_METRE * sizeAt(level));
}

/** How far its tail is behind the middle of its base, in millimetres of the map. */
export function tailOf(machine: Machine, level: Level | null): number {
  const { top, height } = boxOf(drawnAs(machine).type);
  return (top + height) * MM_PER_METRE * sizeAt(level);
}

/** What is not there yet: laid, only pointed at, or barred. */
export type Ghost = 'laid' | 'tried' | 'barred';

interface Common {
  readonly machine: Machine;
  /** Pixels of CSS per millimetre of the map: how finely it is painted. */
  readonly scale: number;
  /** Null: altitude is not used. */
  readonly level?: Level | null;
}

export interface BiplaneProps extends Common {
  /** Degrees clockwise from the top of the screen: the light stays at the upper left. It does not turn the drawing. */
  readonly heading: number;
  /** Clusters of hits, 0 to 6. */
  readonly hits?: number;
  readonly hasSmoke?: boolean;
  readonly hasFire?: boolean;
  readonly isInCloud?: boolean;
  readonly ghost?: Ghost | null;
  /** Without halo and propeller: on a card. */
  readonly isPlain?: boolean;
}

/** A machine from above as a part of the map, nose up, about 0 0, in millimetres; whoever places it turns it. */
export function Biplane(props: BiplaneProps) {
  const { machine, heading, scale, level = null, hits = 0, ghost = null } = props;
  const { hasSmoke = false, hasFire = false, isInCloud = false } = props;
  const isPlain = props.isPlain === true || ghost !== null;
  const size = MM_PER_METRE * sizeAt(level);
  const manner = isPlain ? 'plain' : 'whole';
  const picture = usePicture({ machine, manner, heading, scale: scale * size, holes: hits, urgency: 'fight' });
  const { type } = drawnAs(machine);
  return (
    <g className={`biplane${ghost === null ? '' : ` ghost-${ghost}`}`} style={{ transform: `scale(${size})` }}>
      {isInCloud && <CloudAbout length={type.length} name={machine.card} />}
      {hasSmoke && <Smoke length={type.length} name={machine.card} />}
      {picture !== null && <image href={picture.url} {...placeOf(machine)} preserveAspectRatio="none" />}
      {hasFire && <Flames />}
    </g>
  );
}

const heights: { readonly [level in Level]: number } = { 0: 1, 1: 2, 2: 4, 3: 7.5 };
const UNKNOWN_HEIGHT = 4;

/** How high a machine is above its shadow: for each of these the shadow lies 5 mm to the right and 6 down the screen. */
export const heightOf = (level: Level | null): number => (level === null ? UNKNOWN_HEIGHT : heights[level]);

/** A shadow needs few pixels: its edge is soft. */
const SHADOW_SCALE = 5;

/** The shadow of a machine, nose up, about 0 0, in millimetres; whoever places it moves it by its offset and turns it. */
export function BiplaneShadow({ machine, level = null }: Omit<Common, 'scale'>) {
  const size = MM_PER_METRE * 0.96;
  const picture = usePicture({
    machine: { ...machine, card: '' },
    manner: 'shadow',
    heading: 0,
    scale: SHADOW_SCALE,
    holes: 0,
    // An aircraft without its shadow is better than a shadow without its aircraft.
    urgency: 'seen',
  });
  return (
    <g
      className={`biplane-shadow${level === null ? '' : ` level-${level}`}`}
      style={{ transform: `scale(${size * sizeAt(level)})` }}
    >
      {picture !== null && <image href={picture.url} {...placeOf(machine)} preserveAspectRatio="none" />}
    </g>
  );
}

/** Where the picture of a machine lies, in metres. */
function placeOf(machine: Machine) {
  const { left, top, width, height } = boxOf(drawnAs(machine).type);
  return { x: left, y: top, width, height };
}

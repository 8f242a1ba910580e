import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { Biplane, BiplaneShadow, type Level, shadowOffset } from '../../art/great-war/biplane.tsx';
import type { Machine } from '../../art/great-war/machine.ts';
import { along, BASE_LENGTH, BASE_WIDTH, FRONT_HALF, placed, type Spot } from '../model/drawing.ts';

/** A counter beside a base: what, and how many. */
export interface Counter {
  readonly kind: 'fire' | 'smoke' | 'jam' | 'rear-jam' | 'climb';
  readonly count: number;
}

/** An aircraft on the map. */
export interface FigureScene {
  readonly id: number;
  readonly machine: Machine;
  readonly badge: string;
  readonly own: boolean;
  readonly spot: Spot;
  /** How many stands are under the model; 0: on the ground. */
  readonly stands: number;
  /** null: altitude is not used. */
  readonly level: string | null;
  readonly inCloud: boolean;
  readonly lit: boolean;
  readonly rear: number | null;
  readonly counters: readonly Counter[];
}

/** Where an aircraft is flying to, and how long that takes in milliseconds. */
export interface FlightScene {
  readonly from: Spot;
  readonly to: Spot;
  readonly duration: number;
}

/** How finely aircraft are painted, in pixels per millimetre: as large as the map mostly shows them. */
const SCALE = 1.5;

/** How high it flies, by its stands; null: altitude is not used. */
const levelOf = ({ level, stands }: FigureScene): Level | null =>
  level === null ? null : (Math.min(3, Math.max(0, stands - 1)) as Level);

const corner = (half: number): string => {
  const x = BASE_LENGTH * Math.tan((half * Math.PI) / 180);
  return `M0 0L${(-x / 2).toFixed(1)} ${-BASE_LENGTH / 2}M0 0L${(x / 2).toFixed(1)} ${-BASE_LENGTH / 2}`;
};

const eased = (part: number): number => part * part * (3 - 2 * part);

/**
 * Moves a part of the drawing along a flight, without asking React sixty times a second. `upright`: it keeps this turn.
 * `right` and `down`: it keeps this distance.
 */
function useFlight(
  flight: FlightScene | null,
  upright: number | null,
  right = 0,
  down = 0,
): RefObject<SVGGElement | null> {
  const part = useRef<SVGGElement>(null);
  useEffect(() => {
    if (flight === null) return;
    let handle = 0;
    const began = performance.now();
    const fly = (now: number): void => {
      const done = Math.min(1, Math.max(0, (now - began) / flight.duration));
      const at = along(flight.from, flight.to, eased(done));
      const spot = { x: at.x + right, y: at.y + down, turn: upright ?? at.turn };
      part.current?.setAttribute('transform', placed(spot));
      if (done < 1) handle = requestAnimationFrame(fly);
    };
    handle = requestAnimationFrame(fly);
    return () => cancelAnimationFrame(handle);
  }, [flight, upright, right, down]);
  return part;
}

interface FigureProps {
  readonly figure: FigureScene;
  readonly flight: FlightScene | null;
  readonly upright: number;
  readonly isTarget: boolean;
  readonly title: string;
  onPick(id: number): void;
}

/** A base with its model; it flies along its path. */
export function Figure({ figure, flight, upright, isTarget, title, onPick }: FigureProps) {
  const body = useFlight(flight, null);
  const { machine, spot, stands, counters } = figure;
  const classes = ['figure', figure.own ? 'own' : 'foe', figure.lit ? 'lit' : '', figure.inCloud ? 'clouded' : ''];
  const pick = (event: MouseEvent): void => {
    event.stopPropagation();
    onPick(figure.id);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the same can be done with buttons, which have names
    <g
      ref={body}
      className={classes.filter((name) => name !== '').join(' ')}
      transform={placed(flight?.from ?? spot)}
      onClick={pick}
    >
      <title>{title}</title>
      {isTarget && <circle className="target-ring" r={44} />}
      <rect
        className="base"
        x={-BASE_WIDTH / 2}
        y={-BASE_LENGTH / 2}
        width={BASE_WIDTH}
        height={BASE_LENGTH}
        rx={2.5}
      />
      <path className="base-arc" d={corner(FRONT_HALF)} />
      <path className="base-front" d={`M-6 ${-BASE_LENGTH / 2}H6`} />
      <path className="base-rear" d={`M-3 ${BASE_LENGTH / 2}L0 ${BASE_LENGTH / 2 - 5}L3 ${BASE_LENGTH / 2}`} />
      <circle className="peg" r={2.2 + Math.max(0, stands) * 0.5} />
      <Biplane
        machine={machine}
        heading={spot.turn - upright}
        scale={SCALE}
        level={levelOf(figure)}
        hasSmoke={counters.some(({ kind }) => kind === 'smoke')}
        hasFire={counters.some(({ kind }) => kind === 'fire')}
      />
    </g>
  );
}

interface ShadowProps {
  readonly figure: FigureScene;
  readonly flight: FlightScene | null;
  readonly upright: number;
}

/** The shadow of an aircraft on the land: how far it lies away tells how high it flies. One on the ground has none. */
export function FigureShadow({ figure, flight, upright }: ShadowProps) {
  const level = levelOf(figure);
  const [right, down] = shadowOffset(level).map((far) => (upright === 0 ? far : -far));
  const shadow = useFlight(flight, null, right, down);
  const { x, y, turn } = flight?.from ?? figure.spot;
  if (figure.stands === 0) return null;
  return (
    <g ref={shadow} transform={placed({ x: x + right, y: y + down, turn })}>
      <BiplaneShadow machine={figure.machine} level={level} />
    </g>
  );
}

interface LabelProps {
  readonly figure: FigureScene;
  readonly flight: FlightScene | null;
  readonly upright: number;
}

/** What must be known of an aircraft, in small signs beside it; above all bases, so that none hides another. */
export function FigureLabel({ figure, flight, upright }: LabelProps) {
  const label = useFlight(flight, upright);
  return (
    <g
      ref={label}
      className={figure.own ? 'own' : 'foe'}
      transform={placed({ ...(flight?.from ?? figure.spot), turn: upright })}
    >
      <Label figure={figure} />
    </g>
  );
}

/** In pixels, whatever the zoom: badge, altitude, counters. */
function Label({ figure: { badge, level, counters } }: { readonly figure: FigureScene }) {
  return (
    <g className="figure-label">
      <g className="figure-badge">
        <rect x={-15} y={-10} width={30} height={20} rx={4} />
        <text y={5}>{badge}</text>
      </g>
      {level !== null && (
        <g className="figure-level" transform="translate(33 0)">
          <rect x={-15} y={-10} width={30} height={20} rx={10} />
          <text y={5}>{level}</text>
        </g>
      )}
      {counters.map(({ kind, count }, i) => (
        <g key={kind} className={`counter ${kind}`} transform={`translate(${-33 - i * 30} 0)`}>
          <rect x={-14} y={-10} width={28} height={20} rx={3} />
          <path d={signs[kind]} transform="translate(-6 0)" />
          <text x={6} y={5}>
            {count}
          </text>
        </g>
      ))}
    </g>
  );
}

/** Signs about 0 0, ten pixels high. */
const signs: { readonly [kind in Counter['kind']]: string } = {
  fire: 'M0-6Q5-1 3 3Q2 6 0 6Q-3 6-3 3Q-3 1-1 0Q0-3 0-6Z',
  smoke: 'M-4 4Q-6 1-3 0Q-4-4 0-4Q3-5 4-2Q6 0 4 2Q4 5 0 4Q-2 6-4 4Z',
  jam: 'M-4-4L4 4M4-4L-4 4',
  'rear-jam': 'M-4-4L4 2M4-4L-4 2M-4 5H4',
  climb: 'M-4 1L0-4L4 1M0-4V5',
};

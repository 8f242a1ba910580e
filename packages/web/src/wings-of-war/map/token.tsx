import { type CSSProperties, useRef, useState } from 'react';
import { Biplane, BiplaneShadow, heightOf, type Level, reachOf } from '../../art/great-war/biplane.tsx';
import { headingNear } from '../../art/great-war/commission.ts';
import type { Machine } from '../../art/great-war/machine.ts';
import { spotOf } from '../../play/spots.ts';
import { BASE_LENGTH, BASE_WIDTH, type Spot } from '../model/drawing.ts';
import { type Motion, useMoved } from './motion.ts';
import type { Chart } from './use-camera.ts';

/** An aircraft on the map. */
export interface FigureScene {
  readonly id: number;
  readonly machine: Machine;
  readonly badge: string;
  readonly isOwn: boolean;
  readonly spot: Spot;
  /** null: altitude is not used. */
  readonly level: Level | null;
  readonly isLanded: boolean;
  readonly isClouded: boolean;
  /** Clusters of holes. */
  readonly holes: number;
  readonly isSmoking: boolean;
  readonly isBurning: boolean;
}

/** Half of what the ring about a target takes, in millimetres. */
const RING = 46;
const HALF_RING = RING + 2;

/** A square about an aircraft: what is moved in every picture is as small as can be. */
const squareOf = (half: number): string => `${-half} ${-half} ${2 * half} ${2 * half}`;

interface Props {
  readonly figure: FigureScene;
  readonly chart: Chart;
  readonly motion: Motion;
}

/** The shadow on the ground: further away the higher it flies; who stands on the ground has none. */
export function Shadow({ figure, chart, motion }: Props) {
  const shadow = useRef<HTMLDivElement>(null);
  useMoved(motion, figure, ({ spot, lift }) => {
    const { x, y } = chart.at(spot);
    if (shadow.current !== null)
      shadow.current.style.transform = `translate(${x}px, ${y}px) rotate(${spot.turn}deg) scale(${lift})`;
  });
  if (figure.isLanded || figure.isClouded) return null;
  const half = reachOf(figure.machine, figure.level, false);
  const side = 2 * half * chart.look.scale;
  return (
    <div
      ref={shadow}
      className="plane-shadow"
      style={
        {
          width: side,
          height: side,
          '--height': heightOf(figure.level),
          '--mm': `${chart.look.scale}px`,
        } as CSSProperties
      }
    >
      <svg viewBox={squareOf(half)} aria-hidden="true" focusable="false">
        <BiplaneShadow machine={figure.machine} level={figure.level} />
      </svg>
    </div>
  );
}

interface TokenProps extends Props {
  readonly name: string;
  /** The higher, the more others it flies over. */
  readonly rank: number;
  readonly isLit: boolean;
  readonly isTarget: boolean;
  /** A gun of the plan would touch its base. */
  readonly isTouched: boolean;
  onPick(id: number): void;
}

/** A base with its aircraft: a button, which flies along its path. */
export function Token({ figure, chart, motion, name, rank, isLit, isTarget, isTouched, onPick }: TokenProps) {
  const token = useRef<HTMLButtonElement>(null);
  const body = useRef<HTMLSpanElement>(null);
  // The light stays where it is while the aircraft turns: another picture every 15 degrees.
  const [heading, setHeading] = useState(headingNear(figure.spot.turn));
  useMoved(motion, figure, ({ spot, bank, lift, fade }) => {
    const { x, y } = chart.at(spot);
    if (token.current !== null) token.current.style.transform = `translate(${x}px, ${y}px)`;
    if (body.current === null) return;
    body.current.style.transform = `rotate(${spot.turn}deg) scale(${lift * (1 - bank)}, ${lift})`;
    body.current.style.opacity = `${fade}`;
    setHeading(headingNear(spot.turn));
  });
  const { isOwn, isClouded } = figure;
  const marks = [
    isOwn ? 'own' : 'enemy',
    isLit ? 'lit' : '',
    isTarget ? 'target' : '',
    isTouched ? 'touched' : '',
    isClouded ? 'clouded' : '',
  ];
  const half = Math.max(HALF_RING, reachOf(figure.machine, figure.level, figure.isSmoking));
  const side = 2 * half * chart.look.scale;
  return (
    <button
      ref={token}
      type="button"
      className={`token ${marks.filter((mark) => mark !== '').join(' ')}`}
      data-plane={figure.badge}
      style={{ zIndex: rank }}
      aria-label={name}
      title={name}
      onClick={() => onPick(figure.id)}
    >
      <span ref={body} className="figure" style={{ width: side, height: side }}>
        <svg viewBox={squareOf(half)} aria-hidden="true" focusable="false">
          <rect
            className="base"
            data-spot={spotOf.aircraft(figure.badge)}
            x={-BASE_WIDTH / 2}
            y={-BASE_LENGTH / 2}
            width={BASE_WIDTH}
            height={BASE_LENGTH}
            rx={3}
          />
          <path className="base-marks" d={`M-3 ${-BASE_LENGTH / 2}h6M0 ${BASE_LENGTH / 2 - 6}l-3.4 4.600h6.800z`} />
          {isTarget && <circle className="target-ring" r={RING} />}
          <Biplane
            machine={figure.machine}
            heading={heading}
            scale={chart.look.scale}
            level={figure.level}
            hits={figure.holes}
            hasSmoke={figure.isSmoking}
            hasFire={figure.isBurning}
            isInCloud={isClouded}
          />
        </svg>
      </span>
    </button>
  );
}

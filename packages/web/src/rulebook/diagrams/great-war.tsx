import type { ReactNode } from 'react';
import { Biplane } from '../../art/great-war/biplane.tsx';
import type { Machine } from '../../art/great-war/machine.ts';

/** WOW-GAP-15 — the base, in millimetres. */
export const BASE = { width: 43.5, length: 67.5 };

export const spad: Machine = { card: 'spad-fonck', type: 'spad-xiii', seats: 1, nation: 'france' };
export const triplane: Machine = { card: 'triplane-richthofen', type: 'fokker-dr1', seats: 1, nation: 'germany' };

/** Pixels of CSS for each millimetre: how finely machines are painted. */
const SCALE = 1;

interface Props {
  readonly machine: Machine;
  /** Millimetres to the right and down; degrees clockwise from nose up. */
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly isGhost?: boolean;
}

/** A machine on its base. */
export const OnBase = ({ machine, x, y, turn, isGhost = false }: Props) => (
  <g transform={`translate(${x} ${y}) rotate(${turn})`} opacity={isGhost ? 0.5 : 1}>
    <rect
      className="diagram-base"
      x={-BASE.width / 2}
      y={-BASE.length / 2}
      width={BASE.width}
      height={BASE.length}
      rx="3"
    />
    <Biplane machine={machine} heading={turn} scale={SCALE} />
  </g>
);

/** A piece of the map, in millimetres. */
export const MapPiece = ({ box, children }: { readonly box: string; readonly children: ReactNode }) => (
  <svg viewBox={box} className="diagram-map" aria-hidden="true">
    {children}
  </svg>
);

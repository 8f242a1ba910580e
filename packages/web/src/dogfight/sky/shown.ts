import type { ReactNode } from 'react';
import type { Box } from '../../play/table/frame.ts';
import type { TokenScene } from '../scene.ts';
import type { OhkaScene } from '../sortie/scene.ts';
import type { Arranged } from './arrange.ts';

/** A deed that is being shown: what it looks like, and after how many milliseconds. */
export interface Shown {
  readonly key: number;
  readonly after: number;
  draw(onDone: () => void): ReactNode;
}

/** The sky in which it is shown: who was where before it. */
export interface Over {
  readonly tokens: readonly TokenScene[];
  readonly arranged: Arranged;
  readonly ohkas: readonly OhkaScene[];
  readonly height: number;
  /** Whether the target floats. */
  readonly isAtSea: boolean;
}

/** A duel at a desk is drawn with so many pixels a metre: effects are made for it. */
export const DESK_SCALE = 20;

/** The room that the plate of a target takes, with a line for what has become of it. */
const PLATE = 72;

/** Where what is aimed at a target arrives: its middle, at its foot, above its plate. */
export const aimAt = ({ left, top, width, height }: Box): { readonly x: number; readonly y: number } => ({
  x: left + width / 2,
  y: top + Math.min(height / 2, Math.max(height * 0.3, height - PLATE)),
});

let count = 0;

/** A number that nothing else that is shown has. */
export const nextKey = (): number => ++count;

export const show = (after: number, draw: Shown['draw']): Shown => ({ key: nextKey(), after, draw });

import type { BodyForm, TailForm, TipForm } from './forms.ts';
import type { Finish } from './livery.ts';

/*
 * A type of the Great War from above, in metres. `at`, seats, reach and exhausts count back from the nose. Spans, lengths
 * and crews are of the public record; chords, stagger, seats and forms are read off by eye.
 */

/** Both halves of a wing; `at` is the leading edge at the root, so the difference between two wings is the stagger. */
export interface Wing {
  readonly span: number;
  readonly chord: number;
  readonly at: number;
  readonly tip: TipForm;
  /** How far the tip lies behind the root. */
  readonly sweep?: number;
  /** Half the width and the depth of the cut in the trailing edge. */
  readonly cut?: readonly [width: number, depth: number];
  /** An uncovered bay in the middle: half its width, from and to in chords. */
  readonly open?: readonly [width: number, from: number, to: number];
  /** In half spans, the depth in chords. */
  readonly aileron?: readonly [from: number, to: number, depth: number];
  /** A radiator in the wing, so far to the right. */
  readonly radiator?: number;
  /** Where the national marks are, in half spans. */
  readonly markAt?: number;
}

export interface Tailplane {
  readonly form: TailForm;
  readonly span: number;
  readonly chord: number;
  readonly at: number;
  /** Where the elevator begins, in chords. */
  readonly hinge?: number;
}

/** A body, or a nacelle with the engine behind it and booms that carry the tail. */
export type Body =
  | { readonly form: BodyForm; readonly width: number }
  | { readonly form: 'pusher'; readonly width: number; readonly nacelle: number; readonly booms: number };

export interface Exhaust {
  readonly side: 'left' | 'right';
  /** A chimney over the wing. */
  readonly up?: true;
  readonly from: number;
  readonly to: number;
}

export interface Engine {
  readonly kind:
    | 'rotary'
    | 'rotary pusher'
    | 'inline six'
    | 'vee'
    | 'vee twelve'
    | 'air-cooled vee eight'
    | 'air-cooled vee twelve';
  /** The width of the cowl, and how far it reaches back. */
  readonly cowl?: number;
  readonly depth?: number;
  /** Cylinders show in an open cowl; holes in a closed one let the air through. */
  readonly open?: true;
  readonly cooling?: true;
  readonly spinner?: number;
  readonly radiator?: 'flat' | 'round';
  /** Radiators on both sides of the body. */
  readonly ears?: number;
  readonly cylinders?: 'six' | 'vee' | 'air';
  readonly at?: number;
  /** How long the banks of cylinders are. */
  readonly long?: number;
  readonly scoop?: true;
  readonly exhaust?: readonly Exhaust[];
}

/** Guns by their distance from the centre line. */
export interface Guns {
  readonly body?: readonly number[];
  readonly reach?: readonly [from: number, to: number];
  readonly wing?: readonly number[];
  readonly nose?: readonly number[];
  /** The seat with the gun ring, and the guns on it. */
  readonly ring?: number;
  readonly rear?: readonly number[];
  /** A loose gun on a bracket beside a seat. */
  readonly bracket?: { readonly seat: number; readonly x: number };
}

export interface GreatWarType {
  readonly length: number;
  /** The lowest first. */
  readonly wings: readonly Wing[];
  /** The body stands above the upper wing, or above all of them. */
  readonly shoulder?: 'upper' | 'all';
  /** The bracing post of a monoplane. */
  readonly pylon?: number;
  /** Pairs, V or I, at parts of the half span. */
  readonly struts?: { readonly form: 'N' | 'V' | 'I'; readonly at: readonly number[] };
  readonly body: Body;
  readonly engine: Engine;
  readonly seats: readonly number[];
  readonly headrest?: true;
  readonly guns: Guns;
  /** The lowest first. */
  readonly tail: readonly Tailplane[];
  readonly fin: { readonly from: number; readonly rudder: number };
  readonly prop: { readonly diameter: number; readonly blades?: 4 };
  /** Their distance from each other, and from the nose. */
  readonly wheels?: readonly [apart: number, at: number];
  /** As it left the factory. */
  readonly finish: Finish;
}

export type Types = { readonly [id: string]: GreatWarType };

export const spanOf = ({ wings }: GreatWarType): number => Math.max(...wings.map(({ span }) => span));

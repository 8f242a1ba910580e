import type { Plane, Pose } from '@tallyho/wings-of-war';
import type { Spot } from '../model/drawing.ts';
import type { Beat } from './beats.ts';
import { type FilmPart, type PartSpan, partAt } from './parts.ts';

/*
 * What is seen besides the aircraft themselves, so far into a beat: a list of pictures, which whoever has a canvas paints.
 * Nothing is remembered from one moment to the next, so that the film can be stopped, sought and watched backwards.
 */

export type FilmPicture =
  /** The way of an aircraft: as vapour behind it up to a part of it, or where nothing moves as a line. */
  | { readonly kind: 'vapour'; readonly spots: readonly Spot[]; readonly on: number }
  | { readonly kind: 'way'; readonly spots: readonly Spot[] }
  /** A burst of fire, two lines for twin guns; all of it is there where nothing moves. */
  | { readonly kind: 'tracers'; readonly from: Spot; readonly to: Spot; readonly on: number; readonly isTwin: boolean }
  | { readonly kind: 'flash'; readonly at: Spot }
  | { readonly kind: 'hit'; readonly at: Spot; readonly on: number; readonly seed: number }
  | { readonly kind: 'smoke' | 'flames'; readonly at: Spot; readonly on: number }
  | { readonly kind: 'blast'; readonly at: Spot; readonly on: number; readonly seed: number }
  | { readonly kind: 'crater'; readonly at: Spot; readonly on: number };

/** How much of a part each thing takes. */
const FLASHES = 0.4;
const BLINKS = 3;

export interface Moments {
  readonly beat: Beat;
  readonly parts: readonly PartSpan[];
  /** Nothing moves: every part is shown as a whole. */
  readonly isStill: boolean;
  /** Where an aircraft is after its flight, and any place, as the one who looks sees it. */
  spotOf(plane: Plane): Spot | undefined;
  seen(pose: Pose): Spot;
  /** Whether a gun fires two lines: those that draw from the first deck. */
  isTwin(plane: Plane, gun: number): boolean;
}

const onOf = (parts: readonly PartSpan[], part: FilmPart, ms: number): number => {
  const span = parts.find((each) => each.part === part);
  return span === undefined || span.to === span.from
    ? 1
    : Math.min(1, Math.max(0, (ms - span.from) / (span.to - span.from)));
};

/** Everything that is to be seen so many milliseconds into a beat. */
export function picturesAt(moments: Moments, ms: number): FilmPicture[] {
  const part = partAt(moments.parts, ms);
  const on = moments.isStill ? 0.6 : onOf(moments.parts, part, ms);
  switch (part) {
    case 'reveal':
      return [];
    case 'flight':
      return flights(moments, on);
    case 'fire':
      return fire(moments, on);
    case 'damage':
      return hits(moments, on);
    case 'effects':
      return effects(moments, on);
  }
}

const flights = ({ beat, seen, isStill }: Moments, on: number): FilmPicture[] =>
  [...beat.flights.values()].map(({ from, via, to }) => {
    const spots = [from, ...via, to].map(seen);
    return isStill ? { kind: 'way', spots } : { kind: 'vapour', spots, on };
  });

/** WOW-FIRE-11 — all fire at once. */
function fire({ beat, spotOf, isTwin, isStill }: Moments, on: number): FilmPicture[] {
  return beat.shots.flatMap(({ plane, gun, target }): FilmPicture[] => {
    const [from, to] = [spotOf(plane), spotOf(target)];
    if (from === undefined || to === undefined) return [];
    const isLit = !isStill && on < FLASHES && Math.floor((on / FLASHES) * BLINKS * 2) % 2 === 0;
    const tracers: FilmPicture = { kind: 'tracers', from, to, on: isStill ? 1 : on, isTwin: isTwin(plane, gun) };
    return isLit ? [tracers, { kind: 'flash', at: muzzleOf(from, gun) }] : [tracers];
  });
}

/** Millimetres from the middle of an aircraft to where its gun fires from. */
const MUZZLE = 26;

/** The front gun fires over the nose, the rear one from behind the wing. */
export function muzzleOf({ x, y, turn }: Spot, gun: number): Spot {
  const angle = (turn * Math.PI) / 180;
  const far = gun === 0 ? MUZZLE : -MUZZLE / 2;
  return { x: x + Math.sin(angle) * far, y: y - Math.cos(angle) * far, turn };
}

/** WOW-DMG-01 — whoever draws a card has been hit, side by side; flames burn by themselves. */
function hits({ beat, spotOf }: Moments, on: number): FilmPicture[] {
  return [...new Set(beat.draws.map(({ plane }) => plane))].flatMap((plane): FilmPicture[] => {
    const at = spotOf(plane);
    if (at === undefined) return [];
    return beat.phase === 0 ? [{ kind: 'flames', at, on }] : [{ kind: 'hit', at, on, seed: plane }];
  });
}

/** What begins: smoke, fire; who explodes or goes down. */
function effects({ beat, spotOf }: Moments, on: number): FilmPicture[] {
  const begun = beat.effects.flatMap(({ plane, kind }): FilmPicture[] => {
    const at = spotOf(plane);
    if (at === undefined) return [];
    if (kind === 'fire') return [{ kind: 'flames', at, on }];
    if (kind === 'smoke') return [{ kind: 'smoke', at, on }];
    if (kind === 'photograph') return on < FLASHES ? [{ kind: 'flash', at }] : [];
    return kind === 'explosion' || kind === 'crash' ? [{ kind: 'blast', at, on, seed: plane }] : [];
  });
  const lost = beat.losses.flatMap(({ plane, fate }): FilmPicture[] => {
    const at = spotOf(plane);
    if (at === undefined || fate !== 'shot-down') return [];
    return [
      { kind: 'crater', at, on },
      { kind: 'smoke', at, on },
      { kind: 'flames', at, on },
    ];
  });
  return [...lost, ...begun];
}

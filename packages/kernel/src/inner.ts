import type { InnerGame } from './flow.ts';
import type { Game } from './game.ts';
import { repertoireOf } from './prepared.ts';
import { type Audience, EVERYONE, hears, NOBODY, only, type Seat, SPECTATOR, type TableState } from './state.ts';

/*
 * Which game is being played inside another, and who sits at it. Both are told by the outer frames, which everybody
 * sees, so that a view tells as much as a state.
 */

/** For each seat of the inner game, who sits there; null: the same seats. */
export type Seating = readonly Seat[] | null;

/** A game that is being played inside another. */
export interface Held {
  readonly game: Game;
  readonly seating: Seating;
}

/** The game of this kind among those that the outer one holds. */
export function heldKind<S extends TableState, C extends object, E>(
  outer: Game<S, C, E>,
  { plays }: InnerGame<S, C, E, object>,
): Game {
  const kinds = outer.inner ?? [];
  const kind = plays === undefined ? kinds[0] : kinds.find(({ id }) => id === plays);
  if (kind === undefined || (plays === undefined && kinds.length > 1)) {
    throw new Error(
      `${outer.id} holds ${kinds.map(({ id }) => id).join(', ') || 'no game'}, not ${plays ?? 'just one'}`,
    );
  }
  return kind;
}

/** The game inside, from the outer state: the step that plays it is the one that comes next. */
export function heldIn<S extends TableState, C extends object, E>(outer: Game<S, C, E>, s: S): Held {
  const frame = s.frames[s.frames.length - 1];
  const step = repertoireOf(outer).named.get(frame.flow)?.steps[frame.step].inner;
  if (!step) throw new Error(`${outer.id} plays no game at step ${frame.step} of ${frame.flow}`);
  return { game: heldKind(outer, step), seating: step.seated?.(s, frame.at) ?? null };
}

/** Where somebody of the outer table sits inside; a spectator, if nowhere. */
export const seatInside = (seating: Seating, seat: Seat): Seat =>
  seating === null ? seat : seat < 0 ? SPECTATOR : seating.indexOf(seat);

/** Who of the outer table sits there. */
export const seatOutside = (seating: Seating, seat: Seat): Seat => (seating === null ? seat : seating[seat]);

/** Those of the outer table who may know what these of the inner one may know. */
export function heardOutside(seating: Seating, audience: Audience): Audience {
  if (seating === null || audience === EVERYONE) return audience;
  let outside = NOBODY;
  for (let seat = 0; seat < seating.length; seat++) if (hears(audience, seat)) outside |= only(seating[seat]);
  return outside;
}

import { type Happening, IN_PLAY, type Kind, type Plane } from '@tallyho/wings-of-war';
import type { Pace } from '../../play/pace.ts';
import type { TableModel } from '../model/use-model.ts';
import { type Beat, filmOf, unwatched } from './beats.ts';
import { lengthOf, type PartSpan, partAt, partsOf, volleysIn } from './parts.ts';
import { type Standing, seenAs } from './standing.ts';

/** A beat with the times of its parts. */
export interface Scene {
  readonly beat: Beat;
  readonly parts: readonly PartSpan[];
}

/** Who turns the pages of a whole game wants to see where he gets to, not all that lies between. */
const MOST_BEATS = 8;

/** Whoever has nothing in play any more watches in brief what goes on without him. */
export function paceOf({ view: { seat, fixed, planes } }: TableModel, pace: Pace): Pace {
  const isOut = fixed.bySeat[seat]?.every((plane) => planes[plane].fate !== IN_PLAY) ?? false;
  return isOut && pace === 'calm' ? 'brisk' : pace;
}

/** What there is to watch from one look at the table to another. */
export function reelOf(from: TableModel, to: TableModel, pace: Pace): Scene[] {
  if (from.view.fixed !== to.view.fixed || pace === 'at-once') return [];
  const beats = filmOf(from.view, unwatched(to.told, from.told), to.view);
  if (beats.length > MOST_BEATS) return [];
  let volley = volleysIn(from.told);
  let last = 0;
  return beats.map((beat) => {
    if (beat.phase < last) volley = 0;
    last = beat.phase;
    const parts = partsOf(beat, volley, pace);
    if (beat.draws.length > 0) volley++;
    return { beat, parts };
  });
}

/** A place in a reel: the beat, and how far it has run. */
export interface Place {
  readonly at: number;
  readonly ms: number;
}

/** Pressed again this soon, back goes further back. */
const AGAIN = 350;

/** Where a step back leads. */
export function stepBack(reel: readonly Scene[], { at, ms }: Place): Place {
  const { parts } = reel[at];
  const from = parts.find(({ to }) => ms < to)?.from ?? parts.at(-1)?.from ?? 0;
  if (ms - from > AGAIN) return { at, ms: from };
  const earlier = parts.findLast((span) => span.to <= from);
  if (earlier !== undefined) return { at, ms: earlier.from };
  return at === 0 ? { at, ms: 0 } : { at: at - 1, ms: reel[at - 1].parts.at(-1)?.from ?? 0 };
}

/** Where the part that is on ends. */
export const endOfPart = ({ parts }: Scene, ms: number): number =>
  parts.find(({ to }) => ms < to)?.to ?? lengthOf(parts);

/**
 * The table as far as the film has got: cards and counters lie on it when their part is over, and who is lost is seen to
 * the end of his fall.
 */
export function shownAt(from: TableModel, { beat, parts }: Scene, ms: number): TableModel {
  const part = partAt(parts, ms);
  const isHit = part === 'effects';
  const hasFlown = part !== 'reveal' && part !== 'flight';
  const standing = (plane: number): Standing => {
    const [before, after] = [beat.before[plane], beat.after[plane]];
    if (isHit) return { ...after, fate: before.fate };
    if (!hasFlown) return before;
    const { pose, level, climbs, cloud, status } = after;
    return { ...before, pose, level, climbs, cloud, status };
  };
  return {
    ...from,
    view: { ...from.view, phase: beat.phase, planes: from.view.planes.map((a, plane) => seenAs(a, standing(plane))) },
  };
}

/** The cards that were turned up in the turn that is on, by phase: those that have been told, and those of the beats so far. */
export function turnedUp(
  told: readonly Happening[],
  reel: readonly Scene[],
  upTo: number,
): ReadonlyMap<number, ReadonlyMap<Plane, Kind>> {
  const cards = new Map<number, ReadonlyMap<Plane, Kind>>();
  const add = (phase: number, plane: Plane, card: Kind): void => {
    cards.set(phase, new Map([...(cards.get(phase) ?? []), [plane, card]]));
  };
  let phase = 0;
  for (const event of told) {
    if (event.event === 'turn') cards.clear();
    if (event.event === 'phase') phase = event.phase;
    if (event.event === 'executed') add(phase, event.plane, event.card);
  }
  for (const { beat } of reel.slice(0, upTo + 1)) {
    // A beat of an earlier phase than one that was turned up belongs to the next turn.
    if (beat.phase < phase) cards.clear();
    phase = beat.phase;
    for (const [plane, card] of beat.revealed) add(phase, plane, card);
  }
  return cards;
}

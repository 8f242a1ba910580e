import type { Happening } from '@tallyho/wings-of-war';
import type { Pace } from '../../play/pace.ts';
import type { Beat } from './beats.ts';

/** WOW-TURN-02, WOW-MOVE-05, WOW-FIRE-11 — the order in which a phase is watched. */
export const filmParts = ['reveal', 'flight', 'fire', 'damage', 'effects'] as const;
export type FilmPart = (typeof filmParts)[number];

/** A part of a beat, in milliseconds from its beginning. */
export interface PartSpan {
  readonly part: FilmPart;
  readonly from: number;
  readonly to: number;
}

/** How long each part is watched in calm, in milliseconds: three quiet phases are three seconds. */
const lengths: { readonly [part in FilmPart]: number } = {
  reveal: 160,
  flight: 840,
  fire: 330,
  damage: 430,
  effects: 340,
};
/** The first volley of a turn is watched in full; those that follow share what is left of five seconds. */
const hurry = [1, 0.5, 0.3] as const;

/** At once nothing is watched. */
const tempo: { readonly [pace in Pace]: number } = { calm: 1, brisk: 0.55, 'at-once': 0 };

/** What there is to be seen of a part. */
const happens: { readonly [part in FilmPart]: (beat: Beat) => boolean } = {
  reveal: ({ revealed }) => revealed.size > 0,
  flight: ({ flights }) => flights.size > 0,
  fire: ({ shots }) => shots.length > 0,
  damage: ({ draws }) => draws.length > 0,
  effects: ({ effects, losses }) => effects.length + losses.length > 0,
};

/** The parts of a beat with their times; those in which nothing happens are left out. `volley`: the how manyth of its turn. */
export function partsOf(beat: Beat, volley: number, pace: Pace): PartSpan[] {
  const spans: PartSpan[] = [];
  let from = 0;
  for (const part of filmParts) {
    if (!happens[part](beat)) continue;
    const isMove = part === 'reveal' || part === 'flight';
    const hurried = isMove ? 1 : hurry[Math.min(volley, hurry.length - 1)];
    const to = from + Math.round(lengths[part] * hurried * tempo[pace]);
    spans.push({ part, from, to });
    from = to;
  }
  return spans;
}

export const lengthOf = (parts: readonly PartSpan[]): number => parts.at(-1)?.to ?? 0;

/** The part that is on at a time; the last one to the end. */
export function partAt(parts: readonly PartSpan[], ms: number): FilmPart {
  return (parts.find(({ to }) => ms < to) ?? parts.at(-1))?.part ?? 'flight';
}

/** How many phases of the turn that is on have been told in which cards were drawn. */
export function volleysIn(told: readonly Happening[]): number {
  const begun = told.findLastIndex(({ event }) => event === 'turn');
  let [volleys, isCounted] = [0, false];
  for (const { event } of told.slice(begun + 1)) {
    if (event === 'phase') isCounted = false;
    if (event !== 'draws' || isCounted) continue;
    isCounted = true;
    volleys++;
  }
  return volleys;
}

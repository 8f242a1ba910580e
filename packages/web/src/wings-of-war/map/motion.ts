import type { Pose } from '@tallyho/wings-of-war';
import { useLayoutEffect } from 'react';
import type { Beat } from '../film/beats.ts';
import type { PartSpan } from '../film/parts.ts';
import type { Screening } from '../film/screening.ts';
import { along, type Spot, turnBetween } from '../model/drawing.ts';

/** How an aircraft is drawn in a moment. */
export interface Moment {
  readonly spot: Spot;
  /** By how much its wings are narrowed while it banks. */
  readonly bank: number;
  /** How large it is: an Immelmann goes up and comes back, who falls gets smaller. */
  readonly lift: number;
  readonly fade: number;
}

/** What moves the aircraft: the film, or nothing. */
export interface Motion {
  at(plane: number, spot: Spot): Moment;
  subscribe(heard: () => void): () => void;
}

const eased = (part: number): number => (part < 0.5 ? 4 * part ** 3 : 1 - (-2 * part + 2) ** 3 / 2);
const still = (spot: Spot): Moment => ({ spot, bank: 0, lift: 1, fade: 1 });

/** At most this much of the wing is lost to a bank. */
const BANK = 0.16;
/** How small an Immelmann gets at its top. */
const TOP = 0.3;

/** How far along its way somebody is at a part of his flight, which begins and ends gently. */
export function flownAt(spots: readonly Spot[], part: number): { readonly spot: Spot; readonly eased: number } {
  const on = eased(Math.min(1, Math.max(0, part)));
  return { spot: flown(spots, on).spot, eased: on };
}

function flown(spots: readonly Spot[], part: number): Moment {
  const legs = spots.length - 1;
  const leg = Math.min(legs - 1, Math.floor(part * legs));
  const [from, to] = [spots[leg], spots[leg + 1]];
  const on = part * legs - leg;
  const by = turnBetween(from.turn, to.turn);
  const arch = Math.sin(Math.PI * on);
  const isReversal = Math.abs(by) > 179;
  return {
    spot: along(from, to, on),
    bank: isReversal ? 0 : BANK * Math.min(1, Math.abs(by) / 60) * arch,
    lift: isReversal ? 1 - TOP * arch : 1,
    fade: 1,
  };
}

/** Who is shot down spins to the ground in the last part. */
function falling(spot: Spot, part: number): Moment {
  return { spot: { ...spot, turn: spot.turn + 400 * part * part }, bank: 0, lift: 1 - 0.6 * part, fade: 1 - part ** 4 };
}

const partOf = ({ from, to }: PartSpan, ms: number): number =>
  to === from ? 1 : Math.min(1, Math.max(0, (ms - from) / (to - from)));

/** Where an aircraft is so many milliseconds into a beat, and how it lies in the air. `seen`: as the one who looks sees it. */
export function momentOf(
  beat: Beat,
  parts: readonly PartSpan[],
  ms: number,
  plane: number,
  spot: Spot,
  seen: (pose: Pose) => Spot,
): Moment {
  const span = parts.find(({ to }) => ms < to) ?? parts.at(-1);
  const flight = beat.flights.get(plane);
  if (span === undefined) return still(spot);
  if (flight !== undefined && (span.part === 'reveal' || span.part === 'flight')) {
    const spots = [flight.from, ...flight.via, flight.to].map(seen);
    return span.part === 'reveal' ? still(spots[0]) : flown(spots, eased(partOf(span, ms)));
  }
  const isShotDown = beat.losses.some((loss) => loss.plane === plane && loss.fate === 'shot-down');
  return isShotDown && span.part === 'effects' ? falling(spot, partOf(span, ms)) : still(spot);
}

/** What the film moves; where nothing may move, every part shows how it ends. */
export function motionOf({ beat, clock, isPlaying, isStill }: Screening, seen: (pose: Pose) => Spot): Motion {
  if (beat === null || !isPlaying) return { at: (_, spot) => still(spot), subscribe: () => () => {} };
  const endOf = (ms: number): number => (clock.parts.find(({ to }) => ms < to)?.to ?? clock.length) - 1;
  return {
    at: (plane, spot) => momentOf(beat, clock.parts, isStill ? endOf(clock.now()) : clock.now(), plane, spot, seen),
    subscribe: isStill ? () => () => {} : (heard) => clock.subscribe(heard),
  };
}

/** Puts something where its aircraft is, before every picture and without drawing the page anew. */
export function useMoved(
  motion: Motion,
  { id, spot }: { readonly id: number; readonly spot: Spot },
  place: (moment: Moment) => void,
): void {
  useLayoutEffect(() => {
    const put = (): void => place(motion.at(id, spot));
    put();
    return motion.subscribe(put);
  });
}

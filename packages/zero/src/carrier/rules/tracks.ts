import type { Seat } from '@tallyho/kernel';
import type { Bonus, DamageTrack, TrackId, TrackLine } from '../../content/carrier-types.ts';
import { type SideName, sides } from '../../content/types.ts';
import type { BonusScored } from '../events.ts';
import type { CarrierFixed, OpenCarriers } from '../state.ts';

/** A side's Carrier Fleet. */
export const fleetOf = (seat: Seat): TrackId => (sides[seat] === 'japanese' ? 'japanese-fleet' : 'allied-fleet');

/** The place of a track on the sheet; −1: this campaign has none. */
export const placeOf = ({ campaign }: CarrierFixed, id: TrackId): number =>
  campaign.tracks.findIndex((track) => track.id === id);

export function trackOf({ campaign }: CarrierFixed, id: TrackId): DamageTrack {
  const found = campaign.tracks.find((track) => track.id === id);
  if (found === undefined) throw new RangeError(`${campaign.id} has no track ${id}`);
  return found;
}

/** Z-25.82a — how many boxes are ticked; none where there is no such track. */
export const boxesOf = ({ fixed, tracks }: OpenCarriers, id: TrackId): number => tracks[placeOf(fixed, id)] ?? 0;

/** Z-25.84a, Z-25.22b — the line that is reached with so many boxes; lines are not added up. */
export function lineAt({ lines }: DamageTrack, boxes: number): TrackLine {
  let reached = lines[0];
  for (const line of lines) if (boxes >= line.from) reached = line;
  return reached;
}

/** Z-25.84a — the line that a target has reached. */
export const lineOfTrack = (s: OpenCarriers, id: TrackId): TrackLine => lineAt(trackOf(s.fixed, id), boxesOf(s, id));

/** Z-25.9a — whether a side's Carrier Fleet is out of action. */
export const isOutOfAction = (s: OpenCarriers, seat: Seat): boolean =>
  lineOfTrack(s, fleetOf(seat)).state === 'out-of-action';

/** Z-25.81a, Z-25.83a — a side's VPs as the enemy's tracks stand; there are none for aircraft. */
export const vpsOf = (s: OpenCarriers, seat: Seat): number =>
  s.fixed.campaign.tracks.reduce(
    (sum, track, place) => sum + (track.owner === sides[seat] ? 0 : lineAt(track, s.tracks[place]).vps),
    0,
  );

type Thresholds = readonly [track: TrackId, boxes: number][];
const thresholds = (of: Bonus['below']): Thresholds => Object.entries(of) as unknown as Thresholds;

const seatOf = (side: SideName): Seat => sides.indexOf(side);

/** What a bonus would be worth if the campaign ended now. */
function bonusWorth(s: OpenCarriers, { below, reached, by, ladder }: Bonus): number {
  if (thresholds(below).some(([track, boxes]) => boxesOf(s, track) >= boxes)) return 0;
  const wanted = thresholds(reached);
  if (wanted.length > 0 && !wanted.some(([track, boxes]) => boxesOf(s, track) >= boxes)) return 0;
  let vps = 0;
  for (const step of ladder) if (boxesOf(s, by) >= step.from) vps = step.vps;
  return vps;
}

/** The VPs that are scored once, at the end, as the tracks stand; those that are worth nothing are left out. */
export const bonusesOf = (s: OpenCarriers): BonusScored[] =>
  s.fixed.campaign.bonuses.flatMap((bonus) => {
    const vps = bonusWorth(s, bonus);
    return vps === 0 ? [] : [{ name: bonus.name, side: seatOf(bonus.side), vps }];
  });

/** Z-25.9b — a side's VPs if the campaign ended now. */
export const totalOf = (s: OpenCarriers, seat: Seat): number =>
  bonusesOf(s).reduce((sum, bonus) => sum + (bonus.side === seat ? bonus.vps : 0), vpsOf(s, seat));

/** Z-25.9b, Z-CGAP-76 — who has more VPs has won; with as many it is a draw. */
export function winnersOf(s: OpenCarriers): Seat[] {
  const [japanese, allied] = [totalOf(s, 0), totalOf(s, 1)];
  return japanese === allied ? [] : japanese > allied ? [0] : [1];
}

/** Z-25.9a — whether the campaign is over at the end of a turn: no more turns, or a Carrier Fleet out of action. */
export const isOver = (s: OpenCarriers): boolean =>
  s.log.length >= s.fixed.campaign.turns || isOutOfAction(s, 0) || isOutOfAction(s, 1);

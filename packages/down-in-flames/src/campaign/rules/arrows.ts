import type { Seat } from '@tallyho/kernel';
import type { Arrow, CampaignTarget } from '../../content/campaigns/types.ts';
import { type CampaignFixed, type Marker, type OpenCampaign, seatOf } from '../state.ts';
import type { CampaignReason } from './reasons.ts';

export const arrowsOf = ({ campaign }: CampaignFixed): readonly Arrow[] => campaign.arrows;

export const targetOf = ({ campaign }: CampaignFixed, number: number): CampaignTarget => campaign.targets[number - 1];

const markerOn = ({ markers }: Pick<OpenCampaign, 'markers'>, target: number): Marker => markers[target - 1];

/** DIF-CMP-18 — you Control a target that carries your Damaged or Destroyed marker. */
export const controls = (s: Pick<OpenCampaign, 'markers'>, side: Seat, target: number): boolean =>
  markerOn(s, target).status !== 'intact' && markerOn(s, target).by === side;

/** DIF-CMP-11 — whether it begins at a Start mark. */
export const isStart = ({ from }: Arrow): boolean => typeof from !== 'number';

/** Whether the side has launched a mission before. */
const hasFlown = ({ log, fixed }: OpenCampaign, side: Seat): boolean =>
  log.some(({ arrow }) => seatOf(arrowsOf(fixed)[arrow].side) === side);

/**
 * Why an arrow of one's own cannot be used now; null: it can. DIF-GAP-63: it must begin at a Start mark or at a target
 * that one Controls at present. DIF-CMP-20: and not end at one's own Destroyed marker. DIF-CMP-22, DIF-CMP-23: nothing
 * else stands against a target, neither an attack that has failed nor a marker of the enemy.
 */
export function barArrow(s: OpenCampaign, arrow: Arrow): CampaignReason | null {
  const side = seatOf(arrow.side);
  const { status } = markerOn(s, arrow.to);
  if (status === 'destroyed' && controls(s, side, arrow.to)) return 'destroyed-already';
  if (typeof arrow.from !== 'number' || controls(s, side, arrow.from)) return null;
  return hasFlown(s, side) ? 'target-not-controlled' : 'first-mission-from-start';
}

/** The side's own arrows, by their places in the list (DIF-CMP-05, DIF-CMP-09). */
export const ownArrows = ({ fixed }: Pick<OpenCampaign, 'fixed'>, side: Seat): number[] =>
  arrowsOf(fixed).flatMap((arrow, at) => (seatOf(arrow.side) === side ? [at] : []));

const isOpenTo = (s: OpenCampaign, side: Seat, arrow: Arrow): boolean =>
  seatOf(arrow.side) === side && barArrow(s, arrow) === null;

/** DIF-CMP-05 — the missions that a side may select now. */
export function openArrows(s: OpenCampaign, side: Seat): number[] {
  const arrows = arrowsOf(s.fixed);
  const open: number[] = [];
  for (let at = 0; at < arrows.length; at++) if (isOpenTo(s, side, arrows[at])) open.push(at);
  return open;
}

function hasOpenArrow(s: OpenCampaign, side: Seat): boolean {
  for (const arrow of arrowsOf(s.fixed)) if (isOpenTo(s, side, arrow)) return true;
  return false;
}

/**
 * DIF-GAP-62 — who selects the next mission: the side with the initiative, or the other if it has no arrow; null:
 * nobody can.
 */
export function selector(s: OpenCampaign): Seat | null {
  if (hasOpenArrow(s, s.initiative)) return s.initiative;
  return hasOpenArrow(s, 1 - s.initiative) ? 1 - s.initiative : null;
}

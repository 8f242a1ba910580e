import type { Placed } from './arrange.ts';

/*
 * A Wingman flies with his Leader, behind and below him, and has no cell of his own. But he is shot at, shoots and plays
 * cards himself: so he has a place of his own, under a number that follows from his Leader's.
 */

const WINGMAN = 20_000;

export const wingmanId = (leader: number): number => WINGMAN + leader;
export const isWingman = (id: number): boolean => id >= WINGMAN;
/** The token that somebody belongs to: a Wingman flies with his Leader's. */
export const tokenOf = (id: number): number => (isWingman(id) ? id - WINGMAN : id);

/** Where he flies, in metres of his Leader's, and how much smaller; he comes nearer while it is about him. */
const BEHIND = 8.8;
const BELOW = 2.6;
const SCALE = 0.66;
const FEATURED_SCALE = 0.82;
const HALF_SPAN = 5;
/** A Leader flies so many metres ahead of the middle, so that his Wingman has room behind. */
const FORWARD = 2.6;

const ahead = ({ way }: Placed): number => (way === 'right' ? 1 : -1);

/** The place of a Leader whose Wingman flies with him; his plate goes with him, as far as the cell allows. */
export function withWingman(leader: Placed): Placed {
  const { x, scale, body, plate, cell } = leader;
  const forward = FORWARD * scale * ahead(leader);
  const spare = (cell.width - plate.width) / 2;
  const aside = Math.max(-spare, Math.min(spare, forward));
  return {
    ...leader,
    x: x + forward,
    body: { ...body, left: body.left + forward },
    plate: { ...plate, left: plate.left + aside },
  };
}

/** From a Leader of this scale to his Wingman. */
export function towardsWingman(
  placed: Placed,
  scale: number,
  isFeatured = false,
): { readonly x: number; readonly y: number; readonly scale: number } {
  const air = placed.cell.height - placed.plate.height;
  // His wings stay within the cell.
  const most = placed.cell.width / 2 + FORWARD * scale - HALF_SPAN * scale * SCALE;
  return {
    x: -ahead(placed) * Math.min(BEHIND * scale, most),
    y: Math.min(BELOW * scale, Math.max(0, air / 2 - scale)),
    scale: scale * (isFeatured ? FEATURED_SCALE : SCALE),
  };
}

/** The place of a Wingman beside that of his Leader. */
export function wingmanBeside(leader: Placed): Placed {
  const off = towardsWingman(leader, leader.scale);
  const [x, y] = [leader.x + off.x, leader.y + off.y];
  const [width, height] = [leader.body.width, leader.body.height].map((size) => size * SCALE);
  return {
    ...leader,
    id: wingmanId(leader.id),
    x,
    y,
    scale: off.scale,
    body: { left: x - width / 2, top: y - height / 2, width, height },
  };
}

/** Where somebody is; a Wingman who flies alone now, where his Leader flew. */
export const standsAt = (placed: ReadonlyMap<number, Placed>, id: number | null): Placed | undefined =>
  id === null ? undefined : (placed.get(id) ?? placed.get(tokenOf(id)));

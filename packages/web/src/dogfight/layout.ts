/*
 * Where aircraft stand on the felt, as both rulebooks lay their cards: nose to nose, nose to flank, nose to tail.
 */

/** An aircraft that has a position, or could have one. */
export interface Flyer {
  readonly id: number;
  readonly side: number;
  readonly altitude: number;
  /** The aircraft it is Advantaged on or Tailing; −1: none. */
  readonly prey: number;
  readonly isTailing: boolean;
}

/** A place in hundredths of width and height, and where the nose points (0: up). */
export interface Stand {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly heading: number;
}

/**
 * Every aircraft in its place. `near` is the side at the lower edge; a duel keeps its ends even when only two are left
 * of it.
 */
export const standsOf = (flyers: readonly Flyer[], near: number, isDuel: boolean): Stand[] =>
  isDuel && flyers.length === 2 ? duel(flyers, near) : brawl(flyers, near);

/** Two aircraft keep their ends of the table; only their noses turn. */
function duel(flyers: readonly Flyer[], near: number): Stand[] {
  const [own, other] = flyers[0].side === near ? flyers : [flyers[1], flyers[0]];
  const apart = own.altitude !== other.altitude && own.altitude >= 0 && other.altitude >= 0;
  const [ownHeading, otherHeading] =
    own.prey === other.id
      ? own.isTailing
        ? [0, 0]
        : [0, 90]
      : other.prey === own.id
        ? other.isTailing
          ? [180, 180]
          : [90, 180]
        : [0, 180];
  const gap = apart ? 16 : 0;
  return [
    { id: own.id, x: 50 - gap, y: 73, heading: ownHeading },
    { id: other.id, x: 50 + gap, y: 27, heading: otherHeading },
  ];
}

/**
 * Several aircraft: those that nobody pursues and that pursue nobody keep to their edge, the engaged ones are in the
 * middle.
 */
function brawl(flyers: readonly Flyer[], near: number): Stand[] {
  const pursuers = (prey: Flyer): readonly Flyer[] => flyers.filter((other) => other.prey === prey.id);
  const roots = flyers.filter(({ prey }) => prey < 0);
  const groups = roots.filter((root) => pursuers(root).length > 0).map((root) => groupOf(pursuers, root));
  const alone = roots.filter((root) => pursuers(root).length === 0);
  const far = alone.filter(({ side }) => side !== near);
  const close = alone.filter(({ side }) => side === near);
  const row = (those: readonly Flyer[], y: number, heading: number): Stand[] =>
    those.map(({ id }, i) => ({ id, x: (100 * (i + 0.5)) / those.length, y, heading }));
  if (groups.length === 0) return [...row(far, 27, 180), ...row(close, 73, 0)];
  const top = far.length > 0 ? 28 : 8;
  const bottom = close.length > 0 ? 72 : 92;
  return [
    ...row(far, 13, 180),
    ...row(close, 87, 0),
    ...groups.flatMap((group, i) => fitted(group, (100 * i) / groups.length, 100 / groups.length, top, bottom - top)),
  ];
}

/** Where something heading this way has its nose: one place up, right, down or left. */
export const ahead: { readonly [heading: number]: readonly [dx: number, dy: number] } = {
  0: [0, -1],
  90: [1, 0],
  180: [0, 1],
  270: [-1, 0],
};

/**
 * An aircraft and all that pursue it, and those behind them, on a grid of whole places: tails behind, flanks left and
 * right.
 */
function groupOf(pursuers: (prey: Flyer) => readonly Flyer[], root: Flyer): Stand[] {
  const flyers = [root];
  const stands: Stand[] = [{ id: root.id, x: 0, y: 0, heading: 90 }];
  const isTaken = (x: number, y: number): boolean => stands.some((stand) => stand.x === x && stand.y === y);
  for (let i = 0; i < stands.length; i++) {
    const prey = stands[i];
    let flank = 90;
    for (const flyer of pursuers(flyers[i])) {
      const heading = (flyer.isTailing ? prey.heading : prey.heading + 360 - flank) % 360;
      if (!flyer.isTailing) flank = 360 - flank;
      const [dx, dy] = ahead[heading];
      let [x, y] = [prey.x - dx, prey.y - dy];
      while (isTaken(x, y)) [x, y] = [x - dx, y - dy];
      stands.push({ id: flyer.id, x, y, heading });
      flyers.push(flyer);
    }
  }
  return stands;
}

/** A group pressed into its part of the felt, never drawn apart further than one place is wide. */
function fitted(group: readonly Stand[], left: number, width: number, top: number, height: number): Stand[] {
  const xs = group.map(({ x }) => x);
  const ys = group.map(({ y }) => y);
  const [minX, minY] = [Math.min(...xs), Math.min(...ys)];
  const [spanX, spanY] = [Math.max(...xs) - minX, Math.max(...ys) - minY];
  const stepX = Math.min(17, width / (spanX + 1));
  const stepY = Math.min(26, height / (spanY + 1));
  return group.map(({ id, x, y, heading }) => ({
    id,
    x: left + width / 2 + (x - minX - spanX / 2) * stepX,
    y: top + height / 2 + (y - minY - spanY / 2) * stepY,
    heading,
  }));
}

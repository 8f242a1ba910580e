import type { Box, Look, Size } from '../../widgets/pan-zoom.ts';

/*
 * Where the map is looked at from, in millimetres of the table and pixels of the screen. Nothing here knows a rule: what
 * has to be seen is given, and what could be seen as well.
 */

export interface Wanted {
  /** In the picture whatever it takes. */
  readonly must: readonly Box[];
  /** In the picture as well while it can still be read; what matters most comes first. */
  readonly may: readonly Box[];
}

export interface Limits {
  /** Pixels per millimetre: no further away for the sake of what may be seen, and no closer. */
  readonly least: number;
  readonly most: number;
  /** Pixels between what is seen and the edge of the free part. */
  readonly margin: number;
}

/** A part of the table about a point. */
export const around = ({ x, y }: { readonly x: number; readonly y: number }, reach: number): Box => ({
  x: x - reach,
  y: y - reach,
  width: 2 * reach,
  height: 2 * reach,
});

export function union(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}

/**
 * The look that shows all that must be seen and as much as can be of what may, in the middle of a free part of the window: the
 * one in which most of it is seen, and then the closest. `free`: what nothing lies over, the largest part first.
 */
export function fit(wanted: Wanted, window: Size, free: readonly Box[], limits: Limits): Look | null {
  const fits = free.flatMap((part) => fitInto(wanted, window, part, limits) ?? []);
  const isBetter = (a: Fit, b: Fit): boolean => a.seen > b.seen || (a.seen === b.seen && a.look.scale > b.look.scale);
  return (
    fits.reduce<Fit | null>((best, each) => (best === null || isBetter(each, best) ? each : best), null)?.look ?? null
  );
}

interface Fit {
  readonly look: Look;
  /** How much is seen of what may be. */
  readonly seen: number;
}

function fitInto({ must, may }: Wanted, window: Size, free: Box, { least, most, margin }: Limits): Fit | null {
  const scaleOf = ({ width, height }: Box): number =>
    Math.min((free.width - 2 * margin) / width, (free.height - 2 * margin) / height);
  const [first, ...others] = must.length > 0 ? must : may.slice(0, 1);
  if (first === undefined) return null;
  let shown = others.reduce(union, first);
  let seen = 0;
  for (const box of may) {
    const wider = union(shown, box);
    if (scaleOf(wider) < least) continue;
    shown = wider;
    seen++;
  }
  const scale = Math.max(0.05, Math.min(most, scaleOf(shown)));
  const look = {
    x: shown.x + shown.width / 2 + (window.width / 2 - free.x - free.width / 2) / scale,
    y: shown.y + shown.height / 2 + (window.height / 2 - free.y - free.height / 2) / scale,
    scale,
  };
  return { look, seen };
}

/** Where a point of the table is in the window. */
export const inWindow = (
  { x, y, scale }: Look,
  { width, height }: Size,
  point: { readonly x: number; readonly y: number },
): { readonly x: number; readonly y: number } => ({
  x: (point.x - x) * scale + width / 2,
  y: (point.y - y) * scale + height / 2,
});

/** Whether a part of the table is seen, and nothing lies over it. */
export function isSeen(box: Box, look: Look, window: Size, free: readonly Box[]): boolean {
  const from = inWindow(look, window, box);
  const [right, bottom] = [from.x + box.width * look.scale, from.y + box.height * look.scale];
  return free.some(
    ({ x, y, width, height }) => from.x >= x && from.y >= y && right <= x + width && bottom <= y + height,
  );
}

/** How much of the way back over the land a look may go: all of it, or as much as leaves everything in sight. */
const ways = [1, 0.75, 0.5, 0.25] as const;

/** A look that does not stare at what lies beyond the land, as far as all that must be seen stays in sight. */
export function overLand(look: Look, { must }: Wanted, window: Size, free: readonly Box[], land: Box): Look {
  const clamp = (at: number, from: number, size: number, seen: number): number =>
    seen >= size ? from + size / 2 : Math.min(Math.max(at, from + seen / 2), from + size - seen / 2);
  const x = clamp(look.x, land.x, land.width, window.width / look.scale);
  const y = clamp(look.y, land.y, land.height, window.height / look.scale);
  const back = (part: number): Look => ({ ...look, x: look.x + (x - look.x) * part, y: look.y + (y - look.y) * part });
  const part = ways.find((each) => must.every((box) => isSeen(box, back(each), window, free)));
  return part === undefined ? look : back(part);
}

/** So much closer could one be before a look that still shows everything is given up. */
const SLACK = 1.45;

/** The look before, as long as it shows what must be seen and is not much too far away: a map that twitches is no map. */
export function steady(before: Look | null, goal: Look, { must }: Wanted, window: Size, free: readonly Box[]): Look {
  if (before === null || goal.scale > before.scale * SLACK) return goal;
  return must.every((box) => isSeen(box, before, window, free)) ? before : goal;
}

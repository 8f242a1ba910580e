import type { Look, Size } from '../../widgets/pan-zoom.ts';
import { chanceOf } from '../land/plan/chance.ts';
import { BLEED, type Site } from '../land/site.ts';
import { SPRITE } from './sprite.ts';

/** A part of the table that a cloud must not lie over, in millimetres. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Cloud extends Box {
  /** Which picture it is. */
  readonly sprite: number;
}

/** The seeds of the three pictures. */
export const sprites = [3, 12, 25] as const;
/** So far a cloud keeps away from whatever flies and whatever is planned, in millimetres. */
export const APART = 60;
/** One cloud for so many square millimetres. */
const ROOM = 270_000;
const WIDE = 270;
/** What of its picture is cloud, from the sides of it. */
const CORE = { left: 0.14, right: 0.26, top: 0.16, bottom: 0.34 };

/** The clouds over a land, after they have drifted so many millimetres to the right; whoever leaves comes in again on the left. */
export function cloudsOver({ seed, width, height }: Site, drift: number, isTurned: boolean): readonly Cloud[] {
  const chance = chanceOf(`${seed} clouds`);
  const [across, down] = [width + 2 * BLEED, height + 2 * BLEED];
  const count = Math.round((across * down) / ROOM);
  return Array.from({ length: count }, (_, n): Cloud => {
    const wide = WIDE * chance.between(0.8, 1.15);
    const high = (wide * SPRITE.height) / SPRITE.width;
    // In lanes, so that no two are ever above each other.
    const y = -BLEED + ((n + chance.between(0.25, 0.75)) / count) * down - high / 2;
    const start = chance.between(0, across + wide);
    const x = ((start + drift) % (across + wide)) - BLEED - wide;
    const cloud = { width: wide, height: high, sprite: n % sprites.length };
    return isTurned ? { ...cloud, x: width - x - wide, y: height - y - high } : { ...cloud, x, y };
  });
}

/** Whether a cloud keeps away from all of these. */
export function isClear({ x, y, width, height }: Cloud, boxes: readonly Box[]): boolean {
  const [left, right] = [x + width * CORE.left, x + width * (1 - CORE.right)];
  const [top, bottom] = [y + height * CORE.top, y + height * (1 - CORE.bottom)];
  return boxes.every((box) => {
    const dx = Math.max(0, box.x - right, left - box.x - box.width);
    const dy = Math.max(0, box.y - bottom, top - box.y - box.height);
    return Math.hypot(dx, dy) >= APART;
  });
}

/** Whether a cloud is in the window, or near enough to come into it when the map is moved. */
export function isInSight({ x, y, width, height }: Cloud, look: Look, window: Size): boolean {
  const [dx, dy] = [window.width / look.scale, window.height / look.scale];
  return x < look.x + dx && x + width > look.x - dx && y < look.y + dy && y + height > look.y - dy;
}

import { keptSetting } from '../page/kept-setting.ts';

/*
 * The first fight of somebody new: it goes on as any other, and each thing is pointed at where it lies when it first
 * matters.
 */

const tour = keptSetting('tour', ['ahead', 'done']);

/** Whether somebody has never been shown around a table, nor sent the guide away. */
export const isNewHere = (): boolean => tour.get() === 'ahead';
export const endTour = (): void => tour.set('done');

/** What is pointed at, in its order, and where it lies. */
export const tourStops = [
  { name: 'question', at: '.decide:not(.waiting)' },
  { name: 'plane', at: '.token.own[data-plane]' },
  { name: 'enemy', at: '.token.enemy[data-plane]' },
  { name: 'hand', at: '.hand' },
  { name: 'playable', at: '.card-button[data-playable="true"]' },
  { name: 'pass', at: 'button.answer.pass' },
  { name: 'exchange', at: '.chain' },
  { name: 'waiting', at: '.decide.waiting .hurry' },
  { name: 'log', at: '[data-key="l"]' },
] as const;
export type TourStop = (typeof tourStops)[number];

/** The first thing that has not been shown and is there to be seen; null: nothing just now. */
export const nextStop = (shown: ReadonlySet<string>, isThere: (selector: string) => boolean): TourStop | null =>
  tourStops.find(({ name, at }) => !shown.has(name) && isThere(at)) ?? null;

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP = 14;

/** Where the note stands: above what it speaks of if there is room, otherwise below it, and never over an edge. */
export function noteAt(of: Box, note: Size, screen: Size): { readonly left: number; readonly top: number } {
  const above = of.top - note.height - GAP;
  const below = of.top + of.height + GAP;
  const top = above >= GAP ? above : below + note.height <= screen.height ? below : GAP;
  const left = of.left + of.width / 2 - note.width / 2;
  return { left: Math.max(GAP, Math.min(left, screen.width - note.width - GAP)), top };
}

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
  { name: 'exchange', at: '.chain-box' },
  { name: 'waiting', at: '.decide.waiting .hurry' },
  { name: 'log', at: '[data-key="l"]' },
] as const;
export type TourStop = (typeof tourStops)[number];

/**
 * The first thing that has not been shown and is there to be seen; null: nothing just now. What is pointed at (`now`) goes
 * before all others: a note is not taken from under somebody's eyes and fingers.
 */
export function nextStop(
  shown: ReadonlySet<string>,
  isThere: (selector: string) => boolean,
  now: TourStop | null = null,
): TourStop | null {
  const stops = now === null ? tourStops : [now, ...tourStops];
  return stops.find(({ name, at }) => !shown.has(name) && isThere(at)) ?? null;
}

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

/** How much of two boxes is the same place. */
export const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

/** The box around two. */
export function around(a: Box, b: Box): Box {
  const [left, top] = [Math.min(a.left, b.left), Math.min(a.top, b.top)];
  const width = Math.max(a.left + a.width, b.left + b.width) - left;
  return { left, top, width, height: Math.max(a.top + a.height, b.top + b.height) - top };
}

/** The part of something that is on the screen; null: too little of it to be pointed at. */
export function seenOf(of: Box, screen: Size): Box | null {
  const [left, top] = [Math.max(0, of.left), Math.max(0, of.top)];
  const width = Math.min(screen.width, of.left + of.width) - left;
  const height = Math.min(screen.height, of.top + of.height) - top;
  const isSeen = width > 0 && height > 0 && height >= of.height * 0.5;
  return isSeen ? { left, top, width, height } : null;
}

/**
 * Where the note stands: above what it speaks of, above the question, below or beside what it speaks of, or wherever else
 * it hides neither that nor the question; never over an edge.
 */
export function noteAt(of: Box, note: Size, screen: Size, question: Box | null = null): Pick<Box, 'left' | 'top'> {
  const middle = { x: of.left + of.width / 2 - note.width / 2, y: of.top + of.height / 2 - note.height / 2 };
  const lowest = screen.height - note.height - GAP;
  const spots: readonly (readonly [left: number, top: number])[] = [
    [middle.x, of.top - note.height - GAP],
    ...(question === null ? [] : ([[middle.x, question.top - note.height - GAP]] as const)),
    [middle.x, of.top + of.height + GAP],
    [of.left + of.width + GAP, middle.y],
    [of.left - note.width - GAP, middle.y],
    [middle.x, GAP],
    [middle.x, lowest],
  ];
  const hidden = (spot: Box): number => overlap(spot, of) + (question === null ? 0 : overlap(spot, question));
  const placed = spots.map(([left, top]) => ({
    left: Math.max(GAP, Math.min(left, screen.width - note.width - GAP)),
    top: Math.max(GAP, Math.min(top, lowest)),
    ...note,
  }));
  const [best] = placed
    .map((spot, at) => ({ spot, at }))
    .sort((a, b) => hidden(a.spot) - hidden(b.spot) || a.at - b.at);
  return { left: best.spot.left, top: best.spot.top };
}

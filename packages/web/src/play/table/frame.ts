/*
 * How a table divides a screen: what is looked at, the bar with the question, what lies below it. Every height is constant
 * for a screen, so that no question, no line and no card resizes what is looked at. All in CSS pixels.
 */

export const viewports = ['desk', 'tablet', 'portrait', 'landscape'] as const;
export type Viewport = (typeof viewports)[number];

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Frame {
  readonly viewport: Viewport;
  /** The sky or the map. */
  readonly board: Box;
  readonly bar: Box;
  readonly hand: Box;
  /** The strip over the top of the board that belongs to turn, score and buttons. */
  readonly hud: number;
}

/** Below these nothing can be read any more: the page scrolls instead. */
const LEAST = { upright: { width: 300, height: 540 }, lying: { width: 480, height: 300 } };

/** A screen as it is divided: what it is, and at least as much of it as can be read. */
export interface Screen {
  readonly viewport: Viewport;
  readonly width: number;
  readonly height: number;
}

/** Whether question and hand stand beside the board: a phone on its side, or a desk seen at twice its size. */
const isLying = (width: number, height: number): boolean => height < 500 && width > height;

export function screenOf(screenWidth: number, screenHeight: number): Screen {
  const lying = isLying(screenWidth, screenHeight);
  const least = lying ? LEAST.lying : LEAST.upright;
  const width = Math.max(least.width, Math.round(screenWidth));
  const height = Math.max(least.height, Math.round(screenHeight));
  if (lying) return { viewport: 'landscape', width, height };
  return { viewport: width < 700 ? 'portrait' : width < 1100 ? 'tablet' : 'desk', width, height };
}

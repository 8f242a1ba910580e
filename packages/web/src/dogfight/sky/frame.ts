/*
 * How the table divides a screen: the sky, the bar with the question, the hand. Every height is constant for a screen, so
 * that no question, no line and no card resizes the sky. All in CSS pixels.
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
  readonly sky: Box;
  readonly bar: Box;
  readonly hand: Box;
  /** How wide a card of the hand is. */
  readonly card: number;
  /** The strip over the top of the sky that belongs to turn, score and buttons. */
  readonly hud: number;
  /** What the labels of the bands take from the left of the sky: no aircraft flies there. */
  readonly inset: number;
}

/** Below these nothing can be read any more: the page scrolls instead. */
const LEAST = { upright: { width: 300, height: 540 }, lying: { width: 480, height: 300 } };

/** Whether question and hand stand beside the sky: a phone on its side, or a desk seen at twice its size. */
const isLying = (width: number, height: number): boolean => height < 500 && width > height;

/** How a screen of this size is divided. */
export function frameOf(screenWidth: number, screenHeight: number): Frame {
  const lying = isLying(screenWidth, screenHeight);
  const least = lying ? LEAST.lying : LEAST.upright;
  const width = Math.max(least.width, Math.round(screenWidth));
  const height = Math.max(least.height, Math.round(screenHeight));
  if (lying) return landscape(width, height);
  if (width < 700) return upright('portrait', width, height, portraitSky(height), 124, height < 720 ? 128 : 148);
  if (width < 1100) return upright('tablet', width, height, Math.max(220, height - 330), 96, height < 760 ? 132 : 148);
  return upright('desk', width, height, Math.max(240, height - 296), 68, height < 760 ? 132 : 156);
}

/** The hand needs 268; where that leaves the sky too little, it has 45 of 100. */
const portraitSky = (height: number): number => Math.max(Math.round(height * 0.45), height - 392);

function upright(viewport: Viewport, width: number, height: number, sky: number, bar: number, card: number): Frame {
  const isPhone = viewport === 'portrait';
  return {
    viewport,
    sky: { left: 0, top: 0, width, height: sky },
    bar: { left: 0, top: sky, width, height: bar },
    hand: { left: 0, top: sky + bar, width, height: height - sky - bar },
    card,
    hud: isPhone ? 40 : 48,
    inset: isPhone ? 0 : 112,
  };
}

/** So narrow a screen leaves the question little width: it gets more of it, and more height. */
const NARROW = 760;

function landscape(width: number, height: number): Frame {
  const sky = Math.round(width * (width < NARROW ? 0.58 : 0.62));
  const bar = width < NARROW ? 176 : 148;
  return {
    viewport: 'landscape',
    sky: { left: 0, top: 0, width: sky, height },
    bar: { left: sky, top: 0, width: width - sky, height: bar },
    hand: { left: sky, top: bar, width: width - sky, height: height - bar },
    card: Math.min(138, Math.floor((height - bar - 36) / 1.4)),
    hud: 40,
    inset: 66,
  };
}

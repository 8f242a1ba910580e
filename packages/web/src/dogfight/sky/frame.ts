import { type Frame as AnyFrame, screenOf, type Viewport } from '../../play/table/frame.ts';

/** How the table divides a screen: the sky, the bar with the question, the hand. */
export interface Frame extends AnyFrame {
  /** How wide a card of the hand is. */
  readonly card: number;
  /** What the labels of the bands take from the left of the sky: no aircraft flies there. */
  readonly inset: number;
}

/** How a screen of this size is divided. */
export function frameOf(screenWidth: number, screenHeight: number): Frame {
  const { viewport, width, height } = screenOf(screenWidth, screenHeight);
  switch (viewport) {
    case 'landscape':
      return landscape(width, height);
    case 'portrait':
      return upright(viewport, width, height, portraitSky(height), 124, height < 720 ? 128 : 148);
    case 'tablet':
      return upright(viewport, width, height, Math.max(220, height - 330), 96, height < 760 ? 132 : 148);
    case 'desk':
      return upright(viewport, width, height, Math.max(240, height - 296), 68, height < 760 ? 132 : 156);
  }
}

/** The hand needs 268; where that leaves the sky too little, it has 45 of 100. */
const portraitSky = (height: number): number => Math.max(Math.round(height * 0.45), height - 392);

function upright(viewport: Viewport, width: number, height: number, sky: number, bar: number, card: number): Frame {
  const isPhone = viewport === 'portrait';
  return {
    viewport,
    board: { left: 0, top: 0, width, height: sky },
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
    board: { left: 0, top: 0, width: sky, height },
    bar: { left: sky, top: 0, width: width - sky, height: bar },
    hand: { left: sky, top: bar, width: width - sky, height: height - bar },
    card: Math.min(138, Math.floor((height - bar - 36) / 1.4)),
    hud: 40,
    inset: 66,
  };
}

/** From here on a sky without anything around it is one that lies: its bands have their labels at the left. */
const LYING = 480;

/** A sky alone, as a picture in a book or beside a story. */
export function smallFrame(width: number, height: number): Frame {
  const isLying = width >= LYING;
  const below = { left: 0, top: Math.round(height), width: Math.round(width), height: 0 };
  return {
    viewport: isLying ? 'landscape' : 'portrait',
    board: { left: 0, top: 0, width: Math.round(width), height: Math.round(height) },
    bar: below,
    hand: below,
    card: 0,
    hud: 6,
    inset: isLying ? 66 : 0,
  };
}

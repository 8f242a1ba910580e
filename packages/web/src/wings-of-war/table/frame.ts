import { type Frame as AnyFrame, type Screen, screenOf } from '../../play/table/frame.ts';

/** How the table divides a screen: the map, the bar with the question, slots and hand. */
export interface Frame extends AnyFrame {
  /** How large a manoeuvre card is, in a slot and in the hand. */
  readonly card: { readonly width: number; readonly height: number };
  /** Whether slots and hand share a row, as at a desk, or the hand lies below the slots. */
  readonly isOneRow: boolean;
}

export const isPhone = ({ viewport }: AnyFrame): boolean => viewport === 'portrait' || viewport === 'landscape';

/** Where cards are a little smaller, for the sake of the map. */
const LOW_TABLET = 860;

/** How a screen of this size is divided. */
export function frameOf(screenWidth: number, screenHeight: number): Frame {
  const screen = screenOf(screenWidth, screenHeight);
  switch (screen.viewport) {
    case 'landscape':
      return landscape(screen);
    case 'portrait':
      return portrait(screen);
    case 'tablet':
      return screen.height < LOW_TABLET
        ? upright(screen, { bar: 76, hand: 258, card: { width: 84, height: 112 }, isOneRow: false })
        : upright(screen, { bar: 76, hand: 294, card: { width: 92, height: 129 }, isOneRow: false });
    case 'desk':
      return screen.height < 760
        ? upright(screen, { bar: 66, hand: 160, card: { width: 96, height: 132 }, isOneRow: true })
        : upright(screen, { bar: 66, hand: 186, card: { width: 112, height: 157 }, isOneRow: true });
  }
}

interface Below extends Pick<Frame, 'card' | 'isOneRow'> {
  readonly bar: number;
  readonly hand: number;
}

function upright({ viewport, width, height }: Screen, { bar, hand, card, isOneRow }: Below): Frame {
  const map = height - bar - hand;
  return {
    viewport,
    board: { left: 0, top: 0, width, height: map },
    bar: { left: 0, top: map, width, height: bar },
    hand: { left: 0, top: map + bar, width, height: hand },
    hud: viewport === 'portrait' ? 44 : 48,
    card,
    isOneRow,
  };
}

/** Four across: three slots and the button that ends planning. */
const ACROSS = 4;
const EDGE = 10;
const GAP = 8;
const PORTRAIT_BAR = 64;
/** Above and below each row of cards. */
const ROW = 20;
/** A card is so much higher than wide. */
const RATIO = 1.42;
/** The map has at least so much of an upright phone, as long as its cards can be read. */
const LEAST_MAP = 0.48;
const LEAST_CARD = 92;

function portrait(screen: Screen): Frame {
  const { width, height } = screen;
  const across = Math.floor((width - 2 * EDGE - (ACROSS - 1) * GAP) / ACROSS);
  const room = Math.floor((height * (1 - LEAST_MAP) - PORTRAIT_BAR) / 2) - ROW;
  const cardHeight = Math.max(LEAST_CARD, Math.min(122, Math.round(across * RATIO), room));
  const card = { width: Math.min(across, 96), height: cardHeight };
  return upright(screen, { bar: PORTRAIT_BAR, hand: 2 * (cardHeight + ROW), card, isOneRow: false });
}

const LYING_BAR = 52;
/** Around the slots and two rows of cards. */
const LYING_GAPS = 44;
const WIDE_ENOUGH = 760;
/** What question, slots and hand need beside the map; on the narrowest they share the screen with it. */
const COLUMN = 312;

function landscape({ viewport, width, height }: Screen): Frame {
  const map = width < WIDE_ENOUGH ? Math.max(Math.round(width / 2), width - COLUMN) : Math.round(width * 0.602);
  const across = Math.floor((width - map - 2 * 10 - (ACROSS - 1) * 6) / ACROSS);
  const cardHeight = Math.min(Math.round(across * RATIO), Math.floor((height - LYING_BAR - LYING_GAPS) / 3));
  return {
    viewport,
    board: { left: 0, top: 0, width: map, height },
    bar: { left: map, top: 0, width: width - map, height: LYING_BAR },
    hand: { left: map, top: LYING_BAR, width: width - map, height: height - LYING_BAR },
    hud: 44,
    card: { width: across, height: cardHeight },
    isOneRow: false,
  };
}

/** Below the map of a game that is looked at again: the cards that were turned up, and what moves it. */
const again = {
  desk: { bar: 64, hand: 146, controls: 66 },
  tablet: { bar: 76, hand: 190, controls: 66 },
  portrait: { bar: 64, hand: 246, controls: 84 },
  landscape: { bar: 66, hand: 0, controls: 80 },
} as const;

/** What a frame has besides when a game is looked at again. */
export interface RetraceFrame extends Frame {
  /** How high the row is with the buttons of the replay. */
  readonly controls: number;
}

/** How a screen is divided where nothing is laid any more: the map has the room of the hand. */
export function retraceFrame(screenWidth: number, screenHeight: number): RetraceFrame {
  const screen = screenOf(screenWidth, screenHeight);
  const { viewport, width, height } = screen;
  const { bar, hand, controls } = again[viewport];
  const { card, isOneRow, ...live } = frameOf(screenWidth, screenHeight);
  if (viewport !== 'landscape') {
    const below = { bar, hand, card: { width: 84, height: 112 }, isOneRow };
    return { ...upright({ viewport, width, height: height - controls }, below), controls };
  }
  const column = { left: live.bar.left, width: live.bar.width };
  return {
    ...live,
    bar: { ...column, top: 0, height: bar },
    hand: { ...column, top: bar, height: height - bar - controls },
    card,
    isOneRow,
    controls,
  };
}

/** A map alone, as a picture in a book or beside a story: nobody presses anything there, and nobody is waited for. */
export const isPicture = ({ hud }: AnyFrame): boolean => hud === 0;

export function smallFrame(width: number, height: number): Frame {
  const below = { left: 0, top: Math.round(height), width: Math.round(width), height: 0 };
  return {
    viewport: width > height ? 'landscape' : 'portrait',
    board: { left: 0, top: 0, width: Math.round(width), height: Math.round(height) },
    bar: below,
    hand: below,
    hud: 0,
    card: { width: 0, height: 0 },
    isOneRow: false,
  };
}

import type { CSSProperties } from 'react';
import type { Size } from '../../widgets/pan-zoom.ts';
import type { Frame } from './frame.ts';

/** How large the cards of a plan are, in pixels: those in the slots, the stacks of the hand, and what is between these. */
export interface HandLayout {
  readonly slot: Size;
  readonly stack: Size;
  readonly gap: number;
}

const SLOTS = 3;

/** At a desk slots and hand share a row: what is about them, and between the slots; from there on they are centred. */
const ABOUT = { edges: 48, rule: 44, inside: 14, slots: 20 };
const WIDEST = 1448;
/** Between stacks: as it was drawn, and where there are many. */
const [WIDE_GAP, CLOSE_GAP] = [11, 6];
/** Narrower than this a card cannot be read; it is no more than so much higher than wide. */
const LEAST_CARD = 62;
const SLIMMEST = 1.7;
/** Narrower than this it is drawn another way. */
const SLIM = 72;

/** The cards are as large as lets every stack be seen. */
function oneRow({ board, card }: Frame, kinds: number): HandLayout {
  const { edges, rule, inside, slots } = ABOUT;
  const room = Math.min(board.width, WIDEST) - edges - rule - inside - slots;
  const widthWith = (gap: number): number => Math.floor((room - (kinds - 1) * gap) / (kinds + SLOTS));
  const gap = widthWith(WIDE_GAP) >= card.width ? WIDE_GAP : CLOSE_GAP;
  const width = Math.max(LEAST_CARD, Math.min(card.width, widthWith(gap)));
  const size = { width, height: Math.min(card.height, Math.round(width * SLIMMEST)) };
  return { slot: size, stack: size, gap };
}

/** A hand that is pushed sideways: before its first card, between two, and how much of the last that is seen is seen. */
const [BEFORE, BETWEEN, CUT] = [11, 10, 0.62];

/** The last card is cut by the edge, so that one sees that there are more. */
function pushedSideways({ hand, card }: Frame, kinds: number): HandLayout {
  const room = hand.width - BEFORE;
  if (kinds * (card.width + BETWEEN) <= room) return { slot: card, stack: card, gap: BETWEEN };
  const seen = Math.floor(room / (card.width + BETWEEN) - 0.35) + CUT;
  const width = Math.floor(room / seen) - BETWEEN;
  return { slot: card, stack: { width, height: card.height }, gap: BETWEEN };
}

/** Beside the map of a phone on its side: so many across, what is about the slots and the rows, and what is seen of a third row. */
const [ACROSS, ABOUT_SLOTS, ROW_GAP, THIRD_ROW] = [4, 20, 8, 24];

function inRows({ hand, card }: Frame, kinds: number): HandLayout {
  const room = hand.height - card.height - ABOUT_SLOTS;
  const height =
    kinds <= 2 * ACROSS ? card.height : Math.min(card.height, Math.floor((room - THIRD_ROW) / 2) - ROW_GAP);
  return { slot: card, stack: { width: card.width, height }, gap: 6 };
}

/** How the cards of a plan lie, with so many stacks in the hand. */
export const handLayout = (frame: Frame, kinds: number): HandLayout =>
  frame.isOneRow
    ? oneRow(frame, kinds)
    : frame.viewport === 'landscape'
      ? inRows(frame, kinds)
      : pushedSideways(frame, kinds);

/** Whether cards are so narrow that their titles need two lines. */
export const isSlim = ({ slot }: HandLayout): boolean => slot.width < SLIM;

/** The same as the style sheet wants it. */
export const framedHand = ({
  slot,
  stack,
  gap,
}: HandLayout): CSSProperties & { readonly [name: `--${string}`]: string } => ({
  '--card': `${slot.width}px`,
  '--card-height': `${slot.height}px`,
  '--stack': `${stack.width}px`,
  '--stack-height': `${stack.height}px`,
  '--stack-gap': `${gap}px`,
});

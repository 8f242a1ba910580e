import type { Box } from '../../play/table/frame.ts';
import type { Arranged } from './arrange.ts';
import type { Frame } from './frame.ts';
import type { Way } from './pack.ts';
import { overlaps, takenIn } from './taken.ts';
import { isWingman, standsAt } from './wingman.ts';

/*
 * Where the cards of an exchange lie: between the two aircraft it is about, or as near to that as they can without
 * covering anybody.
 */

/** A row, where there is room for one; else a stack, of which the earlier cards show their titles. */
export const exchangeForms = ['row', 'stack'] as const;

export interface ExchangeShape {
  readonly form: (typeof exchangeForms)[number];
  /** How wide the latest card is, how wide an earlier one in a row, and how wide the place for the next; 0: none is shown. */
  readonly latest: number;
  readonly earlier: number;
  readonly slot: number;
  /** How many of the cards are shown, the latest ones. */
  readonly shown: number;
  /** How much of an earlier card shows in a stack: its title, in one line or in two. */
  readonly strip: number;
  readonly width: number;
  readonly height: number;
}

export interface ExchangePlace {
  readonly shape: ExchangeShape;
  readonly box: Box;
  /** From the attacker to the defender: the first card lies at the one's, the next answer goes to the other's. */
  readonly way: Way;
  /** Whether it covers somebody: then the others step back. */
  readonly covers: boolean;
}

/** Of a card that lies in the sky only title, picture and figures show: so high is it, of its width. */
export const CARD_SHOWN = 0.95;
/** The title of an earlier card in a stack: the longest takes one line of a card that is so wide, else two. */
const STRIP = 27;
const STRIP_OF_TWO = 36;
const ONE_LINE = 110;
/** The labels of the bands, where aircraft may fly over them. */
const LABELS = 62;
/** Whose card it is stands beside it. */
export const BADGE = 20;
/** How far a stack leans, what stands between two cards, and the line above them. */
export const LEAN = 12;
export const APART = 24;
export const TAG = 26;
/** The line below them: what is at stake. */
export const STAKE = 32;
/** How far from the middle of the two it may lie before it is made smaller, and how finely the sky is searched. */
const NEAR = 300;
const STEP = 20;
/** Of a long exchange only so many cards lie in a stack. */
const MOST_SHOWN = 4;

interface Asked {
  readonly cards: number;
  /** Whether another card is awaited. */
  readonly isOpen: boolean;
  readonly hasStake: boolean;
}

const rowOf = ({ cards, isOpen, hasStake }: Asked, earlier: number, latest: number): ExchangeShape => ({
  form: 'row',
  latest,
  earlier,
  slot: latest,
  shown: cards,
  strip: 0,
  width: (cards - 1) * (earlier + APART) + latest + (isOpen ? APART + latest : 0),
  height: TAG + Math.round(latest * CARD_SHOWN) + (hasStake ? STAKE : 0),
});

const stackOf = ({ cards, isOpen, hasStake }: Asked, latest: number, most = MOST_SHOWN): ExchangeShape => {
  const shown = Math.min(most, cards);
  const slot = isOpen ? Math.round(latest * 0.84) : 0;
  const strip = latest < ONE_LINE ? STRIP_OF_TWO : STRIP;
  return {
    form: 'stack',
    latest,
    earlier: latest,
    slot,
    shown,
    strip,
    width: latest + (shown - 1) * LEAN + BADGE + (isOpen ? 4 + slot : 0),
    height: (shown - 1) * strip + Math.round(latest * CARD_SHOWN) + (hasStake ? STAKE : 0),
  };
};

/** The forms that are tried, the roomiest first. */
function shapesFor(asked: Asked, { viewport }: Frame, aircraft: number): ExchangeShape[] {
  // On a phone the question says what is at stake.
  const stacks =
    viewport === 'desk' || viewport === 'tablet'
      ? [126, 112, 100].map((each) => stackOf(asked, each))
      : [
          ...[112, 100, 88, 78].map((each) => stackOf({ ...asked, hasStake: false }, each)),
          // Where there is little room, the latest two, and no place for the next: whose answer is awaited is said below.
          ...[100, 78].map((each) => stackOf({ ...asked, isOpen: false, hasStake: false }, each, 2)),
        ];
  const isRoomy = viewport === 'desk' && aircraft <= 4 && asked.cards <= 5;
  return isRoomy ? [rowOf(asked, 138, 165), rowOf(asked, 116, 138), rowOf(asked, 100, 116), ...stacks] : stacks;
}

/** First free place, the larger forms first; none: where least is hidden. */
export function placeExchange(
  asked: Asked,
  from: number | null,
  to: number | null,
  arranged: Arranged,
  frame: Frame,
): ExchangePlace {
  const one = standsAt(arranged.placed, from);
  const other = standsAt(arranged.placed, to) ?? one;
  const { width, height } = frame.board;
  const margin = 6;
  const edge = Math.max(margin, frame.inset);
  const [ax, bx] = [one?.x ?? width / 2, other?.x ?? width / 2];
  const way: Way = bx < ax || (bx === ax && one?.way === 'left') ? 'left' : 'right';
  const taken = takenIn(arranged);
  const mid = (ax + bx) / 2;
  const pair = [one, other].filter((each) => each !== undefined);
  const top = Math.min(height, ...pair.map(({ cell }) => cell.top));
  const bottom = Math.max(0, ...pair.map(({ cell }) => cell.top + cell.height));
  const midY = pair.length === 0 ? height / 2 : pair.reduce((sum, { y }) => sum + y, 0) / pair.length;
  const boxAt = (shape: ExchangeShape, left: number, x: number, y: number): Box => ({
    left: Math.round(Math.min(Math.max(left, x - shape.width / 2), Math.max(left, width - margin - shape.width))),
    top: Math.round(Math.min(Math.max(frame.hud, y), Math.max(frame.hud, height - margin - shape.height))),
    width: shape.width,
    height: shape.height,
  });
  /** Between the two, above them, below them. */
  const beside = (shape: ExchangeShape, left: number): Box[] => [
    boxAt(shape, left, mid, midY - shape.height / 2),
    boxAt(shape, left, mid, top - shape.height - 4),
    boxAt(shape, left, mid, bottom + 4),
  ];
  const away = ({ left, top: from, width: wide, height: high }: Box): number =>
    Math.hypot(left + wide / 2 - mid, from + high / 2 - midY);
  const isFree = (box: Box): boolean =>
    box.height <= height - frame.hud && !taken.some((other) => overlaps(box, other));
  /** The free place that is nearest to the two, all over the sky; null: there is none. */
  const nearest = (shape: ExchangeShape, left: number): Box | null => {
    let best: Box | null = null;
    for (let y = frame.hud; y <= height - margin - shape.height; y += STEP)
      for (let x = left; x <= width - margin - shape.width; x += STEP) {
        const box = boxAt(shape, left, x + shape.width / 2, y);
        if ((best === null || away(box) < away(best)) && isFree(box)) best = box;
      }
    return best;
  };
  const shapes = shapesFor(asked, frame, [...arranged.placed.keys()].filter((id) => !isWingman(id)).length);
  // Rather beside the labels of the bands than upon them; and rather small and near than large and far away.
  const lefts = [Math.max(edge, LABELS), edge];
  let afar: ExchangePlace | null = null;
  for (const shape of shapes) {
    const box = lefts.flatMap((left) => beside(shape, left)).find(isFree) ?? nearest(shape, lefts[0]);
    if (box === null) continue;
    const found = { shape, box, way, covers: false };
    if (away(box) <= NEAR) return found;
    afar ??= found;
  }
  if (afar !== null) return afar;
  const shape = shapes[shapes.length - 1];
  const box = nearest(shape, edge);
  if (box !== null) return { shape, box, way, covers: false };
  const feet = [edge, width].map((x) => boxAt(shape, edge, x, height));
  const [least] = [...beside(shape, edge), ...feet].sort((a, b) => hidden(a, taken) - hidden(b, taken));
  return { shape, box: least, way, covers: true };
}

/** How much of others a box would hide. */
const hidden = (box: Box, others: readonly Box[]): number =>
  others.reduce((sum, other) => {
    const wide = Math.min(box.left + box.width, other.left + other.width) - Math.max(box.left, other.left);
    const high = Math.min(box.top + box.height, other.top + other.height) - Math.max(box.top, other.top);
    return sum + Math.max(0, wide) * Math.max(0, high);
  }, 0);

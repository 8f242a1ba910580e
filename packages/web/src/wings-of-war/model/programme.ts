import {
  type Choice,
  cardsFor,
  IDLE,
  type Kind,
  NO_KIND,
  NO_PLANE,
  nthPlanned,
  type Plane,
  type Planning,
  refusalsFor,
  type Sky,
  type WingsView,
} from '@tallyho/wings-of-war';
import { topFrame, type WingsRefusal } from './engine.ts';

/** The cards of an aircraft for this turn, as far as they are laid. */
export interface Programme {
  readonly plane: Plane;
  readonly cards: readonly Kind[];
  /** How many of them have been handed in and cannot be taken back. */
  readonly locked: number;
}

const SLOTS = 3;

/** Every aircraft of the one who looks that is planned for this turn, with what already lies in its slots. */
export function programmesOf(view: WingsView): Programme[] {
  const at = topFrame<Planning>(view, 'plan');
  if (at === null || view.seat < 0) return [];
  const programmes: Programme[] = [];
  for (let nth = 0; ; nth++) {
    const plane = nthPlanned(view, view.seat, nth);
    if (plane === NO_PLANE) return programmes;
    const filled = nth < at.nth ? SLOTS : nth === at.nth ? at.slot : 0;
    const cards = view.planes[plane].plan.slice(0, filled).filter((card) => card !== NO_KIND);
    programmes.push({ plane, cards, locked: cards.length });
  }
}

/** WOW-PLAN-01, WOW-GAP-101 — three cards, or none at all on the ground. */
export const isWhole = ({ cards }: Programme): boolean => cards.length === SLOTS || cards[0] === IDLE;

/** The table as it would be with these cards in the slots; only its owner asks. */
export function skyWith(view: WingsView, plane: Plane, cards: readonly Kind[]): Sky {
  const plan = Array.from({ length: SLOTS }, (_, slot) => cards[slot] ?? NO_KIND);
  return {
    fixed: view.fixed,
    floor: view.floor,
    turn: view.turn,
    planes: view.planes.map((a, i) => (i === plane ? { ...a, plan } : a)),
  };
}

/** What may be laid into the next slot, and what may not, with the reason. */
export interface SlotOffer {
  readonly options: readonly Choice[];
  readonly refusals: readonly WingsRefusal[];
}

export function offerFor(view: WingsView, { plane, cards }: Programme): SlotOffer {
  if (cards.length >= SLOTS || cards[0] === IDLE) return { options: [], refusals: [] };
  const sky = skyWith(view, plane, cards);
  return {
    options: cardsFor(sky, plane, cards.length),
    refusals: refusalsFor(sky, plane, cards.length).filter(({ reason }) => reason !== 'not-in-the-deck'),
  };
}

/** The card that a choice lays. */
export const cardLaid = (choice: Choice): Kind =>
  choice.do === 'plan' || choice.do === 'dare' ? choice.card : choice.do === 'idle' ? IDLE : NO_KIND;

export const withCard = (programme: Programme, card: Kind): Programme => ({
  ...programme,
  cards: [...programme.cards, card],
});

/** With another card in a slot; those after it stay as far as they may follow. */
export function replaced(view: WingsView, programme: Programme, slot: number, card: Kind): Programme {
  return programme.cards.slice(slot + 1).reduce<Programme>(
    (kept, next, i) => {
      const isNext = kept.cards.length === slot + 1 + i;
      const mayFollow = isNext && offerFor(view, kept).options.some((option) => cardLaid(option) === next);
      return mayFollow ? withCard(kept, next) : kept;
    },
    { ...programme, cards: [...programme.cards.slice(0, slot), card] },
  );
}

/** Takes up the card of a slot and those after it, as far as they have not been handed in. */
export const withoutFrom = (programme: Programme, slot: number): Programme => ({
  ...programme,
  cards: programme.cards.slice(0, Math.max(slot, programme.locked)),
});

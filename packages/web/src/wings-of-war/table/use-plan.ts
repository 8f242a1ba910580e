import type { Choice, Kind } from '@tallyho/wings-of-war';
import type { WingsRefusal } from '../model/engine.ts';
import { nearestGood, type Trouble, troubleOf } from '../model/outlook.ts';
import {
  cardLaid,
  isWhole,
  offerFor,
  type Programme,
  replaced,
  type SlotOffer,
  withoutFrom,
} from '../model/programme.ts';
import type { Draft } from '../model/use-draft.ts';
import type { TableModel } from '../model/use-model.ts';

/** A programme that is being laid, and all that can be done about it. */
export interface Plan {
  readonly current: Programme;
  readonly programmes: readonly Programme[];
  /** The slot that the next card goes to; −1: none. */
  readonly slot: number;
  readonly offer: SlotOffer;
  /** What the programme in hand leads to that its owner should know. */
  readonly trouble: Trouble | null;
  /** The card that would cause none, in the place of the one that does. */
  readonly better: Kind | null;
  /** The first trouble of all programmes: what Ready would do. */
  readonly gravest: (Trouble & { readonly plane: number }) | null;
  /** Cards that are still to be laid, for all aircraft together. */
  readonly missing: number;
  lay(choice: Choice): void;
  takeUp(slot: number): void;
  /** Lays a card into a slot, in the place of what lies there; says why not, or null. */
  put(slot: number, card: Kind): WingsRefusal | null;
}

const SLOTS = 3;
const nothing: SlotOffer = { options: [], refusals: [] };

/** WOW-PLAN-01 … WOW-PLAN-03 — three cards each; `onLay`: what a lesson does with every card as it is laid. */
export function planOf(model: TableModel, draft: Draft, onLay: ((choice: Choice) => void) | null): Plan | null {
  const { view } = model;
  const { current, programmes } = draft;
  if (current === null) return null;
  const trouble = troubleOf(view, current);
  const isFull = isWhole(current);
  // A card that would cost the aircraft can be replaced where it lies.
  const slot = !isFull ? current.cards.length : trouble !== null && trouble.slot >= current.locked ? trouble.slot : -1;
  const kept = slot < 0 ? current : { ...current, cards: current.cards.slice(0, slot) };
  const grave = programmes.flatMap((each) => {
    const found = troubleOf(view, each);
    return found === null ? [] : [{ ...found, plane: each.plane }];
  });
  return {
    current,
    programmes,
    slot,
    offer: slot < 0 ? nothing : offerFor(view, kept),
    trouble,
    better: isFull && trouble !== null ? nearestGood(view, current, trouble.slot) : null,
    gravest: grave[0] ?? null,
    missing: programmes.reduce((sum, each) => sum + (isWhole(each) ? 0 : SLOTS - each.cards.length), 0),
    lay(choice) {
      if (onLay !== null) onLay(choice);
      else draft.change({ ...kept, cards: [...kept.cards, cardLaid(choice)] });
    },
    takeUp: (at) => draft.change(withoutFrom(current, at)),
    put(at, card) {
      const to = Math.max(current.locked, Math.min(at, current.cards.length, SLOTS - 1));
      const { options, refusals } = offerFor(view, { ...current, cards: current.cards.slice(0, to) });
      const choice = options.find((option) => cardLaid(option) === card);
      if (choice === undefined) return refusals.find((refusal) => cardLaid(refusal.choice) === card) ?? null;
      // A lesson waits for one card after the other.
      if (onLay === null) draft.change(replaced(view, current, to, card));
      else if (to === current.cards.length) onLay(choice);
      return null;
    },
  };
}

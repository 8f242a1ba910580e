import { type Card, listOf, type Refusal } from '@tallyho/kernel';
import type { Choice } from '../choices.ts';
import { REDLINE } from '../rules/cards.ts';
import { type Reason, reasons } from '../rules/reasons.ts';
import type { Dogfight, Plane } from '../state.ts';

/** A choice that is not on the list, the reason and its rule. */
export const refusal = (choice: Choice, reason: Reason): Refusal<Choice> => ({
  choice,
  reason,
  because: reasons[reason],
});

/** Adds a refusal if there is a reason for one. */
export function refuse(to: Refusal<Choice>[], choice: Choice, reason: Reason | null): void {
  if (reason !== null) to.push(refusal(choice, reason));
}

/** Every card of the hand but those of one title (and REDLINE, which always goes) is refused for one reason. */
export function refuseOthers(
  s: Dogfight,
  plane: Plane,
  title: number,
  choice: (card: Card) => Choice,
  reason: Reason,
): Refusal<Choice>[] {
  return listOf(s.planes[plane].hand.faces)
    .filter((card) => s.fixed.title[card] !== title && s.fixed.title[card] !== REDLINE)
    .map((card) => refusal(choice(card), reason));
}

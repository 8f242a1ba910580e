import { type Card, listOf, type Refusal } from '@tallyho/kernel';
import type { Choice } from '../choices.ts';
import { REDLINE } from '../rules/cards.ts';
import { type Reason, reasons } from '../rules/reasons.ts';
import type { Dogfight, Plane } from '../state.ts';

/** A choice that is not on the list, the reason and its rule. */
const refusal = (choice: Choice, reason: Reason): Refusal<Choice> => ({
  choice,
  reason,
  because: reasons[reason],
});

/** Adds a refusal if there is a reason for one. */
export function refuse(to: Refusal<Choice>[], choice: Choice, reason: Reason | null): void {
  if (reason !== null) to.push(refusal(choice, reason));
}

/** Every card of the hand that something stands against; but REDLINE always goes. */
export function refuseCards(
  s: Dogfight,
  plane: Plane,
  choice: (card: Card) => Choice,
  bar: (card: Card) => Reason | null,
): Refusal<Choice>[] {
  const refusals: Refusal<Choice>[] = [];
  for (const card of listOf(s.planes[plane].hand.faces & ~s.fixed.showing[REDLINE]))
    refuse(refusals, choice(card), bar(card));
  return refusals;
}

import { type Card, type Faces, listOf, type Refusal, type Seat } from '@tallyho/kernel';
import { type Choice, tactic } from '../choices.ts';
import { REDLINE } from '../rules/cards.ts';
import { isBomber } from '../rules/formation.ts';
import { type Reason, reasons } from '../rules/reasons.ts';
import { type Dogfight, ownerOf, type Plane } from '../state.ts';

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

/**
 * DIF-SEQ-01, DIF-SEQ-05 — before the action phase no card is played; DIF-ACT-08, DIF-ALT-15 — and none answers a change of
 * level. To play a card is said as of a Tactic, whatever it is.
 */
export const refuseAllCards = (s: Dogfight, plane: Plane, why: Reason): Refusal<Choice>[] =>
  refuseFaces(playable(s, plane) & ~s.fixed.showing[REDLINE], why);

/**
 * DIF-SEQ-05 — where no aircraft is asked, but its player: every card in his hands, REDLINE with the others (DIF-REACT-22
 * is about decisions of an aircraft).
 */
export function refuseHands(s: Dogfight, seat: Seat, why: Reason): Refusal<Choice>[] {
  let faces: Faces = 0;
  for (let plane = 0; plane < s.planes.length; plane++) if (ownerOf(s, plane) === seat) faces |= playable(s, plane);
  return refuseFaces(faces, why);
}

/** DIF-GAP-71 — the hand, and an Ace Pilot marker, which is no part of it and works as a card; bombers play from turrets. */
function playable(s: Dogfight, plane: Plane): Faces {
  const { hand, aces } = s.planes[plane];
  return aces > 0 && !isBomber(s, plane) ? hand.faces | (1 << s.fixed.marker) : hand.faces;
}

const refuseFaces = (faces: Faces, why: Reason): Refusal<Choice>[] =>
  listOf(faces).map((card) => refusal(tactic(card), why));

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

import type { OptionScene } from '../play/scene.ts';
import type { Session } from '../play/session.ts';
import { onlyUse } from './cards/offers.ts';
import type { CardQuestion, HandPlace, HandScene } from './scene.ts';

/*
 * The rules ask for discards one after the other; at a table people put them down together. So cards are marked, and when
 * it is confirmed the questions are answered one after the other.
 */

/** Where cards can be marked: the pass that ends the discarding, and each card that has no other use now. */
export interface Marking {
  readonly pass: OptionScene<object>;
  choiceOf(place: HandPlace): object | null;
}

/** Whether the question lets somebody put down as many cards as he likes. */
export function markingIn(question: CardQuestion<object> | null, isDiscard: boolean): Marking | null {
  const pass = question?.buttons.options.find(({ isPass }) => isPass);
  if (question === null || pass === undefined || !isDiscard) return null;
  return { pass, choiceOf: ({ card }) => onlyUse(question.cards.get(card) ?? null) };
}

/** The choices that the marked cards stand for, in the order of the hand, and then no more. */
export function choicesOf(marking: Marking, hands: readonly HandScene[], marked: ReadonlySet<string>): object[] {
  const places = hands.flatMap((hand) => hand.places).filter(({ key }) => marked.has(key));
  const choices = places.flatMap((place) => marking.choiceOf(place) ?? []);
  return choices.length === 0 ? [] : [...choices, marking.pass.choice];
}

/** Answers one question after the other; it ends where something else is asked, or a choice is not taken. */
export function chooseInTurn(
  session: Pick<Session, 'look' | 'choose'>,
  seat: number,
  choices: readonly object[],
): void {
  const kind = session.look(seat).decision?.kind;
  for (const choice of choices) {
    const { decision } = session.look(seat);
    if (decision === null || decision.kind !== kind || !session.choose(seat, decision.id, choice).ok) return;
  }
}

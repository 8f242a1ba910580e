import { useState } from 'react';
import type { Session } from '../play/session.ts';
import { choicesOf, chooseInTurn, type Marking, markingIn } from './marking.ts';
import type { CardQuestion, HandPlace, HandScene } from './scene.ts';
import { useDogfightWords } from './words/words.ts';

interface Props {
  readonly session: Session;
  readonly seat: number;
  /** Changes when something else is asked of somebody else, or in another turn; discards of one phase belong together. */
  readonly moment: string;
  readonly question: CardQuestion<object> | null;
  readonly isDiscard: boolean;
  readonly hands: readonly HandScene[];
}

export interface Marked {
  /** The cards that are marked; null: none can be. */
  readonly keys: ReadonlySet<string> | null;
  /** The question, with putting the marked cards down as its answer. */
  readonly question: CardQuestion<object> | null;
  /** Marks a card, or takes the mark away; false: this card is not there to be marked. */
  toggle(place: HandPlace): boolean;
  /** Whether a choice was the putting down of what is marked; then it has been done. */
  confirm(choice: object): boolean;
}

const none: ReadonlySet<string> = new Set();
const PUT_DOWN = { do: 'put-down' } as const;

/** Cards that are put down together. */
export function useMarking({ session, seat, moment, question, isDiscard, hands }: Props): Marked {
  const { table } = useDogfightWords();
  const [state, setState] = useState({ moment, keys: none });
  const marking = markingIn(question, isDiscard);
  const keys = state.moment === moment ? state.keys : none;
  const choices = marking === null ? [] : choicesOf(marking, hands, keys);
  return {
    keys: marking === null ? null : keys,
    question:
      question === null || marking === null ? question : confirmed(question, marking, choices.length - 1, table),
    toggle(place) {
      if (marking === null || marking.choiceOf(place) === null) return false;
      const next = new Set(keys);
      if (!next.delete(place.key)) next.add(place.key);
      setState({ moment, keys: next });
      return true;
    },
    confirm(choice) {
      if (choice !== PUT_DOWN) return false;
      setState({ moment, keys: none });
      chooseInTurn(session, seat, choices);
      return true;
    },
  };
}

function confirmed(
  question: CardQuestion<object>,
  { pass }: Marking,
  count: number,
  words: { putDown(n: number): string },
): CardQuestion<object> {
  if (count < 1) return question;
  const answer = { ...pass, choice: PUT_DOWN, text: words.putDown(count), isPass: false };
  return { ...question, buttons: { options: [answer], refused: [] } };
}

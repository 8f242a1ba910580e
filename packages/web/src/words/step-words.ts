import type { Action, After } from '@tallyho/scenario';
import { dataWords } from './data-words.ts';
import type { Texts } from './en.ts';

/** What a step does, in words: a sentence, and what it is about in the game's own notation. */
export interface StepWords {
  readonly kind: 'choice' | 'check' | 'other';
  readonly head: string;
  readonly about: readonly string[];
}

export function stepWords(action: Action, t: Texts): StepWords {
  const check = (head: string, ...about: string[]): StepWords => ({ kind: 'check', head, about });
  switch (action.do) {
    case 'choose':
      return { kind: 'choice', head: action.seat, about: [action.text] };
    case 'undo':
      return { kind: 'other', head: t.takesBack(action.seat), about: [] };
    case 'no-undo':
      return check(t.cannotTakeBack(action.seat));
    case 'offered':
      return check(t.mayChoose(action.seat), ...action.texts);
    case 'exactly-offered':
      return check(t.mayChooseOnly(action.seat), ...action.texts);
    case 'not-offered':
      return check(
        t.mayNotChoose(action.seat),
        action.reason === null ? action.text : `${action.text} (${action.reason})`,
      );
    case 'asked':
      return check(t.isAsked(action.seat), action.kind);
    case 'expect':
      return check(atMoment(t.tableIs, action.after, t), dataWords(action.tree, t));
    case 'sees':
      return check(atMoment(t.seatSees(action.seat), action.after, t), dataWords(action.tree, t));
    case 'happens':
      return check(t.hasHappened, ...action.events.map((event) => dataWords(event, t)));
    case 'does-not-happen':
      return check(t.hasNotHappened, ...action.events.map((event) => dataWords(event, t)));
    case 'draws':
      return { kind: 'other', head: t.cardsLaid, about: [dataWords(action.cards, t)] };
    case 'teach':
      return { kind: 'other', head: t.lesson, about: [] };
  }
}

/** What is looked at, and the event after which it is. */
const atMoment = (head: string, after: After, t: Texts): string =>
  after === null ? head : t.after(head, dataWords(after[after.length - 1], t));

import type { Card } from '@tallyho/kernel';
import {
  agile,
  aims,
  answer,
  answerAce,
  answerAgile,
  type Choice,
  type Dogfight,
  discard,
  exchangeCard,
  type Fixed,
  gunner,
  help,
  helpAce,
  play,
  rollDown,
  rollUp,
  stop,
  stopAce,
} from '@tallyho/zero';

const firsts = new WeakMap<Fixed, readonly Card[]>();

/** For every card the first one with the same face. */
function firstOf(fixed: Fixed): readonly Card[] {
  let first = firsts.get(fixed);
  if (first === undefined) {
    first = fixed.face.map((face) => fixed.face.indexOf(face));
    firsts.set(fixed, first);
  }
  return first;
}

/** Cards of one face are the same to whoever thinks about them, whatever their number. */
export function zeroKey({ fixed }: Pick<Dogfight, 'fixed'>, choice: Choice): Choice {
  if (!('card' in choice)) return choice;
  const card = firstOf(fixed)[choice.card];
  if (card === choice.card) return choice;
  switch (choice.do) {
    case 'play':
      return play(card, choice.at);
    case 'agile':
      return agile(card, choice.at);
    case 'gunner':
      return gunner(card, choice.at);
    case 'roll':
      return choice.up ? rollUp(card) : rollDown(card);
    case 'answer':
      return answer(card);
    case 'answer-agile':
      return answerAgile(card);
    case 'answer-ace':
      return answerAce(card);
    case 'discard':
      return discard(card);
    case 'exchange':
      return exchangeCard(card);
    case 'aim':
      return aims[card];
    case 'stop':
      return stop(card, choice.at);
    case 'stop-ace':
      return stopAce(card, choice.at);
    case 'help':
      return help(choice.element, card);
    case 'help-ace':
      return helpAce(choice.element, card);
    // Turrets tell cards with the Spoiled Attack symbol apart.
    case 'counter':
      return choice;
  }
}

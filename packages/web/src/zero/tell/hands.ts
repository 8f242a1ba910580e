import type { Card } from '@tallyho/kernel';
import { type DogfightView, type ElementNo, NOBODY, titles } from '@tallyho/zero';
import { cardWords } from '../../dogfight/cards/card-words.ts';
import type { HandPlace, HandScene } from '../../dogfight/scene.ts';
import { answersWithMini, elementInFocus, openExchange } from '../model/engine.ts';
import type { Names } from '../model/names.ts';
import type { ZeroWords } from '../words/words.ts';
import { cardScene } from './card.ts';

/** How hands are known to what travels between them. */
export const handId = (element: ElementNo, mini: boolean): string => `${mini ? 'mini' : 'hand'}-${element}`;

/** One's own hands: the Leader's, and the Wingman's mini-hand while there is one; the one that is asked comes first. */
export function handScenes(w: ZeroWords, view: DogfightView, names: Names): HandScene[] {
  const element = elementInFocus(view);
  if (element === NOBODY) return [];
  const { hand, mini, altitude } = view.elements[element];
  if (hand === null || altitude < 0) return [];
  const name = names.element(element);
  const exchange = openExchange(view);
  const answering = exchange === null ? '' : titles[exchange.latest];
  const own: HandScene = {
    hand: handId(element, false),
    title: w.table.yourHand(name),
    caption: '',
    places: placesOf(w, view, names, hand),
    answering,
  };
  if (mini === null || mini.length === 0) return [own];
  const wings: HandScene = {
    hand: handId(element, true),
    title: w.table.miniHand(name),
    caption: w.table.miniCaption,
    places: placesOf(w, view, names, mini),
    answering,
  };
  const leaders = { ...own, caption: w.table.handCaption };
  return isMiniAsked(view) ? [wings, leaders] : [leaders, wings];
}

function isMiniAsked(view: DogfightView): boolean {
  const exchange = openExchange(view);
  return exchange === null ? view.frames.at(-1)?.flow === 'wingman' : answersWithMini(view, exchange);
}

/** Of several cards with the same face only the first is offered: all of them stand for it. */
function placesOf(w: ZeroWords, { fixed }: DogfightView, names: Names, cards: readonly Card[]): HandPlace[] {
  return cards.map((card) => {
    const printed = fixed.faces[fixed.face[card]];
    const face = cardScene(w, printed);
    const name = names.card(card);
    return {
      key: String(card),
      card: cards.find((other) => fixed.face[other] === fixed.face[card]) ?? card,
      face,
      label: cardWords(w.shared, face, name, w.terms.borders[printed.border]),
      name,
    };
  });
}

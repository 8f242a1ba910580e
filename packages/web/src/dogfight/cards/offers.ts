import type { Card } from '@tallyho/kernel';
import type { OfferScene } from '../../play/scene.ts';
import type { CardQuestion } from '../scene.ts';

const nothing: OfferScene<object> = { options: [], refused: [] };

/** What a question offers for each card of the hand; null: it asks for none, and the hand is there to be looked at. */
export function offersIn(question: CardQuestion<object> | null): (card: Card) => OfferScene<object> | null {
  return (card) => (question === null || question.cards.size === 0 ? null : (question.cards.get(card) ?? nothing));
}

/** The choice that a card stands for when it has one use; what leads out of the fight is asked for twice. */
export function onlyUse(offer: OfferScene<object> | null): object | null {
  if (offer === null || offer.options.length !== 1) return null;
  const [{ choice, isGrave }] = offer.options;
  return isGrave === true ? null : choice;
}

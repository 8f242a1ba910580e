import type { Card } from '@tallyho/kernel';
import type { OfferScene } from '../../play/scene.ts';
import { cardOf } from '../question.ts';
import type { CardQuestion } from '../scene.ts';

/** What can be done about each aircraft with a card, or, where none is lifted, without one. */
export function aimsWith(
  question: CardQuestion<object> | null,
  card: Card | null,
): ReadonlyMap<number, OfferScene<object>> {
  const found = new Map<number, OfferScene<object>>();
  for (const [id, { options, refused }] of question?.aims ?? []) {
    const fitting = options.filter(({ choice }) => cardOf(choice) === card);
    if (fitting.length > 0) found.set(id, { options: fitting, refused: card === null ? refused : [] });
  }
  return found;
}

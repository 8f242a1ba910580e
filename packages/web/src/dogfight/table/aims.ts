import type { Card } from '@tallyho/kernel';
import type { OfferScene } from '../../play/scene.ts';
import { cardOf } from '../question.ts';
import type { CardQuestion, TokenScene } from '../scene.ts';

/**
 * What a card is played as where it is let go over an aircraft: the one use it has there; a question, where there are several,
 * or none at an enemy; and over one's own as anywhere else in the sky.
 */
export function playedAt(
  question: CardQuestion<object> | null,
  tokens: readonly Pick<TokenScene, 'id' | 'own'>[],
  card: Card,
  aircraft: number,
): object | 'ask' | 'anywhere' {
  const options = aimsWith(question, card).get(aircraft)?.options ?? [];
  if (options.length === 1 && options[0].isGrave !== true) return options[0].choice;
  const isOwn = tokens.find(({ id }) => id === aircraft)?.own ?? true;
  return options.length === 0 && isOwn ? 'anywhere' : 'ask';
}

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

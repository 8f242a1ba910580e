import type { CardScene } from '../scene.ts';

/** The same card for those who want to read what its title means. */
export const inItsMeaning = (card: CardScene): CardScene => ({
  ...card,
  lines: [{ kind: 'meaning', lead: '', words: [{ text: card.meaning, answers: '' }] }],
});

import type { CardScene } from '../scene.ts';

/** The picture of what a card does. */
export const CardPicture = ({ card }: { readonly card: CardScene }) => (
  <span className={`card-picture ${card.edge} ${card.drawing}`} />
);

/** A card is drawn in units of a 164th of its width. */
export const UNIT = 164;
/** Height of a card, of its width. */
export const RATIO = 1.4;

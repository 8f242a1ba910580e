import type { Card } from '@tallyho/kernel';
import { bombingResults, borders, type Face, strafingResults } from '../content/types.ts';
import type { SortieFixed } from './fixed.ts';

/** CH-27.31f — a blue border, as a place in the list of borders. */
export const BLUE = borders.indexOf('blue');

/** The faces of the deck and its cards in the order of the game's tables. */
export interface DeckTables {
  readonly faces: readonly Face[];
  readonly face: readonly number[];
  readonly number: readonly number[];
  readonly first: readonly Card[];
}

type CardTables = Pick<SortieFixed, 'spoiled' | 'bombing' | 'strafe' | 'spoiledIn' | 'border'>;

/** Z-21.13b, Z-21.74a, Z-20.51a — what a card says besides its face. */
export function cardTables({ faces, face, number, first }: DeckTables): CardTables {
  const printed = face.map((shown, card) => {
    const found = faces[shown].cards.find((one) => one.number === number[card]);
    if (found === undefined) throw new RangeError(`no card has the number ${number[card]}`);
    return found;
  });
  const spoiled = printed.map((one) => one.spoiled);
  return {
    spoiled,
    bombing: printed.map((one) => bombingResults.indexOf(one.bombing)),
    strafe: printed.map((one) => strafingResults.indexOf(one.strafing)),
    spoiledIn: faces.map((one, shown) =>
      one.cards.reduce((bits, _, nth) => (spoiled[first[shown] + nth] ? bits | (1 << nth) : bits), 0),
    ),
    border: faces.map((one) => borders.indexOf(one.border)),
  };
}

import { type Card, EVERYONE } from '@tallyho/kernel';
import { type Choice, redline as playing } from '../choices.ts';
import { REDLINE } from '../rules/cards.ts';
import { REDLINE_CARDS, redlineHits } from '../rules/damage.ts';
import { type Dogfight, type DogfightFlow, type DogfightTable, NO_PLANE, type Plane } from '../state.ts';
import { hurt } from './damage.ts';
import { clearTable, drawCards, layCard } from './hands.ts';

/** A REDLINE being played; `inside`: within another action, which keeps its cards on the table (DIF-GAP-23). */
export interface Redline {
  plane: Plane;
  hits: number;
  inside: boolean;
}

/** DIF-REACT-22, DIF-GAP-11 — REDLINE can be played at every decision of its aircraft. Added to the end of the options. */
export function offerRedline(s: Dogfight, plane: Plane, options: Choice[]): void {
  const { title } = s.fixed;
  const { hand } = s.planes[plane];
  let last = -1;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i];
    if (card !== last && title[card] === REDLINE) options.push(playing(card));
    last = card;
  }
}

/** DIF-GAP-11 — nobody may react; the decision it interrupted is taken afterwards, with the new cards. */
export function playRedline(t: DogfightTable, plane: Plane, card: Card, inside: boolean): void {
  const s = t.state;
  layCard(s, plane, card);
  t.say?.(EVERYONE, { event: 'played', plane, card, use: 'redline', at: NO_PLANE, steps: 0, with: [], because: 'DIF-REACT-22' });
  t.call(redline, { plane, hits: redlineHits(s, plane), inside });
}

/** The hit comes first, against which an EVASIVE already in hand may be played (DIF-REACT-10) … */
const strain = (t: DogfightTable, { plane, hits }: Redline): void => {
  if (hits > 0) t.call(hurt, { plane, by: NO_PLANE, hits });
};

/** … then the cards, Performance or not. */
const refill = (t: DogfightTable, { plane, inside }: Redline): void => {
  const s = t.state;
  if (!s.planes[plane].gone) drawCards(t, plane, REDLINE_CARDS, 'DIF-REACT-22');
  if (!inside) clearTable(s);
};

export const redline: DogfightFlow<Redline> = { name: 'redline', steps: [strain, refill] };

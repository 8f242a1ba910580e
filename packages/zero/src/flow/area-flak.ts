import { type Card, EVERYONE, NO_CARD, type RuleId } from '@tallyho/kernel';
import { INGRESS, OVER_TARGET, sortieOf } from '../mission/state.ts';
import { ordersOf } from '../rules/formations.ts';
import { isOutside } from '../rules/kamikaze.ts';
import { targetOf } from '../rules/search.ts';
import { type DogfightTable, FLYING, NOBODY, type PlaneNo, type Side } from '../state.ts';
import { clearTable } from './hands.ts';
import { strikeWithAll } from './strike.ts';

/** Z-CGAP-70 — so many Action cards, open to everybody; they lie on the table until they are resolved. */
export function drawOpen(t: DogfightTable, count: number): Card[] {
  const s = t.state;
  const cards: Card[] = [];
  for (let i = 0; i < count; i++) {
    const card = t.draw(s.deck, EVERYONE);
    if (card === NO_CARD) break;
    s.played.push(card);
    cards.push(card);
  }
  return cards;
}

/** Z-22.11a, Z-CGAP-71 — who of a side is over the target, the Leader before his Wingman, Formation aircraft last. */
function addOverTarget({ state: s }: DogfightTable, side: Side, planes: PlaneNo[]): void {
  const { where, bombers } = sortieOf(s);
  for (let element = 0; element < s.elements.length; element++) {
    const { lead, wing } = s.elements[element];
    if (s.fixed.side[element] !== side || where[element] !== OVER_TARGET || lead === NOBODY) continue;
    planes.push(lead);
    if (wing !== NOBODY) planes.push(wing);
  }
  for (let nth = 0; nth < bombers.length; nth++)
    if (bombers[nth].fate === FLYING && ordersOf(s).bomberSide[nth] === side && !isOutside(s, nth))
      planes.push(s.planes.length + nth);
}

/** Z-22.12a, Z-22.13a, Z-22.13b, Z-22.14a — cards against each aircraft over the target; shots do their damage, unanswered. */
export function areaFlak(t: DogfightTable, turn: number): void {
  const s = t.state;
  const count = targetOf(s).areaFlak[turn === INGRESS ? 0 : 1];
  if (count === 0) return;
  const { attacker } = ordersOf(s);
  const planes: PlaneNo[] = [];
  addOverTarget(t, attacker, planes);
  addOverTarget(t, 1 - attacker, planes);
  areaFlakAt(t, planes, count, 'Z-22.13a');
}

/** So many cards against each of these, one after the other. */
export function areaFlakAt(t: DogfightTable, planes: readonly PlaneNo[], count: number, because: RuleId): void {
  for (const plane of planes) {
    const cards = drawOpen(t, count);
    sayFlak(t, plane, cards, true, because);
    clearTable(t.state);
    strikeWithAll(t, plane, cards);
  }
}

export function sayFlak(
  t: DogfightTable,
  plane: PlaneNo,
  cards: readonly Card[],
  area: boolean,
  because: RuleId,
): void {
  t.say?.(EVERYONE, { event: 'flak', plane, area, cards: cards.slice(), because });
}

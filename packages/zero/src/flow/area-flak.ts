import { type Card, EVERYONE, NO_CARD, type RuleId } from '@tallyho/kernel';
import { INGRESS, OVER_TARGET, sortieOf } from '../mission/state.ts';
import { bomberSide, ordersOf } from '../rules/formations.ts';
import { type DogfightTable, NOBODY, type PlaneNo, type Side } from '../state.ts';
import { clearTable } from './hands.ts';
import { flyingBombers, strikeWithAll } from './strike.ts';

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

/** Z-22.11a, Z-CGAP-71 — who is over the target, the attacker's first, the Leader before his Wingman. */
function overTarget(t: DogfightTable): PlaneNo[] {
  const s = t.state;
  const { attacker } = ordersOf(s);
  const { where } = sortieOf(s);
  const of = (side: Side): PlaneNo[] => [
    ...s.elements.flatMap(({ lead, wing }, element) =>
      s.fixed.side[element] === side && where[element] === OVER_TARGET
        ? [lead, wing].filter((plane) => plane !== NOBODY)
        : [],
    ),
    ...flyingBombers(t).filter((plane) => bomberSide(s, plane) === side),
  ];
  return [...of(attacker), ...of(1 - attacker)];
}

/** Z-22.12a, Z-22.13a, Z-22.13b, Z-22.14a — cards against each aircraft over the target; shots do their damage, unanswered. */
export function areaFlak(t: DogfightTable, turn: number): void {
  const s = t.state;
  const count = ordersOf(s).areaFlak[turn === INGRESS ? 0 : 1];
  if (count === 0) return;
  for (const plane of overTarget(t)) {
    const cards = drawOpen(t, count);
    sayFlak(t, plane, cards, true, 'Z-22.13a');
    clearTable(s);
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

import { type Card, EVERYONE, NO_CARD, only } from '@tallyho/kernel';
import { damageLetters } from '../content/types.ts';
import {
  BY_CRASH,
  BY_FLAMES,
  DECK_A,
  DECK_B,
  deckOfCard,
  EXPLOSION,
  FIRST_OF_PAIR,
  SECOND_OF_PAIR,
} from '../rules/cards.ts';
import { type Due, isDoneFor, isOverwhelmed, othersThan, ruleOfLoss } from '../rules/damage.ts';
import { AIMED, AIMED_HALVED, AIMED_PAIRS, DAMAGE, HALVED, PAIRS, withAim } from '../rules/piles.ts';
import {
  fates,
  HOME,
  IN_PLAY,
  type LEFT,
  type Plane,
  piles,
  SHOT_DOWN,
  type WingsOfWar,
  type WingsTable,
} from '../state.ts';
import { look, take, writeDown } from './damage-decks.ts';
import { applySymbol, explodeByCard } from './symbols.ts';

/**
 * WOW-FIRE-10, WOW-DMG-01, WOW-DECK-01, WOW-DECK-03, WOW-GAP-69, WOW-GAP-78 — draws one card that is due, or what
 * stands for it when its deck has run out.
 */
export function drawDue(t: WingsTable, due: Due): number {
  const s = t.state;
  const seenBy = only(s.fixed.planes[due.plane].owner);
  const card = take(t, due.deck, seenBy);
  if (card !== NO_CARD)
    return keep(t, due, card, due.aimed ? AIMED : DAMAGE, withAim(2 * s.fixed.points[card], due.aimed), true);
  if (due.deck === DECK_A) {
    const first = take(t, DECK_B, seenBy);
    if (first !== NO_CARD) return keepPair(t, due, first, seenBy);
  } else if (due.deck === DECK_B) {
    const other = take(t, DECK_A, seenBy);
    // WOW-DECK-06 … WOW-DECK-08 — one A card for a B card, at half its points, in a pile of its own; its symbols count.
    if (other !== NO_CARD)
      return keep(t, due, other, due.aimed ? AIMED_HALVED : HALVED, withAim(s.fixed.points[other], due.aimed), true);
  }
  writeDown(t);
  return s.decks[due.deck].pile.length === 0 ? 0 : drawDue(t, due);
}

/**
 * WOW-DECK-04, WOW-DECK-05, WOW-GAP-80 — two B cards for an A card; of their symbols only an explosion on the second
 * counts.
 */
function keepPair(t: WingsTable, due: Due, first: Card, seenBy: number): number {
  const s = t.state;
  const { points } = s.fixed;
  const pile = due.aimed ? AIMED_PAIRS : PAIRS;
  keep(t, due, first, pile, 2 * points[first], false, FIRST_OF_PAIR);
  let second = take(t, DECK_B, seenBy);
  if (second === NO_CARD) {
    writeDown(t);
    second = take(t, DECK_B, seenBy);
  }
  const both = withAim(2 * (points[first] + points[second]), due.aimed);
  keep(t, due, second, pile, both - 2 * points[first], false, SECOND_OF_PAIR);
  if (s.fixed.symbol[second] === EXPLOSION) explodeByCard(t, due.plane);
  return both;
}

/** WOW-DMG-02, WOW-DMG-05 — a card goes on its pile and its points are added; returns them. */
function keep(
  t: WingsTable,
  due: Due,
  card: Card,
  pile: number,
  halfPoints: number,
  symbolsCount: boolean,
  known: number = due.cause,
): number {
  const s = t.state;
  const a = s.planes[due.plane];
  a.damage += halfPoints;
  a.hits.push({ card, pile, known, clock: s.clock, turn: s.turn });
  if (t.say !== undefined) {
    t.say(EVERYONE, {
      event: 'draws',
      plane: due.plane,
      deck: damageLetters[deckOfCard(card)],
      cards: 1,
      pile: piles[pile],
      because: 'WOW-DMG-01',
    });
    t.say(only(s.fixed.planes[due.plane].owner), {
      event: 'cards',
      plane: due.plane,
      cards: [card],
      damage: a.damage,
      because: isOverwhelmed(s, due.plane) ? 'WOW-DMG-06' : 'WOW-DMG-02',
    });
  }
  if (symbolsCount) applySymbol(t, due, card);
  return halfPoints;
}

/**
 * WOW-INT-01 … WOW-INT-03 — an aircraft that takes a whole point or more loses Tailing and Aiming for the next phase.
 */
export function noteStrike(s: WingsOfWar, plane: Plane, halfPoints: number): void {
  if (halfPoints >= 2) s.planes[plane].struck = s.clock;
}

/** Takes an aircraft out of the game. `credit`: the sides that score for it, as bits (WOW-GAP-119). */
export function eliminate(
  t: WingsTable,
  plane: Plane,
  fate: typeof SHOT_DOWN | typeof LEFT | typeof HOME,
  credit: number,
  because: string,
): void {
  const s = t.state;
  const a = s.planes[plane];
  if (a.fate !== IN_PLAY) return;
  a.fate = fate;
  a.credit = fate === HOME ? 0 : credit;
  a.tails = -1;
  a.stack.length = 0;
  a.cloud = false;
  t.show(EVERYONE);
  t.say?.(EVERYONE, { event: 'eliminated', plane, fate: fates[fate], because });
}

/**
 * WOW-SPDMG-18, WOW-SPDMG-19, WOW-LAND-25 … WOW-LAND-27, WOW-GAP-102 — flames before the first reveal: on the ground
 * somebody tries to put them out first.
 */
export function burn(t: WingsTable, plane: Plane): void {
  const s = t.state;
  const a = s.planes[plane];
  if (a.status !== 0) {
    const card = look(t, DECK_A);
    const isOut = card !== NO_CARD && s.fixed.points[card] === 0 && s.fixed.symbol[card] !== EXPLOSION;
    if (isOut) a.flames--;
    if (card !== NO_CARD)
      t.say?.(EVERYONE, { event: 'fire-fighting', plane, card, out: isOut, because: 'WOW-LAND-26' });
    if (a.flames === 0) return;
  }
  a.flames--;
  const points = drawDue(t, { plane, deck: DECK_A, cause: BY_FLAMES, aimed: false, shooter: -1, gun: 0 });
  noteStrike(s, plane, points);
  if (!isDoneFor(s, plane)) return;
  const credit = a.litBy >= 0 ? 1 << a.litBy : othersThan(s, s.fixed.planes[plane].side);
  eliminate(t, plane, SHOT_DOWN, credit, ruleOfLoss(s, plane, BY_FLAMES));
}

/** WOW-LAND-13 … WOW-LAND-15, WOW-LAND-18, WOW-LAND-19 — the cards of a crash: points, explosions and fire. */
export function crash(t: WingsTable, plane: Plane, cards: number, because: string): void {
  const s = t.state;
  t.say?.(EVERYONE, { event: 'crashed', plane, cards, because });
  for (let i = 0; i < cards; i++)
    drawDue(t, { plane, deck: DECK_A, cause: BY_CRASH, aimed: false, shooter: -1, gun: 0 });
  if (!isDoneFor(s, plane)) return;
  eliminate(t, plane, SHOT_DOWN, othersThan(s, s.fixed.planes[plane].side), ruleOfLoss(s, plane, BY_CRASH));
}

import { EVERYONE } from '@tallyho/kernel';
import { BOMB, NO_ELEMENT, OVER_TARGET, sortieOf } from '../mission/state.ts';
import { PASSING } from '../rules/bombing.ts';
import { ordersOf } from '../rules/formations.ts';
import { hasEnemyToFind, isFound, isNight, locationCards } from '../rules/night.ts';
import type { Asks, DogfightFlow, DogfightTable, ElementNo } from '../state.ts';
import { drawOpen } from './area-flak.ts';
import { clearTable } from './hands.ts';
import { lineUp } from './line-up.ts';
import { passOver } from './pass.ts';
import { refuseDraws, refuseHand } from './refusals.ts';
import { drawPhase, type Turn } from './sequence.ts';

/**
 * CH-17.53a, CH-27.31e, CH-27.31f — at night a Leader's turn begins with cards that look for the enemy; one with a blue border finds
 * him. By day, and when there is nobody to find (CH-GAP-29), nothing is drawn.
 */
export function locate(t: DogfightTable, element: ElementNo): boolean {
  const s = t.state;
  const { night } = sortieOf(s);
  if (night === undefined || !isNight(s)) return true;
  night.blind = NO_ELEMENT;
  if (!hasEnemyToFind(s, element)) return true;
  const cards = drawOpen(t, locationCards(ordersOf(s), element));
  const found = isFound(s, cards);
  clearTable(s);
  if (!found) night.blind = element;
  t.say?.(EVERYONE, { event: 'located', element, cards, found, because: found ? 'CH-27.31f' : 'CH-27.31g' });
  return found;
}

/** CH-GAP-29 — who is over the target in the Bomb Turn still flies past its guns. */
const passBlindly = (t: DogfightTable, { element }: Turn): void => {
  const { phase, where } = sortieOf(t.state);
  if (phase === BOMB && where[element] === OVER_TARGET) passOver(t, t.state.elements[element].lead, PASSING);
};

/** CH-27.31h — drawing, as ever, is all that is left. */
const drawBlindly: Asks<Turn> = {
  ...drawPhase,
  because: 'CH-27.31h',
  refusals: (s, { element }) => [...refuseDraws(s, element), ...refuseHand(s, element, 'found-nobody')],
};

/** CH-27.31g, CH-27.31h, CH-27.31i — who has found nobody does nothing but draw; it discards nothing. */
export const blindSequence: DogfightFlow<Turn> = {
  name: 'blind-sequence',
  steps: [passBlindly, drawBlindly, lineUp],
};

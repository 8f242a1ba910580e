import { below, type Chance, type Seat } from '@tallyho/kernel';
import { type Choice, kindOf, previewPlan, subjectOf, type WingsOfWar } from '../src/index.ts';

/* A player who leaves most to chance, but fires when it can and does not fly off the table if it can help it. */

const STRAIGHT = kindOf('straight');

/** Whether an aircraft that lays this card could still fly two straights and be on the table. */
function staysOnTable(s: WingsOfWar, seat: Seat, choice: Choice): boolean {
  if (choice.do !== 'plan') return choice.do !== 'dare';
  const { plane, slot } = subjectOf(s, seat);
  const plan = [...s.planes[plane].plan.slice(0, slot), choice.card, STRAIGHT, STRAIGHT];
  return previewPlan(s, plane, plan).every(
    ({ warning }) => warning === '' || warning === 'illegal' || warning === 'ignored',
  );
}

export function pick(s: WingsOfWar, seat: Seat, options: readonly Choice[], chance: Chance): Choice {
  const shots = options.filter((choice) => choice.do === 'fire' || choice.do === 'tail');
  if (shots.length > 0 && below(chance, 5) > 0) return shots[below(chance, shots.length)];
  const safe = options.filter((choice) => staysOnTable(s, seat, choice) && choice.do !== 'again');
  const listed = safe.length > 0 ? safe : options;
  return listed[below(chance, listed.length)];
}

import type { WingsView } from '@tallyho/wings-of-war';
import type { WingsWords } from '../words/words.ts';

/** Which turn it is, of how many, and where in it. */
export function turnWords({ table }: WingsWords, { turn, phase, fixed }: WingsView): string {
  const of = fixed.options.turns;
  return phase === 0 ? table.planningOf({ turn, of }) : table.phaseOf({ turn, of, phase });
}

import { lineOf, type Seat } from '@tallyho/kernel';
import { sides } from '../content/types.ts';
import { candidatesAmong } from '../selection/crewed.ts';
import { historicalIn, mostIn } from '../selection/sheet.ts';
import type { Candidate, SelectionTerms } from '../selection/types.ts';
import { elementsIn, formationsIn } from './mission.ts';
import type { GuadalcanalFixed, GuadalcanalLine, GuadalcanalState } from './state.ts';

/* CH-29.1c, CH-19.24a — pilots and crews of a Mission are selected by cards. */

/** All that a side flies on a Mission, as the selection knows it. */
export const candidatesOf = (fixed: GuadalcanalFixed, line: GuadalcanalLine, seat: Seat): Candidate[] =>
  candidatesAmong(fixed.options.packs, elementsIn(fixed, line, seat), formationsIn(line, seat));

const listed = new WeakMap<GuadalcanalLine, readonly (readonly Candidate[])[]>();

/** The same of the Mission that is prepared; looked up once while people are selected. */
export function candidates(s: GuadalcanalState, seat: Seat): readonly Candidate[] {
  const line = lineOf(s);
  let known = listed.get(line);
  if (known === undefined) {
    known = sides.map((_, own) => candidatesOf(s.fixed, line, own));
    listed.set(line, known);
  }
  return known[seat];
}

/** CH-19.4a, CH-19.26a — what has been agreed on. */
export const termsOf = ({ options }: GuadalcanalFixed): SelectionTerms => ({
  green: options.green,
  historical: options.historical ? historicalIn('guadalcanal', null) : null,
  most: mostIn('guadalcanal'),
});

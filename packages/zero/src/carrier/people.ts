import { lineOf, type Seat } from '@tallyho/kernel';
import { sides } from '../content/types.ts';
import { historicalIn, mostIn } from '../selection/sheet.ts';
import type { Candidate, SelectionTerms } from '../selection/types.ts';
import { candidatesOf } from './mission.ts';
import { toBeCrewed } from './rules/launches.ts';
import { selectionOf } from './rules/services.ts';
import type { CarrierFixed, CarrierState, Launch } from './state.ts';

/* CH-19.24a — pilots and crews of a launch, where the campaign selects them by cards. */

/** The launch that pilots and crews are selected for. */
export function crewed(s: Pick<CarrierState, 'log'>): Launch {
  const launch = toBeCrewed(s);
  if (launch === undefined) throw new Error('nobody is to be selected');
  return launch;
}

const listed = new WeakMap<Launch, readonly (readonly Candidate[])[]>();

/** All that a side flies in it; looked up once while they are selected. */
export function candidates(s: CarrierState, seat: Seat): readonly Candidate[] {
  const launch = crewed(s);
  let known = listed.get(launch);
  if (known === undefined) {
    known = sides.map((_, own) => candidatesOf(s.fixed, lineOf(s), launch, own));
    listed.set(launch, known);
  }
  return known[seat];
}

/** CH-19.4a, CH-19.26a, CH-19.24u — what has been agreed on, and how many Skilled pilots the campaign allows. */
export const termsOf = (fixed: CarrierFixed): SelectionTerms => ({
  green: fixed.options.green === true,
  historical: fixed.options.historical === true ? historicalIn(selectionOf(fixed), null) : null,
  most: mostIn(selectionOf(fixed)),
});

import { lineOf, type Seat } from '@tallyho/kernel';
import { sides } from '../content/types.ts';
import { countersIn } from '../selection/crewed.ts';
import { pilotSelection } from '../selection/flow.ts';
import { historicalIn, mostIn, rowIn } from '../selection/sheet.ts';
import type { Candidate, SelectionTerms } from '../selection/types.ts';
import { candidatesOf } from './mission.ts';
import { toBeCrewed } from './rules/launches.ts';
import { selectionOf, servicesFor } from './rules/services.ts';
import type { AnyCarrierChoice, AnyCarrierEvent, CarrierFixed, CarrierState, Launch } from './state.ts';

/* CH-19.24a — pilots and crews of a launch, where the campaign selects them by cards. */

function crewed(s: Pick<CarrierState, 'log'>): Launch {
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

/** CH-19.24a — the selection before a Scout Mission or a Strike. */
export const selectPeople = pilotSelection<CarrierState, AnyCarrierChoice, AnyCarrierEvent>({
  candidates,
  counters: ({ fixed }) => countersIn(fixed),
  terms: ({ fixed }) => termsOf(fixed),
  row: ({ fixed }, service, crews) => rowIn(selectionOf(fixed), null, service, crews),
  services: (s, seat) => servicesFor(s.fixed, crewed(s), seat),
  serviceOf: (s, seat) => servicesFor(s.fixed, crewed(s), seat)[0],
  card: ({ fixed: { names, borders, rows = [] } }, card) => ({
    name: names[card],
    border: borders[card],
    row: rows[card],
  }),
  // Several launches a turn, each with several types.
  ordersTypes: false,
  selected(t, pilots, green) {
    const s = t.state;
    const launch = crewed(s);
    launch.pilots = sides.map((_, seat) =>
      candidates(s, seat).flatMap(({ role }, i) => (role === 'leader' ? [pilots[seat][i]] : [])),
    );
    launch.people = { pilots: pilots.map((own) => own.slice()), green: green.map((own) => own.slice()) };
  },
});

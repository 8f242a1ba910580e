import { lineOf, type Seat } from '@tallyho/kernel';
import { type Service, sides } from '../content/types.ts';
import { candidatesAmong, countersIn } from '../selection/crewed.ts';
import { pilotSelection } from '../selection/flow.ts';
import { historicalIn, mostIn, rowIn, servedBy } from '../selection/sheet.ts';
import type { Candidate, SelectionTerms } from '../selection/types.ts';
import { elementsIn, formationsIn } from './mission.ts';
import type {
  AnyGuadalcanalChoice,
  AnyGuadalcanalEvent,
  GuadalcanalFixed,
  GuadalcanalLine,
  GuadalcanalState,
} from './state.ts';

/* CH-29.1c, CH-19.24a — pilots and crews of a Mission are selected by cards. */

/** The services that fly for each side. */
const services: readonly (readonly Service[])[] = [['ijn'], ['usn', 'usmc', 'usaaf']];

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

/** CH-19.24a, CH-19.24j, CH-GAP-19 — the selection before a Mission; Navy or Marines as their owner likes, type by type. */
export const selectPeople = pilotSelection<GuadalcanalState, AnyGuadalcanalChoice, AnyGuadalcanalEvent>({
  candidates,
  counters: ({ fixed }) => countersIn(fixed),
  terms: ({ fixed }) => termsOf(fixed),
  row: (_, service, crews) => rowIn('guadalcanal', null, service, crews),
  services: (_, seat) => services[seat],
  serviceOf: () => servedBy('guadalcanal', { fromIsland: true, marked: false }),
  ordersTypes: false,
  card: ({ fixed: { names, borders, rows } }, card) => ({ name: names[card], border: borders[card], row: rows[card] }),
  selected({ state }, pilots, green) {
    const line = lineOf(state);
    line.pilots = pilots.map((own) => own.slice());
    line.green = green.map((own) => own.slice());
  },
});

import { lineOf } from '@tallyho/kernel';
import type { Service } from '../../content/types.ts';
import { countersIn } from '../../selection/crewed.ts';
import { pilotSelection } from '../../selection/flow/selection.ts';
import { rowIn, servedBy } from '../../selection/sheet.ts';
import { candidates, termsOf } from '../people.ts';
import type { AnyGuadalcanalChoice, AnyGuadalcanalEvent, GuadalcanalState } from '../state.ts';

/** The services that fly for each side. */
const services: readonly (readonly Service[])[] = [['ijn'], ['usn', 'usmc', 'usaaf']];

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

import { sides } from '../../content/types.ts';
import { countersIn } from '../../selection/crewed.ts';
import { pilotSelection } from '../../selection/flow/selection.ts';
import { rowIn } from '../../selection/sheet.ts';
import { candidates, crewed, termsOf } from '../people.ts';
import { selectionOf, servicesFor } from '../rules/services.ts';
import type { AnyCarrierChoice, AnyCarrierEvent, CarrierState } from '../state.ts';

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

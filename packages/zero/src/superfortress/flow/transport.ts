import { EVERYONE } from '@tallyho/kernel';
import {
  combatTurns,
  EVENT_FIGHTER,
  engineFire,
  eventColumn,
  superfortressTerms,
  transportColumn,
} from '../../content/corsairs/superfortress.ts';
import type { Occurrence } from '../../content/corsairs/superfortress-types.ts';
import { levelOf } from '../choices.ts';
import { lossOf, TRANSPORT_ALTITUDE } from '../fight.ts';
import { isFlying } from '../rules/damage.ts';
import { untickedOf } from '../rules/training.ts';
import { type Flight, NO_ENVIRONMENT, NO_TARGET, type SuperfortressFlow, type SuperfortressTable } from '../state.ts';
import { award, harm } from './condition.ts';
import { drawLine } from './draw.ts';
import { fight, flightOf, foughtLast, takeOff } from './flight.ts';
import { drawAltitudes, drawOpposition, meet } from './opposition.ts';

/** CH-30.52a — each B-29 flies alone. */
export interface Transport {
  aircraft: number;
}
type Step = (t: SuperfortressTable, at: Transport) => void;

/** CH-30.1f A, CH-30.51a, CH-30.63a — a card on the Transport column, with five more for each unticked box; it may call for another. */
const load: Step = (t, { aircraft }) => {
  const s = t.state;
  const one = s.fleet[aircraft];
  const flight: Flight = {
    week: s.week,
    kind: 'supply',
    flyers: [{ aircraft, counted: one.damaged === 1, cards: 0 }],
    target: NO_TARGET,
    altitude: levelOf(TRANSPORT_ALTITUDE),
    environment: NO_ENVIRONMENT,
    opponents: [],
    turns: 0,
    supply: 0,
    fleet: [],
    report: null,
  };
  s.flight = flight;
  const add = untickedOf(one) * superfortressTerms.perBox.transport;
  const { supply, event, opposition } = drawLine(
    t,
    transportColumn,
    { table: 'transport', aircraft, add, because: 'CH-30.51a' },
    (line) => `${line.supply}`,
  );
  flight.supply = supply;
  if (opposition) drawOpposition(t, flight, aircraft);
  if (event !== null) drawEvent(t, flight, aircraft, event);
};

/** CH-30.51c — on the Event column only what the Transport column says is added. */
function drawEvent(t: SuperfortressTable, flight: Flight, aircraft: number, add: number): void {
  const drawing = { table: 'event', aircraft, add, because: 'CH-30.51c' } as const;
  happen(t, flight, aircraft, drawLine(t, eventColumn, drawing, (line) => line.occurrence).occurrence);
}

/** CH-30.1e — what an event does to a Supply Transport. */
function happen(t: SuperfortressTable, flight: Flight, aircraft: number, occurrence: Occurrence): void {
  const s = t.state;
  switch (occurrence) {
    case 'tail-winds':
      flight.supply += superfortressTerms.tailWinds.transport;
      return;
    case 'ki-45':
      return meet(t, flight, [EVENT_FIGHTER]);
    case 'engine-fire':
      return burn(t, flight, aircraft);
    case 'navigation-error':
      flight.supply = Math.max(0, flight.supply - superfortressTerms.navigationError);
      return;
    case 'attack':
      s.attacked = true;
      return;
    case 'opposition':
      return drawOpposition(t, flight, aircraft);
    case 'lead-crew':
    case 'no-event':
      return;
  }
}

/** CH-30.71a — an engine burns on the way. */
function burn(t: SuperfortressTable, { flyers: [{ counted }] }: Flight, aircraft: number): void {
  const one = t.state.fleet[aircraft];
  harm(t, aircraft, engineFire.transport, 'CH-30.71a');
  if (!isFlying(one)) award(t, 'destroyed', -lossOf(true), 'CH-30.71a', aircraft);
  else if (one.damaged === 1 && !counted) award(t, 'damaged', -lossOf(false), 'CH-30.71a', aircraft);
}

/** CH-30.1f B, CH-30.81a, CH-30.81b — whoever meets fighters fights: for how many turns, and from where they come. */
const intercept: Step = (t) => {
  const s = t.state;
  const flight = flightOf(s);
  if (flight.opponents.length === 0) return t.goto(land);
  const { turns } = drawLine(t, combatTurns, { table: 'turns', because: 'CH-30.81a' }, (line) => `${line.turns}`);
  flight.turns = turns;
  drawAltitudes(t, flight);
  return takeOff(t);
};

export const fought = fight();

/** CH-30.1f C, CH-30.52b, CH-30.53a — what has been carried over the Hump, unless its B-29 was shot down. */
const land: Step = (t, { aircraft }) => {
  const s = t.state;
  const { supply } = s.flight ?? foughtLast(s);
  s.flight = null;
  if (!isFlying(s.fleet[aircraft])) return;
  s.supply += supply;
  t.say?.(EVERYONE, {
    event: 'b29-supply',
    aircraft: aircraft + 1,
    points: supply,
    total: s.supply,
    because: 'CH-30.53a',
  });
};

/** CH-30.1f — duty S, of one B-29. */
export const transportDuty: SuperfortressFlow<Transport> = {
  name: 'b29-transport',
  steps: [load, intercept, fought, land],
};

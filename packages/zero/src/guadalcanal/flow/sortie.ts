import { EVERYONE, type InnerGame, lineOf, missionStep, type Question, type Refusal, type Seat } from '@tallyho/kernel';
import { resupplyShips } from '../../content/corsairs/guadalcanal-types.ts';
import { sides } from '../../content/types.ts';
import { zero } from '../../game.ts';
import { beginSelection } from '../../selection/flow/selection.ts';
import type { Dogfight } from '../../state.ts';
import { type Flight, flyType } from '../choices.ts';
import type { Tally } from '../events.ts';
import { sortieOptions, sortieReport, withoutMission } from '../mission.ts';
import { type Assigning, barPlan, everyPlan, flightReasons, isAskedOf, openPlans, typeAt } from '../rules/flights.ts';
import { shipsOf } from '../rules/resupply.ts';
import { typesOf } from '../rules/week.ts';
import {
  ALLIED,
  type AnyGuadalcanalChoice,
  type AnyGuadalcanalEvent,
  type GuadalcanalFlow,
  type GuadalcanalState,
  type GuadalcanalTable,
  JAPANESE,
  type Report,
} from '../state.ts';
import { selectPeople } from './select-people.ts';

const NOBODY: Seat = -1;

/** Nobody has been asked. */
export const beginAssigning = (): Assigning => ({ seat: JAPANESE, type: 0 });

/**
 * CH-29.1c, CH-29.55a — what flies of a type: one side after the other in secret, type by type. Which questions are asked follows from what
 * everybody knows, so that not even their number tells anything.
 */
const chooseFlights: Question<GuadalcanalState, AnyGuadalcanalChoice, AnyGuadalcanalEvent, Assigning> = {
  ask: 'fly',
  because: 'CH-29.1c',
  several: false,
  who(s, at) {
    const type = typeAt(s, at);
    return type !== undefined && isAskedOf(s, at.seat, type) ? at.seat : NOBODY;
  },
  options(s, at, seat, list) {
    const type = typeAt(s, at);
    if (type !== undefined) for (const plan of openPlans(s, seat, type)) list.push(flyType(type.aircraft, plan));
    return list;
  },
  refusals(s, at, seat) {
    const type = typeAt(s, at);
    if (type === undefined) return [];
    return everyPlan(s, seat, type).flatMap((plan): Refusal<AnyGuadalcanalChoice>[] => {
      const reason = barPlan(s, seat, type, plan);
      return reason === null ? [] : [{ choice: flyType(type.aircraft, plan), reason, because: flightReasons[reason] }];
    });
  },
  chosen({ state }, _, choice, seat) {
    if (choice.do === 'fly') state.flights[seat].push(...choice.flights.map((flight) => ({ ...flight })));
  },
};

/** The next type; then the other side. */
const nextType = (t: GuadalcanalTable, at: Assigning): void => {
  at.type++;
  if (typeAt(t.state, at) === undefined) {
    if (at.seat === ALLIED) return;
    at.seat = ALLIED;
    at.type = 0;
  }
  t.goto(chooseFlights);
};

const copied = (flights: readonly (readonly Flight[])[]): Flight[][] =>
  flights.map((own) => own.map((flight) => ({ ...flight })));

/** CH-29.1c — all is revealed together. CH-GAP-67: an attacker who sends nothing does not attack. */
const reveal = (t: GuadalcanalTable): void => {
  const s = t.state;
  const line = lineOf(s);
  line.flights = s.flights;
  s.flights = sides.map(() => []);
  t.show(EVERYONE);
  t.say?.(EVERYONE, { event: 'guadalcanal-assigned', flights: copied(line.flights), because: 'CH-29.1c' });
  if (line.flights[line.attacker].length > 0) return;
  line.report = withoutMission();
  t.say?.(EVERYONE, { event: 'guadalcanal-not-flown', attacker: line.attacker, because: 'CH-GAP-67' });
  t.end();
};

/** CH-29.1c — pilots and crews. */
const selectPilots = (t: GuadalcanalTable): void => t.call(selectPeople, beginSelection());

/** CH-29.1c — the Mission is flown. */
const fly: InnerGame<GuadalcanalState, AnyGuadalcanalChoice, AnyGuadalcanalEvent, object> = {
  ...missionStep<GuadalcanalState, AnyGuadalcanalChoice, AnyGuadalcanalEvent, Dogfight, Report>({
    options: (s) => sortieOptions(s.fixed, lineOf(s), s.events),
    reportOf: sortieReport,
    debrief,
  }),
  plays: zero.id,
};

/** CH-29.54b, CH-GAP-68 — a box for every aircraft that was destroyed; who came back Damaged flies again next week. */
function tick(t: GuadalcanalTable, craft: Report['craft']): Tally[][] {
  const { fixed, boxes } = t.state;
  return sides.map((_, seat) =>
    typesOf(fixed.sheet, seat).flatMap(({ aircraft }, type) => {
      const count = craft[seat].filter((one) => one.aircraft === aircraft && one.fate === 'destroyed').length;
      boxes[seat][type] -= count;
      return count === 0 ? [] : [{ aircraft, count }];
    }),
  );
}

/** The level of a ship that has gone down. */
const SUNK = 3;

/** CH-29.43c, CH-29.54b, CH-29.63b — what is marked on the log sheet. */
function debrief(t: GuadalcanalTable): void {
  const s = t.state;
  const { attacker, target, ship, report } = lineOf(s);
  if (report === null) return;
  const { damage, level, vps, craft } = report;
  const lost = tick(t, craft);
  t.say?.(EVERYONE, {
    event: 'guadalcanal-debrief',
    attacker,
    target,
    damage,
    level,
    vps,
    lost,
    because: 'CH-29.63b',
  });
  if (ship === null || level < SUNK) return;
  s.ships[resupplyShips.indexOf(ship)]--;
  t.say?.(EVERYONE, { event: 'guadalcanal-sunk', ship, left: shipsOf(s, ship), because: 'CH-29.43c' });
}

/** CH-29.1c, CH-29.1f — a Mission from the assignment of aircraft to the end. */
export const sortieFlow: GuadalcanalFlow<Assigning> = {
  name: 'guadalcanal-sortie',
  steps: [
    chooseFlights, // A
    nextType,
    reveal,
    selectPilots, // B
    fly, // C, D
  ],
};

/** The steps at which a situation may begin. */
export const assigning = sortieFlow.steps.indexOf(chooseFlights);
export const airborne = sortieFlow.steps.indexOf(fly);

import { EVERYONE } from '@tallyho/kernel';
import {
  EVENT_FIGHTER,
  engineFire,
  environmentColumn,
  eventColumn,
  superfortressTerms,
} from '../../content/corsairs/superfortress.ts';
import type { Occurrence } from '../../content/corsairs/superfortress-types.ts';
import { altitudes } from '../../content/types.ts';
import { everyBox, everyLevel, flyAt, MISSION, NO_LESSON, type SuperfortressChoice, tick } from '../choices.ts';
import { lossOf } from '../fight.ts';
import { isFlying } from '../rules/damage.ts';
import { barAltitude, missionCost, withDuty } from '../rules/duties.ts';
import { lineAt } from '../rules/opposition.ts';
import { barTick, teaches, untickedOf } from '../rules/training.ts';
import {
  type AnySuperfortressChoice,
  type Flight,
  NO_ENVIRONMENT,
  NO_LEVEL,
  type SuperfortressFlow,
  type SuperfortressQuestion,
  type SuperfortressState,
  type SuperfortressTable,
} from '../state.ts';
import { award, harm, tickBox } from './condition.ts';
import { drawLine, drawOn } from './draw.ts';
import { fight, flightOf, foughtLast, takeOff } from './flight.ts';
import { drawAltitudes, drawOpposition, meet } from './opposition.ts';
import { refuse } from './refuse.ts';

type Step = (t: SuperfortressTable) => void;

/** CH-30.1d A, CH-30.35a — twenty supply points for each B-29 that flies. */
const pay: Step = (t) => {
  const s = t.state;
  const points = missionCost(s);
  s.supply -= points;
  t.say?.(EVERYONE, { event: 'b29-paid', points, left: s.supply, because: 'CH-30.35a' });
  s.flight = {
    week: s.week,
    kind: 'mission',
    flyers: withDuty(s, MISSION).map((aircraft) => ({ aircraft, counted: false, cards: 0 })),
    target: s.target,
    altitude: NO_LEVEL,
    environment: NO_ENVIRONMENT,
    opponents: [],
    turns: 0,
    supply: 0,
    fleet: [],
    report: null,
  };
};

const openLevels = (s: SuperfortressState): number[] => everyLevel.filter((level) => barAltitude(s, level) === null);

/** CH-30.1d B, CH-30.42a — the player chooses the Altitude; CH-30.42b: mines are laid at Very Low. */
const chooseAltitude: SuperfortressQuestion = {
  ask: 'b29-altitude',
  because: 'CH-30.42a',
  several: false,
  who: (s) => (openLevels(s).length > 1 ? 0 : -1),
  options: (s) => openLevels(s).map(flyAt),
  refusals: (s) => everyLevel.flatMap((level) => refuse(flyAt(level), barAltitude(s, level))),
  chosen(t, _, choice) {
    if (choice.do === 'fly') flightOf(t.state).altitude = choice.altitude;
  },
};

/** CH-30.42c — all of them keep it. */
const setAltitude: Step = (t) => {
  const s = t.state;
  const flight = flightOf(s);
  if (flight.altitude === NO_LEVEL) [flight.altitude] = openLevels(s);
  t.say?.(EVERYONE, { event: 'b29-altitude', altitude: altitudes[flight.altitude], because: 'CH-30.42c' });
};

/** CH-30.1d C, CH-30.43a, CH-30.63b — one card on the Environment column, with one more for every unticked box on the Mission. */
const drawEnvironment: Step = (t) => {
  const s = t.state;
  const flight = flightOf(s);
  const unticked = flight.flyers.reduce((sum, { aircraft }) => sum + untickedOf(s.fleet[aircraft]), 0);
  const add = unticked * superfortressTerms.perBox.environment;
  const modified = drawOn(
    t,
    { table: 'environment', add, because: 'CH-30.43a' },
    (drawn) => lineAt(environmentColumn, drawn).environment,
  );
  flight.environment = environmentColumn.indexOf(lineAt(environmentColumn, modified));
};

/** CH-30.1d D, CH-30.43b */
const drawFighters: Step = (t) => drawOpposition(t, flightOf(t.state), -1);

/** CH-30.1d E, CH-30.43d, CH-30.63a — one card for each B-29 on the Event column, with five more for each of its unticked boxes. */
const drawEvents: Step = (t) => {
  const s = t.state;
  const flight = flightOf(s);
  for (const aircraft of flight.flyers.map((one) => one.aircraft)) {
    const add = untickedOf(s.fleet[aircraft]) * superfortressTerms.perBox.event;
    const drawing = { table: 'event', aircraft, add, because: 'CH-30.43d' } as const;
    const { occurrence } = drawLine(t, eventColumn, drawing, (line) => line.occurrence);
    happen(t, flight, aircraft, occurrence);
  }
};

/** CH-30.1e — what an event does to a Mission. */
function happen(t: SuperfortressTable, flight: Flight, aircraft: number, occurrence: Occurrence): void {
  const s = t.state;
  const flyer = flight.flyers.find((one) => one.aircraft === aircraft);
  switch (occurrence) {
    case 'tail-winds':
      s.supply += superfortressTerms.tailWinds.mission;
      t.say?.(EVERYONE, {
        event: 'b29-supply',
        aircraft: aircraft + 1,
        points: superfortressTerms.tailWinds.mission,
        total: s.supply,
        because: 'CH-30.5a',
      });
      return;
    case 'lead-crew':
      if (flyer !== undefined) flyer.cards++;
      return;
    case 'ki-45':
      return meet(t, flight, [EVENT_FIGHTER]);
    case 'engine-fire':
      return burn(t, flight, aircraft);
    case 'navigation-error':
      t.say?.(EVERYONE, { event: 'b29-turned-back', aircraft: aircraft + 1, because: 'CH-30.1e' });
      return leave(flight, aircraft);
    case 'attack':
      s.attacked = true;
      return;
    case 'opposition':
      return drawOpposition(t, flight, aircraft);
    case 'no-event':
      return;
  }
}

function leave(flight: Flight, aircraft: number): void {
  flight.flyers = flight.flyers.filter((one) => one.aircraft !== aircraft);
}

/** CH-30.71a — an engine burns; whoever is not lost flies on, if need be Damaged. */
function burn(t: SuperfortressTable, flight: Flight, aircraft: number): void {
  const one = t.state.fleet[aircraft];
  harm(t, aircraft, engineFire.mission[altitudes[flight.altitude]], 'CH-30.71a');
  if (isFlying(one)) return;
  leave(flight, aircraft);
  award(t, 'destroyed', -lossOf(true), 'CH-30.71a', aircraft);
}

/** CH-30.1d F, CH-30.81b — they take off, if anybody is left. */
const launch: Step = (t) => {
  const s = t.state;
  if (flightOf(s).flyers.length === 0) {
    s.flight = null;
    return t.end();
  }
  drawAltitudes(t, flightOf(s));
  return takeOff(t);
};

export const flown = fight();

/** CH-30.65a — who has been over the target, is back and has something to learn. */
const learners = (s: SuperfortressState): number[] =>
  (foughtLast(s).report?.over ?? []).filter((aircraft) => untickedOf(s.fleet[aircraft]) > 0);

/** CH-30.1d H, CH-30.65a, CH-GAP-49 — one card for the whole Mission. */
const drawLesson: Step = (t) => {
  const s = t.state;
  if ((foughtLast(s).report?.over ?? []).length === 0) return t.end();
  const number = drawOn(t, { table: 'lesson', because: 'CH-30.65a' }, (drawn) => (teaches(drawn) ? 'yes' : 'no'));
  if (!teaches(number) || learners(s).length === 0) t.end();
};

const lessons = (s: SuperfortressState): SuperfortressChoice[] =>
  learners(s).flatMap((aircraft) =>
    everyBox.flatMap((box) => (barTick(s.fleet[aircraft], box) === null ? [tick(aircraft, box)] : [])),
  );

/** CH-30.65a — one box of one of them may be ticked. */
const chooseLesson: SuperfortressQuestion = {
  ask: 'b29-lesson',
  because: 'CH-30.65a',
  several: false,
  who: () => 0,
  options: (s) => [NO_LESSON, ...lessons(s)],
  refusals: (s) =>
    learners(s).flatMap((aircraft) =>
      everyBox.flatMap((box) => refuse(tick(aircraft, box), barTick(s.fleet[aircraft], box))),
    ),
  chosen(t, _, choice: AnySuperfortressChoice) {
    if (choice.do === 'tick') tickBox(t, choice.aircraft, choice.box, 'CH-30.65a');
  },
};

/** CH-30.1d — duty M. */
export const missionDuty: SuperfortressFlow = {
  name: 'b29-mission',
  steps: [
    pay, // A
    chooseAltitude, // B
    setAltitude,
    drawEnvironment, // C
    drawFighters, // D
    drawEvents, // E
    launch, // F
    flown, // F, G
    drawLesson, // H
    chooseLesson,
  ],
};

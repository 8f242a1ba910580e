import { EVERYONE, lineOf, missionStep, pickStep, type Question, type Seat, type SecretVote } from '@tallyho/kernel';
import { cardRows } from '../../../content/kamikaze-types.ts';
import { borders, sides } from '../../../content/types.ts';
import { countersIn } from '../../../selection/crewed.ts';
import { beginSelection, pilotSelection } from '../../../selection/flow/selection.ts';
import { rowIn, servedBy } from '../../../selection/sheet.ts';
import type { Dogfight } from '../../../state.ts';
import { chooseEntry, hidePassenger, reinforce, retain } from '../../choices.ts';
import { again, debrief, drawRow, gather, nextMission, reportOf } from '../../flow/steps.ts';
import { missionOptions } from '../../mission.ts';
import { periodNow } from '../../rules/sheet.ts';
import {
  type AnyChoice,
  type AnyEvent,
  type LandFlow,
  type LandState,
  type LandTable,
  NO_RESOURCE,
  type Report,
} from '../../state.ts';
import { reinforcements, retainable, seatsOfPassenger } from '../decisions.ts';
import { NO_SPECIAL, newLine } from '../line.ts';
import { candidatesFor, servicesOf, termsOf } from '../people.ts';
import { corsairsPicks, entryIn, type PickReason, pickOf, pickReasons, resourceIn } from '../picks.ts';
import {
  corsairsLine,
  corsairsSheet,
  kamikazeDraws,
  lineOfSheet,
  selectionCampaign,
  sheetOfSystem,
  specialIn,
  specialOf,
  targetInRow,
} from '../sheet.ts';
import { sortieIn } from '../sortie.ts';

const NOBODY: Seat = -1;

/** Z-24.44a, CH-2.0b — an Action card names the target. */
const drawTarget = (t: LandTable): void => {
  const s = t.state;
  const { fixed } = s;
  const period = periodNow(s) ?? 0;
  const card = drawRow(t);
  gather(t);
  const row = fixed.rows[card];
  const target = targetInRow(corsairsSheet(fixed), row, period);
  s.log.push({
    period,
    row,
    target,
    resources: [NO_RESOURCE, NO_RESOURCE],
    pilots: [[], []],
    corsairs: newLine(),
    report: null,
  });
  t.say?.(EVERYONE, {
    event: 'campaign-draw',
    mission: s.log.length,
    card: fixed.names[card],
    target,
    because: 'Z-24.44a',
  });
};

/** CH-27.21a, CH-27.21b — a Special Mission: the marker is tossed; the rising sun is day, the star is night. */
const tossForSpecial = (t: LandTable): void => {
  const s = t.state;
  const entry = lineOf(s);
  if (lineOfSheet(s.fixed, entry.target).kind !== 'special') return;
  const night = t.roll(sides.length) === sides.indexOf('allied');
  corsairsLine(entry).special = specialOf(corsairsSheet(s.fixed), entry.period, night);
  t.say?.(EVERYONE, { event: 'campaign-special', special: specialIn(entry)?.id ?? '', night, because: 'CH-27.21a' });
};

/** CH-27.12a, CH-27.12b, CH-EX-07 — a Target System: the attacker draws for the target, before Resources are chosen. */
const drawSystem = (t: LandTable): void => {
  const s = t.state;
  const { fixed } = s;
  const entry = lineOf(s);
  const line = lineOfSheet(fixed, entry.target);
  if (line.system === null || line.attacker === null) return;
  const card = drawRow(t);
  gather(t);
  const sheet = sheetOfSystem(corsairsSheet(fixed), line, borders[fixed.borders?.[card] ?? 0]);
  corsairsLine(entry).sheet = sheet;
  t.say?.(EVERYONE, {
    event: 'campaign-system',
    seat: sides.indexOf(line.attacker),
    system: line.system,
    card: fixed.names[card],
    sheet,
    because: 'CH-27.12a',
  });
};

/** CH-28.21a, CH-28.21c — cards on the Kamikaze Aircraft Table, before Resources are chosen. */
const drawKamikazes = (t: LandTable): void => {
  const s = t.state;
  const { fixed } = s;
  const entry = lineOf(s);
  const cards: number[] = [];
  for (let n = kamikazeDraws(fixed, entry); n > 0; n--) cards.push(drawRow(t));
  if (cards.length === 0) return;
  gather(t);
  corsairsLine(entry).forces = cards.map((card) => fixed.rows[card]);
  t.say?.(EVERYONE, {
    event: 'campaign-kamikazes',
    cards: cards.map((card) => fixed.names[card]),
    rows: cards.map((card) => cardRows[fixed.rows[card]]),
    because: 'CH-28.21a',
  });
};

/** Z-24.52a, Z-24.53b, CH-27.22a — both pick a Resource in secret, and what it is to be; not in a Special Mission. */
const chooseResources = pickStep<LandState, AnyChoice, AnyEvent, PickReason>({
  ...corsairsPicks,
  ask: 'resource',
  because: 'Z-24.52a',
  reasons: pickReasons,
  who: (s) => (corsairsLine(lineOf(s)).special === NO_SPECIAL ? [0, 1] : []),
  choice: (pick) => chooseEntry(resourceIn(pick), entryIn(pick)),
  numberIn: (choice) => (choice.do === 'resource' ? pickOf(choice.resource, choice.entry ?? 0) : null),
  picked: (s) => corsairsLine(lineOf(s)).picks,
  revealed(t, picks) {
    const entry = lineOf(t.state);
    const line = corsairsLine(entry);
    entry.resources = picks.map(resourceIn);
    line.entries = picks.map(entryIn);
    t.say?.(EVERYONE, {
      event: 'campaign-resources',
      resources: entry.resources.slice(),
      entries: line.entries.slice(),
      because: 'Z-24.53b',
    });
  },
});

type Asks = Question<LandState, AnyChoice, AnyEvent, object>;

/** LR-21 — the Big Blue Blanket leaves a Resource one Element, of its owner's choice. */
const chooseRetained: Asks = {
  ask: 'retain',
  because: 'Z-24.51a',
  several: false,
  who: (s) => (retainable(s).length > 1 ? sides.indexOf('japanese') : NOBODY),
  options: (s) => retainable(s).map(retain),
  chosen(t, _, choice) {
    if (choice.do === 'retain') keepElement(t, choice.aircraft);
  },
};

const retainOnly = (t: LandTable): void => {
  const [only] = retainable(t.state);
  if (only !== undefined && corsairsLine(lineOf(t.state)).retained === '') keepElement(t, only);
};

function keepElement(t: LandTable, aircraft: string): void {
  corsairsLine(lineOf(t.state)).retained = aircraft;
  t.say?.(EVERYONE, {
    event: 'campaign-retained',
    seat: sides.indexOf('japanese'),
    aircraft,
    because: 'Z-24.51a',
  });
}

/** The side that has a choice of what Maximum Effort brings, or NOBODY. */
const seatReinforced = (s: LandState, least: number): Seat =>
  sides.findIndex(
    (_, seat) => corsairsLine(lineOf(s)).reinforced[seat] === '' && reinforcements(s, seat).length >= least,
  );

/** LR-19 — Maximum Effort: of which type of the Mission there is one more. */
const chooseReinforced: Asks = {
  ask: 'reinforce',
  because: 'Z-24.51a',
  several: false,
  who: (s) => seatReinforced(s, 2),
  options: (s, _, seat) => reinforcements(s, seat).map(reinforce),
  chosen(t, _, choice, seat) {
    if (choice.do === 'reinforce') reinforceWith(t, seat, choice.aircraft);
    t.again();
  },
};

const reinforceOnly = (t: LandTable): void => {
  for (let seat = seatReinforced(t.state, 1); seat !== NOBODY; seat = seatReinforced(t.state, 1))
    reinforceWith(t, seat, reinforcements(t.state, seat)[0]);
};

function reinforceWith(t: LandTable, seat: Seat, aircraft: string): void {
  corsairsLine(lineOf(t.state)).reinforced[seat] = aircraft;
  t.say?.(EVERYONE, { event: 'campaign-reinforced', seat, aircraft, because: 'Z-24.51a' });
}

/** CHS-R10 — who sits in which aircraft is known to its owner alone. */
const choosePassenger: SecretVote<LandState, AnyChoice, AnyEvent, object> = {
  ask: 'passenger',
  because: 'CH-27.22a',
  several: true,
  who: (s) => (seatsOfPassenger(s) > 0 ? [sides.indexOf('japanese')] : []),
  options: (s) => Array.from({ length: seatsOfPassenger(s) }, (_, i) => hidePassenger(i)),
  revealed(t, _, [answer]) {
    if (answer?.choice.do === 'passenger') t.state.passenger = answer.choice.aircraft;
  },
};

/** CH-19.24a, CH-19.34a — pilots and crews are selected by cards. */
export const corsairsSelection = pilotSelection<LandState, AnyChoice, AnyEvent>({
  candidates: (s, seat) => candidatesFor(s.fixed, lineOf(s), seat),
  counters: ({ fixed }) => countersIn(fixed),
  terms: (s) => termsOf(s.fixed, lineOf(s)),
  row(s, service, crews) {
    const sheet = corsairsSheet(s.fixed);
    return rowIn(selectionCampaign(sheet), sheet.periods[lineOf(s).period].id, service, crews);
  },
  services: ({ fixed }, seat) => servicesOf(fixed, seat),
  serviceOf: (s) =>
    servedBy(selectionCampaign(corsairsSheet(s.fixed)), {
      fromIsland: false,
      marked: sortieIn(s.fixed, lineOf(s)).usmc,
    }),
  card: ({ fixed }, card) => ({
    name: fixed.names[card],
    border: borders[fixed.borders?.[card] ?? 0],
    row: cardRows[fixed.rows[card]],
  }),
  ordersTypes: true,
  selected(t, pilots, green) {
    const entry = lineOf(t.state);
    entry.pilots = pilots.map((own) => own.slice());
    corsairsLine(entry).green = green.map((own) => own.slice());
  },
});

const selectPeople = (t: LandTable): void => t.call(corsairsSelection, beginSelection());

/** Z-24.1b — the Mission is flown; Z-CGAP-88: with fresh aircraft and all cards. */
const flyMission = missionStep<LandState, AnyChoice, AnyEvent, Dogfight, Report>({
  options: (s) => missionOptions(s.fixed, lineOf(s)),
  reportOf,
  debrief(t) {
    revealPassenger(t);
    debrief(t);
  },
});

/** CHS-R10 — who had the Passenger is known in the end: VPs for the enemy if it was Destroyed, for its owner if it still flies. */
function revealPassenger(t: LandTable): void {
  const s = t.state;
  const entry = lineOf(s);
  const { passenger } = s;
  const carried = specialIn(entry)?.passenger;
  const { report } = entry;
  if (passenger === undefined || !carried || report === null) return;
  const { aircraft, vps } = carried;
  const { fate } = report.flown[sides.indexOf('japanese')].filter((one) => one.aircraft === aircraft)[passenger];
  const lost = fate === 'destroyed';
  const winner = sides.indexOf(lost ? 'allied' : 'japanese');
  if (lost || fate !== 'disengaged') {
    report.points[winner].other += vps;
    report.totals[winner] += vps;
  }
  corsairsLine(entry).passenger = passenger;
  delete s.passenger;
  t.say?.(EVERYONE, { event: 'campaign-passenger', aircraft: passenger, fate, vps, because: 'CH-27.22a' });
}

/** CH-2.0, Z-24.1a — the sequence of a Land campaign of CORSAIRS AND HELLCATS. */
export const corsairsFlow: LandFlow = {
  name: 'corsairs-campaign',
  steps: [
    nextMission,
    drawTarget, // Z-24.44
    tossForSpecial, // CH-27.21
    drawSystem, // CH-27.12
    drawKamikazes, // CH-28.21
    chooseResources, // Z-24.52
    chooseRetained, // LR-21
    retainOnly,
    chooseReinforced, // LR-19
    reinforceOnly,
    choosePassenger, // CHS-R10
    selectPeople, // CH-19.24
    flyMission,
    again,
  ],
};

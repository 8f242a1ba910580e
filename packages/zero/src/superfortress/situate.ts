import { chanceFrom, Fields, impossible, type Json, misfit, type Result, reading } from '@tallyho/kernel';
import { layNamed } from '../campaign/draws.ts';
import { environmentColumn, superfortressTargets, superfortressTerms } from '../content/corsairs/superfortress.ts';
import { environments, trainingBoxes } from '../content/corsairs/superfortress-types.ts';
import { altitudes } from '../content/types.ts';
import { zeroScript } from '../script.ts';
import { duties, MISSION, NO_DUTY, SUPPLY } from './choices.ts';
import { fightOptions, TRANSPORT_ALTITUDE } from './fight.ts';
import { flown, missionDuty } from './flow/mission.ts';
import { fought, transportDuty } from './flow/transport.ts';
import {
  beginWeek,
  chooseBox,
  chooseDuty,
  chooseReplacement,
  drawMandatory,
  endWeek,
  flyMission,
  flyTransports,
  followUp,
  nextTarget,
  recover,
  repairAll,
  weekFlow,
} from './flow/week.ts';
import { zeroSuperfortress } from './game.ts';
import type { SuperfortressOptions } from './options.ts';
import { isDamaged, isLost } from './rules/damage.ts';
import { firstTarget } from './rules/weeks.ts';
import { type Flight, flightKinds, NO_ENVIRONMENT, NO_TARGET, type SuperfortressState } from './state.ts';

/** Where a situation may begin, and the step of a week that it is. */
const steps = {
  week: beginWeek,
  mandatory: drawMandatory,
  recovery: recover,
  duties: chooseDuty,
  mission: flyMission,
  transports: flyTransports,
  training: chooseBox,
  repair: repairAll,
  attack: followUp,
  replacements: chooseReplacement,
  target: nextTarget,
  end: endWeek,
} as const;
type Phase = keyof typeof steps | 'fight';
const phaseNames = [...Object.keys(steps), 'fight'] as readonly Phase[];

const stepOf = (phase: keyof typeof steps): number => (weekFlow.steps as readonly unknown[]).indexOf(steps[phase]);

/**
 * A constructed moment of the campaign:
 *
 *   week: 7
 *   phase: duties                # or: week (its very beginning), mandatory, recovery, mission, transports, training, repair,
 *                                # attack, replacements, target, end, fight
 *   supply: 40
 *   vps: 12
 *   target: C                    # left out: B in week 4, otherwise A after it
 *   due: true                    # a Mission is due in this week; 'due next': in the next
 *   flown: 4                     # the latest week in which a Mission was flown
 *   attacked: true
 *   B-29 1: { damage: 12, boxes: [saturation-2, defense], lost: 3, duty: mission }
 *   draws: ['#23', '#44']
 *   flight:                      # with phase: fight
 *     kind: supply               # or: mission
 *     aircraft: [1]
 *     altitude: very high
 *     environment: flak-guns-us
 *     fighters: [{ aircraft: ki-84, wingman: true, altitude: low }]
 *     turns: 3
 *     supply: 20
 *   fight: { … }                 # a situation of Zero!
 */
export const situate = (given: Json, options: SuperfortressOptions, seed: string): Result<SuperfortressState> =>
  reading(() => {
    const fields = new Fields(given, 'given');
    const s = zeroSuperfortress.setup(options, chanceFrom(seed));
    const phase = fields.oneOf('phase', phaseNames, 'duties');
    readSheet(s, fields, phase);
    for (let aircraft = 0; aircraft < s.fleet.length; aircraft++)
      readAircraft(s, aircraft, fields.fields(`B-29 ${aircraft + 1}`));
    s.frames[0] = { flow: weekFlow.name, step: phase === 'fight' ? 0 : stepOf(phase), at: { aircraft: 0 } };
    if (phase === 'fight') readFight(s, fields, seed);
    layNamed(s, fields.list('draws'), 'given.draws');
    fields.done();
    return s;
  });

function readSheet(s: SuperfortressState, fields: Fields, phase: Phase): void {
  const { weeks, firstMission } = superfortressTerms;
  const week = fields.int('week', 1, weeks, 1);
  s.week = phase === 'week' ? week - 1 : week;
  s.turn = s.week;
  s.supply = fields.int('supply', 0, 999, 0);
  s.vps = fields.int('vps', -999, 999, 0);
  const letter = fields.text('target', '');
  const target = superfortressTargets.findIndex((one) => one.letter === letter);
  if (letter !== '' && target < 0) misfit('field-wrong-value', 'given.target', { found: letter });
  s.target = letter === '' ? usualTarget(week) : target;
  if (week === firstMission && s.target !== firstTarget()) impossible('given.target', 'CH-30.45a');
  const due = fields.flag('due', week === firstMission);
  if (due && week < firstMission) impossible('given.due', 'CH-30.33a');
  if (phase === 'week') s.dueNext = due;
  else s.due = due;
  if (fields.has('due next')) s.dueNext = fields.flag('due next', false);
  s.flown = fields.int('flown', 0, week, 0);
  if (s.flown > 0 && s.flown < firstMission) impossible('given.flown', 'CH-30.33a');
  s.attacked = fields.flag('attacked', false);
  s.duties = s.fleet.map(() => NO_DUTY);
  s.weeks = Array.from({ length: s.week }, (_, nth) => ({
    week: nth + 1,
    duties: s.fleet.map(() => NO_DUTY),
    due: nth + 1 === week && due,
    mission: NO_TARGET,
    next: NO_TARGET,
    supply: 0,
    vps: 0,
    draws: [],
  }));
}

/** What is attacked next where nothing is said of it. */
const usualTarget = (week: number): number =>
  week < superfortressTerms.firstMission ? NO_TARGET : week === superfortressTerms.firstMission ? firstTarget() : 0;

function readAircraft(s: SuperfortressState, aircraft: number, fields: Fields): void {
  const one = s.fleet[aircraft];
  const given = fields.list('boxes', trainingBoxes.length).map(String);
  const unknown = given.find((box) => !trainingBoxes.some((known) => known === box));
  if (unknown !== undefined) misfit('field-wrong-value', fields.at('boxes'), { found: unknown });
  one.boxes = trainingBoxes.map((box) => (given.includes(box) ? 1 : 0));
  if (given.includes('saturation-1') && !given.includes('saturation-2')) impossible(fields.at('boxes'), 'CH-30.64b');
  one.damage = fields.int('damage', 0, 99, 0);
  one.damaged = isDamaged(s.fixed, one) ? 1 : 0;
  one.lost = fields.int('lost', 0, s.week, 0);
  if (one.lost === 0 && isLost(s.fixed, one)) impossible(fields.at('damage'), 'CH-30.61b');
  if (fields.has('duty')) s.duties[aircraft] = duties.indexOf(fields.oneOf('duty', duties));
  if (one.lost > 0 && s.duties[aircraft] !== NO_DUTY) impossible(fields.at('duty'), 'CH-30.31a');
  fields.done();
}

/** The flight that is being fought: a line of the log, and its situation. */
function readFight(s: SuperfortressState, fields: Fields, seed: string): void {
  const flight = readFlight(s, fields.fields('flight'));
  const [{ aircraft }] = flight.flyers;
  s.log = [flight];
  s.seeds = [''];
  const isMission = flight.kind === 'mission';
  for (const flyer of flight.flyers) s.duties[flyer.aircraft] = isMission ? MISSION : SUPPLY;
  if (isMission) s.flown = s.week;
  s.frames = isMission
    ? [
        { flow: weekFlow.name, step: stepOf('transports'), at: { aircraft: 0 } },
        { flow: missionDuty.name, step: missionDuty.steps.indexOf(flown), at: {} },
      ]
    : [
        { flow: weekFlow.name, step: stepOf('transports'), at: { aircraft: aircraft + 1 } },
        { flow: transportDuty.name, step: transportDuty.steps.indexOf(fought), at: { aircraft } },
      ];
  const fight = zeroScript.situate(fields.raw('fight'), fightOptions(s.fixed, flight), seed);
  if (!fight.ok)
    return misfit(fight.problem.code, fight.problem.place.replace(/^given/, 'given.fight'), fight.problem.facts);
  s.inner = fight.value;
}

function readFlight(s: SuperfortressState, fields: Fields): Flight {
  const kind = fields.oneOf('kind', flightKinds, 'supply');
  const isMission = kind === 'mission';
  const level = fields.oneOf('altitude', altitudes, isMission ? 'very high' : TRANSPORT_ALTITUDE);
  const environment = fields.oneOf('environment', environments, 'no-effect');
  const flight: Flight = {
    week: s.week,
    kind,
    flyers: fields.list('aircraft', s.fleet.length).map((number) => ({
      aircraft: Number(number) - 1,
      counted: s.fleet[Number(number) - 1]?.damaged === 1,
      cards: 0,
    })),
    target: isMission ? s.target : NO_TARGET,
    altitude: altitudes.indexOf(level),
    environment: isMission ? environmentColumn.findIndex((line) => line.environment === environment) : NO_ENVIRONMENT,
    opponents: fields.list('fighters', 8).map((one, i) => readOpponent(new Fields(one, fields.at(`fighters[${i}]`)))),
    turns: fields.int('turns', 1, 5, 3),
    supply: fields.int('supply', 0, 99, 0),
    fleet: s.fleet.map((one) => ({ ...one, boxes: one.boxes.slice() })),
    report: null,
  };
  fields.done();
  if (flight.flyers.length === 0) misfit('field-missing', fields.at('aircraft'), { name: 'aircraft' });
  return flight;
}

function readOpponent(fields: Fields): Flight['opponents'][number] {
  const read = {
    aircraft: fields.text('aircraft'),
    wingman: fields.flag('wingman', false),
    altitude: altitudes.indexOf(fields.oneOf('altitude', altitudes, 'high')),
  };
  fields.done();
  return read;
}

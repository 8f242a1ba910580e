import { chanceFrom, Fields, type Json, misfit, type Result, reading, type Seat } from '@tallyho/kernel';
import { layNamed } from '../campaign/draws.ts';
import { type CraftFate, craftFates, type FlownCraft } from '../campaign/state.ts';
import { zeroCarriersScript } from '../carrier/script.ts';
import { carrierBattles, resupplyShips, trackEvents } from '../content/corsairs/guadalcanal-types.ts';
import { cardRows } from '../content/kamikaze-types.ts';
import { sides } from '../content/types.ts';
import { zeroScript } from '../script.ts';
import type { Flight } from './choices.ts';
import { airborne, sortieFlow } from './flow/sortie.ts';
import { battleFlow, guadalcanalFlow } from './flow/week.ts';
import { zeroGuadalcanal } from './game.ts';
import { attackFor, battleLine, resupplyLine } from './line.ts';
import { battleOptions, sortieOptions, withoutMission } from './mission.ts';
import { readFlights } from './notation.ts';
import type { GuadalcanalOptions } from './options.ts';
import { adjustmentFor } from './rules/track.ts';
import { limitsFor, typesOf } from './rules/week.ts';
import { ALLIED, type GuadalcanalLine, type GuadalcanalState, lineKinds, NO_WINNER, type Report } from './state.ts';

/** The steps at which a situation may begin; 'fight' and 'battle' stand inside one of them. */
const phases = [
  'week',
  'weather',
  'target',
  'attack',
  'marker',
  'ships',
  'resupply',
  'resupply-flights',
  'resupply-marker',
  'end',
  'fight',
  'battle',
] as const;
type Phase = (typeof phases)[number];

const stepOf = (phase: Phase): number => phases.indexOf(phase);

/**
 * A constructed moment of a campaign:
 *
 *   week: 3                      # the week that is being played; with phase 'week' the one that is over
 *   weather: tight-turn          # the card; left out: as in week 1
 *   marker: 1
 *   events: [pistol-pete]
 *   groups: 1
 *   lost: { allied: { f4f-3: 2 } }   # boxes that are ticked, besides those of the log
 *   sunk: { destroyer: 1 }
 *   log:
 *     - { kind: attack, card: ims-1b, flights: { japanese: "L/W d3a1 dive, L a6m2", allied: L/W f4f-3 }, vps: 10 }
 *   phase: resupply              # or: week, weather, target, attack, … end, fight, battle
 *   fight: { … }                 # the last line is being flown: a situation of Zero!
 *   battle: { … }                # or fought: a situation of a Carrier campaign
 *   draws: [OUT OF THE SUN 1B/2D]
 */
export const situate = (given: Json, options: GuadalcanalOptions, seed: string): Result<GuadalcanalState> =>
  reading(() => {
    const fields = new Fields(given, 'given');
    const s = zeroGuadalcanal.setup(options, chanceFrom(seed));
    const { sheet } = s.fixed;
    const phase = fields.oneOf('phase', phases, 'week');
    s.week = fields.int('week', 0, sheet.lastWeek, phase === 'week' ? 0 : 1);
    s.weather = fields.has('weather') ? fields.oneOf('weather', cardRows) : null;
    s.marker = fields.int('marker', sheet.track[0].at, sheet.track[sheet.track.length - 1].at, 0);
    const events = fields.list('events').map(String);
    s.events = trackEvents.filter((event) => events.includes(event));
    s.limits = limitsFor(sheet, s.weather, s.events);
    readGroups(s, fields.int('groups', 0, sheet.groups.length, 0));
    readLost(s, fields.fields('lost'));
    readSunk(s, fields.fields('sunk'));
    for (const [i, entry] of fields.list('log').entries()) s.log.push(readLine(s, entry, `given.log[${i}]`));
    s.seeds = s.log.flatMap(({ report }) => (report?.flown === true ? [''] : []));
    s.frames[0] = { flow: guadalcanalFlow.name, step: stepOf(phase), at: {} };
    if (phase === 'fight') beginFight(s, fields, seed);
    if (phase === 'battle') beginBattle(s, fields, seed);
    layNamed(s, fields.list('draws'), 'given.draws');
    fields.done();
    return s;
  });

/** Where the outer flow goes on when a Mission or a battle of this kind is over. */
const after = ({ kind }: GuadalcanalLine): Phase => (kind === 'attack' ? 'marker' : 'resupply-marker');

function unfinished(s: GuadalcanalState): GuadalcanalLine {
  const line = s.log.at(-1);
  if (line === undefined || line.report !== null) return misfit('field-missing', 'given.log', { name: 'log' });
  return line;
}

function beginFight(s: GuadalcanalState, fields: Fields, seed: string): void {
  const line = unfinished(s);
  s.frames[0].step = stepOf(after(line));
  s.frames.push({
    flow: sortieFlow.name,
    step: airborne,
    at: { seat: ALLIED, type: typesOf(s.fixed.sheet, ALLIED).length },
  });
  const fight = zeroScript.situate(fields.raw('fight'), sortieOptions(s.fixed, line, s.events), seed);
  if (!fight.ok) misfit(fight.problem.code, fight.problem.place.replace(/^given/, 'given.fight'), fight.problem.facts);
  else s.inner = fight.value;
  s.seeds.push('');
}

function beginBattle(s: GuadalcanalState, fields: Fields, seed: string): void {
  const line = unfinished(s);
  if (line.battle === null) return misfit('field-missing', 'given.log', { name: 'battle' });
  s.frames[0].step = stepOf(after(line));
  s.frames.push({ flow: battleFlow.name, step: 0, at: {} });
  const battle = zeroCarriersScript.situate(fields.raw('battle'), battleOptions(s.fixed, line.battle), seed);
  if (!battle.ok)
    misfit(battle.problem.code, battle.problem.place.replace(/^given/, 'given.battle'), battle.problem.facts);
  else s.inner = battle.value;
  s.seeds.push('');
}

function readGroups(s: GuadalcanalState, groups: number): void {
  s.groups = groups;
  const types = typesOf(s.fixed.sheet, ALLIED);
  for (const { aircraft } of s.fixed.sheet.groups.slice(0, groups))
    for (const one of aircraft) s.boxes[ALLIED][types.findIndex((type) => type.aircraft === one.aircraft)] += one.count;
}

function readLost(s: GuadalcanalState, fields: Fields): void {
  for (const [seat, side] of sides.entries()) {
    const own = fields.fields(side);
    for (const [type, { aircraft }] of typesOf(s.fixed.sheet, seat).entries())
      s.boxes[seat][type] -= own.int(aircraft, 0, s.boxes[seat][type], 0);
    own.done();
  }
  fields.done();
}

function readSunk(s: GuadalcanalState, fields: Fields): void {
  for (const [i, ship] of resupplyShips.entries()) s.ships[i] -= fields.int(ship, 0, s.ships[i], 0);
  fields.done();
}

function bySide<T>(fields: Fields, name: string, read: (own: Fields, side: string, seat: Seat) => T): T[] {
  const own = fields.fields(name);
  const values = sides.map((side, seat) => read(own, side, seat));
  own.done();
  return values;
}

const flightsIn = (text: string, place: string): Flight[] =>
  readFlights(text) ?? misfit('field-wrong-value', place, { found: text });

function readLine(s: GuadalcanalState, given: Json, place: string): GuadalcanalLine {
  const fields = new Fields(given, place);
  const kind = fields.oneOf('kind', lineKinds);
  const line = begunLine(s, kind, fields);
  line.week = fields.int('week', 1, s.fixed.sheet.lastWeek, Math.max(1, s.week));
  line.flights = bySide(fields, 'flights', (own, side) => flightsIn(own.text(side, 'none'), own.at(side)));
  line.report = ['vps', 'level', 'craft', 'winner', 'flown'].some((name) => fields.has(name))
    ? readReport(fields)
    : null;
  if (line.report !== null) line.moved = adjustmentFor(s.fixed.sheet, line).id;
  fields.done();
  for (const [seat, craft] of (line.report?.craft ?? []).entries()) tickLost(s, seat, craft);
  return line;
}

function begunLine(s: GuadalcanalState, kind: GuadalcanalLine['kind'], fields: Fields): GuadalcanalLine {
  if (kind === 'resupply') return resupplyLine(s, fields.oneOf('ship', resupplyShips));
  if (kind === 'battle') return battleLine(s, fields.oneOf('battle', carrierBattles));
  const { changed: _, ...line } = attackFor(s, fields.oneOf('card', cardRows));
  return line;
}

function readReport(fields: Fields): Report {
  const winner = fields.has('winner') ? sides.indexOf(fields.oneOf('winner', sides)) : NO_WINNER;
  return {
    ...withoutMission(winner),
    flown: fields.flag('flown', true),
    damage: fields.int('damage', 0, 99, 0),
    level: fields.int('level', 0, 3, 0),
    vps: fields.int('vps', 0, 99, 0),
    craft: bySide(fields, 'craft', (own, side) =>
      own.list(side).map((one, i) => readCraft(one, own.at(`${side}[${i}]`))),
    ),
  };
}

function readCraft(given: Json, place: string): FlownCraft {
  const fields = new Fields(given, place);
  const fates: readonly CraftFate[] = craftFates;
  const craft: FlownCraft = {
    aircraft: fields.text('aircraft'),
    pilot: fields.text('pilot', ''),
    wingman: fields.flag('wingman', false),
    fate: fields.oneOf('fate', fates, 'home'),
    victories: 0,
  };
  fields.done();
  return craft;
}

/** What a Mission of the log has lost is ticked. */
function tickLost(s: GuadalcanalState, seat: Seat, craft: readonly FlownCraft[]): void {
  for (const [type, { aircraft }] of typesOf(s.fixed.sheet, seat).entries())
    s.boxes[seat][type] -= craft.filter((one) => one.aircraft === aircraft && one.fate === 'destroyed').length;
}

import { chanceFrom, Fields, impossible, type Json, misfit, type Result, reading, type Seat } from '@tallyho/kernel';
import { layNamed } from '../campaign/draws.ts';
import { type CraftFate, craftFates } from '../campaign/state.ts';
import type { ListedAircraft } from '../content/aircraft-types.ts';
import { fleetTactics, flightOps, trackIds } from '../content/carrier-types.ts';
import { sides } from '../content/types.ts';
import { zeroScript } from '../script.ts';
import type { FleetOrders } from './choices.ts';
import { carrierFlow } from './flow/campaign.ts';
import { airborne, launchFlow } from './flow/launch.ts';
import { zeroCarriers } from './game.ts';
import { launchOptions } from './mission.ts';
import { readListed } from './notation.ts';
import type { CarrierOptions } from './options.ts';
import { launchNow } from './rules/launches.ts';
import { strikeOrder } from './rules/resources.ts';
import { placeOf, trackOf } from './rules/tracks.ts';
import {
  type CarrierCraft,
  type CarrierState,
  type CarrierTurn,
  type Launch,
  type LaunchReport,
  launchKinds,
  launchStates,
} from './state.ts';

/** The steps at which a situation may begin. */
const carrierPhases = [
  'turn',
  'orders',
  'resources',
  'scouts',
  'land-based',
  'island',
  'first-strike',
  'second-strike',
  'submarines',
  'recovery',
  'score',
  'fight',
] as const;
type CarrierPhase = (typeof carrierPhases)[number];

/**
 * A constructed moment of a campaign:
 *
 *   tracks: { japanese-fleet: 5 }
 *   log:
 *     - orders: { japanese: medium large-strike allied-fleet, allied: long no-strike }
 *       resources: [7, 3]
 *       launches: [{ kind: carrier, side: japanese, target: allied-fleet, aircraft: { japanese: L/W a6m2 } }]
 *   phase: resources            # or: turn, orders, scouts, … fight
 *   fight: { … }                # the first planned launch of the last line is being flown: a situation of Zero!
 *   draws: [OUT OF THE SUN 1B/2D]
 */
export const situate = (given: Json, options: CarrierOptions, seed: string): Result<CarrierState> =>
  reading(() => {
    const fields = new Fields(given, 'given');
    const s = zeroCarriers.setup(options, chanceFrom(seed));
    readTracks(s, fields.fields('tracks'));
    s.log = fields.list('log').map((entry, i) => readTurn(s, entry, `given.log[${i}]`));
    s.seeds = s.log.flatMap(({ launches }) => launches.flatMap(({ state }) => (state === 'flown' ? [''] : [])));
    if (s.log.length > s.fixed.campaign.turns) impossible('given.log', 'Z-25.23a');
    const phase = fields.oneOf('phase', carrierPhases, 'turn');
    const isBetween = phase === 'turn' || phase === 'orders';
    if (!isBetween && s.log.length === 0) misfit('field-missing', 'given.log', { name: 'log' });
    s.frames[0] = { flow: carrierFlow.name, step: carrierPhases.indexOf(phase), at: {} };
    if (phase === 'fight') beginFight(s, fields, seed);
    layNamed(s, fields.list('draws'), 'given.draws');
    fields.done();
    return s;
  });

/** What comes after a launch that is being flown. */
function nextAfter({ kind, side }: Launch, turn: CarrierTurn): CarrierPhase {
  if (kind !== 'carrier') return kind === 'scout' ? 'land-based' : kind === 'land-based' ? 'island' : 'first-strike';
  return strikeOrder(turn)[0].includes(side) ? 'second-strike' : 'submarines';
}

function beginFight(s: CarrierState, fields: Fields, seed: string): void {
  const line = s.log[s.log.length - 1];
  const flown = launchNow(s);
  if (flown === undefined) return misfit('field-missing', 'given.log', { name: 'launches' });
  s.frames[0].step = carrierPhases.indexOf(nextAfter(flown, line));
  const flow = launchFlow(s.fixed);
  s.frames.push({ flow: flow.name, step: airborne(flow), at: { from: line.launches.indexOf(flown) } });
  const fight = zeroScript.situate(fields.raw('fight'), launchOptions(s.fixed, line, flown), seed);
  if (!fight.ok) misfit(fight.problem.code, fight.problem.place.replace(/^given/, 'given.fight'), fight.problem.facts);
  else s.inner = fight.value;
}

function readTracks(s: CarrierState, fields: Fields): void {
  for (const id of trackIds) {
    const place = placeOf(s.fixed, id);
    if (place >= 0) s.tracks[place] = fields.int(id, 0, 99, 0);
  }
  fields.done();
}

const bySide = <T>(fields: Fields, name: string, read: (own: Fields, side: string, seat: Seat) => T): T[] => {
  const own = fields.fields(name);
  const values = sides.map((side, seat) => read(own, side, seat));
  own.done();
  return values;
};

/** 'medium large-strike allied-fleet' */
function readOrders(text: string, place: string): FleetOrders {
  const [first, second, third] = text.split(' ');
  const tactic = fleetTactics.find((one) => one === first);
  const op = flightOps.find((one) => one === second);
  if (tactic === undefined || op === undefined) return misfit('field-wrong-value', place, { found: text });
  return { tactic, op, target: trackIds.find((one) => one === third) ?? null };
}

function readTurn(s: CarrierState, given: Json, place: string): CarrierTurn {
  const fields = new Fields(given, place);
  const orders = bySide(fields, 'orders', (own, side) => readOrders(own.text(side, 'medium no-strike'), own.at(side)));
  for (const { target } of orders) if (target !== null) trackOf(s.fixed, target);
  const turn: CarrierTurn = {
    orders,
    resources: fields.has('resources') ? fields.list('resources', 2).map(Number) : [0, 0],
    veterans: fields.has('veterans') ? fields.list('veterans', 2).map(String) : ['', ''],
    launches: fields.list('launches').map((one, i) => readLaunch(one, fields.at(`launches[${i}]`))),
    report: fields.has('points')
      ? { boxes: s.tracks.slice(), ticked: s.tracks.map(() => 0), vps: fields.list('points', 2).map(Number) }
      : null,
  };
  fields.done();
  return turn;
}

function readLaunch(given: Json, place: string): Launch {
  const fields = new Fields(given, place);
  const kind = fields.oneOf('kind', launchKinds);
  const side = sides.indexOf(fields.oneOf('side', sides));
  const target = fields.has('target') ? fields.oneOf('target', trackIds) : null;
  const report = fields.has('flown') ? readReport(fields) : null;
  const launch: Launch = {
    kind,
    side,
    target,
    state: fields.oneOf('state', launchStates, report === null ? 'planned' : 'flown'),
    turns: fields.has('turns') ? fields.list('turns', 2).map(Number) : kind === 'scout' ? [4] : [2, 1],
    aircraft: bySide(fields, 'aircraft', (own, name) => listed(own.text(name, 'none'), own.at(name))),
    pilots: [[], []],
    report,
  };
  fields.done();
  return launch;
}

const listed = (text: string, place: string): ListedAircraft[] =>
  readListed(text) ?? misfit('field-wrong-value', place, { found: text });

const readReport = (fields: Fields): LaunchReport => ({
  damage: fields.int('damage', 0, 99, 0),
  lasted: fields.int('lasted', 0, 99, 0),
  flown: bySide(fields, 'flown', (own, side) =>
    own.list(side).map((one, i) => readCraft(one, own.at(`${side}[${i}]`))),
  ),
});

function readCraft(given: Json, place: string): CarrierCraft {
  const fields = new Fields(given, place);
  const fates: readonly CraftFate[] = craftFates;
  const damaged = fields.flag('damaged', false);
  const craft: CarrierCraft = {
    aircraft: fields.text('aircraft'),
    pilot: fields.text('pilot', ''),
    wingman: fields.flag('wingman', false),
    fate: fields.oneOf('fate', fates, damaged ? 'damaged' : 'home'),
    victories: 0,
    damaged,
    recovery: [],
  };
  fields.done();
  return craft;
}

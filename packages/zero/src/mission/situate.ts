import { type Fields, impossible } from '@tallyho/kernel';
import { bombingResults } from '../content/types.ts';
import { bomberCapacity, ordersOf } from '../rules/formations.ts';
import { isKamikaze, isKamikazeElement } from '../rules/kamikaze.ts';
import { homewardTurns, outwardTurns, phaseOfTurn } from '../rules/missions.ts';
import { bombsOf, DEPTH_CHARGES } from '../rules/ordnance.ts';
import { searchTurns } from '../rules/search.ts';
import { type Dogfight, type ElementNo, FLYING, fates, NOBODY, type PlaneNo } from '../state.ts';
import { depths, UNSET } from './arms.ts';
import { OPEN } from './loads.ts';
import { loads } from './orders.ts';
import { readRammed } from './resources.ts';
import { readKamikaze, readOhka, readSearch } from './situate-kamikazes.ts';
import {
  BOMB,
  EGRESS,
  HELD_OFF,
  HOME_BOUND,
  INGRESS,
  isOverTarget,
  OVER,
  OVER_TARGET,
  phases,
  SEARCH,
  sortieOf,
  TOGETHER,
  UNPHASED,
  whereabouts,
} from './state.ts';

/*
 * What a constructed situation says of a Mission: `mission` with its phase and what has happened to the target, each
 * Formation aircraft by its name, and in the fields of an Element what it carries and where it is.
 */

const readLoad = (fields: Fields, name: string, otherwise: number): number =>
  fields.has(name) ? loads.indexOf(fields.oneOf(name, loads)) : otherwise;

/** Z-17.14e — what is open before the first turn has been settled by now: the first mode, unless something else is said. */
const settled = (load: number, open: readonly number[]): number => (load === OPEN ? (open[0] ?? 0) : load);

/** The fields that an Element has besides. */
export const missionFields = [
  'load',
  'wingman load',
  'where',
  'runs in',
  'entered',
  'responses',
  'depth',
  'wingman depth',
] as const;

/** CH-27.42a — how depth charges have been set; what is not said is at the surface where the submarine has been found, and otherwise still to be set. */
function readDepth(s: Dogfight, fields: Fields, name: string, plane: PlaneNo, load: number): void {
  const { arms } = sortieOf(s);
  if (arms === undefined || bombsOf(load) !== DEPTH_CHARGES) return;
  if (fields.has(name) || arms.depth !== UNSET)
    arms.depths[plane] = depths.indexOf(fields.oneOf(name, depths, 'surface'));
}

export function readSortieElement(s: Dogfight, element: ElementNo, fields: Fields): void {
  const sortie = sortieOf(s);
  const lead = element * 2;
  const { modes, arms } = ordersOf(s);
  const open = arms?.loads[element] ?? modes[element].map((mode) => mode + 1);
  sortie.load[lead] = readLoad(fields, 'load', settled(sortie.load[lead], open));
  if (s.fixed.pairs[element])
    sortie.load[lead + 1] = readLoad(
      fields,
      'wingman load',
      fields.has('load') ? sortie.load[lead] : settled(sortie.load[lead + 1], open),
    );
  readDepth(s, fields, 'depth', lead, sortie.load[lead]);
  readDepth(s, fields, 'wingman depth', lead + 1, sortie.load[lead + 1]);
  const somewhere = isOverTarget(sortie.phase) ? 'over' : 'together';
  sortie.where[element] = whereabouts.indexOf(fields.oneOf('where', whereabouts, somewhere));
  if (sortie.where[element] !== TOGETHER && !isOverTarget(sortie.phase)) impossible(fields.at('where'), 'Z-23.51a');
  sortie.been[element] = sortie.where[element] === OVER_TARGET || sortie.phase === HOME_BOUND ? 1 : 0;
  if (sortie.where[element] === HELD_OFF) sortie.been[element] = 0;
  const isPastIngress = [BOMB, EGRESS, HOME_BOUND, OVER].includes(sortie.phase);
  sortie.low[element] = isPastIngress && s.elements[element].altitude === 0 ? 1 : 0;
  const runs = fields.oneOf('runs in', ['nobody', 'leader', 'wingman', 'both'] as const, 'nobody');
  if (runs !== 'nobody' && sortie.phase !== BOMB) impossible(fields.at('runs in'), 'Z-15.2k');
  if (runs === 'leader' || runs === 'both') sortie.runs[lead] = 1;
  if (runs === 'wingman' || runs === 'both') sortie.runs[lead + 1] = 1;
  for (const plane of [lead, lead + 1]) {
    const { damaged, fate } = s.planes[plane];
    if ((damaged === 1 && !isKamikaze(s, plane)) || fate !== FLYING) sortie.load[plane] = 0;
  }
  if (isKamikazeElement(s, element)) readKamikaze(s, element, fields);
  if (fields.has('entered')) readEntered(s, element, fields);
  if (fields.has('responses')) readResponses(s, element, fields);
}

/** CH-19.43d — Responses that Leader and Wingman have played in this phase. */
function readResponses(s: Dogfight, element: ElementNo, fields: Fields): void {
  const { crews } = sortieOf(s);
  if (crews === undefined) return impossible(fields.at('responses'), 'CH-19.43d');
  for (const [i, played] of fields.list('responses', 2).entries()) crews.responses[element * 2 + i] = Number(played);
}

/** An Element that comes late and has come. */
function readEntered(s: Dogfight, element: ElementNo, fields: Fields): void {
  const own = s.elements[element];
  if (!fields.flag('entered', false)) return;
  sortieOf(s).entered[element] = 1;
  own.lead = element * 2;
  own.wing = s.fixed.pairs[element] ? element * 2 + 1 : NOBODY;
}

/** The Mission itself, before its Elements are read. */
export function readSortie(s: Dogfight, given: Fields): void {
  const sortie = sortieOf(s);
  const { phased } = ordersOf(s);
  const fields = given.fields('mission');
  sortie.outward = fields.int('outward', 0, 30, outwardTurns(s));
  sortie.homeward = fields.int('homeward', 0, 30, homewardTurns(s));
  const named = fields.oneOf('phase', phases, phased ? phases[phaseOfTurn(s, s.turn)] : 'unphased');
  const phase = phases.indexOf(named);
  if (phased === (phase === UNPHASED)) impossible(fields.at('phase'), 'Z-23.1c');
  if (sortie.search !== undefined) readSearch(s, phase, fields);
  if (phased && !given.has('turn')) s.turn = firstTurnOf(phase, sortie.outward, searchTurns(sortie));
  if (phased && phaseOfTurn(s, s.turn) !== phase) impossible(fields.at('phase'), 'Z-23.4a');
  sortie.phase = phase;
  sortie.points = fields.int('points', 0, 999, 0);
  sortie.clouds = fields.flag('clouds', false) ? 1 : 0;
  if (sortie.arms !== undefined && fields.has('submarine')) {
    sortie.arms.depth = depths.indexOf(fields.oneOf('submarine', depths));
    sortie.arms.alert = sortie.arms.depth;
  }
  if (sortie.rammed !== undefined) sortie.rammed = readRammed(fields);
  sortie.photograph = bombingResults.indexOf(fields.oneOf('photograph', bombingResults, 'miss'));
  fields.done();
}

const firstTurnOf = (phase: number, outward: number, searched: number): number => {
  if (phase < INGRESS) return 1;
  return phase === SEARCH ? outward + searched : outward + searched + phase - INGRESS + 1;
};

/** The Formation aircraft, by their names. */
export function readBombers(s: Dogfight, given: Fields): void {
  const { bombers, damage, bomberModes, arms } = ordersOf(s);
  const sortie = sortieOf(s);
  for (const [nth, name] of bombers.entries()) {
    const own = sortie.bombers[nth];
    const fields = given.fields(name);
    const plane: PlaneNo = s.planes.length + nth;
    own.fate = fates.indexOf(fields.oneOf('fate', fates, 'flying'));
    own.hits = fields.int(
      'hits',
      0,
      99,
      fields.raw('damaged') === true && own.fate === FLYING ? damage[nth * 2] : own.hits,
    );
    own.damaged = fields.flag('damaged', own.hits >= damage[nth * 2]) ? 1 : 0;
    const open = arms?.bomberLoads[nth] ?? bomberModes[nth].map((mode) => mode + 1);
    own.load = readLoad(fields, 'load', settled(own.load, open));
    readDepth(s, fields, 'depth', plane, own.load);
    own.aces = fields.int('aces', 0, 9, own.aces);
    if (sortie.ohkas !== undefined) readOhka(s, nth, fields);
    if (own.fate === FLYING && own.damaged === 1 && own.hits < damage[nth * 2])
      impossible(fields.at('damaged'), 'Z-5.21f');
    if (own.fate === FLYING && own.hits >= bomberCapacity(s, plane)) impossible(fields.at('hits'), 'Z-5.21d');
    fields.done();
  }
}

import { bounded, Fields, MOST_SEATS, misfit, type Result, reading } from '@tallyho/kernel';
import { checkPack } from './content/check.ts';
import { basePack, type Content, mergePacks } from './content/pack.ts';
import { scenarioById, scenarios } from './content/scenarios.ts';
import type { Pack } from './content/types.ts';
import {
  type AircraftOptions,
  type Area,
  edges,
  illegalRules,
  MOST_AIRCRAFT,
  type Objective,
  type SeatOptions,
  type Switches,
  tasks,
  type WingsOptions,
} from './options.ts';
import { refuse } from './problems.ts';
import { startPose } from './start.ts';

const MOST_MM = 5000;
const NOWHERE: Area = { x: 0, y: 0, width: 0, length: 0 };

/** A length or an angle with up to three decimals. */
export function decimal(fields: Fields, name: string, from: number, to: number, otherwise: number): number {
  const value = fields.raw(name);
  if (value === null) return otherwise;
  if (typeof value !== 'number' || !(value >= from && value <= to) || Math.round(value * 1000) / 1000 !== value) {
    return refuse('not-a-decimal', fields.at(name), { from, to, found: value });
  }
  return value;
}

function switchesFrom(given: Fields): Switches {
  const switches: Switches = {
    special: given.flag('special', false),
    aiming: given.flag('aiming', false),
    illegal: given.oneOf('illegal', illegalRules, 'refused'),
    tailing: given.flag('tailing', false),
    noExplosions: given.flag('noExplosions', false),
    physical: given.flag('physical', false),
    interruption: given.flag('interruption', false),
    blindSpots: given.flag('blindSpots', false),
    altitude: given.flag('altitude', false),
    overdive: given.flag('overdive', false),
    higher: given.flag('higher', false),
    clouds: given.flag('clouds', false),
  };
  given.done();
  checkDependencies(switches, given.place);
  return switches;
}

/** WOW-SETUP-19, WOW-GAP-126 — what only makes sense together. */
function checkDependencies(s: Switches, place: string): void {
  const needAltitude = { overdive: s.overdive, higher: s.higher, clouds: s.clouds };
  for (const [name, on] of Object.entries(needAltitude)) {
    if (on && !s.altitude) refuse('needs-altitude', `${place}.${name}`, { option: name });
  }
  if (s.interruption && !s.tailing && !s.aiming) refuse('needs-tailing-or-aiming', `${place}.interruption`);
}

function areaFrom(given: unknown, place: string, width: number, length: number): Area {
  const fields = new Fields(given, place);
  const area = {
    x: decimal(fields, 'x', 0, width, 0),
    y: decimal(fields, 'y', 0, length, 0),
    width: decimal(fields, 'width', 0, width, 0),
    length: decimal(fields, 'length', 0, length, 0),
  };
  fields.done();
  if (area.x + area.width > width || area.y + area.length > length) refuse('off-the-table', place, { width, length });
  return area;
}

/** WOW-GAP-25 — a landing field for each of two sides, in the middle, 100 mm from its edge. */
const usualFields = (width: number, length: number): Area[] =>
  width < 270 || length < 380
    ? []
    : [100, length - 190].map((y) => ({ x: (width - 270) / 2, y, width: 270, length: 90 }));

interface Start {
  readonly width: number;
  readonly length: number;
  readonly floor: number;
  readonly switches: Switches;
  readonly content: Content;
}

function aircraftFrom(
  given: unknown,
  place: string,
  start: Start,
  side: number,
  nth: number,
  of: number,
): AircraftOptions {
  const { width, length, floor, switches, content } = start;
  const fields = new Fields(given, place);
  const card = fields.text('card');
  const known = content.cardById.get(card) ?? refuse('unknown-aircraft-card', fields.at('card'), { card });
  const type =
    content.typeById.get(known.type) ?? refuse('content-unknown-type', fields.at('card'), { type: known.type });
  const deck = content.deckByLetter.get(type.deck);
  if (deck === undefined) refuse('content-unknown-deck', fields.at('card'), { deck: type.deck });
  const usual = startPose(width, length, side, nth, of);
  const landed = fields.flag('landed', false);
  const label = fields.name('label', card);
  if (!/^[a-z0-9][a-z0-9-]*$/.test(label)) refuse('bad-label', fields.at('label'), { label });
  const aircraft = {
    label,
    card,
    x: decimal(fields, 'x', -MOST_MM, MOST_MM, usual.x),
    y: decimal(fields, 'y', -MOST_MM, MOST_MM, usual.y),
    heading: decimal(fields, 'heading', 0, 359.99, usual.heading),
    level: fields.int('level', 0, 40, landed || !switches.altitude ? 0 : Math.min(floor + 2, type.maxAltitude)),
    landed,
  };
  fields.done();
  if (aircraft.x < 0 || aircraft.x > width || aircraft.y < 0 || aircraft.y > length) {
    refuse('off-the-table', place, { x: aircraft.x, y: aircraft.y, width, length });
  }
  checkLevel(aircraft, place, start, type.maxAltitude);
  return aircraft;
}

/**
 * WOW-ALT-03, WOW-HIGH-03, WOW-HIGH-05 — the altitude at the start: at least 1, between floor and ceiling, and not too
 * high for the model.
 */
function checkLevel({ level, landed }: AircraftOptions, place: string, { floor, switches }: Start, max: number): void {
  if (landed && !switches.altitude) refuse('needs-altitude', `${place}.landed`, { option: 'landed' });
  if (landed && floor > 0) refuse('ground-is-not-the-floor', `${place}.landed`, { floor });
  const [from, to] =
    !switches.altitude || landed ? [0, 0] : [Math.max(1, floor), switches.higher ? Math.min(floor + 3, max) : 3];
  if (level < from || level > to) refuse('start-altitude', `${place}.level`, { level, from, to });
}

function seatsFrom(fields: Fields, start: Start): SeatOptions[] {
  const given = fields.list('seats');
  if (given.length > MOST_AIRCRAFT) refuse('too-many-seats', fields.at('seats'), { most: MOST_AIRCRAFT });
  const read = given.map((item, i) => new Fields(item, `${fields.at('seats')}[${i}]`));
  const sides = read.map((seat, i) => seat.int('side', 0, MOST_AIRCRAFT - 1, i));
  const lists = read.map((seat) => seat.list('aircraft', MOST_SEATS));
  const perSide = new Map<number, number>();
  for (const [i, side] of sides.entries()) perSide.set(side, (perSide.get(side) ?? 0) + lists[i].length);
  const placed = new Map<number, number>();
  return read.map((seat, i): SeatOptions => {
    const side = sides[i];
    const aircraft = lists[i].map((item, nth) => {
      const before = placed.get(side) ?? 0;
      placed.set(side, before + 1);
      return aircraftFrom(item, `${seat.at('aircraft')}[${nth}]`, start, side, before, perSide.get(side) ?? 1);
    });
    const name = seat.name('name', `player-${i + 1}`);
    if (!/^[^:,]+$/.test(name)) refuse('bad-label', seat.at('name'), { name });
    seat.done();
    return { name, side, aircraft };
  });
}

function checkSeats(seats: readonly SeatOptions[]): void {
  const aircraft = seats.flatMap((seat) => seat.aircraft);
  if (aircraft.length > MOST_AIRCRAFT)
    refuse('too-many-aircraft', 'options.seats', { aircraft: aircraft.length, most: MOST_AIRCRAFT });
  const bare = seats.findIndex((seat) => seat.aircraft.length === 0);
  if (bare >= 0) refuse('no-aircraft', `options.seats[${bare}]`);
  if (new Set(seats.map(({ side }) => side)).size < 2) refuse('one-side-only', 'options.seats');
  const twice = (names: string[]): string | undefined => names.find((name, i) => names.indexOf(name) !== i);
  const label = twice(aircraft.map((a) => a.label));
  if (label !== undefined) refuse('doubled-label', 'options.seats', { label });
  const name = twice(seats.map((seat) => seat.name));
  if (name !== undefined) refuse('doubled-seat', 'options.seats', { name });
}

function objectiveFrom(
  given: unknown,
  place: string,
  width: number,
  length: number,
  labels: readonly string[],
  altitude: boolean,
): Objective {
  const fields = new Fields(given, place);
  const aircraft = fields.text('aircraft');
  if (!labels.includes(aircraft)) refuse('unknown-aircraft', fields.at('aircraft'), { aircraft, known: labels });
  const objective: Objective = {
    aircraft,
    task: fields.oneOf('task', tasks),
    zone: fields.has('zone') ? areaFrom(fields.raw('zone'), fields.at('zone'), width, length) : NOWHERE,
    edge: fields.oneOf('edge', edges, 'bottom'),
    observer: fields.flag('observer', false),
    points: fields.int('points', 0, 20, 4),
  };
  fields.raw('zone');
  fields.done();
  if (objective.task === 'photograph' && objective.zone === NOWHERE)
    misfit('field-missing', fields.at('zone'), { name: 'zone' });
  if (objective.task === 'land' && !altitude) refuse('needs-altitude', fields.at('task'), { option: 'land' });
  return objective;
}

/** The packs, checked: the first thing wrong with one of them is the answer. */
function packsFrom(fields: Fields): readonly Pack[] {
  const packs = fields.list('packs');
  for (const [i, pack] of packs.entries()) {
    const [problem] = checkPack(pack);
    const place = `options.packs[${i}]`;
    if (problem !== undefined)
      misfit(problem.code, problem.place === '' ? place : `${place}.${problem.place}`, problem.facts);
  }
  return packs as unknown as readonly Pack[];
}

/** WOW-GAP-10 — 900 mm, and 250 more for each pair of aircraft after the fourth. */
function usualWidth({ seats }: { readonly [name: string]: unknown }): number {
  const lists: unknown[] = Array.isArray(seats) ? seats.map((seat) => seat?.aircraft) : [];
  const aircraft = lists.reduce<number>((sum, list) => sum + (Array.isArray(list) ? list.length : 0), 0);
  return 900 + 250 * Math.ceil((Math.min(Math.max(aircraft, 4), MOST_AIRCRAFT) - 4) / 2);
}

/** Checks what was given; a scenario fills in what was left out. */
export const readOptions = (given: unknown): Result<WingsOptions> => bounded(given, () => readBounded(given));

const readBounded = (given: unknown): Result<WingsOptions> =>
  reading(() => {
    const asked = new Fields(given, 'options');
    const id = asked.text('scenario', 'dogfight');
    const base =
      scenarioById(id) ??
      refuse('unknown-scenario', 'options.scenario', { scenario: id, known: scenarios.map((s) => s.id) });
    const merged = {
      ...base.options,
      ...(given as object | null | undefined),
      scenario: id,
    };
    const fields = new Fields(merged, 'options');
    fields.raw('scenario');
    const width = decimal(fields, 'width', 200, MOST_MM, usualWidth(merged));
    const length = decimal(fields, 'length', 200, MOST_MM, 900);
    const switches = switchesFrom(fields.fields('switches'));
    const floor = fields.int('floor', 0, 30, 0);
    if (floor > 0 && !switches.higher) refuse('needs-altitude', 'options.floor', { option: 'floor' });
    const packs = packsFrom(fields);
    const content = mergePacks([basePack, ...packs]);
    const seats = seatsFrom(fields, { width, length, floor, switches, content });
    checkSeats(seats);
    const labels = seats.flatMap((seat) => seat.aircraft.map((a) => a.label));
    const options: WingsOptions = {
      scenario: id,
      width,
      length,
      turns: fields.int('turns', 1, 60, 20),
      victory: fields.oneOf('victory', ['last', 'points'] as const, 'last'),
      damageDecks: fields.int('damageDecks', 1, 4, 1),
      floor,
      switches,
      fields: fields.has('fields')
        ? fields.list('fields').map((item, i) => areaFrom(item, `options.fields[${i}]`, width, length))
        : switches.altitude
          ? usualFields(width, length)
          : [],
      objectives: fields
        .list('objectives')
        .map((item, i) => objectiveFrom(item, `options.objectives[${i}]`, width, length, labels, switches.altitude)),
      seats,
      packs,
    };
    fields.raw('fields');
    fields.done();
    return options;
  });

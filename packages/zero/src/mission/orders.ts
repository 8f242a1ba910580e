import { Fields, type Json, MOST_SEATS } from '@tallyho/kernel';
import { bombingModes, type Effect, type LateEntry, type MissionKind, missionKinds } from '../content/mission-types.ts';
import { type Altitude, altitudes, bombingResults, borders, type SideName, sides } from '../content/types.ts';
import { type ElementCrews, readElementCrews, readGreenCrews } from './crews.ts';
import { type ResourceEffect, readResourceEffect, readStartTerms, type StartTerms } from './resources.ts';
import { readSearch, type SearchOrders } from './search-orders.ts';
import { type BomberCondition, readConditions, readSolitaire, type SolitaireOrders } from './solitaire.ts';

/**
 * Z-17.14e, Z-18.11b — what an aircraft carries; 'none': nothing. CH-18.41b, CH-18.51a, CH-18.6a, CH-18.71a, CH-17.41b — rockets with
 * bombs or without, Napalm, sea mines, depth charges, Cargo.
 */
export const loads = [
  'none',
  ...bombingModes,
  'napalm',
  'rockets',
  'level+rockets',
  'dive+rockets',
  'saturation+rockets',
  'mines',
  'depth-charges',
  'cargo',
] as const;
export type Load = (typeof loads)[number];

/** What an Element has in a Mission besides; only there. */
export interface MissionElement extends ElementCrews, StartTerms {
  /** Null: what its card allows, asked for where that is not clear (Z-17.14e). */
  readonly load: Load | null;
  /** When it comes late; null: it is there from the first turn. */
  readonly enters: LateEntry | null;
  /** CH-28.22a — a kamikaze; left out where it is none. */
  readonly kamikaze?: true;
  /** CH-17.41a — the Cargo rating that the Mission gives each aircraft; left out: it carries none. */
  readonly cargo?: number;
  /** CH-18.41d, CH-18.51a — of what its card allows only this; left out: all of it. */
  readonly loads?: readonly Load[];
  /** CH-27.7a — it patrols, at the Altitude where it starts (CH-27.71a). */
  readonly patrols?: true;
  /** CH-30.82f — it flies against the player who moves it; left out: for him. */
  readonly side?: SideName;
}

/** Z-17.22a … Z-17.22h, Z-17.31a — aircraft that fly together, at the Altitude of the whole Mission (Z-17.24a). */
export interface FormationOptions {
  readonly aircraft: readonly string[];
  readonly altitude: Altitude;
  readonly load: Load | null;
  readonly label: string | null;
  /** Z-19.34d — by aircraft, the id of its crew; null: none. */
  readonly crews: readonly (string | null)[];
  /** CH-19.42c — by aircraft, whether its crew is green; left out: none is. */
  readonly green?: readonly boolean[];
  /** CH-28.22a — kamikazes; left out where they are none. */
  readonly kamikaze?: true;
  /** CH-18.82a — each of them carries an MXY7; left out where they do not. */
  readonly ohka?: true;
  /** CH-17.41a — the Cargo rating of each aircraft; left out: it carries none. */
  readonly cargo?: number;
  /** CH-30.62a, CH-30.7a — by aircraft, its damage and training; left out: fresh, and as printed. */
  readonly condition?: readonly BomberCondition[];
}

/** What changes in a Strike of a Carrier campaign alone. */
export type StrikeEffect =
  /** Z-CEX-20 — Damage Points more for each bomb of the attacker that hits; not for Torpedoes. */
  | { readonly does: 'bomb-points'; readonly by: number }
  /** Z-CGAP-113 — Target Flak against the attacker when one is to drop a Torpedo and another to bomb. */
  | { readonly does: 'coordinated'; readonly targetFlak: number }
  /** Z-25.81a, Z-25.82a, Z-25.82b — what is scored are boxes: one for each Damage Point, and so many for an aircraft that a side loses. */
  | { readonly does: 'boxes'; readonly japanese: number; readonly allied: number };

/** What changes where ships are looked for and attacked by kamikazes. */
export type KamikazeEffect =
  /** So many Target-Bound turns more, and all Elements of the owner act before those of the enemy. */
  | { readonly does: 'radar-pickets'; readonly targetBound: number }
  /** CH-28.42a — so many draws of the Search Phase may be discarded and made again. */
  | { readonly does: 'snooper'; readonly draws: number }
  /** Area Flak and Target Flak of a ship that the owner defends. */
  | { readonly does: 'naval-flak'; readonly by: number };

/** CH-18.41d, CH-18.51a — aircraft of the owner whose card allows it may carry rockets, or Napalm. */
export type OrdnanceEffect = { readonly does: 'rockets' | 'napalm' };

/** What a Resource, or a line of the Mission Targets, does while the Mission is flown. */
export type MissionEffect =
  | Exclude<Effect, { readonly does: 'enemy-resource-late' | 'resource-late' | 'join' | 'crew' }>
  | StrikeEffect
  | KamikazeEffect
  | OrdnanceEffect
  | ResourceEffect;

/** An effect and whose it is; null: nobody's, it is the Mission's own. */
export interface OwnedEffect {
  readonly side: SideName | null;
  readonly effect: MissionEffect;
}

/** What makes a fight a Mission. */
export interface Orders {
  readonly kind: MissionKind;
  /** Z-CGAP-78 — null: there is no attacker. */
  readonly attacker: SideName | null;
  /** Z-24.45a — the id of the Target Sheet; null: nothing is attacked on the surface. */
  readonly target: string | null;
  /** Z-23.23a, Z-23.23b — all turns; or base Target-Bound and base Home-Bound turns. */
  readonly turns: readonly number[];
  /** Z-23.26a — a Strike: its turns are not reduced by Speed. */
  readonly strike: boolean;
  readonly effects: readonly OwnedEffect[];
  /** Z-20.31a — the optional Angle of Attack. */
  readonly angles: boolean;
  /** Z-CGAP-23 — a loaded Wingman's offence halved, as a lost errata has it. */
  readonly errataLoadedHalf: boolean;
  /** CH-27.3 — the Mission is flown at night; left out by day. */
  readonly night?: true;
  /** CH-28.4 — how the target is looked for; left out where it is known from the start. */
  readonly search?: SearchOrders;
  /** CH-GAP-75 — transports stay where they land, and nobody scores for them; left out where they fly home. */
  readonly landing?: true;
  /** CH-27.9a — the campaign sheet calls the target fortified. */
  readonly fortified?: true;
  /** CH-21.64a — it is March 1943 or later: the Allies may skip bomb. */
  readonly skipBombing?: true;
  /** CH-27.72a, CH-GAP-02 — who patrols goes over the target and attacks nobody it is not Engaged with, as a lost errata has it. */
  readonly errataPatrols?: true;
  /** CH-29.55a — the players have assigned what flies, and are not held to five Elements. */
  readonly assigned?: true;
  /** CH-30.8a — one player moves both sides, by a sequence of its own; left out where there are players on both. */
  readonly solitaire?: SolitaireOrders;
}

export const MOST_FORMATIONS = 8;
export const MOST_IN_FORMATION = 3;
const MOST_TURNS = 20;

export function readOrders(given: Json, place: string): Orders {
  const fields = new Fields(given, place);
  const text = (name: string): string | null => (fields.raw(name) === null ? null : fields.text(name));
  const orders: Orders = {
    kind: fields.oneOf('kind', missionKinds),
    attacker: fields.raw('attacker') === null ? null : fields.oneOf('attacker', sides),
    target: text('target'),
    turns: fields.list('turns', 2).map((_, i) => readTurns(fields, i)),
    strike: fields.flag('strike', false),
    effects: fields.list('effects', MOST_SEATS).map((effect, i) => readEffect(effect, fields.at(`effects[${i}]`))),
    angles: fields.flag('angles', false),
    errataLoadedHalf: fields.flag('errataLoadedHalf', false),
    ...(fields.flag('night', false) ? { night: true } : {}),
    ...(fields.raw('search') === null ? {} : { search: readSearch(fields.fields('search')) }),
    ...(fields.flag('landing', false) ? { landing: true } : {}),
    ...(fields.flag('fortified', false) ? { fortified: true } : {}),
    ...(fields.flag('skipBombing', false) ? { skipBombing: true } : {}),
    ...(fields.flag('errataPatrols', false) ? { errataPatrols: true } : {}),
    ...(fields.flag('assigned', false) ? { assigned: true } : {}),
    ...(fields.raw('solitaire') === null ? {} : { solitaire: readSolitaire(fields.fields('solitaire')) }),
  };
  fields.done();
  return orders;
}

function readTurns(fields: Fields, i: number): number {
  const turns = new Fields({ turns: fields.list('turns')[i] }, fields.at(`turns[${i}]`));
  return turns.int('turns', 0, MOST_TURNS);
}

function readEffect(given: Json, place: string): OwnedEffect {
  const fields = new Fields(given, place);
  const side = fields.raw('side') === null ? null : fields.oneOf('side', sides);
  const effect = readWhat(fields.fields('effect'));
  fields.done();
  return { side, effect };
}

const effectKinds = [
  'target-flak',
  'area-flak',
  'target-bound',
  'clouds',
  'ignore-spoiled',
  'play-first',
  'damage-points',
  'level-vps',
  'package-guns',
  'torpedoes',
  'photographs',
  'evacuation',
  'bomb-points',
  'coordinated',
  'boxes',
  'radar-pickets',
  'snooper',
  'naval-flak',
  'rockets',
  'napalm',
  'thach-weave',
  'ramming',
] as const satisfies readonly MissionEffect['does'][];

const by = (fields: Fields): number => fields.int('by', -9, 9);

function readWhat(fields: Fields): MissionEffect {
  const effect = readDoing(fields);
  fields.done();
  return effect;
}

function readDoing(fields: Fields): MissionEffect {
  const does = fields.oneOf('does', effectKinds);
  switch (does) {
    case 'target-flak':
      return { does, by: by(fields), at: fields.raw('at') === null ? null : fields.oneOf('at', altitudes) };
    case 'area-flak': {
      const turn = fields.oneOf('turn', ['ingress', 'egress'] as const);
      return { does, turn, by: fields.raw('by') === 'none' ? 'none' : by(fields) };
    }
    case 'target-bound':
    case 'damage-points':
    case 'bomb-points':
    case 'naval-flak':
      return { does, by: by(fields) };
    case 'coordinated':
      return { does, targetFlak: fields.int('targetFlak', -9, 9) };
    case 'boxes':
      return { does, japanese: fields.int('japanese', 0, 9, 0), allied: fields.int('allied', 0, 9, 0) };
    case 'clouds': {
      const border = fields.oneOf('border', borders, 'blue');
      return {
        does,
        border,
        results: fields.int('results', -3, 3, -1),
        targetFlak: fields.int('targetFlak', -9, 9, -1),
      };
    }
    case 'ignore-spoiled':
      return { does, cards: fields.int('cards', 0, 9, 1) };
    case 'play-first':
    case 'rockets':
    case 'napalm':
      return { does };
    case 'radar-pickets':
      return { does, targetBound: fields.int('targetBound', 0, 9, 1) };
    case 'snooper':
      return { does, draws: fields.int('draws', 0, 9, 1) };
    case 'thach-weave':
    case 'ramming':
      return readResourceEffect(does, fields);
    case 'level-vps':
      return { does, vps: fields.list('vps', 4).map(Number) };
    case 'package-guns':
      return {
        does,
        altitude: fields.oneOf('altitude', altitudes, 'very low'),
        strafing: fields.int('strafing', 0, 9, 2),
      };
    case 'torpedoes':
      return { does, cards: fields.int('cards', 0, 9) };
    case 'photographs': {
      const vps = fields.fields('vps');
      const [miss, hit, direct, vital] = bombingResults.map((result) => vps.int(result, 0, 99, 0));
      vps.done();
      return { does, vps: { miss, hit, direct, vital } };
    }
    case 'evacuation':
      return { does, vps: fields.int('vps', 0, 99) };
  }
}

export function readFormation(given: Json, place: string): FormationOptions {
  const fields = new Fields(given, place);
  const aircraft = fields.list('aircraft', MOST_IN_FORMATION).map(String);
  const crews = fields.list('crews', MOST_IN_FORMATION);
  const kamikaze = fields.flag('kamikaze', false);
  const ohka = fields.flag('ohka', false);
  // CH-28.23a — kamikazes fly at Very Low unless something else is said; bombers with an MXY7 high.
  const usual = ohka ? 'high' : kamikaze ? 'very low' : 'medium';
  const read: FormationOptions = {
    aircraft,
    altitude: fields.oneOf('altitude', altitudes, usual),
    load: fields.raw('load') === null ? null : fields.oneOf('load', loads),
    label: fields.raw('label') === null ? null : fields.name('label').trim().replace(/\s+/g, ' '),
    crews: aircraft.map((_, i) => (crews[i] === undefined || crews[i] === null ? null : String(crews[i]))),
    ...readGreenCrews(fields, aircraft.length, MOST_IN_FORMATION),
    ...(kamikaze ? { kamikaze } : {}),
    ...(ohka ? { ohka } : {}),
    ...readCargo(fields),
    ...readConditions(fields, aircraft.length, MOST_IN_FORMATION),
  };
  fields.done();
  return read;
}

export function readMissionElement(fields: Fields): MissionElement {
  const enters = fields.raw('enters') === null ? null : readEntry(fields.fields('enters'));
  return {
    load: fields.raw('load') === null ? null : fields.oneOf('load', loads),
    enters,
    ...readElementCrews(fields),
    ...readStartTerms(fields),
    ...(fields.flag('kamikaze', false) ? { kamikaze: true } : {}),
    ...readCargo(fields),
    ...(fields.flag('patrols', false) ? { patrols: true } : {}),
    ...(fields.raw('side') === null ? {} : { side: fields.oneOf('side', sides) }),
    ...readLoads(fields),
  };
}

const readLoads = (fields: Fields): { readonly loads?: readonly Load[] } => {
  const given = fields.list('loads', loads.length).map(String);
  return given.length === 0 ? {} : { loads: loads.filter((load) => given.includes(load)) };
};

const MOST_CARGO = 9;
const readCargo = (fields: Fields): { readonly cargo?: number } => {
  const cargo = fields.int('cargo', 0, MOST_CARGO, 0);
  return cargo === 0 ? {} : { cargo };
};

function readEntry(fields: Fields): LateEntry {
  const entry: LateEntry = {
    when: fields.oneOf('when', ['home-bound', 'turn'] as const),
    turn: fields.int('turn', 1, MOST_TURNS, 3),
  };
  fields.done();
  return entry;
}

import type { ListedAircraft } from './aircraft-types.ts';
import type { ChartBox, ChartPoint } from './campaign-types.ts';
import type { SelectionCampaign } from './corsairs/selection.ts';
import type { Altitude, Border, Service, SideName, Sources } from './types.ts';

/** Z-25.32a, Z-25.71b — the Fleet Tactics, by their numbers: Close 0, Medium 1, Long 2. */
export const fleetTactics = ['close', 'medium', 'long'] as const;
export type FleetTactic = (typeof fleetTactics)[number];

/** Z-25.42a — the Flight Ops that every campaign has. */
export const flightOps = ['large-strike', 'small-strike', 'no-strike'] as const;
export type FlightOp = (typeof flightOps)[number];

/** Z-25.82a — what has a Damage Track. */
export const trackIds = [
  'japanese-fleet',
  'allied-fleet',
  'port-moresby',
  'invasion-force',
  'midway-airfield',
  'ryujo-force',
  'henderson-field',
  'convoy',
  'vanguard-force',
] as const;
export type TrackId = (typeof trackIds)[number];

/** What a track says of its target from so many boxes on. */
export const trackStates = [
  'damaged',
  'softened',
  'heavily-damaged',
  'defences-broken',
  'delayed',
  'crippled',
  'turned-back',
  'wrecked',
  'open-to-invasion',
  'out-of-action',
  'sunk',
  'landing-fails',
] as const;
export type TrackState = (typeof trackStates)[number];

/** Z-25.84a — a line of a Damage Track, from so many ticked boxes on. What it takes away is not added to earlier lines. */
export interface TrackLine {
  readonly from: number;
  /** Aircraft that are missing from a Strike and from the CAP; 'all': there is none. */
  readonly strike: number | 'all';
  readonly cap: number | 'all';
  readonly state: TrackState | null;
  /** Z-25.83a — of the line that is reached at the end; lines are not added up. */
  readonly vps: number;
}

export interface DamageTrack {
  readonly id: TrackId;
  /** Whose it is; the other side scores. */
  readonly owner: SideName;
  /** The Target Sheet, and its Target Flak where it is another than printed. */
  readonly sheet: string;
  readonly targetFlak: number | null;
  /** Z-25.82b — whether aircraft that come from there and are Destroyed tick a box. */
  readonly countsAircraft: boolean;
  readonly lines: readonly TrackLine[];
}

/** Z-25.43a, Z-25.43b — what an order for the day launches, and what it keeps over the Fleet. */
export interface Sortie {
  readonly strike: readonly ListedAircraft[];
  readonly cap: readonly ListedAircraft[];
}

/** Z-25.61c, Z-CGAP-44 — a Scout Mission, and the aircraft that it adds to the Strike when the scout has lasted so long. */
export interface ScoutMission {
  readonly scout: readonly ListedAircraft[];
  readonly interceptors: readonly ListedAircraft[];
  readonly altitude: Altitude;
  readonly turns: number;
  readonly gains: readonly { readonly after: number; readonly aircraft: string }[];
}

/** Z-25.43c — an island with aircraft of its own, which launches them at one target whenever it can. */
export interface Island extends Sortie {
  readonly track: TrackId;
  readonly target: TrackId;
  /** Where the aircraft of its Strike start. */
  readonly altitudes: { readonly [aircraft: string]: Altitude };
}

/** Z-25.43c — an island, or a lesser force, with aircraft of its own, whose numbers depend on its Damage Track alone. A side has one at most. */
export interface Force extends Sortie {
  readonly track: TrackId;
  readonly side: SideName;
  /** What its Strike may go for. */
  readonly targets: readonly TrackId[];
  /** Where the aircraft of its Strike start; who is not named starts where he likes. */
  readonly altitudes: { readonly [aircraft: string]: Altitude };
  /** It launches in a turn only if a card drawn for it has this border; null: in every turn. */
  readonly launches: Border | null;
  /** Whether it launches whenever it can; false: its owner may keep it at home. */
  readonly obliged: boolean;
}

/** A force that a Strike may find instead of the Fleet that it looks for. */
export interface Decoy {
  readonly track: TrackId;
  readonly side: SideName;
  /** The border of the card with which it is found, when either Fleet is at Long Range. */
  readonly border: Border;
  /** A scout that has lasted so many turns sees through it. */
  readonly seenAfter: number;
}

/** VPs that are scored once, at the end: the landing at Port Moresby, Midway held. */
export const bonusNames = ['landing', 'island-holds'] as const;
export type BonusName = (typeof bonusNames)[number];

export interface Bonus {
  readonly name: BonusName;
  readonly side: SideName;
  /** All of these tracks must be below so many boxes. */
  readonly below: { readonly [track in TrackId]?: number };
  /** One of these must have so many at least; none given: nothing more is needed. */
  readonly reached: { readonly [track in TrackId]?: number };
  /** VPs by the boxes of this track. */
  readonly by: TrackId;
  readonly ladder: readonly { readonly from: number; readonly vps: number }[];
}

/** Z-25.51a — the Carrier Resources. */
export const carrierResourceNames = [
  'dawn-launch',
  'scout-mission',
  'radar',
  'extra-cap',
  'out-of-sight',
  'extra-escort',
  'loaded-flight-deck',
  'coordinated-attack',
  'veteran-leader',
  'damage-control',
  'land-based-bombers',
  'submarine',
  'second-deckload',
  'no-resource',
] as const;
export type CarrierResourceName = (typeof carrierResourceNames)[number];

/** A Strike besides those of the Fleets, before them; losses tick no box. */
export interface ExtraStrike {
  readonly side: SideName;
  readonly aircraft: readonly ListedAircraft[];
  /** What it may be aimed at, from which Altitude, and whether with Torpedoes. */
  readonly targets: readonly { readonly track: TrackId; readonly altitude: Altitude; readonly torpedoes: boolean }[];
  /** Only with the full set of aircraft. */
  readonly full: boolean;
}

export type CarrierEffect =
  /** Z-25.62b — Target-Bound turns of one's own Strike, or of the enemy's. */
  | { readonly does: 'target-bound'; readonly whose: 'own' | 'enemy'; readonly by: number }
  /** Z-25.61b — fly the Scout Mission of the sheet. */
  | { readonly does: 'scout' }
  /** Z-CEX-24 — Elements more in the CAP, of any type of the Fleet that has cards left. */
  | { readonly does: 'extra-cap'; readonly elements: number }
  /** Z-25.33a — as many cards as both range numbers; with one of this border the Strike does not find the Fleet. */
  | { readonly does: 'hide'; readonly border: Border }
  /** Elements more in the Strike: of Fighters, or of dive bombers. */
  | { readonly does: 'extra-strike-elements'; readonly of: 'fighter' | 'dive'; readonly elements: number }
  /** Z-CEX-20 — points more for each bomb that hits the enemy Fleet; not for Torpedoes. */
  | { readonly does: 'bomb-points'; readonly by: number }
  /** Target Flak when one aircraft drops a Torpedo and another bombs. */
  | { readonly does: 'coordinated'; readonly targetFlak: number }
  /** Z-19.24f — one Skilled pilot at choice. */
  | { readonly does: 'choose-pilot' }
  /** Boxes rubbed out on one's own track at the end of the turn. */
  | { readonly does: 'repair'; readonly boxes: number }
  | { readonly does: 'extra-strike'; readonly strikes: readonly ExtraStrike[] }
  /** Cards drawn for torpedoes at the enemy Fleet after all Strikes, and times the points. */
  | { readonly does: 'torpedo-draw'; readonly cards: number; readonly times: number };

export const carrierEffectKinds = [
  'target-bound',
  'scout',
  'extra-cap',
  'hide',
  'extra-strike-elements',
  'bomb-points',
  'coordinated',
  'choose-pilot',
  'repair',
  'extra-strike',
  'torpedo-draw',
] as const satisfies readonly CarrierEffect['does'][];
export type CarrierEffectKind = CarrierEffect['does'];

/** Z-25.52a, Z-25.53a — a Resource of the list that both players share; the lower number strikes first. */
export interface CarrierResource {
  readonly id: CarrierResourceName;
  readonly number: number;
  /** Z-25.52c — reserved for this side; null: for both. */
  readonly side: SideName | null;
  /** Z-25.52b — whether it may be chosen again and again. */
  readonly again: boolean;
  readonly effects: readonly CarrierEffect[];
  readonly sources: Sources;
}

/** Places on the charts besides what has a Damage Track. */
export const seaPlaces = [
  'rabaul',
  'tulagi',
  'jomard-passage',
  'townsville',
  'noumea-route',
  'point-luck',
  'kure',
  'invasion-convoy',
  'pearl-harbor-route',
  'ndeni',
  'junyo-group',
  'santa-cruz-islands',
  'espiritu-santo',
] as const;
export type SeaPlace = (typeof seaPlaces)[number];

/** In place of so many aircraft of a type as many of another may fly, with the full set. */
export interface Swap {
  readonly aircraft: string;
  readonly by: string;
  /** Where: in the Strike of the island, or in the CAP of this target. */
  readonly at: TrackId;
}

/** Z-25.21a — a Carrier Campaign Sheet. */
export interface CarrierCampaign {
  readonly id: string;
  readonly name: string;
  /** Year, month, day. */
  readonly from: readonly [number, number, number];
  readonly to: readonly [number, number, number];
  /** Z-25.23a. */
  readonly turns: number;
  /** Z-25.62a — base Target-Bound and Home-Bound turns of every Strike. */
  readonly strikeTurns: readonly [number, number];
  readonly ops: { readonly [side in SideName]: { readonly [op in FlightOp]: Sortie } };
  /** Z-25.43a — what each side may strike, the enemy Fleet first. */
  readonly targets: { readonly [side in SideName]: readonly TrackId[] };
  /** This side must strike this target in the first turn; null: both are free. */
  readonly opening: { readonly side: SideName; readonly target: TrackId } | null;
  /** Z-25.43d — the CAP of targets without Flight Ops, by the border of a card. */
  readonly drawnCaps: { readonly [track in TrackId]?: { readonly [border in Border]: readonly ListedAircraft[] } };
  readonly island: Island | null;
  /** Other forces than an island that always strikes; `forcesIn` has both. */
  readonly forces?: readonly Force[];
  readonly decoy?: Decoy;
  readonly scouts: { readonly [side in SideName]: ScoutMission };
  readonly tracks: readonly DamageTrack[];
  readonly bonuses: readonly Bonus[];
  /** Z-25.52a — by name, in the order of their numbers. */
  readonly resources: readonly CarrierResourceName[];
  /** Z-19.21 — whose pilots there are, as in Land campaigns. */
  readonly pilots: { readonly [side in SideName]: readonly Service[] };
  /** CH-19.2a — pilots and crews are selected by cards, with these rows of the table; left out: they come out of cups. */
  readonly selection?: SelectionCampaign;
  readonly swaps: readonly Swap[];
  readonly map: ChartBox;
  readonly points: readonly ({ readonly place: SeaPlace | TrackId } & ChartPoint)[];
  readonly sources: Sources;
}

/** All forces of a sheet besides the Fleets: an island is one that launches whenever it can. */
export function forcesIn({
  island,
  forces = [],
  tracks,
}: Pick<CarrierCampaign, 'island' | 'forces' | 'tracks'>): readonly Force[] {
  if (island === null) return forces;
  const { target, ...base } = island;
  const side = tracks.find(({ id }) => id === island.track)?.owner ?? 'allied';
  return [{ ...base, side, targets: [target], launches: null, obliged: true }, ...forces];
}

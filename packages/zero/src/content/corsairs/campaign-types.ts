import type { ListedAircraft } from '../aircraft-types.ts';
import type { LandCampaign, MissionTarget, ResourceName, ResourceRole } from '../campaign-types.ts';
import type { CardRow } from '../kamikaze-types.ts';
import type { Effect, MissionKind } from '../mission-types.ts';
import type { Altitude, SideName, Sources } from '../types.ts';
import type { CorsairsPlace } from './campaigns/places.ts';
import type { TargetSystem } from './target-systems.ts';

/** CH-27.1 … CH-28.0 — the Missions of CORSAIRS AND HELLCATS. */
export const corsairsMissionKinds = [
  'bombing',
  'dogfight',
  'evacuation',
  'submarine',
  'air-drop',
  'mine-laying',
  'patrol',
  'transport',
  'kamikaze',
] as const;
export type CorsairsMissionKind = MissionKind | (typeof corsairsMissionKinds)[number];

/** CH-18.41d, CH-18.51a, CH-19.24e — the options that continue the Resource Sheet, LR-14 to LR-26. */
export const corsairsResourceNames = [
  'rockets',
  'napalm',
  'skilled-pilot',
  'coastwatchers',
  'thach-weave',
  'maximum-effort',
  'proximity-fuzes',
  'big-blue-blanket',
  'radar-pickets',
  'snooper',
  'escort-by-service',
  'ramming-attacks',
  'late-arrival',
] as const;
export type CorsairsResourceName = (typeof corsairsResourceNames)[number];

/** What an option of CORSAIRS AND HELLCATS changes. */
export type CorsairsEffect =
  /** CH-18.41d, CH-18.51a — aircraft of the owner whose cards allow it may carry them. */
  | { readonly does: 'rockets' | 'napalm' }
  /** CH-19.24e — a Skilled pilot at random leads one of the Resource's Elements; so many cards fewer are drawn for its type. */
  | { readonly does: 'skilled-pilot'; readonly fewer: number }
  /** For a defender more Target-Bound turns, and his Resource chooses its Altitude last; an attacker's enemy starts no higher than this. */
  | { readonly does: 'coastwatchers'; readonly targetBound: number; readonly highest: Altitude }
  /** More cards for each defensive mini-hand of a Wingman. */
  | { readonly does: 'thach-weave'; readonly cards: number }
  /** An attacker has one more Element or bomber of the Mission; everybody else one more Leader of the Resource. */
  | { readonly does: 'maximum-effort' }
  /** Area Flak and Target Flak of a Naval target that the owner defends. */
  | { readonly does: 'naval-flak'; readonly by: number }
  /** The enemy keeps one Element of his Resource, of his choice. */
  | { readonly does: 'one-element' }
  /** More Target-Bound turns, and all Elements of the owner act before the enemy's. */
  | { readonly does: 'radar-pickets'; readonly targetBound: number }
  /** CH-28.42a — so many draws of the Search Phase may be made again. */
  | { readonly does: 'snooper'; readonly draws: number }
  /** CH-EX-09 — the Element is the one of the Mission aircraft's service; mixed or none: the owner chooses. */
  | { readonly does: 'escort-by-service'; readonly aircraft: { readonly [service in 'ija' | 'ijn']: string } }
  /** Once a Leader rams a bomber: red, both are lost; white, the rammer is, and the target takes so many Hits; blue, nothing. */
  | { readonly does: 'ramming'; readonly hits: number }
  /** The enemy's Resource comes at the start of this turn. */
  | { readonly does: 'resource-late'; readonly turn: number };

/** An option; what does not fit its role or its Missions is spent without effect, or is another option instead. */
export interface CorsairsOption {
  readonly id: CorsairsResourceName;
  readonly code: `LR-${number}`;
  /** Whose list it is on; null: both sides'. */
  readonly side: SideName | null;
  readonly role: ResourceRole;
  /** The Missions it fits; null: all. */
  readonly missions: readonly CorsairsMissionKind[] | null;
  /** Only against, or over, ships. */
  readonly naval: boolean;
  readonly effects: readonly (Effect | CorsairsEffect)[];
  /** The option of Zero! that it is where it does not fit; null: nothing. */
  readonly otherwise: ResourceName | null;
  readonly sources: Sources;
}

/** What a Resource is: aircraft, and perhaps an option. */
export interface CorsairsEntry {
  readonly aircraft: readonly ListedAircraft[];
  readonly option: ResourceName | CorsairsResourceName | null;
}

/** Z-24.53a — a line of a side's Resources: by period what the owner may choose from, mostly one entry. */
export interface CorsairsResource {
  readonly number: number;
  readonly periods: readonly (readonly CorsairsEntry[])[];
}

/** Z-24.45a — a line of the Mission Targets. */
export interface CorsairsTarget
  extends Omit<MissionTarget, 'place' | 'kind' | 'altitude' | 'turns' | 'again' | 'instead' | 'inset' | 'at'> {
  /** Null: the Special Mission Table names it. */
  readonly place: CorsairsPlace | null;
  /** CH-27.21a — 'special': the Special Mission Table says what is flown. */
  readonly kind: CorsairsMissionKind | 'special';
  /** CH-27.11a — the sheet is drawn from this Target System. */
  readonly system: TargetSystem | null;
  /** Null: as the Kamikaze Aircraft Table or the Special Mission has it. */
  readonly altitude: Altitude | null;
  readonly turns: MissionTarget['turns'] | null;
  /** CH-27.9a */
  readonly fortified: boolean;
  /** CH-19.24m, CH-19.24n — flown by Marines. */
  readonly usmc: boolean;
  /** CH-17.41a — the Cargo rating of each aircraft; 0: none. */
  readonly cargo: number;
  /** CH-28.21a — draws on the Kamikaze Aircraft Table. */
  readonly draws: number;
  readonly at: MissionTarget['at'] | null;
}

/** Z-24.2a — a Land Campaign Sheet of CORSAIRS AND HELLCATS. */
export interface CorsairsCampaign extends Omit<LandCampaign, 'table' | 'targets' | 'resources' | 'longWar' | 'inset'> {
  /**
   * CH-2.0c — performance is read from Allied minus Japanese VPs, and the thresholds of the periods are those of the Allied air
   * group; the Japanese one is the other way round.
   */
  readonly difference: 'allied';
  /** CH-19.4a — added to all thresholds when green pilots and crews fly. */
  readonly green: number;
  /** CH-21.64a — the Allies skip bomb. */
  readonly skipBombing: boolean;
  /** Added to Area Flak and Target Flak of Japanese ships, which go no lower than 0. */
  readonly japaneseShipFlak: number;
  /** Damage Points taken off an Allied warship before its level is read. */
  readonly damageControl: number;
  /** CH-2.0b — FULL THROTTLE has a row of its own. */
  readonly table: { readonly [row in CardRow]: readonly number[] };
  readonly targets: readonly CorsairsTarget[];
  readonly resources: { readonly [side in SideName]: readonly CorsairsResource[] };
}

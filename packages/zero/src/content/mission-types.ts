import type { ListedAircraft } from './aircraft-types.ts';
import type { Altitude, BombingResult, Border, SideName, Sources } from './types.ts';

/** Z-21.22, Z-21.31, Z-21.41, Z-21.51, Z-21.61 — the ways to bomb; an aircraft uses one of them in a Mission. */
export const bombingModes = ['level', 'dive', 'torpedo', 'saturation'] as const;
export type BombingMode = (typeof bombingModes)[number];

/** What the Bombing Display has rows for: 'passing' is to go over the target and neither bomb nor strafe. */
export const displayModes = [...bombingModes, 'strafing', 'reconnaissance', 'passing'] as const;
export type DisplayMode = (typeof displayModes)[number];

/** CH-17.6, CH-18.0a, CH-21.64, CH-27.5 — what else is done over the target; each follows a row of the Bombing Display. */
export const ordnanceModes = ['rockets', 'napalm', 'skip-bombing', 'depth-charges', 'air-drop', 'mines'] as const;
export type OrdnanceMode = (typeof ordnanceModes)[number];

/** All that an aircraft can do over the target, by number. */
export const passModes = [...displayModes, ...ordnanceModes] as const;
export type PassMode = (typeof passModes)[number];

/** Z-21.23a — a row of the Bombing Display. What has no row is not allowed. */
export interface DisplayRow {
  /** 'saturation-high' */
  readonly id: string;
  readonly mode: DisplayMode;
  /** Where the bombs fall: a Dive Bomber has already lost its level (Z-21.42a). */
  readonly altitude: Altitude;
  /**
   * Cards drawn in addition to the rating of the side showing (Level, Dive, Saturation) or to the Bursts (strafing);
   * for Torpedoes and Reconnaissance all there are.
   */
  readonly cards: number;
  /** Z-22.23a — added to Target Flak. */
  readonly flak: number;
  readonly sources: Sources;
}

/** Z-21.91a, Z-CGAP-52 — what can be attacked on the surface, and which of it floats. */
export const targetKinds = [
  'airfield',
  'docks',
  'carrier-fleet',
  'battleship',
  'ground-forces',
  'rail-complex',
  'freighter',
  'destroyer',
  'factory',
  'convoy',
  'mine-laying',
  'air-drop',
  'patrol',
  'transport',
  'submarine',
  'small-watercraft',
  'fleet-carrier',
  'light-carrier',
  'escort-carrier',
  'cruiser',
] as const;
export type TargetKind = (typeof targetKinds)[number];
export const targetClasses = ['land', 'naval'] as const;
export type TargetClass = (typeof targetClasses)[number];

/** Z-21.81a — the names of damage levels; each sheet has four of them. */
export const damageNames = [
  'untouched',
  'damaged',
  'heavy-damage',
  'destroyed',
  'sunk',
  'reduced',
  'disrupted',
  'shattered',
  'gutted',
  'scattered',
  'wiped-out',
  'nothing',
  'a-few-crates',
  'useful',
  'plenty',
] as const;
export type DamageName = (typeof damageNames)[number];

/** Z-21.81a, Z-21.82a — a damage level: the Damage Points it begins at, and what it is worth. */
export interface DamageLevel {
  readonly name: DamageName;
  readonly from: number;
  readonly vps: number;
}

/** CH-18.6d — what a panel of face 6A is for: nothing is bombed there, and this is scored instead. */
export type Panel =
  /** CH-27.61d — VPs for each mine that is laid. */
  | { readonly does: 'mines'; readonly vps: number }
  /** CH-27.52a — supply points, which the levels of the panel turn into VPs. */
  | { readonly does: 'drop' }
  /** CH-27.73a — the best result scores, and the points of the sheet are VPs. */
  | { readonly does: 'patrol' }
  /** CH-GAP-75 — VPs for each point of Cargo that is delivered. */
  | { readonly does: 'transport'; readonly vps: number };

/** Z-21.92a — a Target Sheet. */
export interface TargetSheet {
  /** Its number: '3B'. */
  readonly id: string;
  readonly kind: TargetKind;
  readonly class: TargetClass;
  /** Z-21.71d — a Carrier Fleet may never be strafed. */
  readonly strafable: boolean;
  /** Z-22.0a — cards drawn against each aircraft. */
  readonly areaFlak: number;
  readonly targetFlak: number;
  /** Z-21.15a — Damage Points for each result, and for a strafing Hit. */
  readonly points: { readonly [result in BombingResult]: number } & { readonly strafing: number };
  /** From Untouched up; none for a Carrier Fleet, whose levels are on the campaign's Damage Track (Z-21.92b), and for panels where nothing counts up. */
  readonly levels: readonly DamageLevel[];
  /** CH-2.0a — a sheet of CORSAIRS AND HELLCATS, which Zero! does not deal. */
  readonly set?: 'corsairs';
  /** CH-27.44b — Damage Points of a depth charge that was set to the wrong depth; `points` are those of the right one. */
  readonly wrongDepth?: { readonly [result in BombingResult]: number };
  readonly panel?: Panel;
  /** Fields by path: 'targetFlak', 'points.direct', 'levels[2].vps' … */
  readonly sources: Sources;
}

/** When aircraft come late: at the start of the first Home-Bound turn (without one, of Egress); in a Dogfight so many turns late. 'turn': always so. */
export interface LateEntry {
  readonly when: 'home-bound' | 'turn';
  /** In a Mission without phases, or 'turn': the turn at whose start they come. */
  readonly turn: number;
}

/**
 * What a Resource or a line of the Mission Targets changes. Whoever owns the effect: the side of the Resource, or the
 * Mission as such.
 */
export type Effect =
  /** Z-22.23a — more or less Target Flak; against everybody, or only against enemies that bomb or strafe at this Altitude. */
  | { readonly does: 'target-flak'; readonly by: number; readonly at: Altitude | null }
  /** Z-22.11a — Area Flak of one of the two turns; 'none': no cards at all. */
  | { readonly does: 'area-flak'; readonly turn: 'ingress' | 'egress'; readonly by: number | 'none' }
  /** Z-23.25a — Target-Bound turns, after Speed has been taken off. */
  | { readonly does: 'target-bound'; readonly by: number }
  /** Z-CEX-18 — a card at the start of Ingress; with this border, bombing results and Target Flak change (not for Torpedoes). */
  | {
      readonly does: 'clouds';
      readonly border: Border;
      readonly results: number;
      readonly targetFlak: number;
    }
  /** Z-19.35f — Formation aircraft of the owner ignore the first so many Spoiled Attacks of Target Flak. */
  | { readonly does: 'ignore-spoiled'; readonly cards: number }
  /** Aircraft of the enemy's Resource come late. */
  | ({ readonly does: 'enemy-resource-late' } & LateEntry)
  /** The owner plays first without a toss, and its first Element may make its Wingman Attack in the first turn. */
  | { readonly does: 'play-first' }
  /** Z-21.83a — Damage Points taken off before the level is read. */
  | { readonly does: 'damage-points'; readonly by: number }
  /** Z-21.82a — VPs besides those of the level reached, from Untouched up. */
  | { readonly does: 'level-vps'; readonly vps: readonly number[] }
  /** CH-17.61g — Medium Bombers may fly at this Altitude, and strafe with so many cards in the same pass. */
  | { readonly does: 'package-guns'; readonly altitude: Altitude; readonly strafing: number }
  /** Z-21.55a — cards for each Torpedo drop; all listed aircraft carry Torpedoes. */
  | { readonly does: 'torpedoes'; readonly cards: number }
  /** Z-19.3a — this crew flies the listed aircraft. */
  | { readonly does: 'crew'; readonly crew: string; readonly aircraft: string }
  /** Aircraft that a side gets besides its Resource. */
  | ({
      readonly does: 'join';
      readonly side: SideName;
      readonly aircraft: readonly ListedAircraft[];
      readonly altitude: Altitude;
    } & LateEntry)
  /** Aircraft of this side's Resource come late. */
  | ({ readonly does: 'resource-late'; readonly side: SideName } & LateEntry)
  /** Z-CGAP-42 — VPs for the best photograph. */
  | { readonly does: 'photographs'; readonly vps: { readonly [result in BombingResult]: number } }
  /** Z-CGAP-43 — VPs for the owner of each listed Formation aircraft that is not Destroyed. */
  | { readonly does: 'evacuation'; readonly vps: number };

export const effectKinds = [
  'target-flak',
  'area-flak',
  'target-bound',
  'clouds',
  'ignore-spoiled',
  'enemy-resource-late',
  'play-first',
  'damage-points',
  'level-vps',
  'package-guns',
  'torpedoes',
  'crew',
  'join',
  'resource-late',
  'photographs',
  'evacuation',
] as const satisfies readonly Effect['does'][];
export type EffectKind = Effect['does'];

/** Z-23.1a, Z-23.1c — bombing and Land reconnaissance have phases, and all of CORSAIRS AND HELLCATS (CH-28.1a); the others a fixed number of turns. */
export const missionKinds = [
  'bombing',
  'reconnaissance',
  'dogfight',
  'evacuation',
  'kamikaze',
  'submarine',
  'air-drop',
  'mine-laying',
  'patrol',
  'transport',
] as const;
export type MissionKind = (typeof missionKinds)[number];

/** What a sheet calls its special Missions. */
export const specialNames = ['force-z', 'kelly', 'dawn', 'light', 'fortress', 'recon', 'evac'] as const;
export type SpecialName = (typeof specialNames)[number];

export interface Special {
  readonly name: SpecialName;
  readonly effects: readonly Effect[];
}

/** Z-18.32a, Z-21.63a, Z-21.55b — the second table of the Bombing Display. */
export interface Situations {
  /** Cards that a Norden bombsight adds. */
  readonly norden: number;
  /** Levels that Saturation results change against Naval targets. */
  readonly navalSaturation: number;
  /** Times the points of a Torpedo's result. */
  readonly torpedo: number;
  /** Z-21.73a — the least that is drawn for strafing. */
  readonly leastStrafing: number;
  /** Z-23.1b, Z-23.1d — boxes of the Mission Tracks. */
  readonly trackBoxes: number;
  readonly sources: Sources;
}

import type { AircraftClass, FormationAircraft, LightBomber, ListedAircraft, Supply } from './aircraft-types.ts';
import type { CarrierCampaign, CarrierResource } from './carrier-types.ts';
import type { DisplayRow, Effect, MissionKind, Special, TargetKind, TargetSheet } from './mission-types.ts';
import type { Altitude, Pilot, Service, SideName, Sources, Title } from './types.ts';

/** Z-19.24d — a pilot counter has a pilot on each side; it is tossed when drawn. */
export interface PilotCounter {
  /** 'ijn-5' */
  readonly id: string;
  readonly service: Service;
  /** Z-19.23a — the type that both pilots fly; null: untyped, both Unskilled. */
  readonly family: string | null;
  readonly front: Pilot;
  readonly back: Pilot;
  readonly sources: Sources;
}

/** Z-19.35 — the letters on crew counters. */
export const crewSkills = ['A', 'BD', 'D', 'EA', 'NS', 'TD', 'TS'] as const;
export type CrewSkill = (typeof crewSkills)[number];

/** Z-19.3a — a crew of a Heavy Bomber. */
export interface Crew {
  readonly id: string;
  readonly name: string;
  readonly full: string;
  readonly skills: readonly CrewSkill[];
}

export interface CrewCounter {
  readonly id: string;
  readonly service: Service;
  /** Whom the crew on the other side flies for; left out: the same. */
  readonly backService?: Service;
  readonly family: string | null;
  readonly front: Crew;
  readonly back: Crew;
  readonly sources: Sources;
}

/** Z-24.32a, Z-CGAP-18 — what an aircraft of a class is worth: to the enemy, and to its owner when it comes home. */
export interface Award {
  readonly id: AircraftClass;
  /** Damaged or Disengaged. */
  readonly damaged: number;
  readonly destroyed: number;
  /** Z-24.61c — over the target and back, not on its Damaged side. */
  readonly returned: number;
  readonly sources: Sources;
}

/** Z-24.51a — the options of the Resource Sheet. */
export const resourceNames = [
  'clouds-over-target',
  'flak-guns',
  'deceptive-course',
  'early-warning',
  'experienced-air-crew',
  'caught-on-the-ground',
  'fighter-sweep',
  'dispersal',
  'vital-target',
  'small-arms',
  'package-guns',
] as const;
export type ResourceName = (typeof resourceNames)[number];

/** Z-CGAP-78 — whom an option serves. An option that does not fit has no effect but is spent. */
export const resourceRoles = ['any', 'attacker', 'defender'] as const;
export type ResourceRole = (typeof resourceRoles)[number];

export interface ResourceOption {
  readonly id: ResourceName;
  readonly role: ResourceRole;
  /** The Missions it fits; with a role, a Mission without attacker fits both sides. */
  readonly missions: readonly MissionKind[];
  /** The targets it fits; null: any. */
  readonly targets: readonly TargetKind[] | null;
  readonly effects: readonly Effect[];
  readonly sources: Sources;
}

/** What a Resource is in one period: extra aircraft, options, or both; the owner uses the options that fit his role. */
export interface ResourceEntry {
  readonly aircraft: readonly ListedAircraft[];
  readonly options: readonly ResourceName[];
  /** Z-19.24f — the Skilled pilot of the first Element in the line, by his id; null: none. */
  readonly pilot: string | null;
}

/** Z-24.53a — a line of a side's Resources; each can be picked once in a campaign. */
export interface Resource {
  readonly number: number;
  /** By period, in the order of the sheet. */
  readonly periods: readonly ResourceEntry[];
}

/** Z-24.44b — the rows of a Missions table: a title, IN MY SIGHTS split by Burst cost. FULL THROTTLE is drawn again. */
export const missionRows = [
  'ims-1b',
  'ims-2b',
  'ims-3b',
  'ots',
  'maneuvering',
  'half-loop',
  'scissors',
  'barrel-roll',
  'tight-turn',
  'vertical-roll',
  'ace-pilot',
] as const;
export type MissionRow = (typeof missionRows)[number];

/** Which cards lead to a row; bursts 0: whatever it costs. */
export const rowCards: { readonly [row in MissionRow]: { readonly title: Title; readonly bursts: number } } = {
  'ims-1b': { title: 'IN MY SIGHTS', bursts: 1 },
  'ims-2b': { title: 'IN MY SIGHTS', bursts: 2 },
  'ims-3b': { title: 'IN MY SIGHTS', bursts: 3 },
  ots: { title: 'OUT OF THE SUN', bursts: 0 },
  maneuvering: { title: 'MANEUVERING', bursts: 0 },
  'half-loop': { title: 'HALF LOOP', bursts: 0 },
  scissors: { title: 'SCISSORS', bursts: 0 },
  'barrel-roll': { title: 'BARREL ROLL', bursts: 0 },
  'tight-turn': { title: 'TIGHT TURN', bursts: 0 },
  'vertical-roll': { title: 'VERTICAL ROLL', bursts: 0 },
  'ace-pilot': { title: 'ACE PILOT', bursts: 0 },
};

/** A point of a map or of its inset, in hundredths from west to east and from north to south. */
export interface ChartPoint {
  readonly x: number;
  readonly y: number;
}

/** What part of the globe a map shows, in hundredths of a degree; longitudes beyond 180° go on counting. */
export interface ChartBox {
  readonly north: number;
  readonly south: number;
  readonly west: number;
  readonly east: number;
}

/** Z-24.45a, Z-24.46a, Z-24.48a, Z-24.49a — a line of the Mission Targets. */
export interface MissionTarget {
  readonly number: number;
  /** The id of its name. */
  readonly place: string;
  readonly kind: MissionKind;
  /** The Target Sheet's id; null where nothing is attacked on the surface. */
  readonly sheet: string | null;
  /** Z-CGAP-78 — null: there is no attacker. */
  readonly attacker: SideName | null;
  readonly aircraft: { readonly [side in SideName]: readonly ListedAircraft[] };
  readonly altitude: Altitude;
  /** Z-24.49a — all turns; or base Target-Bound and base Home-Bound turns. */
  readonly turns: readonly [number] | readonly [number, number];
  readonly special: Special | null;
  /** The target that takes its place when it comes up again; null: it may come up again. */
  readonly again: number | null;
  /** In this period, the owner may fly one aircraft in the place of another. */
  readonly instead: { readonly period: number; readonly aircraft: string; readonly by: string } | null;
  readonly at: ChartPoint;
  readonly inset: ChartPoint | null;
}

/** Z-24.7a, Z-CGAP-50 — how well an air group has done; best first. */
export const performances = ['outstanding', 'superior', 'adequate', 'poor', 'dismal'] as const;
export type Performance = (typeof performances)[number];

/** Z-24.41a — a period that can be chosen. */
export interface Period {
  readonly id: string;
  readonly from: readonly [year: number, month: number];
  readonly to: readonly [year: number, month: number];
  /** What the difference of VPs comes to in the middle. */
  readonly par: number;
  /**
   * Z-24.7a — Japanese minus Allied VPs from which on the Japanese performance is Outstanding, Superior, Adequate and
   * Poor; below, it is Dismal. The Allied one is the other way round.
   */
  readonly performance: readonly [number, number, number, number];
}

/** Z-24.2a, Z-15.1e — a Land Campaign Sheet. */
export interface LandCampaign {
  readonly id: string;
  /** As printed, the same in every language: 'Malaya'. */
  readonly name: string;
  /** Z-24.42a. */
  readonly missions: number;
  readonly periods: readonly Period[];
  /** The performance table of a long war, all periods one after the other; null: there is none. */
  readonly longWar: Period['performance'] | null;
  /** Z-24.44a — the target's number by row and period. */
  readonly table: { readonly [row in MissionRow]: readonly number[] };
  readonly targets: readonly MissionTarget[];
  readonly resources: { readonly [side in SideName]: readonly Resource[] };
  /** Z-19.21 — whose pilots there are: a type is flown by the first service in the list that has it; others draw none. */
  readonly pilots: { readonly [side in SideName]: readonly Service[] };
  readonly map: ChartBox;
  readonly inset: { readonly place: string; readonly map: ChartBox } | null;
  /** Fields by path: 'targets[10].turns', 'table.ots[0]' … */
  readonly sources: Sources;
}

/** All that the campaign book adds to the Basic Game; an owner's pack adds entries or replaces those of the same id. */
export interface CampaignPack {
  readonly lightBombers?: readonly LightBomber[];
  readonly formations?: readonly FormationAircraft[];
  readonly supply?: readonly Supply[];
  readonly display?: readonly DisplayRow[];
  readonly targets?: readonly TargetSheet[];
  readonly awards?: readonly Award[];
  readonly resources?: readonly ResourceOption[];
  readonly counters?: readonly PilotCounter[];
  readonly crews?: readonly CrewCounter[];
  readonly campaigns?: readonly LandCampaign[];
  readonly carrierResources?: readonly CarrierResource[];
  readonly carrierCampaigns?: readonly CarrierCampaign[];
}

/** What missions and campaigns are played with. */
export type CampaignContent = Required<CampaignPack>;

/** Z-24.61 — what the columns of a Log Sheet's line are for. */
export const vpColumns = ['target', 'aircraft', 'pilots', 'returns', 'other'] as const;
export type VpColumn = (typeof vpColumns)[number];

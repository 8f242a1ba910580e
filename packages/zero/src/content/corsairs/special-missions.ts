import type { ListedAircraft } from '../aircraft-types.ts';
import type { MissionTarget } from '../campaign-types.ts';
import { bombers, leader, leaders, pair, pairs } from '../listed.ts';
import type { Altitude, SideName, Source, Sources } from '../types.ts';
import type { CorsairsEntry, CorsairsMissionKind } from './campaign-types.ts';
import type { CorsairsPlace } from './campaigns/places.ts';

/** What the Special Missions are called. */
export const specialMissionNames = [
  'ambush-over-bougainville',
  'washing-machine-charlie',
  'landing-on-vella-lavella',
  'torpedoes-by-moonlight',
  'carriers-against-rabaul',
  'prowlers-over-torokina',
  'last-of-the-zeros',
  'mines-for-simpson-harbor',
  'seven-hellcats',
  'hecklers-at-tacloban',
  'convoy-ta-3',
  'widows-over-leyte',
  'paratroops-for-burauen',
  'bats-over-ormoc',
  'first-flight-of-the-thunder-gods',
  'mines-for-shimonoseki',
  'last-sortie-of-the-giant',
  'intruders-over-yontan',
  'picket-station-15',
  'commandos-on-the-runway',
] as const;
export type SpecialMissionName = (typeof specialMissionNames)[number];

/** CH-27.22a — a line of the Special Mission Table: both sides receive what is listed and choose no Resource. */
export interface SpecialMission {
  /** 'S1' */
  readonly id: string;
  readonly campaign: string;
  /** The id of the campaign's period. */
  readonly period: string;
  /** CH-27.21a, CH-27.3a — a toss decides between day and night. */
  readonly night: boolean;
  readonly name: SpecialMissionName;
  readonly kind: CorsairsMissionKind;
  readonly place: CorsairsPlace;
  /** Null: nothing on the surface is attacked, or the Search Phase finds it. */
  readonly sheet: string | null;
  readonly attacker: SideName | null;
  /** The Mission aircraft, which are the attacker's; none where the Kamikaze Aircraft Table has them. */
  readonly aircraft: readonly ListedAircraft[];
  /** Null: as the Kamikaze Aircraft Table has it. */
  readonly altitude: Altitude | null;
  readonly turns: MissionTarget['turns'];
  readonly receives: { readonly [side in SideName]: CorsairsEntry };
  /** CH-17.41a — the Cargo rating of each Mission aircraft; 0: none. */
  readonly cargo: number;
  /** CH-28.21a — draws on the Kamikaze Aircraft Table. */
  readonly draws: number;
  /** CH-18.82a — every Mission aircraft that can carries an MXY7. */
  readonly ohkas: boolean;
  /** Marines fly. */
  readonly usmc: boolean;
  /** A pilot who leads the first Element that his side receives; null: nobody is named. */
  readonly leader: string | null;
  /** Somebody flies in one aircraft of this type, known to its owner alone: VPs for the enemy when it is Destroyed, for the owner when it still flies. */
  readonly passenger: { readonly aircraft: string; readonly vps: number } | null;
  /** The sheet whose Flak is met instead of the target's own; null: the target's. */
  readonly flakOf: string | null;
  /** Aircraft that stay where they land: nobody scores for them. */
  readonly unscored: string | null;
  readonly sources: Sources;
}

interface Given
  extends Pick<SpecialMission, 'kind' | 'place' | 'sheet' | 'attacker' | 'aircraft' | 'altitude' | 'turns'> {
  readonly allied: CorsairsEntry;
  readonly japanese: CorsairsEntry;
  readonly night?: true;
  readonly cargo?: number;
  readonly draws?: number;
  readonly ohkas?: true;
  readonly usmc?: true;
  readonly leader?: string;
  readonly passenger?: SpecialMission['passenger'];
  readonly flakOf?: string;
  readonly unscored?: string;
  readonly source?: Source;
}

const mission = (
  id: string,
  campaign: string,
  period: string,
  name: SpecialMissionName,
  { allied, japanese, source, ...given }: Given,
): SpecialMission => ({
  id,
  campaign,
  period,
  name,
  night: false,
  cargo: 0,
  draws: 0,
  ohkas: false,
  usmc: false,
  leader: null,
  passenger: null,
  flakOf: null,
  unscored: null,
  ...given,
  receives: { japanese, allied },
  sources: { all: 'reconstructed', ...(source !== undefined && { 'receives.allied.aircraft': source }) },
});

export const specialMissions: readonly SpecialMission[] = [
  mission('S1', 'solomons', 'early-1943', 'ambush-over-bougainville', {
    kind: 'evacuation',
    place: 'buin',
    sheet: null,
    attacker: 'japanese',
    aircraft: [bombers(2, 'g4m1')],
    altitude: 'low',
    turns: [5],
    allied: { aircraft: [pairs(2, 'p-38g')], option: null },
    japanese: { aircraft: [pairs(2, 'a6m3')], option: null },
    passenger: { aircraft: 'g4m1', vps: 10 },
  }),
  mission('S2', 'solomons', 'early-1943', 'washing-machine-charlie', {
    kind: 'bombing',
    place: 'henderson-field',
    sheet: '1A',
    attacker: 'japanese',
    aircraft: [bombers(2, 'g4m1')],
    altitude: 'medium',
    turns: [8, 7],
    allied: { aircraft: [leader('p-38g')], option: null },
    japanese: { aircraft: [], option: null },
    night: true,
    source: 'CH-EX-08',
  }),
  mission('S3', 'solomons', 'mid-1943', 'landing-on-vella-lavella', {
    kind: 'bombing',
    place: 'barakoma',
    sheet: '5B',
    attacker: 'japanese',
    aircraft: [pairs(2, 'd3a1')],
    altitude: 'medium',
    turns: [8, 7],
    allied: { aircraft: [pair('f4u-1')], option: 'coastwatchers' },
    japanese: { aircraft: [pair('a6m3')], option: 'deceptive-course' },
  }),
  mission('S4', 'solomons', 'mid-1943', 'torpedoes-by-moonlight', {
    kind: 'bombing',
    place: 'rendova',
    sheet: '5B',
    attacker: 'japanese',
    aircraft: [bombers(2, 'g4m1')],
    altitude: 'very low',
    turns: [8, 7],
    allied: { aircraft: [leader('p-38g')], option: null },
    japanese: { aircraft: [], option: null },
    night: true,
  }),
  mission('S5', 'solomons', 'late-1943', 'carriers-against-rabaul', {
    kind: 'bombing',
    place: 'simpson-harbor-rabaul',
    sheet: '7B-cruiser',
    attacker: 'allied',
    aircraft: [pair('sbd-3'), pair('tbf')],
    altitude: 'medium',
    turns: [8, 7],
    allied: { aircraft: [pair('f6f-3')], option: null },
    japanese: { aircraft: [pair('a6m3'), pair('a6m5')], option: 'flak-guns' },
  }),
  mission('S6', 'solomons', 'late-1943', 'prowlers-over-torokina', {
    kind: 'bombing',
    place: 'empress-augusta-bay',
    sheet: '5B',
    attacker: 'japanese',
    aircraft: [bombers(4, 'g4m1')],
    altitude: 'very low',
    turns: [8, 7],
    allied: { aircraft: [leader('pv-1n')], option: null },
    japanese: { aircraft: [], option: null },
    night: true,
  }),
  mission('S7', 'solomons', 'early-1944', 'last-of-the-zeros', {
    kind: 'dogfight',
    place: 'over-rabaul',
    sheet: null,
    attacker: null,
    aircraft: [],
    altitude: 'medium',
    turns: [6],
    allied: { aircraft: [pairs(2, 'f4u-1')], option: null },
    japanese: { aircraft: [pairs(2, 'a6m5')], option: 'skilled-pilot' },
  }),
  mission('S8', 'solomons', 'early-1944', 'mines-for-simpson-harbor', {
    kind: 'mine-laying',
    place: 'simpson-harbor-rabaul',
    sheet: '6A-mines',
    attacker: 'allied',
    aircraft: [leaders(2, 'tbf')],
    altitude: 'very low',
    turns: [8, 7],
    allied: { aircraft: [], option: null },
    japanese: { aircraft: [leader('j1n1-s')], option: null },
    night: true,
  }),
  mission('S9', 'philippines-1944', 'october', 'seven-hellcats', {
    kind: 'bombing',
    place: 'east-of-luzon',
    sheet: '7B-cv',
    attacker: 'japanese',
    aircraft: [pair('d4y'), pair('d3a1')],
    altitude: 'medium',
    turns: [8, 7],
    allied: { aircraft: [pair('f6f-3')], option: 'skilled-pilot' },
    japanese: { aircraft: [pairs(2, 'a6m5')], option: null },
    leader: 'mccampbell',
  }),
  mission('S10', 'philippines-1944', 'october', 'hecklers-at-tacloban', {
    kind: 'bombing',
    place: 'tacloban',
    sheet: '1A',
    attacker: 'japanese',
    aircraft: [bombers(2, 'ki-49')],
    altitude: 'medium',
    turns: [8, 7],
    allied: { aircraft: [leader('f6f-5n')], option: null },
    japanese: { aircraft: [], option: null },
    night: true,
  }),
  mission('S11', 'philippines-1944', 'november', 'convoy-ta-3', {
    kind: 'bombing',
    place: 'ormoc-bay',
    sheet: '5B',
    attacker: 'allied',
    aircraft: [pair('sb2c'), pair('tbf')],
    altitude: 'medium',
    turns: [8, 7],
    allied: { aircraft: [pair('f6f-3')], option: null },
    japanese: { aircraft: [pair('ki-84'), pair('ki-43-ii')], option: null },
  }),
  mission('S12', 'philippines-1944', 'november', 'widows-over-leyte', {
    kind: 'bombing',
    place: 'san-pedro-bay',
    sheet: '5B',
    attacker: 'japanese',
    aircraft: [bombers(2, 'g4m2')],
    altitude: 'very low',
    turns: [8, 7],
    allied: { aircraft: [leader('p-61a')], option: null },
    japanese: { aircraft: [], option: null },
    night: true,
  }),
  mission('S13', 'philippines-1944', 'december', 'paratroops-for-burauen', {
    kind: 'transport',
    place: 'burauen',
    sheet: '6A-transport',
    attacker: 'japanese',
    aircraft: [bombers(3, 'ki-49')],
    altitude: 'very low',
    turns: [8, 7],
    allied: { aircraft: [pair('p-38j')], option: null },
    japanese: { aircraft: [pair('ki-43-ii')], option: null },
    cargo: 2,
  }),
  mission('S14', 'philippines-1944', 'december', 'bats-over-ormoc', {
    kind: 'bombing',
    place: 'ormoc-bay',
    sheet: '5B',
    attacker: 'japanese',
    aircraft: [bombers(2, 'p1y1')],
    altitude: 'very low',
    turns: [8, 7],
    allied: { aircraft: [leader('f6f-5n')], option: null },
    japanese: { aircraft: [], option: null },
    night: true,
  }),
  mission('S15', 'okinawa', 'march', 'first-flight-of-the-thunder-gods', {
    kind: 'kamikaze',
    place: 'task-force-58',
    sheet: null,
    attacker: 'japanese',
    aircraft: [bombers(4, 'g4m2')],
    altitude: 'high',
    turns: [8, 7],
    allied: { aircraft: [pairs(2, 'f6f-3')], option: null },
    japanese: { aircraft: [pairs(2, 'a6m5')], option: null },
    ohkas: true,
  }),
  mission('S16', 'okinawa', 'march', 'mines-for-shimonoseki', {
    kind: 'mine-laying',
    place: 'shimonoseki-strait',
    sheet: '6A-mines',
    attacker: 'allied',
    aircraft: [bombers(1, 'b-29')],
    altitude: 'very low',
    turns: [9, 8],
    allied: { aircraft: [], option: null },
    japanese: { aircraft: [leader('ki-45-kai-c')], option: null },
    night: true,
  }),
  mission('S17', 'okinawa', 'april', 'last-sortie-of-the-giant', {
    kind: 'bombing',
    place: 'north-of-okinawa',
    sheet: '2B',
    attacker: 'allied',
    aircraft: [pair('sb2c'), pairs(2, 'tbf')],
    altitude: 'medium',
    turns: [9, 8],
    allied: { aircraft: [], option: null },
    japanese: { aircraft: [], option: 'clouds-over-target' },
  }),
  mission('S18', 'okinawa', 'april', 'intruders-over-yontan', {
    kind: 'bombing',
    place: 'yontan',
    sheet: '1A',
    attacker: 'japanese',
    aircraft: [bombers(2, 'ki-67')],
    altitude: 'medium',
    turns: [9, 8],
    allied: { aircraft: [leader('f6f-5n')], option: null },
    japanese: { aircraft: [], option: null },
    night: true,
  }),
  mission('S19', 'okinawa', 'may', 'picket-station-15', {
    kind: 'kamikaze',
    place: 'picket-station-15',
    sheet: '4B',
    attacker: 'japanese',
    aircraft: [],
    altitude: null,
    turns: [8, 7],
    allied: { aircraft: [pair('f4u-1d')], option: null },
    japanese: { aircraft: [], option: null },
    draws: 2,
    usmc: true,
  }),
  mission('S20', 'okinawa', 'may', 'commandos-on-the-runway', {
    kind: 'transport',
    place: 'yontan',
    sheet: '6A-transport',
    attacker: 'japanese',
    aircraft: [bombers(3, 'ki-49')],
    altitude: 'very low',
    turns: [9, 8],
    allied: { aircraft: [leader('f6f-5n')], option: null },
    japanese: { aircraft: [], option: null },
    night: true,
    cargo: 2,
    flakOf: '1A',
    unscored: 'ki-49',
  }),
];

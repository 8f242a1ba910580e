import type { CardRow } from '../kamikaze-types.ts';
import type { Altitude, SideName, Sources } from '../types.ts';

/** CH-29.42a — where the Missions of the Guadalcanal campaign lead: what these places are called is a matter of language. */
export const guadalcanalPlaces = [
  'henderson-field',
  'lunga-perimeter',
  'lunga-roads',
  'ironbottom-sound',
  'kokumbona',
  'cape-esperance',
  'rekata-bay',
  'munda',
  'new-georgia-sound',
  'tonolei-harbor',
  'shortland-anchorage',
] as const;
export type GuadalcanalPlace = (typeof guadalcanalPlaces)[number];

/** CH-29.52a — what the sky is like for a week. */
export const weathers = [
  'clear',
  'scattered-clouds',
  'scattered-storms',
  'overcast',
  'rain-squalls',
  'tropical-storm',
] as const;
export type Weather = (typeof weathers)[number];

/** CH-29.65a — what the space of the marker brings in the following week. */
export const trackEvents = ['pistol-pete', 'fighter-one', 'henderson-field'] as const;
export type TrackEvent = (typeof trackEvents)[number];

/** Spaces of the Campaign Track that have a name. */
export const spaceNames = ['japanese-repulsed', 'start-campaign', ...trackEvents, 'americans-evacuate'] as const;
export type SpaceName = (typeof spaceNames)[number];

/** CH-29.61a — a space of the Campaign Track: right of the start is above 0 (Japanese success), left of it below. */
export interface TrackSpace {
  readonly at: number;
  readonly name: SpaceName | null;
  readonly events: readonly TrackEvent[];
  /** CH-29.8a — who has won when a week ends here. */
  readonly wins: SideName | null;
  readonly sources: Sources;
}

/** CH-29.43a — what a Resupply Mission goes for. */
export const resupplyShips = ['destroyer', 'freighter'] as const;
export type Ship = (typeof resupplyShips)[number];

/** CH-29.71a, CH-29.72a — Carrier campaigns that may be declared. */
export const carrierBattles = ['eastern-solomons', 'santa-cruz'] as const;
export type Battle = (typeof carrierBattles)[number];

/** CH-29.63a — what a line of the list of marker adjustments asks for. */
export type Adjusted =
  /** CH-29.63b — so many VPs for damage to the target. */
  | { readonly of: 'attack'; readonly attacker: SideName; readonly from: number; readonly to: number | null }
  /** The level of damage of the ship, by its place on the Target Sheet: 0 is untouched, 3 sunk. */
  | { readonly of: 'resupply'; readonly ship: Ship; readonly level: number }
  | { readonly of: 'no-ships' }
  | { readonly of: 'battle'; readonly battle: Battle; readonly winner: SideName }
  | { readonly of: 'draw' };

/** CH-29.63a — a line of that list; a move to the right is above 0. */
export interface Adjustment {
  readonly id: string;
  readonly when: Adjusted;
  readonly move: number;
  readonly sources: Sources;
}

/** CH-29.52a — a line of the Weather Table: by side, the aircraft of a week. */
export interface WeatherLine {
  readonly card: CardRow;
  readonly weather: Weather;
  readonly aircraft: { readonly [side in SideName]: number };
  readonly sources: Sources;
}

/** CH-29.42a — a line of the Attack Mission Targets Table. */
export interface AttackTarget {
  readonly card: CardRow;
  readonly attacker: SideName;
  /** The id of the Target Sheet. */
  readonly sheet: string;
  readonly place: GuadalcanalPlace;
  readonly sources: Sources;
}

/** CH-29.53a, CH-29.54a — a type on the log sheet. */
export interface LogType {
  readonly side: SideName;
  readonly aircraft: string;
  /** CH-29.53a, CH-GAP-43 — the number in parentheses: the most of a week. */
  readonly weekly: number;
  /** CH-29.54a — boxes that are there from the start, and those that come with reinforcements. */
  readonly white: number;
  readonly grey: number;
  /** CH-29.44 — where it may start. */
  readonly altitudes: readonly Altitude[];
  readonly sources: Sources;
}

/** CH-29.57a — a group of the US Reinforcements Table. */
export interface ReinforcementGroup {
  readonly number: number;
  readonly aircraft: readonly { readonly count: number; readonly aircraft: string }[];
  readonly sources: Sources;
}

/** CH-29.2a — the Campaign Sheet, and what the log sheet is printed with. */
export interface GuadalcanalSheet {
  readonly id: 'guadalcanal';
  readonly name: string;
  readonly from: readonly [number, number, number];
  readonly to: readonly [number, number, number];
  readonly track: readonly TrackSpace[];
  readonly adjustments: readonly Adjustment[];
  readonly weather: readonly WeatherLine[];
  readonly targets: readonly AttackTarget[];
  readonly aircraft: readonly LogType[];
  readonly groups: readonly ReinforcementGroup[];
  /** CH-29.43b */
  readonly ships: { readonly [ship in Ship]: number };
  /** The Target Sheets of Resupply Missions. */
  readonly shipSheets: { readonly [ship in Ship]: string };
  /** Where they are met. */
  readonly resupply: GuadalcanalPlace;
  /** CH-29.65b, CH-29.65f — the Target Sheet of an Airfield. */
  readonly airfield: string;
  /** CH-29.65f — what is attacked in place of the Airfield, and where. */
  readonly instead: Pick<AttackTarget, 'sheet' | 'place'>;
  /** CH-29.71a, CH-29.72a — the first week in which each may be declared. */
  readonly battles: { readonly [battle in Battle]: number };
  /** CH-29.52c — the aircraft of each side in week 1. */
  readonly firstWeek: number;
  /** CH-29.45a */
  readonly turns: readonly [number, number];
  /** CHS-R16 — when this week ends undecided, the campaign is drawn. */
  readonly lastWeek: number;
  readonly chart: { readonly [place in GuadalcanalPlace]: { readonly x: number; readonly y: number } };
}

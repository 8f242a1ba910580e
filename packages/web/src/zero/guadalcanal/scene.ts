import type { Refusal, RuleId } from '@tallyho/kernel';
import type { Weather } from '@tallyho/zero/content';
import type { Camp, CraftScene, DeskBasics, MapScene } from '../../campaign/scene.ts';
import type { QuestionScene } from '../../play/scene.ts';
import type { BoxScene, GoneScene } from '../carriers/scene.ts';

/*
 * The Guadalcanal campaign between its Missions, as what is to be drawn: words and figures, no rules. The desk has the Campaign Track, a map,
 * the weather, the log sheets of both sides, and the two Missions of the week.
 */

/** A space of the Campaign Track. */
export interface SpaceScene {
  readonly at: number;
  /** '+2' */
  readonly label: string;
  /** '': it has none. */
  readonly name: string;
  readonly isHere: boolean;
  /** The marker was here when the week began. */
  readonly wasHere: boolean;
}

export interface TrackScene {
  readonly spaces: readonly SpaceScene[];
  /** Where the marker is, what is in force, what comes next: in sentences. */
  readonly lines: readonly string[];
}

export interface WeatherScene {
  readonly kind: Weather | null;
  readonly eyebrow: string;
  readonly name: string;
  readonly note: string;
  readonly sides: readonly {
    readonly camp: Camp;
    readonly name: string;
    readonly limit: number;
    readonly left: string;
  }[];
}

/** What a box of the log sheet shows. */
export const boxStates = ['lost', 'back', 'assigned', 'ready', 'later'] as const;
export type BoxState = (typeof boxStates)[number];

export interface RosterRow {
  readonly craft: CraftScene;
  readonly weekly: number;
  readonly boxes: readonly BoxState[];
  readonly still: number;
  /** All of it as a sentence. */
  readonly words: string;
}

export interface RosterScene {
  readonly camp: Camp;
  readonly title: string;
  readonly rows: readonly RosterRow[];
}

export interface StepScene {
  readonly key: string;
  readonly name: string;
  readonly state: 'done' | 'now' | 'later';
}

/** What a result brings: where the marker goes. */
export interface MoveScene {
  readonly name: string;
  readonly move: string;
}

/** The Attack Mission of the week, or what comes at night. */
export interface MissionScene {
  readonly key: string;
  readonly camp: Camp;
  readonly eyebrow: string;
  readonly title: string;
  readonly about: string;
  readonly moves: readonly MoveScene[];
  /** What flies, when it has been revealed. */
  readonly flies: readonly string[];
  readonly isNow: boolean;
}

/** A Mission or battle of the log. */
export interface PastScene {
  readonly key: string;
  readonly name: string;
  readonly camp: Camp;
  /** What it came to, and where the marker went. */
  readonly line: string;
  readonly move: string;
  /** Its report, which is also its place among what has been flown; null: there is none. */
  readonly report: number | null;
}

export interface WeekScene {
  readonly week: number;
  readonly missions: readonly PastScene[];
  /** Where the marker was in the end; '': it goes on. */
  readonly at: string;
}

export interface ShipScene {
  readonly key: string;
  readonly name: string;
  readonly all: number;
  readonly left: number;
  readonly words: string;
}

/** Everything that lies on the desk. */
export interface GuadalcanalScene extends DeskBasics {
  readonly rule: RuleId;
  readonly track: TrackScene;
  readonly map: MapScene;
  readonly weather: WeatherScene;
  readonly rosters: readonly RosterScene[];
  readonly steps: readonly StepScene[];
  readonly missions: readonly MissionScene[];
  readonly weeks: readonly WeekScene[];
  readonly ships: readonly ShipScene[];
}

/** What may fly of a type: how many, at which Altitude, with what. */
export interface PlanScene<C> {
  readonly craft: CraftScene;
  /** What has been assigned so far. */
  readonly already: string;
  readonly counts: readonly BoxScene[];
  /** None: Elements choose in the Mission. */
  readonly altitudes: readonly BoxScene[];
  readonly loads: readonly BoxScene[];
  readonly open: readonly {
    readonly count: string;
    readonly altitude: string;
    readonly load: string;
    readonly choice: C;
    readonly text: string;
  }[];
}

/** What can go down the Slot, or be declared. */
export interface ResupplyScene<C> {
  readonly key: string;
  readonly name: string;
  readonly note: string;
  readonly moves: readonly MoveScene[];
  readonly gone: GoneScene | null;
  readonly choice: C | null;
  readonly text: string;
}

/** A question between Missions; those of the selection of pilots are plain buttons. */
export interface GuadalcanalQuestion<C> extends QuestionScene<C> {
  readonly plan: PlanScene<C> | null;
  readonly resupply: readonly ResupplyScene<C>[] | null;
}

export type Refused<C> = readonly Refusal<C>[];

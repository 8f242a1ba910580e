import {
  type Card,
  type Deck,
  type Flow,
  type Holding,
  type Logbook,
  type LogLine,
  NO_PICK,
  type Table,
} from '@tallyho/kernel';
import type { Choice } from '../choices.ts';
import type { Happening } from '../events.ts';
import type { MissionPoints } from '../rules/awards.ts';
import type { Dogfight } from '../state.ts';
import type { CampaignChoice } from './choices.ts';
import type { CorsairsLine } from './corsairs/line.ts';
import type { LandSheet } from './corsairs/sheet.ts';
import type { CampaignEvent } from './events.ts';
import type { LandOptions } from './options.ts';

export const NO_RESOURCE = NO_PICK;

/** Z-24.61d — what a Mission came to: by side, and what became of the target. */
export interface Report {
  points: MissionPoints[];
  totals: number[];
  damage: number;
  level: number;
  /** By side, all that flew. */
  flown: FlownCraft[][];
}

/** What can become of an aircraft: home, home Damaged, broken off, shot down. */
export const craftFates = ['home', 'damaged', 'disengaged', 'destroyed'] as const;
export type CraftFate = (typeof craftFates)[number];

/** An aircraft that flew on a Mission. */
export interface FlownCraft {
  aircraft: string;
  /** His pilot, or its crew, by id; '': nobody of name. */
  pilot: string;
  wingman: boolean;
  fate: CraftFate;
  /** Enemies it has shot down. */
  victories: number;
}

/** Z-24.31a — a line of the Log Sheets. */
export interface LogEntry extends LogLine<Report> {
  /** The period's place on the sheet. */
  period: number;
  /** The card that was drawn (its row of the Missions table), and the target's number. */
  row: number;
  target: number;
  /** By side, the number of the Resource; NO_RESOURCE: none was left. */
  resources: number[];
  /**
   * Z-19.24 — by side, a pilot for each Leader of the Mission in their order; '': none. In CORSAIRS AND HELLCATS for every place that
   * the selection knows.
   */
  pilots: string[][];
  /** Only in campaigns of CORSAIRS AND HELLCATS. */
  corsairs?: CorsairsLine;
}

/** What never changes in a campaign. */
export interface LandFixed {
  options: LandOptions;
  campaign: LandSheet;
  seats: string[];
  /** The periods that are played, in order: places on the sheet. */
  periods: number[];
  /** By card of the deck: its row of the Missions table, −1: it is drawn again. Its name. */
  rows: number[];
  names: string[];
  /** The borders of the cards, by number; only in campaigns of CORSAIRS AND HELLCATS. */
  borders?: number[];
  cards: Card[];
}

/** A Land campaign in progress; the Mission that is being flown is `inner`. */
export interface LandState extends Holding<Dogfight>, Logbook<LogEntry> {
  fixed: LandFixed;
  /** The deck from which Missions are drawn; whole again before the next. */
  deck: Deck;
  /** CHS-R10 — the aircraft that has the Passenger: its owner's secret; left out where there is none. */
  passenger?: number;
}

/** What everybody sees. */
export type OpenLand = Pick<LandState, 'fixed' | 'log'>;

export type AnyChoice = CampaignChoice | Choice;
export type AnyEvent = CampaignEvent | Happening;
export type LandTable = Table<LandState, AnyChoice, AnyEvent>;
export type LandFlow = Flow<LandState, AnyChoice, AnyEvent, object>;

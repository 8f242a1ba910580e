import type { Card, Flow, Holding, Logbook, LogLine, Question, Seat, Table, UsedUp } from '@tallyho/kernel';
import type { Choice } from '../choices.ts';
import type { Campaign } from '../content/campaigns/types.ts';
import type { Side } from '../content/types.ts';
import type { Happening } from '../events.ts';
import type { MissionResult } from '../mission/result.ts';
import type { Dogfight } from '../state.ts';
import type { CampaignChoice } from './choices.ts';
import type { CampaignEvent } from './events.ts';
import type { CampaignOptions } from './options.ts';

/** DIF-CMP-01 — one player takes the Axis, the other the Allies; the seats are in that order. */
export const AXIS: Seat = 0;
export const ALLIES: Seat = 1;
export const seatOf = (side: Side): Seat => (side === 'axis' ? AXIS : ALLIES);
export const sideOf = (seat: Seat): Side => (seat === AXIS ? 'axis' : 'allies');
export const NOBODY_THERE: Seat = -1;

/** DIF-COMP-07 — what lies on a target: a Damaged or Destroyed marker of a side, or nothing. */
export interface Marker {
  status: 'intact' | 'damaged' | 'destroyed';
  by: Seat;
}

/** DIF-CMP-02 — a line of the log sheet. */
export interface LogEntry extends LogLine<MissionResult> {
  /** The arrow's place in the campaign's list. */
  arrow: number;
  /** By side, the number of the Option; 0: none. */
  options: number[];
}

/** What never changes in a campaign. */
export interface CampaignFixed {
  options: CampaignOptions;
  campaign: Campaign;
  /** The names of the seats. */
  seats: string[];
  /** The cards of the deck that every mission is fought with. */
  cards: Card[];
}

/** A campaign in progress; the mission that is being flown is `inner`. DIF-CMP-29: what is `used` are its Options. */
export interface CampaignState extends Holding<Dogfight>, Logbook<LogEntry>, UsedUp {
  fixed: CampaignFixed;
  /** DIF-CMP-05 — who selects the next mission. */
  initiative: Seat;
  /** By target, in the order of their numbers. */
  markers: Marker[];
}

/** What everybody sees: a state has it, and every view of it. */
export type OpenCampaign = Pick<CampaignState, 'fixed' | 'initiative' | 'markers' | 'used' | 'log'>;

export type AnyChoice = CampaignChoice | Choice;
export type AnyEvent = CampaignEvent | Happening;
export type CampaignTable = Table<CampaignState, AnyChoice, AnyEvent>;
export type CampaignFlow = Flow<CampaignState, AnyChoice, AnyEvent, object>;
export type CampaignAsks = Question<CampaignState, AnyChoice, AnyEvent, object>;

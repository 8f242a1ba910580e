import type { Card, Deck, Flow, Question, Table, TableState, TableView } from '@tallyho/kernel';
import type { PearlHarbor } from '../content/pearl-harbor-types.ts';
import type { PearlChoice } from './choices.ts';
import type { PearlEvent } from './events.ts';
import type { PearlOptions } from './options.ts';

/** No target yet; on Escort. */
export const NO_TARGET = -1;
export const ESCORT = -2;

/** A Flight of the first two waves: 'T3', its kind (a place in the sheet's list), the wave it belongs to. */
export interface FlightCard {
  name: string;
  kind: number;
  wave: number;
}

/** What never changes in a raid. */
export interface PearlFixed {
  options: PearlOptions;
  sheet: PearlHarbor;
  seats: string[];
  flights: FlightCard[];
  /** By card of the deck: its row of the tables (−1: none), what it shows, its name and its printed number. */
  rows: number[];
  spoiled: boolean[];
  bombing: number[];
  strafing: number[];
  borders: string[];
  names: string[];
  numbers: number[];
  cards: Card[];
}

/** A line of the Log Sheet: a Flight in a wave. */
export interface Sortie {
  /** Its place in `fixed.flights`, and as what kind it flies. */
  flight: number;
  kind: number;
  wave: number;
  /** What it attacks; NO_TARGET, ESCORT. */
  target: number;
  /** The target it was allotted, where it has been diverted; NO_TARGET: it has not. */
  divertedFrom: number;
  steps: number;
  lost: number;
  /** American fighter sections on it. */
  sections: number;
  resolved: boolean;
  points: number;
}

/** Everything that lies open; nothing is hidden but the order of the cards, which nobody knows. */
export interface OpenPearl {
  fixed: PearlFixed;
  /** 0 before the first wave, then 1 to 3. */
  wave: number;
  alert: number;
  /** Two flares: the dive Flights of the first wave go first. */
  flares: boolean;
  /** How often a Flight may still be taken off its target in this wave. */
  changes: number;
  /** Flights resolved in this wave. */
  resolved: number;
  /** The sorties of all waves, in the order of the sheet. */
  sorties: Sortie[];
  /** Points on each target. */
  points: number[];
  /** American fighter sections after the first wave. */
  sections: number;
  /** VPs that the American carriers have cost: 0 or less. */
  carriers: number;
}

export interface PearlState extends TableState, OpenPearl {
  fixed: PearlFixed;
  deck: Deck;
}

export interface PearlView extends TableView, OpenPearl {
  fixed: PearlFixed;
  /** Cards that have been drawn since the deck was last shuffled. */
  discard: Card[];
}

type Nothing = Record<string, never>;
export type PearlTable = Table<PearlState, PearlChoice, PearlEvent>;
export type PearlFlow = Flow<PearlState, PearlChoice, PearlEvent, Nothing>;
export type PearlQuestion = Question<PearlState, PearlChoice, PearlEvent, Nothing>;

import type { Card, Decision, Refusal } from '@tallyho/kernel';
import type { Language } from '@tallyho/words';
import type { Flag } from '../art/marking.tsx';
import type { EndScene, LineScene, OfferScene, QuestionScene } from '../play/scene.ts';
import type { Player } from '../saved/players.ts';
import type { Cast, DrawingId } from './cards/drawing.ts';
import type { PlacesScene, SortieScene } from './sortie/scene.ts';

/*
 * The plotting table that Down In Flames and Zero! share, as what is to be drawn: words and figures, no rules. A game
 * turns what a seat sees into a Telling; the widgets in this folder draw it.
 */

/** The coloured edge of a card: what it can be played as. */
export const edges = ['attack', 'react', 'attack-react', 'any-time'] as const;
export type Edge = (typeof edges)[number];

/** What is said in a line of a card; `answers`: the printed title or kind of play that it stops, ANYTHING: all of them. */
export interface CardWord {
  readonly text: string;
  readonly answers: string;
}

/** The word of a card that answers whatever is played against one. */
export const ANYTHING = '*';

/** A line of a card: first the word that says the type (Attack, Answers, Any time …), then what it does. */
export interface CardLine {
  readonly kind: 'attack' | 'answer' | 'any-time' | 'meaning';
  readonly lead: string;
  readonly words: readonly CardWord[];
}

/** The face of an action card. */
export interface CardScene {
  readonly edge: Edge;
  /** The printed title: English in every language. */
  readonly title: string;
  readonly subtitle: string;
  readonly drawing: DrawingId;
  readonly cast: Cast;
  /** A manoeuvre value, where cards have one. */
  readonly maneuver: number | null;
  /** Bursts and hits of a shot. */
  readonly fire: { readonly bursts: number; readonly hits: string } | null;
  readonly lines: readonly CardLine[];
  /** What the title means, at more length. */
  readonly meaning: string;
  readonly isMarker: boolean;
}

/** A small marker with a name behind it. */
export interface Badge {
  readonly label: string;
  readonly own: boolean;
}

/**
 * An aircraft on the felt: its place in hundredths of width and height, where its nose points (0: up), how high it is.
 */
export interface TokenScene extends Badge {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly heading: number;
  readonly height: number;
  /** null: nobody knows yet. */
  readonly fighter: { readonly id: string; readonly flag: Flag } | null;
  readonly damaged: boolean;
  readonly lit: boolean;
  /** How much room there is: a duel, a brawl, a wingman in the slot. */
  readonly size: 'large' | 'crowd' | 'small';
}

/** One aircraft in a strip: hits as pips up to the end of the airframe, and its figures, large. */
export interface CraftScene {
  readonly name: string;
  readonly note: string;
  readonly isGone: boolean;
  readonly pips: {
    readonly hits: number;
    readonly damaged: number;
    readonly down: number;
    readonly label: string;
  } | null;
  readonly figures: readonly { readonly value: number; readonly name: string }[];
}

/** A hand as everybody sees it: so many backs. */
export interface BacksScene {
  readonly hand: string;
  readonly cards: number;
  readonly label: string;
}

/** What must be known of an aircraft, or of an Element, at a glance. */
export interface StripScene extends Badge {
  readonly id: number;
  readonly name: string;
  readonly title: string;
  readonly who: string;
  readonly note: string;
  readonly state: '' | 'gone' | 'active';
  readonly isAwaited: boolean;
  readonly crafts: readonly CraftScene[];
  readonly backs: readonly BacksScene[];
  readonly tags: readonly string[];
}

/** One level of the altitude ladder. */
export interface RungScene {
  readonly name: string;
  readonly engine: string;
  readonly engineTitle: string;
  readonly here: readonly (Badge & { readonly title: string })[];
}

/** One card of an exchange. */
export interface LinkScene extends Badge {
  readonly key: number;
  /** The hand it came from. */
  readonly hand: string;
  readonly use: string;
  readonly title: string;
  readonly extra: string;
  readonly edge: Edge | 'speed';
}

/** The latest exchange of cards, and whose answer is awaited ('': nobody's). */
export interface ChainScene {
  readonly links: readonly LinkScene[];
  readonly awaited: string;
  readonly result: 'succeeded' | 'cancelled' | null;
  readonly effects: readonly string[];
}

/** Cards that went from one place to another without an exchange; null: a card whose face is hidden. */
export interface TravelScene {
  readonly from: string;
  readonly to: string;
  readonly cards: readonly (string | null)[];
}

/** A line of the log; cards that went somewhere are seen going. */
export interface TravelLine extends LineScene {
  readonly travel: TravelScene | null;
}

/** Where cards lie, besides hands. */
export const PILE = 'pile';
export const DISCARD = 'discard';

/** Ratings as they are now, each with its sum. */
export interface SheetScene {
  readonly key: string;
  readonly name: string;
  readonly note: string;
  readonly rows: readonly {
    readonly name: string;
    readonly help: string;
    readonly now: string;
    readonly why: string;
  }[];
}

export interface SeenScene {
  readonly name: string;
  readonly copies: number;
  readonly unseen: number;
  readonly discarded: number;
}

/** The whole table. */
export interface Scene {
  readonly turn: string;
  readonly far: readonly StripScene[];
  readonly near: readonly StripScene[];
  readonly rungs: readonly RungScene[];
  readonly tokens: readonly TokenScene[];
  /** How the two of a duel stand to each other. */
  readonly between: { readonly text: string; readonly mood: '' | 'good' | 'bad' } | null;
  readonly isCrowded: boolean;
  /** Formations and their target, in a mission. */
  readonly sortie?: SortieScene | null;
  readonly chain: ChainScene;
  readonly pile: number;
  readonly discard: number;
  readonly top: string;
  readonly log: readonly TravelLine[];
  readonly sheets: readonly SheetScene[];
  readonly seen: readonly SeenScene[];
  readonly words: readonly string[];
  readonly end: EndScene | null;
  /** The aircraft or Elements whose fortunes the charts show. */
  readonly fortunes: readonly string[];
}

/** A card in a hand, with a key of its own: two may show the same face. */
export interface HandPlace {
  readonly key: string;
  readonly card: Card;
  readonly face: CardScene;
  readonly label: string;
  readonly name: string;
}

export interface HandScene {
  readonly hand: string;
  readonly title: string;
  /** Shown above the cards where there are several hands. */
  readonly caption: string;
  readonly places: readonly HandPlace[];
  /** What is to be answered, as cards name it; '': nothing is. */
  readonly answering: string;
}

/** A question whose answers may hang on a card: those lie with the card, the rest are buttons. */
export interface CardQuestion<C> extends QuestionScene<C> {
  readonly cards: ReadonlyMap<Card, OfferScene<C>>;
  /** What can be done about an aircraft, by its number: whoever clicks it is told. */
  readonly aims?: ReadonlyMap<number, OfferScene<C>>;
  /** A formation that is being made. */
  readonly places?: PlacesScene<C> | null;
}

/** Everything a game has to tell one seat. */
export interface Telling<C extends object> {
  readonly scene: Scene;
  /** One's own hands that matter now; the one that is asked first. */
  readonly hands: readonly HandScene[];
  /** Whose answer is waited for when nothing is asked here. */
  readonly awaitedSeat: number;
  /** A choice in the words of the table. */
  say(kind: string, choice: C): string;
  question(decision: Decision<C>, refusals: readonly Refusal<C>[]): CardQuestion<C>;
}

/** What a seat has seen and heard, and the language it wants to be told in. */
export interface Seen<V, E> {
  readonly view: V;
  readonly told: readonly E[];
  readonly players: readonly Player[];
  readonly language: Language;
}

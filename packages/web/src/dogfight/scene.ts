import type { Card, Decision, Refusal } from '@tallyho/kernel';
import type { Language } from '@tallyho/words';
import type { Looks } from '../art/aircraft/nearest.ts';
import type { EndScene, LineScene, OfferScene, QuestionScene } from '../play/scene.ts';
import type { Player } from '../saved/players.ts';
import type { Cast, DrawingId } from './cards/drawing.ts';
import type { Land } from './sky/painting/place.ts';
import type { PlacesScene, SortieScene } from './sortie/scene.ts';

/*
 * The sky that Down In Flames and Zero! share, as what is to be drawn: words and figures, no rules. A game
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

/** A marker with the code of an aircraft: one's own are square, those of the enemy round. */
export interface Badge {
  readonly label: string;
  readonly own: boolean;
}

/** Hits up to the end of the airframe, in two groups: until it is Damaged, until it is shot down. */
export interface PipsScene {
  readonly hits: number;
  readonly damaged: number;
  readonly down: number;
  readonly label: string;
}

/** A figure with its name, short and in full. */
export interface FigureScene {
  readonly short: string;
  readonly value: string;
  readonly name: string;
}

/** Who flies an aircraft, where that matters: less able than others, or more. */
export const marks = ['green', 'skilled'] as const;
export type Mark = (typeof marks)[number];

/** What holds for an aircraft, in full, with its rule; `mark`: the one on its plate, if it has one. */
export interface RemarkScene {
  readonly mark: Mark | null;
  readonly text: string;
  readonly rule: string;
}

export interface MarkScene extends RemarkScene {
  readonly mark: Mark;
}

/** What a plate tells of one aircraft; an Element has two. */
export interface PlateLine {
  /** '' where the plate is of one aircraft alone. */
  readonly name: string;
  /** null: it is gone, and `note` says why. */
  readonly pips: PipsScene | null;
  readonly bursts: { readonly left: number; readonly most: number; readonly label: string } | null;
  readonly figures: readonly FigureScene[];
  readonly note: string;
  readonly marks?: readonly MarkScene[];
}

/** A hand as everybody sees it: so many backs. */
export interface BacksScene {
  readonly hand: string;
  readonly cards: number;
  readonly label: string;
}

/** What must be known of an aircraft, or of an Element, at a glance: it hangs at the aircraft. */
export interface PlateScene {
  readonly name: string;
  /** Whether it is flown by the one who looks. */
  readonly you: boolean;
  /** Damaged, or what else has become of it. */
  readonly status: string;
  readonly lines: readonly PlateLine[];
  readonly backs: readonly BacksScene[];
  /** What holds for a while, as a word and in full. */
  readonly notes: readonly { readonly short: string; readonly text: string }[];
  /** Bombs that it carries. */
  readonly load: number;
}

/** An aircraft in the sky, or an Element with its Leader first. */
export interface TokenScene extends Badge {
  readonly id: number;
  /** 0 (Very Low) to 4; below 0: not in the air yet. */
  readonly altitude: number;
  /** The one it holds a position on; null: none. */
  readonly prey: number | null;
  readonly hold: 'tailing' | 'advantaged' | null;
  /** null: nobody knows yet. */
  readonly aircraft: string | null;
  /** What is known of the looks of an aircraft that nobody has drawn: one of somebody's pack. */
  readonly like?: Looks;
  /** Hits that show: holes, smoke where it is Damaged, fire when the next one is the last. */
  readonly wounds: WoundsScene;
  /** The Wingman, who flies behind and below. */
  readonly wingman: { readonly aircraft: string; readonly wounds: WoundsScene } | null;
  readonly isBomber: boolean;
  /** Whom the night hides: a shadow, of which everything is still told. */
  readonly isShadow?: boolean;
  /** Whose turn it is, and whose answer is awaited. */
  readonly isActing: boolean;
  readonly isAwaited: boolean;
  readonly plate: PlateScene;
  /** Who flies it. */
  readonly who: string;
  /** The key of its sheet of ratings. */
  readonly sheet: string;
  /** All of this as sentences. */
  readonly words: string;
}

export interface WoundsScene {
  readonly holes: number;
  readonly smoke: 'none' | 'grey' | 'fire';
}

/** One level of altitude, with what it does to an engine. */
export interface BandScene {
  readonly name: string;
  readonly short: string;
  readonly engine: string;
  readonly engineTitle: string;
}

/** Which turn it is, and how things stand. */
export interface HudScene {
  readonly title: string;
  /** 0: before the first. */
  readonly turn: number;
  readonly of: number;
  readonly score: {
    readonly own: string;
    readonly enemy: string;
    readonly points: readonly [own: number, enemy: number];
  } | null;
  /** The way of a mission; none: a dogfight. */
  readonly phases: readonly PhaseScene[];
  /** What the night means, where it is one; null or left out: day. */
  readonly night?: { readonly short: string; readonly text: string } | null;
}

export interface PhaseScene {
  readonly name: string;
  readonly marks: readonly PhaseMark[];
}

export interface PhaseMark {
  readonly label: string;
  readonly state: 'done' | 'now' | 'ahead';
  /** What came of it, where something did: found, found and left alone, nothing found; and that in words. */
  readonly came?: 'found' | 'declined' | 'nothing';
  readonly title?: string;
}

/** One card of an exchange. */
export interface LinkScene extends Badge {
  readonly key: number;
  /** The hand it came from. */
  readonly hand: string;
  /** Who played it: one's own aircraft is "you". */
  readonly who: string;
  readonly use: string;
  readonly title: string;
  readonly extra: string;
  /** null: what was done took no card. */
  readonly face: CardScene | null;
}

/** The latest exchange of cards. */
export interface ChainScene {
  readonly links: readonly LinkScene[];
  /** The aircraft it is about, a Wingman by his own number: who began it, and whom it is aimed at. */
  readonly from: number | null;
  readonly to: number | null;
  /** Whose answer is awaited, and to which card; null: nobody's. */
  readonly awaited: { readonly who: string; readonly you: boolean; readonly own: boolean; readonly to: string } | null;
  /** What there is to lose, while it is open; '': nothing that can be counted. */
  readonly stake: string;
  readonly result: 'succeeded' | 'cancelled' | null;
  /** What is stamped on the latest card then; left out: that it works, or is stopped. */
  readonly stamp?: string;
  readonly effects: readonly string[];
}

/** Cards that went from one place to another without an exchange; null: a card whose face is hidden. */
export interface TravelScene {
  readonly from: string;
  readonly to: string;
  readonly cards: readonly (string | null)[];
}

/** What is seen to happen in the sky, by the numbers of tokens; Wingmen have numbers of their own (`sky/wingman.ts`). */
export type DeedScene =
  /** A shot that does nothing, because it was answered. */
  | { readonly deed: 'missed'; readonly by: number; readonly at: number }
  /** Hits, and who fired; null: Flak, or nobody. */
  | { readonly deed: 'hit'; readonly by: number | null; readonly at: number; readonly hits: number }
  /** An aircraft falls; `isAlone`: nobody in it means to get out. */
  | { readonly deed: 'down'; readonly at: number; readonly isAlone?: true }
  /** Flak bursts about all of these, hit or not. */
  | { readonly deed: 'flak'; readonly at: readonly number[] }
  | { readonly deed: 'bombs'; readonly by: number; readonly isTorpedo: boolean }
  /** Somebody has looked for the enemy in the night: the word for what came of it. */
  | { readonly deed: 'looked'; readonly by: number; readonly found: boolean; readonly word: string }
  /** Guns or rockets at what lies below; Napalm; bombs that skip over the water. */
  | { readonly deed: 'strafing' | 'rockets' | 'napalm' | 'skip'; readonly by: number }
  /** So many depth charges sink to where they were set, 0 being the surface. */
  | { readonly deed: 'charges'; readonly by: number; readonly depth: number; readonly count: number }
  | { readonly deed: 'mines' | 'supplies'; readonly by: number; readonly count: number }
  /** An MXY7 leaves its bomber; Flak bursts about it. The bomber's number stands for it. */
  | { readonly deed: 'released' | 'ohka-flak'; readonly by: number }
  /** An MXY7 or a kamikaze flies to its end, at the target or beside it. */
  | { readonly deed: 'strikes'; readonly by: number; readonly craft: 'ohka' | 'aircraft'; readonly hits: boolean };

/** A line of the log; cards that went somewhere are seen going, and what was done is seen being done. */
export interface TravelLine extends LineScene {
  readonly travel: TravelScene | null;
  readonly deed: DeedScene | null;
}

/** Where cards lie, besides hands. */
export const PILE = 'pile';
export const DISCARD = 'discard';

/** Ratings as they are now, each with its sum. */
export interface SheetScene {
  readonly key: string;
  readonly name: string;
  readonly note: string;
  readonly remarks?: readonly RemarkScene[];
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
  readonly hud: HudScene;
  /** What lies below. */
  readonly land: Land;
  /** Whether it is night there, by whatever light the page is shown. */
  readonly isNight?: boolean;
  /** From Very Low to Very High. */
  readonly bands: readonly BandScene[];
  readonly tokens: readonly TokenScene[];
  /** Formations and their target, in a mission. */
  readonly sortie?: SortieScene | null;
  readonly chain: ChainScene;
  readonly pile: number;
  readonly discard: number;
  /** The card that lies on top of the discard pile. */
  readonly top: { readonly name: string; readonly face: CardScene } | null;
  readonly log: readonly TravelLine[];
  readonly sheets: readonly SheetScene[];
  /** The sheet of the aircraft whose hand is shown; '': none. */
  readonly sheetInFocus: string;
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

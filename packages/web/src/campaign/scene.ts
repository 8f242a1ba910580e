import type { Decision, Refusal, RuleId } from '@tallyho/kernel';
import type { Looks } from '../art/aircraft/nearest.ts';
import type { TargetMarkKind } from '../art/target.tsx';
import type { EndScene, LineScene, QuestionScene } from '../play/scene.ts';

/*
 * A campaign between its missions, as what is to be drawn: words and figures, no rules. A game turns what a seat sees
 * into a DeskTelling; the widgets in this folder draw it.
 */

/** The camps of the war, in the order of their seats: red and blue on every map. */
export const camps = ['axis', 'allies'] as const;
export type Camp = (typeof camps)[number];

/** An aircraft as it is drawn and called. */
export interface CraftScene {
  readonly id: string;
  readonly name: string;
  /** What it looks like, if nobody has drawn it. */
  readonly looks: Looks;
}

/**
 * A point on the globe in hundredths of a degree: east of Greenwich (west of it below zero), north of the equator.
 */
export type MapPoint = readonly [longitude: number, latitude: number];

/** The part of the globe that is shown. Longitudes beyond 180° go on counting. */
export interface MapBox {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

/** What is drawn under targets and arrows. A coast with `land` is closed and filled; without, it is only a line. */
export interface MapLine {
  readonly kind: 'coast' | 'frontier' | 'river' | 'front';
  readonly land?: boolean;
  readonly points: readonly MapPoint[];
}

/** A numbered or lettered target: what has become of it, and whose marker lies on it. */
export interface TargetScene {
  readonly number: number | string;
  readonly name: string;
  /** A few words below its name; '': there is nothing to say. */
  readonly note: string;
  readonly kind: TargetMarkKind;
  readonly at: MapPoint;
  readonly isAfloat: boolean;
  readonly status: 'intact' | 'damaged' | 'destroyed';
  readonly by: Camp | null;
}

/** A way to a target, and what flies along it. */
export interface ArrowScene {
  readonly camp: Camp;
  readonly from: MapPoint;
  /** Whether it begins at a mark of its own, and not at a target. */
  readonly isStart: boolean;
  /** The place of its target in the list. */
  readonly to: number;
  readonly aircraft: readonly CraftScene[];
}

/** A part of the map where targets lie so close that it is drawn again, larger, where there is room. */
export interface InsetScene {
  readonly name: string;
  readonly box: MapBox;
  /** By target: where it lies there; null: it lies elsewhere. */
  readonly at: readonly (MapPoint | null)[];
}

export interface MapScene {
  readonly label: string;
  readonly legend: string;
  readonly box: MapBox;
  readonly lines: readonly MapLine[];
  readonly towns: readonly { readonly name: string; readonly at: MapPoint }[];
  readonly targets: readonly TargetScene[];
  readonly inset: InsetScene | null;
  readonly arrows: readonly ArrowScene[];
  /** The arrows that can be flown now, by their places in the list. */
  readonly open: readonly number[];
}

/** What may come of a mission, from nothing done to everything: what it takes, and what it brings whom. */
export interface LadderStep {
  readonly range: string;
  readonly points: string;
  readonly name: string;
  /** Who scores. */
  readonly camp: Camp;
  /** All of this as a sentence. */
  readonly words: string;
  /** What the campaign would come to. */
  readonly after: string;
}

/** The order for one mission. */
export interface OrderScene {
  /** Its arrow's place in the list. */
  readonly arrow: number;
  readonly camp: Camp;
  /** The number of its target. */
  readonly badge: string;
  readonly eyebrow: string;
  readonly rule: RuleId;
  readonly title: string;
  readonly about: string;
  /** What happened there; '': nothing is told. */
  readonly story: string;
  /** All of this in a line, for lists. */
  readonly name: string;
  readonly aircraft: readonly { readonly craft: CraftScene; readonly count: number }[];
  readonly facts: readonly { readonly name: string; readonly value: string }[];
  readonly ladder: { readonly title: string; readonly note: string; readonly steps: readonly LadderStep[] };
  readonly launch: string;
}

/** Something that can be picked once in a campaign, as a card. */
export interface PickScene<C> {
  readonly number: number;
  /** What stands in its corner, where that is not the number. */
  readonly mark?: string;
  readonly name: string;
  readonly aircraft: readonly CraftScene[];
  readonly lines: readonly string[];
  /** What it does in this mission, in sentences; '': its lines say all. */
  readonly about: string;
  /** Why it cannot be picked any more; null: it can. */
  readonly gone: { readonly reason: string; readonly rule: RuleId; readonly stamp: string } | null;
  /** Where it is offered now: the choice, and its button. */
  readonly offer: { readonly choice: C; readonly text: string } | null;
}

/** The secret pick before a mission: one's own cards, and what the enemy has. */
export interface PicksScene<C> {
  readonly title: string;
  readonly cards: readonly PickScene<C>[];
  readonly none: { readonly choice: C; readonly text: string } | null;
  readonly theirs: { readonly title: string; readonly cards: readonly PickScene<C>[] };
}

/** A question between missions: where to fly, what to take along; anything else is a button. */
export interface DeskQuestion<C> extends QuestionScene<C> {
  /** What the list of orders is called. */
  readonly ordersTitle: string;
  readonly orders: readonly { readonly arrow: number; readonly choice: C }[];
  readonly picks: PicksScene<C> | null;
}

/** A line of the log sheet. */
export interface LogRow {
  readonly title: string;
  /** Who attacked; null: nobody did. */
  readonly camp: Camp | null;
  readonly line: string;
  /** By side, as it stands on the sheet; null: it is being flown. */
  readonly points: readonly string[] | null;
}

/** A named pilot who has flown in this campaign: how often, and what has become of him. */
export interface PilotScene {
  readonly name: string;
  readonly camp: Camp;
  readonly craft: CraftScene;
  readonly line: string;
  readonly isLost: boolean;
}

/** A line of the table that decides: from where to where it reaches, in figures and in words; null: without end. */
export interface BandScene {
  readonly key: string;
  readonly name: string;
  readonly camp: Camp | null;
  readonly from: number | null;
  readonly to: number | null;
  readonly range: string;
  readonly isHere: boolean;
}

export interface StandingScene {
  readonly headline: string;
  readonly note: string;
  readonly value: number;
  /** From the lowest total to the highest: from one side's best to the other's. */
  readonly bands: readonly BandScene[];
}

/** Figures over the missions, for the end. */
export interface CurveScene {
  readonly title: string;
  readonly moments: readonly string[];
  readonly series: readonly { readonly name: string; readonly values: readonly number[] }[];
}

/** What is told at every desk, whatever lies on it. */
export interface DeskBasics {
  /** Which mission it is. */
  readonly now: string;
  /** Whom the one who looks commands; '': he watches. */
  readonly you: string;
  readonly pilots: readonly PilotScene[];
  readonly log: readonly LineScene[];
  readonly words: readonly string[];
  readonly end: EndScene | null;
  readonly curves: readonly CurveScene[];
}

/** Everything that lies on a desk with a map, orders for its arrows and cards. */
export interface DeskScene extends DeskBasics {
  /** How many missions there are. */
  readonly missions: number;
  /** What the camps are called, in their order, and what they have in all. */
  readonly sides: readonly string[];
  readonly totals: readonly string[];
  readonly map: MapScene;
  /** The orders for the arrows that can be flown now, and for the one that is being prepared. */
  readonly orders: readonly OrderScene[];
  /** The arrow of the mission that is being prepared; null: it is not chosen yet. */
  readonly prepared: number | null;
  readonly standing: StandingScene;
  readonly sheet: readonly LogRow[];
}

/** Everything a campaign has to tell one seat between missions. */
export interface DeskTelling<
  C extends object,
  S extends DeskBasics = DeskScene,
  Q extends QuestionScene<C> = DeskQuestion<C>,
> {
  readonly scene: S;
  /** Whose answer is waited for when nothing is asked here. */
  readonly awaitedSeat: number;
  /** A choice in words. */
  say(kind: string, choice: C): string;
  question(decision: Decision<C>, refusals: readonly Refusal<C>[]): Q;
}

/** The same of whatever desk. */
export type AnyDeskTelling<C extends object = object> = DeskTelling<C, DeskBasics, QuestionScene<C>>;

/** An aircraft that did not come home as it went out. */
export interface LossScene {
  readonly key: string;
  readonly craft: CraftScene;
  readonly isHit: boolean;
  readonly fate: string;
  readonly text: string;
}

/** After a mission, or whatever else is reported. All of it is public. */
export interface ReportScene {
  /** The mission that it is about, by its number among those that have been flown; null: it is about none. */
  readonly mission: number | null;
  readonly title: string;
  readonly about: string;
  readonly target: TargetMarkKind;
  readonly stamp: { readonly text: string; readonly status: TargetScene['status'] };
  readonly story: string;
  /** What each side had picked. */
  readonly picked: string;
  /** What the target has taken, and how much it takes to get it from one state to the next; null: nothing was bombed. */
  readonly bombs: { readonly title: string; readonly fell: number; readonly marks: readonly number[] } | null;
  /** What is counted; left out: victory points. */
  readonly counted?: string;
  readonly points: readonly { readonly name: string; readonly values: readonly number[] }[];
  readonly sides: readonly string[];
  readonly result: string;
  readonly losses: readonly { readonly title: string; readonly losses: readonly LossScene[] }[];
  /** What comes next; '': nothing is to be said. */
  readonly next: string;
}

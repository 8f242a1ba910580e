import type { RuleId } from '@tallyho/kernel';
import type { TargetMarkKind } from '../../art/target.tsx';
import type { Camp, CraftScene, DeskBasics, MapBox, MapPoint, PickScene } from '../../campaign/scene.ts';
import type { QuestionScene } from '../../play/scene.ts';

/*
 * A Carrier campaign between its Strikes, as what is to be drawn: words and figures, no rules. The desk has a sea chart,
 * a sheet of secret orders, Damage Tracks, and what both sides did.
 */

/** A Carrier Fleet on the chart. */
export interface FleetScene {
  readonly camp: Camp;
  readonly at: MapPoint;
  readonly name: string;
  /** What stands below its name: its ships, or what is known of it. */
  readonly note: string;
  /** How many carriers it has. */
  readonly decks: number;
  /** Whether one commands it. */
  readonly isOwn: boolean;
  /** Nobody knows where it is: a cloud, and no ships. */
  readonly isHidden: boolean;
  /** Its range by number, if it is known; null: it is not. */
  readonly range: number | null;
  /** How badly it is hit: 0 not at all, 3 out of action. */
  readonly hurt: number;
}

/** What else can be struck. */
export interface MarkScene {
  readonly key: string;
  readonly camp: Camp;
  readonly at: MapPoint;
  readonly name: string;
  readonly note: string;
  readonly kind: TargetMarkKind;
  readonly badge: string;
  readonly status: 'intact' | 'damaged' | 'destroyed';
}

/** The way of a Strike, and what flies along it. */
export interface WayScene {
  readonly camp: Camp;
  readonly from: MapPoint;
  readonly to: MapPoint;
  readonly aircraft: readonly CraftScene[];
}

export interface ChartScene {
  readonly label: string;
  readonly title: string;
  readonly dates: string;
  readonly box: MapBox;
  /** Seas, and lands; they lie there and are not struck. */
  readonly waters: readonly { readonly name: string; readonly at: MapPoint; readonly isWide: boolean }[];
  readonly lands: readonly {
    readonly name: string;
    readonly at: MapPoint;
    readonly turned: number;
    readonly isIsle: boolean;
  }[];
  readonly towns: readonly { readonly name: string; readonly at: MapPoint }[];
  /** Islands that no atlas has. */
  readonly atolls: readonly MapPoint[];
  readonly ranges: readonly string[];
  readonly fleets: readonly FleetScene[];
  readonly marks: readonly MarkScene[];
  /** Where the Invasion Force is bound for; null: there is none. */
  readonly threat: WayScene | null;
  readonly ways: readonly WayScene[];
}

/** Why something cannot be chosen. */
export interface GoneScene {
  readonly reason: string;
  readonly rule: RuleId;
}

/** Something to choose in one of the numbered steps. */
export interface BoxScene {
  readonly key: string;
  readonly name: string;
  readonly note: string;
  readonly gone: GoneScene | null;
}

/** An aircraft of the Flight Ops; damage may keep it home. */
export interface DeckCraft {
  readonly craft: CraftScene;
  readonly stays: boolean;
}

export interface OpScene extends BoxScene {
  readonly strike: readonly DeckCraft[];
  /** What is said where nothing is launched. */
  readonly idle: string;
}

/** The secret orders of a turn. */
export interface OrdersScene<C> {
  readonly tactics: readonly BoxScene[];
  readonly ops: readonly OpScene[];
  readonly targets: readonly BoxScene[];
  /** By target, the way to it; what flies there follows from the Flight Ops. */
  readonly ways: { readonly [target: string]: Pick<WayScene, 'camp' | 'from' | 'to'> };
  /** All that can be written; No Strike has no target. */
  readonly open: readonly {
    readonly tactic: string;
    readonly op: string;
    readonly target: string | null;
    readonly choice: C;
  }[];
}

/** The list of Resources, which both sides share. */
export interface ResourceScene<C> {
  readonly number: number;
  readonly name: string;
  readonly about: string;
  readonly gone: GoneScene | null;
  readonly choice: C | null;
}

/** A question between Strikes. */
export interface SeaQuestion<C> extends QuestionScene<C> {
  readonly orders: OrdersScene<C> | null;
  readonly resources: readonly ResourceScene<C>[] | null;
  /** What flies, or who leads it, as cards. */
  readonly plans: readonly PickScene<C>[] | null;
}

export interface TrackScene {
  readonly key: string;
  readonly name: string;
  readonly camp: Camp;
  readonly isOwn: boolean;
  readonly ticked: number;
  readonly boxes: number;
  /** The boxes with which something changes. */
  readonly thresholds: readonly number[];
  /** What is in force; '': nothing yet. */
  readonly effect: string;
  /** All of it as a sentence, with what comes next. */
  readonly words: string;
}

export interface VpScene {
  readonly sides: readonly string[];
  readonly totals: readonly string[];
  /** Who would win if it ended now; '': it is over. */
  readonly ended: string;
  /** What is scored only at the end. */
  readonly bonuses: readonly string[];
}

/** A turn that has begun: what each side did, and what was flown. */
export interface PastScene {
  readonly turn: number;
  readonly orders: readonly string[];
  readonly resources: readonly string[];
  readonly points: readonly string[] | null;
  /** Its report by number; null: it goes on. */
  readonly report: number | null;
  readonly strikes: readonly StrikeLink[];
}

/** A Scout Mission or a Strike that has been flown: its report, and its place among the missions of the record. */
export interface StrikeLink {
  readonly key: string;
  readonly name: string;
  readonly line: string;
  readonly camp: Camp;
  readonly report: number;
  readonly mission: number;
}

/** A moment of the battle, as it is told afterwards. */
export interface StoryStep {
  readonly title: string;
  readonly lines: readonly string[];
  readonly chart: ChartScene;
  readonly tracks: readonly TrackScene[];
}

/** Everything that lies on the desk. */
export interface SeaScene extends DeskBasics {
  /** What the sheet of orders is called. */
  readonly eyebrow: string;
  readonly rule: RuleId;
  readonly chart: ChartScene;
  readonly tracks: readonly TrackScene[];
  readonly vps: VpScene;
  readonly past: readonly PastScene[];
  /** What has been revealed of this turn, line by line. */
  readonly revealed: readonly { readonly camp: Camp | null; readonly text: string }[];
  /** The battle from its first turn; told when it is over. */
  readonly story: readonly StoryStep[];
}

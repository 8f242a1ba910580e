import type { Pattern, TargetKind, TargetStatus } from '@tallyho/down-in-flames';
import type { Flag } from '../../art/marking.tsx';
import type { OptionScene } from '../../play/scene.ts';
import type { Badge } from '../scene.ts';

/*
 * What a mission has besides a fight: bombers in formations over a target. As for the rest of the table: words and
 * figures, no rules.
 */

/** A figure with its sign and its name. */
export interface FigureScene {
  readonly sign: 'turret' | 'bomb' | 'flak';
  readonly value: string;
  readonly name: string;
}

/** A bomber in its square, or a fighter that has got to it. */
export interface FlyerScene extends Badge {
  readonly id: number;
  readonly craft: { readonly id: string; readonly flag: Flag };
  readonly heading: number;
  readonly name: string;
  readonly isFighter: boolean;
  readonly isLoaded: boolean;
  readonly damaged: boolean;
  /** The aircraft whose turn it is, and the bomber that has been chosen. */
  readonly lit: boolean;
  readonly isChosen: boolean;
  readonly pips: { readonly hits: number; readonly damaged: number; readonly down: number } | null;
  readonly figures: readonly FigureScene[];
  /** Cards that its turrets have drawn. */
  readonly turrets: { readonly hand: string; readonly cards: number; readonly isOwn: boolean } | null;
  /** The places around it that a neighbour takes. */
  readonly blocked: { readonly left: boolean; readonly right: boolean; readonly behind: boolean };
  /** All of this as a sentence. */
  readonly words: string;
}

/** Files from the left, rows from the front, both from 1. */
export interface SquareScene {
  readonly file: number;
  readonly row: number;
  readonly flyer: FlyerScene;
}

export interface FormationScene {
  readonly key: string;
  readonly own: boolean;
  readonly title: string;
  readonly files: number;
  readonly rows: number;
  readonly squares: readonly SquareScene[];
}

/** The target: what it takes, what defends it, what has become of it. */
export interface AimScene {
  readonly kind: TargetKind;
  readonly name: string;
  readonly kindName: string;
  readonly figures: readonly { readonly value: string; readonly name: string; readonly isReached: boolean }[];
  readonly flak: FigureScene;
  /** null: not laid yet; hidden: it lies face down. */
  readonly pattern: Pattern | 'hidden' | null;
  readonly patternName: string;
  readonly status: TargetStatus | null;
  readonly statusName: string;
  readonly bombs: string;
}

export interface SortieScene {
  readonly target: AimScene;
  readonly formations: readonly FormationScene[];
}

/** A formation that is being made: which bombers wait for a place, and where each can fly. */
export interface PlacesScene<C> {
  readonly formation: string;
  readonly waiting: readonly { readonly id: number; readonly name: string }[];
  readonly squares: readonly {
    readonly file: number;
    readonly row: number;
    readonly options: ReadonlyMap<number, OptionScene<C>>;
  }[];
}

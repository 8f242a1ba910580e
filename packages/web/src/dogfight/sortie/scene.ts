import type { Pattern, TargetStatus } from '@tallyho/down-in-flames';
import type { OptionScene } from '../../play/scene.ts';
import type { PaintedKind, SeenDepth } from '../sky/target/drawing.ts';

/*
 * What a mission has besides a fight: bombers in formations over a target. As for the rest of the table: words and
 * figures, no rules.
 */

/** Files from the left, rows from the front, both from 1; a fighter that has got to a bomber stands beside or behind it. */
export interface SquareScene {
  readonly id: number;
  readonly file: number;
  readonly row: number;
}

export interface FormationScene {
  readonly key: string;
  readonly own: boolean;
  readonly title: string;
  readonly altitude: number;
  readonly squares: readonly SquareScene[];
}

/** The target: what it takes, what defends it, what has become of it. */
export interface AimScene {
  readonly kind: PaintedKind;
  /** Whether it floats. */
  readonly isAtSea: boolean;
  readonly name: string;
  readonly kindName: string;
  /** Levels of damage, with the bombs that each takes, and how far the bombs that have fallen fill it. */
  readonly levels: readonly { readonly value: string; readonly name: string; readonly filled: number }[];
  readonly flak: { readonly value: string; readonly name: string };
  /** null: not laid yet; hidden: it lies face down. */
  readonly pattern: Pattern | 'hidden' | null;
  readonly patternName: string;
  readonly status: TargetStatus | null;
  readonly statusName: string;
  readonly bombs: string;
  /** How many fires have broken out, 0 to 3; left out: as many as belong to the status. */
  readonly fires?: number;
  /** How many mines, crates or loads have been brought there. */
  readonly brought?: number;
  readonly isFortified?: boolean;
  /** What else holds for it, as a word and in full. */
  readonly notes?: readonly { readonly short: string; readonly text: string }[];
  /** Only of a submarine. */
  readonly depths?: DepthsScene;
}

/** Where a submarine can be, from the surface down: where it is, and whose charges of one's own are set to it. */
export interface DepthsScene {
  readonly seen: SeenDepth;
  readonly boxes: readonly {
    readonly name: string;
    readonly isNow: boolean;
    readonly own: string;
    readonly title: string;
  }[];
}

/** An MXY7 that has left its bomber, by whose number it goes. */
export interface OhkaScene {
  readonly bomber: number;
  /** Whether it is about to strike. */
  readonly isNear: boolean;
  readonly isHit: boolean;
}

export interface SortieScene {
  /** null: nothing is attacked on the ground or at sea. */
  readonly target: AimScene | null;
  readonly formations: readonly FormationScene[];
  /** Left out: there are none. */
  readonly ohkas?: readonly OhkaScene[];
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

import type { RuleId } from '@tallyho/kernel';
import type { CraftScene, DeskBasics, MapScene } from '../../campaign/scene.ts';
import type { QuestionScene } from '../../play/scene.ts';

/*
 * B-29s in China between flights, as what is to be drawn: words and figures, no rules. The desk has three aircraft with
 * their boxes and wounds, the weeks, the map, the cards of the week, and what a duty costs and risks.
 */

export interface BoxScene {
  readonly key: string;
  readonly name: string;
  readonly short: string;
  readonly isTicked: boolean;
}

/** A B-29: its wounds, the side that shows, its training, its duty. */
export interface BomberScene {
  readonly key: number;
  readonly name: string;
  readonly craft: CraftScene;
  readonly state: 'ready' | 'hit' | 'damaged' | 'lost';
  readonly stateName: string;
  readonly damage: number;
  /** Points with which it is Damaged, and lost. */
  readonly flips: number;
  readonly most: number;
  readonly damageWords: string;
  readonly boxes: readonly BoxScene[];
  /** '': none yet. */
  readonly duty: string;
  /** Whether its duty, or its box, is asked for now. */
  readonly isAsked: boolean;
}

/** A week on the track. */
export interface WeekScene {
  readonly week: number;
  readonly time: 'past' | 'now' | 'ahead';
  /** One letter for each B-29; '–': none. */
  readonly duties: readonly string[];
  /** The letter of its Mission; '': none. */
  readonly mission: string;
  readonly isDue: boolean;
  readonly supply: string;
  readonly vps: string;
  readonly words: string;
}

/** A card that was drawn: where it was read, for whom, and what it means. */
export interface DrawScene {
  readonly key: string;
  readonly table: string;
  readonly who: string;
  readonly number: string;
  readonly means: string;
}

/** An answer on paper: what it costs, what it brings and what it risks. */
export interface AnswerScene<C> {
  readonly key: string;
  readonly title: string;
  readonly lines: readonly string[];
  readonly choice: C | null;
  readonly gone: { readonly reason: string; readonly rule: RuleId } | null;
}

export interface BaseQuestion<C> extends QuestionScene<C> {
  readonly answers: readonly AnswerScene<C>[];
}

/** A flight that was fought: its report by number. */
export interface FlightLink {
  readonly report: number;
  readonly title: string;
  readonly points: string;
}

export interface BaseScene extends DeskBasics {
  readonly facts: readonly { readonly key: string; readonly name: string; readonly value: string }[];
  readonly notice: string;
  readonly standing: string;
  readonly map: MapScene;
  readonly fleet: readonly BomberScene[];
  readonly weeks: readonly WeekScene[];
  readonly drawsTitle: string;
  readonly draws: readonly DrawScene[];
  readonly flights: readonly FlightLink[];
}

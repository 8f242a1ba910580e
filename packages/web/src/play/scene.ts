import type { Pattern } from '@tallyho/down-in-flames';
import type { RuleId } from '@tallyho/kernel';
import type { Flag } from '../art/flag.ts';
import type { PatternKind } from '../art/pattern.tsx';

/*
 * What every table draws, as words and figures without rules: the log, the question with its answers, the card of an
 * aircraft, the end.
 */

/** One line of the log, with the rule behind it. */
export interface LineScene {
  readonly text: string;
  readonly rule: RuleId;
  readonly weight: '' | 'head' | 'sub' | 'firm' | 'strong';
}

/** A value on an aircraft card, and where it comes from. */
export interface ValueScene {
  readonly text: string;
  readonly source: string;
  readonly isReconstructed: boolean;
}

export interface AircraftScene {
  readonly id: string;
  readonly flag: Flag;
  /** How many engines it has, if its card tells. */
  readonly engines?: number;
  readonly name: string;
  readonly line: string;
  readonly points: string;
  readonly tables: readonly {
    readonly caption: string;
    readonly columns: readonly string[];
    readonly rows: readonly { readonly name: string; readonly values: readonly ValueScene[] }[];
  }[];
  readonly notes: readonly string[];
}

export interface PatternScene {
  readonly of: PatternKind;
  readonly pattern: Pattern;
  readonly lines: readonly string[];
}

export interface OptionScene<C> {
  readonly choice: C;
  readonly text: string;
  readonly isPass: boolean;
  /** What follows if it is chosen, where that is known: "you are shot down". */
  readonly after?: string;
  /** What loses an aircraft stands out. */
  readonly isRisky?: boolean;
  /** What leads out of the fight is not pressed by mistake. */
  readonly isGrave?: boolean;
  /** An aircraft that is chosen shows its card. */
  readonly aircraft: AircraftScene | null;
  /** A pattern that is chosen shows how it lies, and what it would do. */
  readonly pattern?: PatternScene | null;
}

export interface RefusedScene {
  readonly text: string;
  readonly reason: string;
  readonly rule: RuleId;
  /** Shown struck out among the answers; the others wait behind “why not?”. */
  readonly inSight: boolean;
}

export interface OfferScene<C> {
  readonly options: readonly OptionScene<C>[];
  readonly refused: readonly RefusedScene[];
}

/** What is asked, in one sentence, and the answers that are buttons. */
export interface QuestionScene<C> {
  readonly prompt: string;
  readonly advice: string;
  readonly buttons: OfferScene<C>;
  /** The words for every option, in the order of the decision. */
  readonly texts: readonly string[];
}

/** How a fight ended, for the one who looks. */
export interface EndScene {
  readonly headline: string;
  readonly because: string;
  readonly rule: RuleId;
  /** The seats that won; none: a draw. */
  readonly winners: readonly number[];
  /** What was counted, line by line. */
  readonly lines: readonly string[];
}

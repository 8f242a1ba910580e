import type { Json, Match } from '@tallyho/kernel';
import type { Scenario, ScriptStep } from './format.ts';
import type { ScenarioProblem } from './problems.ts';

/** What a script found wrong: where, what was expected, what was found, and what could have been chosen there. */
export interface Failure {
  readonly code: ScenarioProblem;
  readonly place: string;
  /** The step's number, counted from 1; 0: before the first step. */
  readonly step: number;
  readonly expected: Json;
  readonly found: Json;
  /** Where an expectation names something that is not there: all that is. Otherwise null. */
  readonly there: Json;
  readonly open: readonly OpenDecision[];
}

export interface OpenDecision {
  readonly seat: string;
  readonly kind: string;
  readonly because: string;
  readonly options: readonly string[];
}

export interface Report {
  readonly scenario: Scenario;
  /** Null: the main line. */
  readonly variant: string | null;
  readonly steps: number;
  readonly failure: Failure | null;
}

/** A moment of a scripted game, for somebody who looks on: a lesson, a replay, the conformance checks. */
export interface Moment {
  readonly step: ScriptStep | null;
  readonly match: Match;
}
export type Watch = (moment: Moment) => void;

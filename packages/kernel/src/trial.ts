import type { Chance } from './chance.ts';
import type { Card } from './deck.ts';
import type { Script } from './script.ts';
import type { Seat, TableState } from './state.ts';
import type { TableView } from './view.ts';

/** The cards that lie in the hands of those who are asked, and those that a choice is about. */
export interface Hands<S extends TableState = TableState, C extends object = object> {
  /**
   * What a seat holds at the decision of this kind that it is asked now: the hand of whoever decides, an aircraft or a
   * Leader; where none of them is asked by itself, all the hands of the seat. Cards that are alike count once. All of
   * them must be in what is offered or refused, whatever `tries` says, and nothing else may be offered.
   */
  held(s: S, kind: string, seat: Seat): readonly Card[];
  /** The cards of a hand that would be used by a choice. */
  usedBy(s: S, choice: C, seat: Seat): readonly Card[];
}

/** What a game adds so that it can be put on trial: by the conformance suite, the fuzzer and the exhaustive runner. */
export interface Trial<
  S extends TableState = TableState,
  C extends object = object,
  E = object,
  V extends TableView = TableView,
  O extends object = object,
> {
  readonly script: Script<S, C, E, V, O>;
  /** Options for one more game, different ones each time. */
  deal(chance: Chance): unknown;
  /** Everything that must have been used before the exhaustive runner rests: faces in each of their ways, aircraft … */
  readonly features: readonly string[];
  /** The features that a game uses just by being set up. */
  began(s: S): readonly string[];
  /** The features that a choice uses. */
  uses(s: S, choice: C, seat: Seat): readonly string[];
  /**
   * What a seat might look for at the decision of this kind that it is asked now, whether the rules allow it or not:
   * each card it holds, in every way. All of it must be offered, or refused with a reason and a rule.
   */
  tries?(s: S, kind: string, seat: Seat): readonly C[];
  /** Only a game without cards leaves this out. */
  readonly hands?: Hands<S, C>;
}

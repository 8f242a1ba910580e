import {
  type Match,
  type OpenDecision,
  type RuleId,
  type Seat,
  type Sight,
  type TableState,
  type TableView,
  wholeView,
} from '@tallyho/kernel';

/** A seat's sight put together: what a screen is drawn from, and nothing else. */
export interface Look<C extends object = object, E = object, V extends TableView = TableView> {
  readonly seat: Seat;
  /** With what never changes in its place again. */
  readonly view: V;
  /** All that the seat has been told so far. */
  readonly told: readonly E[];
  readonly decision: OpenDecision<C> | null;
  /** A question with one answer that is just being given for the seat; it is not put to anybody. */
  readonly forced: OpenDecision<C> | null;
  /** What was answered for the seat because there was but one answer. */
  readonly done: readonly Done<C, V>[];
  readonly mayUndo: boolean;
  /** How many lines the history had then. */
  readonly choices: number;
}

/** An answer that was given for a seat. */
export interface Done<C extends object = object, V extends TableView = TableView> {
  readonly kind: string;
  readonly because: RuleId;
  readonly choice: C;
  /** How the table looked when it was given, and how much the seat had been told. */
  readonly view: V;
  readonly told: number;
  /** How many choices stood before it. */
  readonly after: number;
}

/** The next look after one that the same seat has had: a sight tells only what is new. */
export const lookFrom = <C extends object, E, V extends TableView>(
  { seat, view, fixed, from, told, decision, mayUndo, choices }: Sight<C, E, V>,
  fixedBy: (id: string) => object,
  before: readonly E[],
): Look<C, E, V> => ({
  seat,
  view: wholeView(view, fixed.map(fixedBy)),
  told: [...before.slice(0, from), ...told],
  decision,
  forced: null,
  done: [],
  mayUndo,
  choices,
});

/** How a match looks to a seat; `before`: how it looked to it last. */
export const lookAt = <S extends TableState, C extends object, E, V extends TableView, O extends object>(
  match: Match<S, C, E, V, O>,
  seat: Seat,
  before: Look<C, E, V> | null = null,
): Look<C, E, V> =>
  lookFrom(match.sight(seat, before?.choices ?? 0), (id) => match.fixed(id) ?? {}, before?.told ?? []);

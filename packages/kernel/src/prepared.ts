import type { Act, Answered, Because, Flow, InnerGame, Question, Refusal, SecretVote, Step } from './flow.ts';
import type { Game } from './game.ts';
import type { RuleId, Seat, TableState } from './state.ts';
import type { Table } from './table.ts';

/*
 * Flows as a table runs them. Games write acts, questions and votes as they like; here all steps have one shape, so
 * that the engine can take the next step without asking what kind of object it has before it.
 */
export interface PreparedStep<S extends TableState, C extends object, E> {
  readonly isAct: boolean;
  /** Set for a game inside this one only. */
  readonly inner: InnerGame<S, C, E, object> | null;
  readonly kind: string;
  because(s: S, at: object): RuleId;
  /** Set for a question to one seat only. */
  readonly who: Question<S, C, E, object>['who'] | null;
  /** Asked for a vote only. */
  voters(s: S, at: object): readonly Seat[];
  options(s: S, at: object, seat: Seat, list: C[]): readonly C[];
  refusals(s: S, at: object, seat: Seat): Refusal<C>[];
  chosen(t: Table<S, C, E>, at: object, choice: C, seat: Seat): void;
  revealed(t: Table<S, C, E>, at: object, choices: readonly Answered<C>[]): void;
}

export interface Prepared<S extends TableState, C extends object, E> {
  readonly name: string;
  readonly steps: readonly PreparedStep<S, C, E>[];
  /** By step: what just happens; null where somebody is asked, or another game is played. */
  readonly acts: readonly (Act<S, C, E, object> | null)[];
  /** The steps as the game wrote them: `goto` names one of these. */
  readonly written: readonly Step<S, C, E, object>[];
}

const none = (): [] => [];
const nothing = (): void => {};
const ruleOf = <S extends TableState>(because: Because<S, object>): PreparedStep<S, object, object>['because'] =>
  typeof because === 'function' ? because : () => because;

function prepare<S extends TableState, C extends object, E>(step: Step<S, C, E, object>): PreparedStep<S, C, E> {
  const isAct = typeof step === 'function';
  const inner: InnerGame<S, C, E, object> | null = !isAct && 'begin' in step ? step : null;
  const asking = isAct || 'begin' in step ? null : step;
  const question: Question<S, C, E, object> | null = asking === null || asking.several ? null : asking;
  const vote: SecretVote<S, C, E, object> | null = asking?.several ? asking : null;
  return {
    isAct,
    inner,
    kind: asking?.ask ?? '',
    because: ruleOf(asking?.because ?? ''),
    who: question?.who ?? null,
    voters: vote?.who ?? none,
    options: asking?.options ?? none,
    refusals: asking?.refusals ?? none,
    chosen: question?.chosen ?? nothing,
    revealed: vote?.revealed ?? nothing,
  };
}

/** All flows of a game. */
export interface Repertoire<S extends TableState, C extends object, E> {
  readonly first: Prepared<S, C, E>;
  readonly named: ReadonlyMap<string, Prepared<S, C, E>>;
  /**
   * The flow that was last found at each height of the stack, by any table of the game: looking there first spares most
   * of the looking for names.
   */
  readonly latest: Prepared<S, C, E>[];
}

const known = new WeakMap<object, object>();
/** The game that was asked for last, and its flows: most often it is asked for again. */
let latestGame: object | null = null;
let latestFlows: object | null = null;

/** A game's flows, made ready once. */
export function repertoireOf<S extends TableState, C extends object, E>(game: Game<S, C, E>): Repertoire<S, C, E> {
  if (game !== latestGame) {
    latestFlows = known.get(game) ?? madeReady(game);
    latestGame = game;
  }
  return latestFlows as Repertoire<S, C, E>;
}

function madeReady<S extends TableState, C extends object, E>(game: Game<S, C, E>): Repertoire<S, C, E> {
  const flows = game.flows.map(ready);
  const made = { first: flows[0], named: new Map(flows.map((flow) => [flow.name, flow])), latest: [] };
  known.set(game, made);
  return made;
}

const ready = <S extends TableState, C extends object, E>({ name, steps }: Flow<S, C, E>): Prepared<S, C, E> => ({
  name,
  steps: steps.map(prepare),
  acts: steps.map((step) => (typeof step === 'function' ? step : null)),
  written: steps,
});

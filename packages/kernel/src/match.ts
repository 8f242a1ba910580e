import { type Chance, secretChance } from './chance.ts';
import type { Game } from './game.ts';
import { hash } from './hash.ts';
import { same } from './json.ts';
import { readChoice } from './notation.ts';
import { type KernelProblem, ok, problem, type Result } from './result.ts';
import { keyedHash } from './sha256.ts';
import { idOf, shared } from './shared.ts';
import { bareView, type Sight, whatNeverChanges } from './sight.ts';
import {
  type Ask,
  type Audience,
  cloneState,
  hears,
  NOBODY,
  renewChance,
  type Seat,
  type TableState,
} from './state.ts';
import { type Decision, Table } from './table.ts';
import type { TableView } from './view.ts';

/** One choice that was made. */
export interface Move {
  readonly seat: Seat;
  readonly text: string;
}

/** A line of what happened: a choice that was made, or one that was taken back (then `text` is what it was). */
export interface HistoryLine extends Move {
  readonly kind: 'move' | 'undo';
}

/** The seal of the state when a turn began, before the line of this number. */
export interface TurnMark {
  readonly turn: number;
  readonly line: number;
  readonly seal: string;
}

/** One event of the log, with those who may know it. */
export interface LogEntry<E> {
  readonly audience: Audience;
  readonly event: E;
}

/** What the choices led to before a seat's latest ones, as long as they may be taken back. */
interface Step<S, C> {
  readonly seat: Seat;
  readonly choice: C;
  readonly before: S;
  readonly events: number;
}

/** What a match has behind it that goes on from a saved state (resume.ts). */
export interface Before<E> {
  readonly moves: readonly Move[];
  readonly history: readonly HistoryLine[];
  readonly marks: readonly TurnMark[];
  readonly log: readonly LogEntry<E>[];
}

/**
 * A game being played by people: the one border where choices come in. It checks them, keeps moves and log, and lets
 * a seat take back what nobody has seen and no chance has touched.
 */
export class Match<
  S extends TableState = TableState,
  C extends object = object,
  E = object,
  V extends TableView = TableView,
  O extends object = object,
> {
  readonly game: Game<S, C, E, V, O>;
  readonly options: O;
  readonly seed: string;
  readonly table: Table<S, C, E>;
  /** The choices that stand. */
  readonly moves: Move[] = [];
  /** Everything that was done, what was taken back included: it only grows. */
  readonly history: HistoryLine[] = [];
  readonly marks: TurnMark[] = [];
  readonly log: LogEntry<E>[] = [];
  /** Whether seed, options and moves are all there is to it: not so once the state has been arranged by hand. */
  isDealt = true;
  /**
   * After how many choices the match went on from a saved state, because its choices did not lead there; null: never. What
   * lies before is known by its moves and its log, and cannot be taken back.
   */
  readonly resumedAt: number | null = null;
  /** How long the log was after each line of the history. */
  private readonly ends: number[] = [];
  private readonly past: Step<S, C>[] = [];
  private readonly undone: { seat: Seat; choice: C }[] = [];

  /** Starts from a state that has been dealt or constructed, or goes on from one: `start`, `replay`, `resume`. */
  constructor(game: Game<S, C, E, V, O>, options: O, seed: string, state: S, before: Before<E> | null = null) {
    this.game = game;
    this.options = options;
    this.seed = seed;
    if (before !== null) {
      this.isDealt = false;
      this.resumedAt = before.moves.length;
      this.moves.push(...before.moves);
      this.history.push(...before.history);
      this.marks.push(...before.marks);
      this.log.push(...before.log);
      // How the log grew is not known any more: whoever has seen a part of it is told all of it again.
      for (const _ of before.history) this.ends.push(0);
      this.ends[this.ends.length - 1] = this.log.length;
    }
    this.table = new Table(game, state, (audience, event) => this.log.push({ audience, event }));
    this.table.advance();
    this.mark();
  }

  static start<S extends TableState, C extends object, E, V extends TableView, O extends object>(
    game: Game<S, C, E, V, O>,
    given: unknown,
    seed: string | number,
    chance: (seed: string) => Chance = secretChance,
  ): Result<Match<S, C, E, V, O>> {
    const options = game.options(given);
    if (!options.ok) return options;
    const state = game.setup(options.value, chance(String(seed)));
    state.fixed = shared(state.fixed);
    return ok(new Match(game, options.value, String(seed), state));
  }

  get state(): S {
    return this.table.state;
  }

  /** What is asked of this seat now, or null. */
  decision(seat: Seat): Decision<C> | null {
    const ask = this.table.openAsk(seat);
    return ask === undefined ? null : this.table.decision(ask);
  }

  /** What the seat has been told so far. */
  told(seat: Seat): E[] {
    return this.log.filter(({ audience }) => hears(audience, seat)).map(({ event }) => event);
  }

  /**
   * All that a seat gets of the game, and the only thing: what it sees, what it has been told since it knew so many
   * lines of the history, what it is asked.
   */
  sight(seat: Seat, since = 0): Sight<C, E, V> {
    const { game, state, table, log, history } = this;
    const ask = table.openAsk(seat);
    let kept = since <= 0 ? 0 : log.length;
    for (let line = since - 1; line >= 0 && line < this.ends.length; line++) kept = Math.min(kept, this.ends[line]);
    const heard = ({ audience }: LogEntry<E>): boolean => hears(audience, seat);
    return {
      seat,
      view: bareView(game.observe(state, seat)),
      fixed: whatNeverChanges(state).map(idOf),
      from: log.slice(0, kept).filter(heard).length,
      told: log
        .slice(kept)
        .filter(heard)
        .map(({ event }) => event),
      decision: ask === undefined ? null : { ...table.decision(ask), refusals: table.refusals(ask) },
      mayUndo: this.canUndo(seat),
      choices: history.length,
    };
  }

  /** What never changes, by its id: for whoever meets the id in a sight for the first time. */
  fixed(id: string): object | null {
    return whatNeverChanges(this.state).find((fixed) => idOf(fixed) === id) ?? null;
  }

  /** Takes a choice for a decision, if it is open and the choice is on its list; otherwise nothing changes. */
  choose(seat: Seat, decision: number, choice: unknown): Result<null, KernelProblem> {
    const found = this.ask(seat, decision);
    if (!found.ok) return found;
    const option = this.table.options(found.value).find((o) => same(o, choice));
    if (option !== undefined) return this.play(found.value, option);
    const refusal = this.table.refusals(found.value).find((r) => same(r.choice, choice));
    const why = refusal === undefined ? {} : { reason: refusal.reason, because: refusal.because };
    return problem('not-an-option', this.seatName(seat), why);
  }

  /** Takes a choice in notation for whatever is asked of the seat now. */
  chooseText(seat: Seat, text: string): Result<null, KernelProblem> {
    const found = this.ask(seat);
    if (!found.ok) return found;
    const choice = readChoice(this.table, found.value, text);
    return choice.ok ? this.play(found.value, choice.value) : choice;
  }

  /** Whether the latest choice was this seat's, and nothing was drawn or shown and nobody else asked since. */
  canUndo(seat: Seat): boolean {
    return this.past.at(-1)?.seat === seat;
  }

  undo(seat: Seat): Result<null, KernelProblem> {
    const step = this.past.at(-1);
    if (step === undefined || step.seat !== seat) return problem('nothing-to-undo', this.seatName(seat));
    this.past.pop();
    const move = this.moves.pop();
    this.log.length = step.events;
    this.table.state = step.before;
    this.undone.push({ seat, choice: step.choice });
    this.enter('undo', seat, move?.text ?? '');
    return ok(null);
  }

  /** Makes a choice again that was taken back. */
  redo(seat: Seat): Result<null, KernelProblem> {
    const ask = this.table.openAsk(seat);
    const last = this.undone.at(-1);
    if (ask === undefined || last?.seat !== seat) return problem('nothing-to-redo', this.seatName(seat));
    const rest = this.undone.slice(0, -1);
    const played = this.play(ask, last.choice);
    this.undone.push(...rest);
    return played;
  }

  /**
   * Changes the state by hand, for scripted situations: nothing before it can be taken back, and there is no record of
   * it.
   */
  arrange<T>(change: (s: S) => T): T {
    this.isDealt = false;
    this.past.length = 0;
    this.undone.length = 0;
    return change(this.state);
  }

  private ask(seat: Seat, decision?: number): Result<Ask, KernelProblem> {
    const { state, game } = this;
    if (!Number.isInteger(seat) || seat < 0 || seat >= state.asked.length) {
      return problem('no-such-seat', String(seat), { seats: game.seats(state).slice() });
    }
    const place = this.seatName(seat);
    if (state.outcome !== null) return problem('game-over', place);
    const ask = this.table.openAsk(seat);
    if (decision !== undefined && decision !== ask?.id && decision <= state.asked[seat]) {
      return problem('stale-decision', place, { decision, now: state.asked[seat] });
    }
    if (ask === undefined || (decision !== undefined && decision !== ask.id)) return problem('not-asked', place);
    return ok(ask);
  }

  private play(ask: Ask, choice: C): Result<null, KernelProblem> {
    const { table, moves, log, past } = this;
    const before = cloneState(table.state);
    const step = { seat: ask.seat, choice, before, events: log.length };
    const text = this.game.write(table.state, choice, ask.seat);
    renewChance(table.state);
    table.shown = NOBODY;
    table.drawn = false;
    const broken = this.answer(ask, choice);
    if (broken !== null) {
      log.length = step.events;
      table.state = before;
      return broken;
    }
    moves.push({ seat: ask.seat, text });
    this.enter('move', ask.seat, text);
    this.undone.length = 0;
    if (this.isFinal(step)) past.length = 0;
    else past.push(step);
    return ok(null);
  }

  /**
   * What came from outside looked sound and was tried out; should it break all the same, the choice is not taken. A
   * game that was dealt here does not break, or must not do so in silence.
   */
  private answer(ask: Ask, choice: C): Result<never, KernelProblem> | null {
    try {
      this.table.answer(ask, choice);
      return null;
    } catch (error) {
      if (this.resumedAt === null) throw error;
      return problem('state-broken', this.seatName(ask.seat));
    }
  }

  /**
   * A choice cannot be taken back once chance or a reveal answered it, or somebody else has been asked because of it.
   */
  private isFinal(step: Step<S, C>): boolean {
    const { table, state } = this;
    if (table.drawn || table.shown !== NOBODY || state.outcome !== null) return true;
    const wasOpen = (ask: Ask): boolean => step.before.asks.some((a) => a.seat === ask.seat && a.id === ask.id);
    return state.asks.some((ask) => ask.seat !== step.seat && !wasOpen(ask));
  }

  /** Writes a line, and what the state is now where another turn has come. */
  private enter(kind: HistoryLine['kind'], seat: Seat, text: string): void {
    this.history.push({ kind, seat, text });
    this.ends.push(this.log.length);
    this.mark();
  }

  private mark(): void {
    const { state, marks, history } = this;
    const turn = marks.at(-1)?.turn ?? 0;
    if (state.turn !== turn) marks.push({ turn: state.turn, line: history.length, seal: sealOf(state) });
  }

  private seatName(seat: Seat): string {
    return this.game.seats(this.state)[seat] ?? String(seat);
  }
}

/**
 * Sixteen hexadecimal digits by which a record knows a state again. They are keyed with the game's secret: while it is
 * kept, nobody can try out with them what cards the others might hold.
 */
export function sealOf(s: TableState): string {
  const { secret } = s.chance;
  const plain = hashState(s);
  return secret === undefined ? plain : keyedHash(secret, `state ${plain}`).slice(0, plain.length);
}

/** The hash of all that can change. */
export const hashState = (s: TableState): string => hash(changing(s));

function changing(s: TableState): object {
  const { fixed: _, ...rest } = s;
  return s.inner ? { ...rest, inner: changing(s.inner) } : rest;
}

import { type Chance, secretChance } from './chance.ts';
import type { Game } from './game.ts';
import { hash } from './hash.ts';
import { clone, plainTrouble, same } from './json.ts';
import { MOST_BEFORE_UNDO } from './limits.ts';
import { readChoice } from './notation.ts';
import { type KernelProblem, ok, problem, type Result } from './result.ts';
import { keyedSeal, sha256 } from './sha256.ts';
import { idOf, shared, sharedLittle } from './shared.ts';
import { bareView, type Sight, whatNeverChanges } from './sight.ts';
import {
  type Ask,
  type Audience,
  cloneState,
  EVERYONE,
  hears,
  NOBODY,
  renewChance,
  type Seat,
  SPECTATOR,
  type TableState,
} from './state.ts';
import { type Decision, Table } from './table.ts';
import type { TableView } from './view.ts';

/**
 * A line of what happened: a choice that was made, one that was taken back (then `text` is what it was), or a seat that
 * conceded the game (then there is no text).
 */
export interface HistoryLine {
  readonly kind: 'move' | 'undo' | 'concede';
  readonly seat: Seat;
  readonly text: string;
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

/** A choice that may still be taken back, how long the log was before it, and whether there was no other to be made. */
interface Step<C> {
  readonly seat: Seat;
  readonly choice: C;
  readonly events: number;
  readonly only: boolean;
}

/** So many lines of the history back it is known what had been told then. */
const LATEST_LINES = 32;

/** What a match has behind it that goes on from a saved state (resume.ts). */
export interface Before<E> {
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
  /** Everything that was done, what was taken back included: it only grows. */
  readonly history: HistoryLine[] = [];
  readonly marks: TurnMark[] = [];
  /** Whether seed, options and moves are all there is to it: not so once the state has been arranged by hand. */
  isDealt = true;
  /**
   * After how many choices the match went on from a saved state, because its choices did not lead there; null: never. What
   * lies before is known by its moves and its log, and cannot be taken back.
   */
  readonly resumedAt: number | null = null;
  /** What was told, and of what not everybody may know its place and who may, by turns: there are many games and few who read. */
  private readonly events: E[] = [];
  private readonly whispers: number[] = [];
  /** How long the log was after each of the latest lines of the history. */
  private readonly ends: number[] = [];
  /** The choices that may be taken back, and the state before the first of them. */
  private readonly past: Step<C>[] = [];
  private base: S | null = null;
  private readonly undone: { seat: Seat; choice: C }[] = [];
  /** The hash of the first lines of the history, each upon those before it, and of how many. */
  private trail = '';
  private trailed = 0;
  /** The choices that stand, once they are not all of the history. */
  private standing: HistoryLine[] | null = null;

  /** Starts from a state that has been dealt or constructed, or goes on from one: `start`, `replay`, `resume`. */
  constructor(game: Game<S, C, E, V, O>, options: O, seed: string, state: S, before: Before<E> | null = null) {
    this.game = game;
    this.options = options;
    this.seed = seed;
    if (before !== null) {
      this.isDealt = false;
      for (const line of before.history) this.write(line);
      this.resumedAt = this.moves.length;
      this.marks.push(...before.marks);
      this.retell(before.log);
    }
    this.table = new Table(game, state, (audience, event) => this.tell(audience, event));
    this.table.advance();
    this.mark();
  }

  static start<S extends TableState, C extends object, E, V extends TableView, O extends object>(
    game: Game<S, C, E, V, O>,
    given: unknown,
    seed: string | number,
    chance: (seed: string) => Chance = secretChance,
  ): Result<Match<S, C, E, V, O>> {
    const read = game.options(given);
    if (!read.ok) return read;
    const options = shared(read.value);
    // Lists that were filled have room for more, those of a copy have none.
    const state = cloneState(game.setup(options, chance(String(seed))));
    state.fixed = shared(state.fixed);
    return ok(new Match(game, options, String(seed), state));
  }

  get state(): S {
    return this.table.state;
  }

  /** The choices that stand. */
  get moves(): readonly HistoryLine[] {
    return this.standing ?? this.history;
  }

  /**
   * Sixteen hexadecimal digits by which a record knows again what stands now, and every line that led to it: what was taken
   * back is a promise as well. They are keyed with the game's secret: while it is kept, nobody can try out with them what
   * cards the others might hold. Older records seal the state alone, those of version 1 without a key.
   */
  get seal(): string {
    const { state, history } = this;
    const { secret, format } = state.chance;
    const plain = hashState(state);
    if (secret === undefined) return plain;
    if (format === undefined) return keyedSeal(secret, `state ${plain}`);
    for (; this.trailed < history.length; this.trailed++) {
      const { kind, seat, text } = history[this.trailed];
      this.trail = sha256(`${this.trail}\n${kind} ${seat} ${text}`);
    }
    return keyedSeal(secret, `state ${plain} after ${this.trail}`);
  }

  /** What is asked of this seat now, or null. */
  decision(seat: Seat): Decision<C> | null {
    const ask = this.table.openAsk(seat);
    return ask === undefined ? null : this.table.decision(ask);
  }

  /** All that has been told, with those who may know it. */
  get log(): readonly LogEntry<E>[] {
    const log: LogEntry<E>[] = [];
    this.each(this.logged, (audience, event) => log.push({ audience, event }));
    return log;
  }

  /** How many events the log holds. */
  get logged(): number {
    return this.events.length;
  }

  /**
   * Puts another log in the place of what was told, for a match that goes on from a saved state. How it grew is not
   * known any more: whoever has seen a part of it is told all of it again, and nothing before it can be taken back.
   */
  retell(log: readonly LogEntry<E>[]): void {
    this.settle();
    this.forget(0);
    for (const { audience, event } of log) this.tell(audience, event);
    this.ends.length = 0;
    if (this.history.length > 0) this.ends.push(this.logged);
  }

  /** What the seat has been told so far. */
  told(seat: Seat): E[] {
    return this.heard(this.seatAt(seat), this.logged);
  }

  /**
   * All that a seat gets of the game, and the only thing: what it sees, what it has been told since it knew so many
   * lines of the history, what it is asked. Whoever has not looked for long, or says that he knew more lines than there are,
   * is told all again; whoever has no seat watches.
   */
  sight(whose: Seat, since = 0): Sight<C, E, V> {
    const { game, state, table, history } = this;
    const seat = this.seatAt(whose);
    const ask = table.openAsk(seat);
    const longAgo = history.length - this.ends.length;
    const isLately = Number.isInteger(since) && since > longAgo && since <= history.length;
    let kept = isLately ? this.logged : 0;
    for (let line = since - 1; isLately && line < history.length; line++)
      kept = Math.min(kept, this.ends[line - longAgo]);
    const from = this.heard(seat, kept).length;
    return {
      seat,
      view: bareView(game.observe(state, seat)),
      fixed: whatNeverChanges(state).map(idOf),
      from,
      told: this.told(seat).slice(from),
      decision: ask === undefined ? null : { ...table.decision(ask), refusals: table.refusals(ask) },
      mayUndo: this.canUndo(seat),
      choices: history.length,
    };
  }

  /** What never changes, by its id: for whoever meets the id in a sight for the first time. */
  fixed(id: string): object | null {
    return whatNeverChanges(this.state).find((fixed) => idOf(fixed) === id) ?? null;
  }

  /**
   * Takes a choice for a decision, if it is open and the choice is on its list; otherwise nothing changes. What does not
   * say which decision it is for is for none.
   */
  choose(seat: Seat, decision: unknown, choice: unknown): Result<null, KernelProblem> {
    const found = this.ask(seat, typeof decision === 'number' ? decision : Number.NaN);
    if (!found.ok) return found;
    const given = plainly(choice);
    const option = this.table.options(found.value).find((o) => same(o, given));
    if (option !== undefined) return this.play(found.value, option);
    const refusal = this.table.refusals(found.value).find((r) => same(r.choice, given));
    const why = refusal === undefined ? {} : { reason: refusal.reason, because: refusal.because };
    return problem('not-an-option', this.seatName(seat), why);
  }

  /** Takes a choice in notation for whatever is asked of the seat now. */
  chooseText(seat: Seat, text: unknown): Result<null, KernelProblem> {
    const found = this.ask(seat);
    if (!found.ok) return found;
    if (typeof text !== 'string') return problem('unreadable-choice', this.seatName(seat), { text: '' });
    const choice = readChoice(this.table, found.value, text);
    return choice.ok ? this.play(found.value, choice.value) : choice;
  }

  /** Whether the latest choice was this seat's, and nothing was drawn or shown and nobody else asked since. */
  canUndo(seat: Seat): boolean {
    return this.isSeat(seat) && this.past.at(-1)?.seat === seat && this.history.length < MOST_BEFORE_UNDO;
  }

  /**
   * How many of its latest choices a seat has to take back to stand again before one where it could have chosen
   * otherwise; 0: there is none that it may take back.
   */
  undoDepth(seat: Seat): number {
    const { past } = this;
    if (!this.canUndo(seat)) return 0;
    for (let n = 1; past.at(-n)?.seat === seat; n++) if (past.at(-n)?.only === false) return n;
    return 0;
  }

  undo(seat: Seat): Result<null, KernelProblem> {
    const stranger = this.stranger(seat);
    if (stranger !== null) return stranger;
    const step = this.past.at(-1);
    if (step === undefined || !this.canUndo(seat)) return problem('nothing-to-undo', this.seatName(seat));
    this.past.pop();
    const text = this.moves.at(-1)?.text ?? '';
    this.forget(step.events);
    this.rewind();
    this.undone.push({ seat, choice: step.choice });
    this.enter('undo', seat, text);
    return ok(null);
  }

  /**
   * A seat gives the game up, whether it is asked or not. That is a line of the history, and the last one: it is not taken
   * back. A game that is being played inside is given up with it.
   */
  concede(seat: Seat): Result<null, KernelProblem> {
    const { game, state, table } = this;
    const barred = this.barred(seat);
    if (barred !== null) return barred;
    this.settle();
    this.undone.length = 0;
    const outcome = game.conceded(state, seat);
    if (state.inner) state.inner = null;
    table.finish(outcome);
    this.enter('concede', seat, '');
    return ok(null);
  }

  /** Makes a choice again that was taken back. */
  redo(seat: Seat): Result<null, KernelProblem> {
    const stranger = this.stranger(seat);
    if (stranger !== null) return stranger;
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
    this.settle();
    this.undone.length = 0;
    return change(this.state);
  }

  private isSeat(seat: unknown): seat is Seat {
    return typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < this.state.asked.length;
  }

  private seatAt(seat: unknown): Seat {
    return this.isSeat(seat) ? seat : SPECTATOR;
  }

  /** What is said to somebody who has no seat at the table; null: he has one. */
  private stranger(seat: unknown): Result<never, KernelProblem> | null {
    if (this.isSeat(seat)) return null;
    const place = typeof seat === 'number' ? String(seat) : '';
    return problem('no-such-seat', place, { seats: this.game.seats(this.state).slice() });
  }

  /** Nobody but a seat of a game that goes on does anything; null: it may. */
  private barred(seat: Seat): Result<never, KernelProblem> | null {
    const { state } = this;
    const stranger = this.stranger(seat);
    if (stranger !== null) return stranger;
    return state.outcome === null ? null : problem('game-over', this.seatName(seat));
  }

  private ask(seat: Seat, decision?: number): Result<Ask, KernelProblem> {
    const { state } = this;
    const barred = this.barred(seat);
    if (barred !== null) return barred;
    const place = this.seatName(seat);
    const ask = this.table.openAsk(seat);
    if (decision !== undefined && decision !== ask?.id && decision <= state.asked[seat]) {
      return problem('stale-decision', place, { decision, now: state.asked[seat] });
    }
    if (ask === undefined || (decision !== undefined && decision !== ask.id)) return problem('not-asked', place);
    return ok(ask);
  }

  private play(ask: Ask, choice: C): Result<null, KernelProblem> {
    const { table, past } = this;
    const events = this.logged;
    const asked = table.state.asks.slice();
    if (this.base === null) this.base = cloneState(table.state);
    const text = this.game.write(table.state, choice, ask.seat);
    const only = table.options(ask).length === 1;
    renewChance(table.state);
    table.shown = NOBODY;
    table.drawn = false;
    const broken = this.answer(ask, choice);
    if (broken !== null) {
      this.forget(events);
      this.rewind();
      return broken;
    }
    this.enter('move', ask.seat, text);
    this.undone.length = 0;
    past.push({ seat: ask.seat, choice, events, only });
    if (this.isFinal(ask.seat, asked)) this.settle();
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
  private isFinal(seat: Seat, asked: readonly Ask[]): boolean {
    const { table, state } = this;
    if (table.drawn || table.shown !== NOBODY || state.outcome !== null) return true;
    const wasOpen = (ask: Ask): boolean => asked.some((a) => a.seat === ask.seat && a.id === ask.id);
    return state.asks.some((ask) => ask.seat !== seat && !wasOpen(ask));
  }

  /** Nothing of what has been chosen can be taken back. */
  private settle(): void {
    this.past.length = 0;
    this.base = null;
  }

  /** Puts the state where the choices that may be taken back lead, from the state before the first of them. */
  private rewind(): void {
    const { game, base, past } = this;
    if (base === null) return;
    const table = new Table(game, cloneState(base));
    for (const { seat, choice } of past) {
      const ask = table.openAsk(seat);
      if (ask === undefined) throw new Error(`${game.id} asks otherwise the second time`);
      renewChance(table.state);
      table.answer(ask, choice);
    }
    this.table.state = table.state;
  }

  private tell(audience: Audience, event: E): void {
    if (audience !== EVERYONE) this.whispers.push(this.logged, audience);
    this.events.push(sharedLittle(event as E & object));
  }

  /** What was told after these events has not been told. */
  private forget(after: number): void {
    const { events, whispers } = this;
    events.length = after;
    while (whispers.length > 0 && whispers[whispers.length - 2] >= after) whispers.length -= 2;
  }

  /** What the seat heard of the first so many events. */
  private heard(seat: Seat, first: number): E[] {
    const heard: E[] = [];
    this.each(first, (audience, event) => {
      if (hears(audience, seat)) heard.push(event);
    });
    return heard;
  }

  private each(first: number, look: (audience: Audience, event: E) => void): void {
    const { events, whispers } = this;
    let next = 0;
    for (let at = 0; at < first; at++) {
      const isWhispered = whispers[next] === at;
      look(isWhispered ? whispers[next + 1] : EVERYONE, events[at]);
      if (isWhispered) next += 2;
    }
  }

  /** Writes a line, and what the state is now where another turn has come. */
  private enter(kind: HistoryLine['kind'], seat: Seat, text: string): void {
    this.write(sharedLittle<HistoryLine>({ kind, seat, text }));
    this.ends.push(this.logged);
    if (this.ends.length > LATEST_LINES) this.ends.shift();
    this.mark();
  }

  private write(line: HistoryLine): void {
    if (line.kind !== 'move') this.standing ??= this.history.slice();
    if (line.kind === 'move') this.standing?.push(line);
    if (line.kind === 'undo') this.standing?.pop();
    this.history.push(line);
  }

  private mark(): void {
    const { state, marks, history } = this;
    const turn = marks.at(-1)?.turn ?? 0;
    if (state.turn !== turn) marks.push({ turn: state.turn, line: history.length, seal: this.seal });
  }

  private seatName(seat: Seat): string {
    return this.game.seats(this.state)[seat] ?? String(seat);
  }
}

/** A choice from outside, or null where it is no plain data, or breaks when it is looked at. */
function plainly(choice: unknown): unknown {
  try {
    return plainTrouble(choice) === null ? clone(choice) : null;
  } catch {
    return null;
  }
}

/** The hash of all that can change. */
export const hashState = (s: TableState): string => hash(changing(s));

function changing(s: TableState): object {
  const { fixed: _, ...rest } = s;
  return s.inner ? { ...rest, inner: changing(s.inner) } : rest;
}

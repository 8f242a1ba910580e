import { below, type Chance, forkSeed, innerChance } from './chance.ts';
import { type Card, type Deck, NO_CARD, needsReshuffle, reshuffle, takeFrom } from './deck.ts';
import type { Answered, Flow, InnerGame, Refusal, Step } from './flow.ts';
import type { Game } from './game.ts';
import { heardOutside, heldIn, heldKind, type Seating, seatInside } from './inner.ts';
import { type Lead, leadOver, mirror, mirrorNext, NO_LEAD } from './mirror.ts';
import { type Prepared, type PreparedStep, type Repertoire, repertoireOf } from './prepared.ts';
import {
  type Ask,
  type Audience,
  EVERYONE,
  type Frame,
  NOBODY,
  type Outcome,
  type RuleId,
  type Seat,
  type TableState,
} from './state.ts';

/** A decision is data: everything a person, a bot or a server needs to know about what is asked. */
export interface Decision<C> {
  readonly id: number;
  readonly seat: Seat;
  readonly kind: string;
  readonly because: RuleId;
  readonly options: readonly C[];
}

/** Receives the facts of a game as they happen, with those who may know them. */
export type Say<E> = { say(audience: Audience, event: E): void }['say'];

/** A game that has begun inside another: enough to play it again alone, and who sits at it. */
export interface Begun {
  readonly game: Game;
  readonly options: object;
  readonly seed: string;
  readonly seating: Seating;
}
const NONE: readonly Begun[] = [];

/** In games whose records are of version 2 the choice that ends one inside could be taken back. */
const tellsAll = ({ secret, format }: Chance): boolean => secret === undefined || format !== undefined;

/** No frame of any game. */
const NOWHERE: Frame = { flow: '', step: 0, at: {} };

/** No game takes so many steps between two decisions. */
const MOST_STEPS = 1_000_000;

/*
 * Faults of a game are thrown from functions of their own: the engine puts short functions into those that call them,
 * and these are called at every step.
 */
function goesRound({ flow }: Frame): never {
  throw new Error(`${flow} goes round and round and asks nobody`);
}
function hasNotBegun({ flow }: Frame): never {
  throw new Error(`no step of ${flow} has been taken yet`);
}

/**
 * A table runs a state: it takes the steps of the sequence of play until somebody must decide, and goes on when the
 * choice is there. The state is all there is to a game; a table can be set up around any state at any time.
 */
export class Table<S extends TableState, C extends object, E> {
  readonly game: Game<S, C, E>;
  state: S;
  /** Off (undefined) in a search: `t.say?.(…)` then costs nothing, not even its arguments. */
  say: Say<E> | undefined;
  /** The games that have begun inside this one at this table. */
  begun: readonly Begun[] = NONE;
  /** Who has been shown something hidden since this was last set to NOBODY. */
  shown: Audience = NOBODY;
  /** Whether chance has been asked since this was last set to false. */
  drawn = false;
  /*
   * What was found last and is most often wanted again, so that a long chain of look-ups is spared: the top frame and
   * its flow, and for an ask the question behind it; if that is a game inside this one, its ask, and `innerTable` is
   * then the one that runs it.
   */
  private frame: Frame = NOWHERE;
  private flow: Prepared<S, C, E>;
  private latest: Ask | null = null;
  private latestInside: Ask | null = null;
  private question: PreparedStep<S, C, E>;
  /** Runs the game inside this one; who sits at it; by how much this table is ahead of it, which stays so meanwhile. */
  private innerTable: Table<TableState, C, E> | null = null;
  private seating: Seating = null;
  private lead: Lead = NO_LEAD;
  /** What `look` fills. */
  private readonly list: C[] = [];
  private readonly repertoire: Repertoire<S, C, E>;

  constructor(game: Game<S, C, E>, state: S, say?: Say<E>) {
    this.game = game;
    this.state = state;
    this.say = say;
    this.repertoire = repertoireOf(game);
    this.flow = this.repertoire.first;
    this.question = this.flow.steps[0];
  }

  /** Takes steps until a seat is asked or the game is over. */
  advance(): void {
    const { state } = this;
    const { frames, asks } = state;
    if (asks.length > 0) return;
    for (let taken = 0; frames.length > 0; taken++) {
      const frame = frames[frames.length - 1];
      if (taken > MOST_STEPS) goesRound(frame);
      const { acts, steps } = this.flowOf(frame);
      if (frame.step >= acts.length) {
        frames.pop();
        continue;
      }
      const act = acts[frame.step];
      if (act !== null) {
        frame.step++;
        act(this, frame.at);
        continue;
      }
      const step = steps[frame.step];
      if (step.who === null) {
        this.askOthers(step, frame);
        if (asks.length > 0) return;
        continue;
      }
      const seat = step.who(state, frame.at);
      if (seat >= 0) {
        const ask = { seat, id: ++state.asked[seat], choice: null };
        asks[0] = ask;
        this.latest = ask;
        this.question = step;
        return;
      }
      frame.step++;
    }
  }

  /** Takes a step that is no question to one seat: a vote, or a game inside this one. */
  private askOthers(step: PreparedStep<S, C, E>, frame: Frame): void {
    const { state } = this;
    const { asks } = state;
    if (step.inner !== null) {
      this.playInner(step, step.inner, frame);
      return;
    }
    const voters = step.voters(state, frame.at);
    for (let i = 0; i < voters.length; i++) {
      const seat = voters[i];
      asks.push({ seat, id: ++state.asked[seat], choice: null });
    }
    if (asks.length > 0) {
      this.latest = asks[0];
      this.question = step;
    } else {
      frame.step++;
    }
  }

  /** The ask that waits for this seat, if there is one. */
  openAsk(seat: Seat): Ask | undefined {
    for (const ask of this.state.asks) if (ask.seat === seat && ask.choice === null) return ask;
    return undefined;
  }

  /** What kind of decision is asked now: 'answer', 'altitude' … */
  kind(): string {
    const step = this.asking(this.top());
    return step.inner === null ? step.kind : this.inside().kind();
  }

  /** Every legal choice for an open ask. */
  options(ask: Ask): readonly C[] {
    const frame = this.top();
    const step = this.asking(frame);
    if (step.inner !== null) return this.inside().options(this.within(ask));
    return step.options(this.state, frame.at, ask.seat, []);
  }

  /** The same in a list that holds only until the next look: for loops that play millions of games. */
  look(ask: Ask): readonly C[] {
    if (ask !== this.latest) this.find(ask);
    const { innerTable, latestInside } = this;
    if (innerTable === null || latestInside === null) return this.offered(ask);
    // Most often it is asked for in the order in which it was asked.
    if (latestInside === innerTable.latest && innerTable.latestInside === null) return innerTable.offered(latestInside);
    return innerTable.look(latestInside);
  }

  /** What the question that was found last offers. */
  private offered(ask: Ask): readonly C[] {
    const { frame, question, list } = this;
    while (list.length > 0) list.pop();
    return question.options(this.state, frame.at, ask.seat, list);
  }

  /** What a player might expect among the options and will not find, with the reason. */
  refusals(ask: Ask): Refusal<C>[] {
    const frame = this.top();
    const step = this.asking(frame);
    if (step.inner !== null) return this.inside().refusals(this.within(ask));
    return step.refusals(this.state, frame.at, ask.seat);
  }

  /** Everything that is asked now, of everybody. */
  decisions(): Decision<C>[] {
    return this.state.asks.filter((ask) => ask.choice === null).map((ask) => this.decision(ask));
  }

  decision(ask: Ask): Decision<C> {
    const frame = this.top();
    const step = this.asking(frame);
    if (step.inner !== null) return { ...this.inside().decision(this.within(ask)), id: ask.id, seat: ask.seat };
    const because = step.because(this.state, frame.at);
    return { id: ask.id, seat: ask.seat, kind: step.kind, because, options: this.options(ask) };
  }

  /** Takes a choice that is known to be legal, and plays on. The border that checks is `Match.choose`. */
  answer(ask: Ask, choice: C): void {
    if (ask !== this.latest) this.find(ask);
    const { innerTable, latestInside } = this;
    if (innerTable === null || latestInside === null) this.take(ask, choice);
    else this.takeInside(innerTable, latestInside, choice);
  }

  /** Takes the answer to the question that was found last. */
  private take(ask: Ask, choice: C): void {
    const { frame, question } = this;
    if (question.who === null) {
      this.vote(ask, choice);
      return;
    }
    this.state.asks.pop();
    frame.step++;
    question.chosen(this, frame.at, choice, ask.seat);
    this.advance();
  }

  /** The same in the game inside this one. */
  private takeInside(table: Table<TableState, C, E>, ask: Ask, choice: C): void {
    this.lend(table);
    if (ask === table.latest && table.latestInside === null) table.take(ask, choice);
    else table.answer(ask, choice);
    if (this.follow(table)) this.advance();
  }

  /** One of several has answered; when all have, it goes on. */
  private vote(ask: Ask, choice: C): void {
    const { state, frame, question } = this;
    const { asks } = state;
    ask.choice = choice;
    for (let i = 0; i < asks.length; i++) {
      if (asks[i].choice !== null) continue;
      this.latest = asks[i];
      return;
    }
    const choices = asks.slice() as Answered<C>[];
    while (asks.length > 0) asks.pop();
    frame.step++;
    this.shown = EVERYONE;
    question.revealed(this, frame.at, choices);
    this.advance();
  }

  /** Plays another flow now; the present one goes on afterwards. */
  call<A extends object>(flow: Flow<S, C, E, A>, at: A): void {
    this.state.frames.push({ flow: flow.name, step: 0, at });
  }

  /** Takes the present step once more: asks the question again. To be said before another flow is called. */
  again(): void {
    const frame = this.top();
    if (frame.step === 0) hasNotBegun(frame);
    frame.step--;
  }

  /** Goes on with another step of the present flow. */
  goto<A extends object>(step: Step<S, C, E, A>): void {
    const frame = this.top();
    const written: readonly unknown[] = this.flowOf(frame).written;
    const at = written.indexOf(step);
    if (at < 0) throw new Error(`the flow ${frame.flow} has no such step`);
    frame.step = at;
  }

  /** Leaves the present flow; the one that called it goes on. */
  end(): void {
    this.state.frames.pop();
  }

  /** The game is over. */
  finish(outcome: Outcome): void {
    const { state } = this;
    state.outcome = outcome;
    while (state.frames.length > 0) state.frames.pop();
    while (state.asks.length > 0) state.asks.pop();
  }

  /** A card off the pile, seen by these; the discard pile is turned over when it must be. NO_CARD: none is left. */
  draw(deck: Deck, seenBy: Audience): Card {
    if (needsReshuffle(deck)) this.turnOver(deck);
    this.drawn = true;
    const card = takeFrom(deck, this.state.chance);
    if (card !== NO_CARD) this.shown |= seenBy;
    return card;
  }

  private turnOver(deck: Deck): void {
    reshuffle(deck);
    this.game.reshuffled?.(this, deck);
  }

  /** A whole number from 0 to n − 1, known to everyone. */
  roll(n: number): number {
    this.shown = EVERYONE;
    return below(this.state.chance, n);
  }

  /** Says that something hidden has just been shown to these. */
  show(to: Audience): void {
    this.shown |= to;
  }

  /** The table of the game inside this one, around the state it has now. */
  private inside(): Table<TableState, C, E> {
    const { game, state, innerTable } = this;
    if (!state.inner) throw new Error(`${game.id} plays no game inside`);
    if (innerTable?.state === state.inner) return innerTable;
    const held = heldIn(game, state);
    const kind = held.game as unknown as Game<TableState, C, E>;
    // The next game of the kind is played at the table of the one before.
    const table = innerTable?.game === kind ? innerTable : new Table(kind, state.inner);
    table.state = state.inner;
    this.innerTable = table;
    this.seating = held.seating;
    this.lead = leadOver(state, state.inner, held.seating);
    return table;
  }

  /** An ask of this table as the game inside knows it. */
  private within(ask: Ask): Ask {
    const { seating } = this;
    return seating === null ? ask : { ...ask, seat: seatInside(seating, ask.seat) };
  }

  /** What is said inside is said here, to the same people. */
  private sayInside(): Say<E> | undefined {
    const { say, seating } = this;
    if (say === undefined || seating === null) return say;
    return (audience, event) => say(heardOutside(seating, audience), event);
  }

  /** Begins the game inside this one, unless a script has put it there, and plays until it asks. */
  private playInner(step: PreparedStep<S, C, E>, playing: InnerGame<S, C, E, object>, frame: Frame): void {
    const { game, state } = this;
    if (!state.inner) {
      const kind = heldKind(game, playing);
      const seed = forkSeed(state.chance);
      this.drawn = true;
      const options = playing.begin(this, frame.at, seed);
      state.inner = kind.setup(options, innerChance(state.chance, seed));
      this.begun = [...this.begun, { game: kind, options, seed, seating: heldIn(game, state).seating }];
    }
    const table = this.inside();
    this.lend(table);
    table.advance();
    this.question = step;
    this.follow(table);
  }

  /** The inner game plays on: what it says, draws and shows counts here. */
  private lend(table: Table<TableState, C, E>): void {
    if (this.say !== table.say) table.say = this.sayInside();
    table.shown = NOBODY;
    table.drawn = false;
  }

  /** The inner game has played: the outer table keeps in step with it. Answers whether it is over, and this one goes on. */
  private follow(table: Table<TableState, C, E>): boolean {
    const { state, seating, lead } = this;
    const inner = table.state;
    if (table.shown !== NOBODY) this.shown |= heardOutside(seating, table.shown);
    if (table.drawn) this.drawn = true;
    if (inner.outcome !== null) {
      mirror(state, inner, lead, seating);
      this.innerOver(inner);
      return true;
    }
    if (inner.asks.length === 1 && state.asks.length === 1) mirrorNext(state, inner, lead, seating);
    else mirror(state, inner, lead, seating);
    const last = inner.asks.length - 1;
    this.latest = state.asks[last];
    this.latestInside = inner.asks[last];
    return false;
  }

  /** What it was played with, seed and all, may be told from now on, and everybody may look at its cards. */
  private innerOver(inner: TableState): void {
    const { state, frame } = this;
    if (tellsAll(state.chance)) this.shown = EVERYONE;
    frame.step++;
    state.inner = null;
    this.latestInside = null;
    this.question.inner?.over(this, frame.at, inner);
  }

  private top(): Frame {
    const { frames } = this.state;
    return frames[frames.length - 1];
  }

  /** The flow of the top frame; most often the one that was asked for last. */
  private flowOf(frame: Frame): Prepared<S, C, E> {
    if (frame !== this.frame) {
      this.flow = this.flowAt(this.state.frames.length - 1, frame.flow);
      this.frame = frame;
      this.latest = null;
      this.latestInside = null;
    }
    return this.flow;
  }

  /** The flow of this name; most often the one that was last found at this height of the stack. */
  private flowAt(height: number, name: string): Prepared<S, C, E> {
    const { latest, named } = this.repertoire;
    if (height < latest.length && latest[height].name === name) return latest[height];
    const flow = named.get(name);
    if (flow === undefined) throw new Error(`${this.game.id} has no flow ${name}`);
    if (height <= latest.length) latest[height] = flow;
    return flow;
  }

  /** Finds the question behind an ask. */
  private find(ask: Ask): void {
    this.question = this.asking(this.top());
    this.latest = ask;
    this.latestInside = this.question.inner === null ? null : this.askInside(ask);
  }

  private askInside(ask: Ask): Ask {
    const table = this.inside();
    return table.openAsk(seatInside(this.seating, ask.seat)) ?? this.within(ask);
  }

  private asking(frame: Frame): PreparedStep<S, C, E> {
    const step = this.flowOf(frame).steps[frame.step];
    if (step.isAct) throw new Error(`${frame.flow} is not asking anything`);
    return step;
  }
}

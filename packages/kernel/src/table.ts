import { below } from './chance.ts';
import { type Card, type Deck, NO_CARD, needsReshuffle, reshuffle, takeFrom } from './deck.ts';
import type { Answered, Flow, Question, Refusal, SecretVote, Step } from './flow.ts';
import type { Game } from './game.ts';
import { type Ask, type Audience, EVERYONE, type Frame, NOBODY, type Outcome, type RuleId, type Seat, type TableState } from './state.ts';

/** A decision is data: everything a person, a bot or a server needs to know about what is asked. */
export interface Decision<C> {
  readonly id: number;
  readonly seat: Seat;
  readonly kind: string;
  readonly because: RuleId;
  readonly options: C[];
}

/** Receives the facts of a game as they happen, with those who may know them. */
export type Say<E> = (audience: Audience, event: E) => void;

/**
 * A table runs a state: it takes the steps of the sequence of play until somebody must decide, and goes on when the
 * choice is there. The state is all there is to a game; a table can be set up around any state at any time.
 */
export class Table<S extends TableState, C extends object, E> {
  readonly game: Game<S, C, E>;
  state: S;
  /** Off (undefined) in a search: `t.say?.(…)` then costs nothing, not even its arguments. */
  say: Say<E> | undefined;
  /** Who has been shown something hidden since this was last set to NOBODY. */
  shown: Audience = NOBODY;
  /** Whether chance has been asked since this was last set to false. */
  drawn = false;
  private latest: Flow<S, C, E>;
  private readonly flows: { readonly [name: string]: Flow<S, C, E> };

  constructor(game: Game<S, C, E>, state: S, say?: Say<E>) {
    this.game = game;
    this.state = state;
    this.say = say;
    this.flows = flowsByName(game);
    this.latest = game.flows[0];
  }

  /** Takes steps until a seat is asked or the game is over. */
  advance(): void {
    const { state } = this;
    const { frames, asks } = state;
    while (asks.length === 0 && frames.length > 0) {
      const frame = frames[frames.length - 1];
      const { steps } = this.flowOf(frame);
      if (frame.step >= steps.length) {
        frames.pop();
        continue;
      }
      const step = steps[frame.step];
      if (typeof step === 'function') {
        frame.step++;
        step(this, frame.at);
      } else if (step.several) {
        for (const seat of step.who(state, frame.at)) asks.push({ seat, id: ++state.asked[seat], choice: null });
        if (asks.length === 0) frame.step++;
      } else {
        const seat = step.who(state, frame.at);
        if (seat >= 0) asks.push({ seat, id: ++state.asked[seat], choice: null });
        else frame.step++;
      }
    }
  }

  /** The ask that waits for this seat, if there is one. */
  openAsk(seat: Seat): Ask | undefined {
    return this.state.asks.find((a) => a.seat === seat && a.choice === null);
  }

  /** Every legal choice for an open ask. */
  options(ask: Ask): C[] {
    const frame = this.top();
    return this.asking(frame).options(this.state, frame.at, ask.seat);
  }

  /** What a player might expect among the options and will not find, with the reason. */
  refusals(ask: Ask): Refusal<C>[] {
    const frame = this.top();
    return this.asking(frame).refusals?.(this.state, frame.at, ask.seat) ?? [];
  }

  /** Everything that is asked now, of everybody. */
  decisions(): Decision<C>[] {
    return this.state.asks.filter((ask) => ask.choice === null).map((ask) => this.decision(ask));
  }

  decision(ask: Ask): Decision<C> {
    const { ask: kind, because } = this.asking(this.top());
    return { id: ask.id, seat: ask.seat, kind, because, options: this.options(ask) };
  }

  /** Takes a choice that is known to be legal, and plays on. The border that checks is `Match.choose`. */
  answer(ask: Ask, choice: C): void {
    const { state } = this;
    const { asks } = state;
    const frame = this.top();
    const question = this.asking(frame);
    if (!question.several) {
      asks.pop();
      frame.step++;
      question.chosen(this, frame.at, choice, ask.seat);
    } else {
      ask.choice = choice;
      for (const other of asks) if (other.choice === null) return;
      const choices = asks.slice() as Answered<C>[];
      while (asks.length > 0) asks.pop();
      frame.step++;
      this.shown = EVERYONE;
      question.revealed(this, frame.at, choices);
    }
    this.advance();
  }

  /** Plays another flow now; the present one goes on afterwards. */
  call<A extends object>(flow: Flow<S, C, E, A>, at: A): void {
    this.state.frames.push({ flow: flow.name, step: 0, at });
  }

  /** Goes on with another step of the present flow. */
  goto<A extends object>(step: Step<S, C, E, A>): void {
    const frame = this.top();
    const at = this.flowOf(frame).steps.indexOf(step as Step<S, C, E, object>);
    if (at < 0) throw new Error(`the flow ${frame.flow} has no such step`);
    frame.step = at;
  }

  /** Leaves the present flow; the one that called it goes on. */
  end(): void {
    this.state.frames.pop();
  }

  /** The game is over. */
  finish(outcome: Outcome): void {
    this.state.outcome = outcome;
    this.state.frames.length = 0;
    this.state.asks.length = 0;
  }

  /** A card off the pile, seen by these; the discard pile is turned over when it must be. NO_CARD: none is left. */
  draw(deck: Deck, seenBy: Audience): Card {
    if (needsReshuffle(deck)) {
      reshuffle(deck);
      this.game.reshuffled?.(this, deck);
    }
    this.drawn = true;
    const card = takeFrom(deck, this.state.chance);
    if (card !== NO_CARD) this.shown |= seenBy;
    return card;
  }

  /** A whole number from 0 to n − 1, known to everyone. */
  roll(n: number): number {
    this.drawn = true;
    this.shown = EVERYONE;
    return below(this.state.chance, n);
  }

  /** Says that something hidden has just been shown to these. */
  show(to: Audience): void {
    this.shown |= to;
  }

  private top(): Frame {
    const { frames } = this.state;
    return frames[frames.length - 1];
  }

  /** The flow of a frame; most often the one that was asked for last. */
  private flowOf(frame: Frame): Flow<S, C, E> {
    if (frame.flow !== this.latest.name) this.latest = this.flows[frame.flow];
    return this.latest;
  }

  private asking(frame: Frame): Question<S, C, E, object> | SecretVote<S, C, E, object> {
    const step = this.flowOf(frame).steps[frame.step];
    if (typeof step === 'function') throw new Error(`${frame.flow} is not asking anything`);
    return step;
  }
}

const byGame = new WeakMap<object, object>();

function flowsByName<S extends TableState, C extends object, E>(
  game: Game<S, C, E>,
): { readonly [name: string]: Flow<S, C, E> } {
  let flows = byGame.get(game);
  if (flows === undefined) {
    flows = Object.fromEntries(game.flows.map((flow) => [flow.name, flow]));
    byGame.set(game, flows);
  }
  return flows as { readonly [name: string]: Flow<S, C, E> };
}

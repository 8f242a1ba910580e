import { type Level, type Ranked, type Temper, thinkingTime } from '@tallyho/bots';
import {
  type Decision,
  type KernelProblem,
  keepMatch,
  type Match,
  problem,
  type Result,
  type Seat,
  type TableState,
  type TableView,
  writeRecord,
} from '@tallyho/kernel';
import type { Advisers } from '../bots/client.ts';
import type { SavedGame } from '../saved/saved-game.ts';
import type { Keeping, Occasion } from '../saved/store.ts';
import { delayOf, keptPace } from './pace.ts';
import { isHuman, type Player } from './players.ts';
import { newSecret } from './secret.ts';

/** What can go wrong around a game without harming it. */
export type Trouble = Exclude<Keeping, 'kept'> | 'bot-silent';

/** Milliseconds a bot may think about a hint. */
const HINT_TIME = 700;

/** Where a session keeps its game; null: it only looks on while another tab plays. */
export interface Keeper {
  keep(game: SavedGame, why: Occasion): Promise<Keeping>;
}

/** Somebody who leads a person by the hand through a game: a lesson. */
export interface Guide {
  /** Whether a person may make this choice, which the rules allow, now. */
  permits(seat: Seat, choice: object): boolean;
  /** A choice has been made or taken back. */
  went(): void;
}

/**
 * A game being played in this page: people choose, bots are asked, every choice is saved. It knows no game; what the
 * seats may see comes from the game's own `observe`.
 */
export class Session<
  S extends TableState = TableState,
  C extends object = object,
  E = object,
  V extends TableView = TableView,
  O extends object = object,
> {
  readonly match: Match<S, C, E, V, O>;
  readonly players: readonly Player[];
  /** Goes up with every change, so that a page knows when to draw anew. */
  version = 0;
  trouble: Trouble | null = null;
  /**
   * Kinds of questions whose answers nobody sees before all have answered: there a bot need not take its time for
   * others to follow.
   */
  unseen: ReadonlySet<string> = new Set();
  private saved: SavedGame;
  private readonly keeper: Keeper | null;
  private readonly bots: Advisers;
  private readonly guide: Guide | null;
  private readonly listeners = new Set<() => void>();
  private readonly thinking = new Set<string>();
  private running = false;

  constructor(
    match: Match<S, C, E, V, O>,
    saved: SavedGame,
    keeper: Keeper | null,
    bots: Advisers,
    guide: Guide | null = null,
  ) {
    this.match = match;
    // Once it has gone on from its state, that state is what there is to it.
    this.saved = match.resumedAt === null ? saved : { ...saved, kept: keepMatch(match) };
    this.players = saved.players;
    this.keeper = keeper;
    this.bots = bots;
    this.guide = guide;
  }

  readonly subscribe = (tell: () => void): (() => void) => {
    this.listeners.add(tell);
    return () => this.listeners.delete(tell);
  };

  readonly getVersion = (): number => this.version;

  get id(): string {
    return this.saved.id;
  }

  /** The seats that are asked something now. */
  get askedSeats(): readonly Seat[] {
    return this.match.state.asks.filter(({ choice }) => choice === null).map(({ seat }) => seat);
  }

  /** Lets the bots play whenever it is their turn. */
  start(): void {
    this.running = this.keeper !== null;
    this.wakeBots();
  }

  stop(): void {
    this.running = false;
    this.thinking.clear();
  }

  /** Whether a lesson is going on: then there is nothing to be saved, and nothing to be played again. */
  get isGuided(): boolean {
    return this.guide !== null;
  }

  choose(
    seat: Seat,
    decision: number,
    choice: C,
  ): Result<null, KernelProblem | 'not-in-this-lesson' | 'played-elsewhere'> {
    if (this.keeper === null) return problem('played-elsewhere', this.id);
    const isOpen = this.match.decision(seat)?.id === decision;
    if (isOpen && isHuman(this.players[seat]) && this.guide?.permits(seat, choice) === false)
      return problem('not-in-this-lesson', this.match.game.seats(this.match.state)[seat]);
    const chosen = this.match.choose(seat, decision, choice);
    if (chosen.ok) this.went('choice');
    return chosen;
  }

  undo(seat: Seat): void {
    if (this.keeper !== null && this.match.undo(seat).ok) this.went('undo');
  }

  /**
   * What the bot would whisper: the options, best first; of the table as it is, or as it would be after what has only
   * been laid out.
   */
  hints(decision: Decision<C>, supposed?: V): Promise<readonly Ranked[]> {
    const { game, state } = this.match;
    const view = supposed ?? game.observe(state, decision.seat);
    return this.bots.hints({ view, decision, level: 'ace', seed: newSecret(), allowance: { milliseconds: HINT_TIME } });
  }

  /** Asks a bot again that did not answer. */
  retry(): void {
    this.trouble = null;
    this.thinking.clear();
    this.changed();
    this.wakeBots();
  }

  private went(why: Occasion): void {
    this.guide?.went();
    void this.save(why);
    this.changed();
    this.wakeBots();
  }

  /** Keeps the game as it is now; what came of it shows when the store has answered. */
  private async save(why: Occasion): Promise<void> {
    const { match, keeper } = this;
    const { state, moves } = match;
    this.saved = {
      ...this.saved,
      saved: Math.max(Date.now(), this.saved.saved + 1),
      turn: state.turn,
      over: state.outcome !== null,
      choices: moves.length,
      record: this.guide === null ? writeRecord(match, 'keeper') : '',
      kept: this.guide === null ? keepMatch(match) : null,
    };
    const came = (await keeper?.keep(this.saved, why)) ?? 'kept';
    const trouble = came === 'kept' ? null : came;
    if (this.trouble === trouble || (this.trouble === 'bot-silent' && trouble === null)) return;
    this.trouble = trouble;
    this.changed();
  }

  /** The game as it is kept, for export. */
  get kept(): SavedGame {
    return this.saved;
  }

  private wakeBots(): void {
    if (!this.running) return;
    for (const seat of this.askedSeats) {
      const player = this.players[seat];
      if (player?.kind === 'bot') void this.askBot(seat, player.level, player.temper);
    }
  }

  private async askBot(seat: Seat, level: Level, temper: Temper = 'steady'): Promise<void> {
    const decision = this.match.decision(seat);
    if (decision === null) return;
    const key = `${seat}/${decision.id}`;
    if (this.thinking.has(key)) return;
    this.thinking.add(key);
    const { game, state } = this.match;
    const milliseconds = thinkingTime[level];
    try {
      const view = game.observe(state, seat);
      const seed = newSecret();
      const asked = this.bots.answer({ view, decision, level, temper, seed, allowance: { milliseconds } });
      // What is chosen in secret is not seen before all have chosen: nobody need wait for it.
      const calm = this.askedSeats.length > 1 ? 0 : Math.max(delayOf[keptPace()], milliseconds);
      const [option] = await Promise.all([asked, pause(calm)]);
      if (!this.thinking.has(key) || this.match.decision(seat)?.id !== decision.id) return;
      this.thinking.delete(key);
      if (!this.choose(seat, decision.id, decision.options[option]).ok) this.silent();
    } catch {
      if (this.thinking.has(key)) this.silent();
    }
  }

  private silent(): void {
    this.trouble = 'bot-silent';
    this.changed();
  }

  private changed(): void {
    this.version++;
    for (const tell of this.listeners) tell();
  }
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

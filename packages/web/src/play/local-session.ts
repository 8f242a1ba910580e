import { type Level, type Ranked, type Temper, thinkingTime } from '@tallyho/bots';
import {
  type Decision,
  keepMatch,
  type Match,
  type Outcome,
  problem,
  type Seat,
  type TableState,
  type TableView,
  writeRecord,
} from '@tallyho/kernel';
import type { Advisers } from '../bots/client.ts';
import { isHuman, type Player } from '../saved/players.ts';
import type { SavedGame } from '../saved/saved-game.ts';
import type { Keeping, Occasion } from '../saved/store.ts';
import { type Look, lookAt } from './look.ts';
import { delayOf, keptPace } from './pace.ts';
import { newSecret } from './secret.ts';
import type { Chosen, Session, Trouble } from './session.ts';

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
 * seats may see comes from the sights of the match, which nobody else has.
 */
export class LocalSession<
  S extends TableState = TableState,
  C extends object = object,
  E = object,
  V extends TableView = TableView,
  O extends object = object,
> implements Session<C, E, V>
{
  readonly players: readonly Player[];
  trouble: Trouble | null = null;
  private readonly match: Match<S, C, E, V, O>;
  private version = 0;
  /** How the game looked to each seat last. */
  private readonly looks = new Map<Seat, Look<C, E, V>>();
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

  get names(): readonly string[] {
    return this.match.game.seats(this.match.state);
  }

  get askedSeats(): readonly Seat[] {
    return this.match.state.asks.filter(({ choice }) => choice === null).map(({ seat }) => seat);
  }

  get outcome(): Outcome | null {
    return this.match.state.outcome;
  }

  look(seat: Seat): Look<C, E, V> {
    const look = lookAt(this.match, seat, this.looks.get(seat));
    this.looks.set(seat, look);
    return look;
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

  get isGuided(): boolean {
    return this.guide !== null;
  }

  choose(seat: Seat, decision: number, choice: C): Chosen {
    if (this.keeper === null) return problem('played-elsewhere', this.id);
    const isOpen = this.match.decision(seat)?.id === decision;
    if (isOpen && isHuman(this.players[seat]) && this.guide?.permits(seat, choice) === false)
      return problem('not-in-this-lesson', this.names[seat]);
    const chosen = this.match.choose(seat, decision, choice);
    if (chosen.ok) this.went('choice');
    return chosen;
  }

  undo(seat: Seat): void {
    if (this.keeper !== null && this.match.undo(seat).ok) this.went('undo');
  }

  hints(given: Decision<C>, supposed?: V): Promise<readonly Ranked[]> {
    const view = supposed ?? this.look(given.seat).view;
    const decision = asked(given);
    return this.bots.hints({ view, decision, level: 'ace', seed: newSecret(), allowance: { milliseconds: HINT_TIME } });
  }

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
    const { view, decision } = this.look(seat);
    if (decision === null) return;
    const key = `${seat}/${decision.id}`;
    if (this.thinking.has(key)) return;
    this.thinking.add(key);
    const milliseconds = thinkingTime[level];
    try {
      const query = { view, decision: asked(decision), level, temper, seed: newSecret() };
      const answered = this.bots.answer({ ...query, allowance: { milliseconds } });
      // What is chosen in secret is not seen before all have chosen: nobody need wait for it.
      const calm = this.askedSeats.length > 1 ? 0 : Math.max(delayOf[keptPace()], milliseconds);
      const [option] = await Promise.all([answered, pause(calm)]);
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

/** What a bot is asked; why something is not to be had is for people to read. */
const asked = <C>({ seat, id, kind, because, options }: Decision<C>): Decision<C> => ({
  seat,
  id,
  kind,
  because,
  options,
});

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

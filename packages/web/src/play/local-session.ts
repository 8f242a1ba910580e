import type { Ranked } from '@tallyho/bots';
import {
  type CutOut,
  type Decision,
  keepMatch,
  type Match,
  type Outcome,
  problem,
  proofOf,
  readRecord,
  type Seat,
  type TableState,
  type TableView,
  writeRecord,
} from '@tallyho/kernel';
import type { Advisers } from '../bots/client.ts';
import { exportGame, isFromTheFirstCard } from '../saved/files.ts';
import { type MatchPlace, placeOf } from '../saved/match-place.ts';
import { isHuman, type Player } from '../saved/players.ts';
import type { SavedGame } from '../saved/saved-game.ts';
import type { Keeping, Occasion } from '../saved/store.ts';
import { asksEverything } from './ask-everything.ts';
import { doneBefore, type SeatDone } from './done-before.ts';
import { playedInside } from './games-inside.ts';
import { type Look, lookAt } from './look.ts';
import { isForced, type Manners, plainManners } from './manners.ts';
import { keptPace } from './pace.ts';
import { Pauses } from './pauses.ts';
import { newSecret } from './secret.ts';
import type { Chosen, KeepersPart, Session, Trouble } from './session.ts';
import { fixedPause, Wait } from './waits.ts';

/** Milliseconds a bot may think about a hint. */
const HINT_TIME = 700;

/** Where a session keeps its game; null: it only looks on while another tab plays. */
export interface Keeper {
  keep(game: SavedGame, why: Occasion): Promise<Keeping>;
}

/** Somebody who leads a person by the hand through a game, a lesson; or who has only brought him to where it begins. */
export interface Guide {
  /** Whether he looks at every choice as it is made; otherwise all goes on as at any table. */
  readonly leads: boolean;
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
  readonly place: MatchPlace | null;
  readonly proof: string | null;
  readonly keeper: KeepersPart | null;
  trouble: Trouble | null = null;
  private readonly match: Match<S, C, E, V, O>;
  private version = 0;
  /** How the game looked to each seat last. */
  private readonly looks = new Map<Seat, Look<C, E, V>>();
  private saved: SavedGame;
  private readonly shelf: Keeper | null;
  private readonly bots: Advisers;
  private readonly guide: Guide | null;
  private readonly manners: Manners<V>;
  private readonly listeners = new Set<() => void>();
  /** The questions that are being answered: by a bot, or for a person. */
  private readonly thinking = new Set<string>();
  private readonly people: readonly Seat[];
  private readonly done: SeatDone<C, V>[];
  private readonly wait = new Wait();
  private readonly pauses = new Pauses();
  private running = false;

  constructor(
    match: Match<S, C, E, V, O>,
    saved: SavedGame,
    shelf: Keeper | null,
    bots: Advisers,
    guide: Guide | null = null,
    manners: Manners<V> = plainManners,
  ) {
    this.match = match;
    // Once it has gone on from its state, that state is what there is to it.
    this.saved = match.resumedAt === null ? saved : { ...saved, kept: keepMatch(match) };
    this.players = saved.players;
    this.place = placeOf(saved);
    // Nothing is kept of a lesson, and nothing promised.
    this.proof = guide === null ? proofOf(match) : null;
    this.keeper = guide === null ? { exportGame: () => exportGame(this.saved) } : null;
    this.shelf = shelf;
    this.bots = bots;
    this.guide = guide;
    this.manners = manners;
    this.people = saved.players.flatMap((player, seat) => (isHuman(player) ? [seat] : []));
    this.done = this.doneSoFar();
  }

  /** What was answered for people the last time this table was open; whoever is asked everything has answered himself. */
  private doneSoFar(): SeatDone<C, V>[] {
    const { match, shelf, guide, people, manners } = this;
    if (shelf === null || guide !== null || match.resumedAt !== null || asksEverything()) return [];
    const record = match.moves.length === 0 ? null : readRecord(writeRecord(match, 'keeper'));
    return record?.ok === true ? doneBefore(match, record.value, people, manners) : [];
  }

  readonly subscribe = (tell: () => void): (() => void) => {
    this.listeners.add(tell);
    return () => this.listeners.delete(tell);
  };

  readonly getVersion = (): number => this.version;

  get id(): string {
    return this.saved.id;
  }

  get title(): string {
    return this.saved.title;
  }

  get names(): readonly string[] {
    return this.match.game.seats(this.match.state);
  }

  get askedSeats(): readonly Seat[] {
    return this.openSeats.filter((seat) => this.forcedOf(seat) === null);
  }

  private get openSeats(): readonly Seat[] {
    return this.match.state.asks.filter(({ choice }) => choice === null).map(({ seat }) => seat);
  }

  get outcome(): Outcome | null {
    return this.match.state.outcome;
  }

  get finished(): SavedGame | null {
    return this.outcome === null ? null : this.saved;
  }

  get isResumed(): boolean {
    return !isFromTheFirstCard(this.saved);
  }

  missions(depth = 0): readonly CutOut[] {
    if (this.guide !== null) return [];
    // The games inside are of any kind.
    const played = playedInside(this.match as unknown as Match, depth);
    return this.outcome === null ? played.filter(({ match }) => match.state.outcome !== null) : played;
  }

  look(seat: Seat): Look<C, E, V> {
    const before = this.looks.get(seat);
    const seen = lookAt(this.match, seat, before);
    const forced = this.forcedOf(seat) === null ? null : seen.decision;
    const look = {
      ...seen,
      decision: forced === null ? seen.decision : null,
      forced,
      done: this.done.filter((each) => each.seat === seat),
      mayUndo: this.undoDepth(seat) > 0,
    };
    this.looks.set(seat, look);
    return look;
  }

  /** The question to a person that has but one answer, if it is answered for him. */
  private forcedOf(seat: Seat): Decision<C> | null {
    if (this.shelf === null || this.isLed || !this.people.includes(seat) || asksEverything()) return null;
    const decision = this.match.decision(seat);
    return decision !== null && isForced(decision, this.manners) ? decision : null;
  }

  /** Whoever is asked everything takes back choice by choice, the others only what they really chose. */
  private undoDepth(seat: Seat): number {
    if (!this.isLed && !asksEverything()) return this.match.undoDepth(seat);
    return this.match.canUndo(seat) ? 1 : 0;
  }

  /** Lets the bots play whenever it is their turn. */
  start(): void {
    this.running = this.shelf !== null;
    this.wait.begin();
    this.goOn();
  }

  stop(): void {
    this.running = false;
    this.thinking.clear();
    this.pauses.endAll();
  }

  hurry(): void {
    this.pauses.hurry();
  }

  get isGuided(): boolean {
    return this.guide !== null;
  }

  get isLed(): boolean {
    return this.guide?.leads === true;
  }

  choose(seat: Seat, decision: number, choice: C): Chosen {
    if (this.shelf === null) return problem('played-elsewhere', this.id);
    const isOpen = this.match.decision(seat)?.id === decision;
    if (isOpen && isHuman(this.players[seat]) && this.guide?.permits(seat, choice) === false)
      return problem('not-in-this-lesson', this.names[seat]);
    const chosen = this.match.choose(seat, decision, choice);
    if (!chosen.ok) return chosen;
    if (this.people.includes(seat)) this.wait.begin();
    this.went('choice');
    return chosen;
  }

  undo(seat: Seat): void {
    if (this.shelf === null) return;
    const depth = this.undoDepth(seat);
    for (let n = 0; n < depth; n++) this.match.undo(seat);
    if (depth === 0) return;
    const stand = this.done.filter(({ after }) => after < this.match.moves.length);
    this.done.splice(0, this.done.length, ...stand);
    this.went('undo');
  }

  concede(seat: Seat): void {
    if (this.shelf !== null && this.guide === null && this.match.concede(seat).ok) this.went('choice');
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
    this.goOn();
  }

  private went(why: Occasion): void {
    if (this.askedSeats.some((seat) => this.people.includes(seat))) this.pauses.calmDown();
    this.guide?.went();
    void this.save(why);
    this.changed();
    this.goOn();
  }

  /** Keeps the game as it is now; what came of it shows when the store has answered. */
  private async save(why: Occasion): Promise<void> {
    const { match, shelf } = this;
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
    const came = (await shelf?.keep(this.saved, why)) ?? 'kept';
    const trouble = came === 'kept' ? null : came;
    if (this.trouble === trouble || (this.trouble === 'bot-silent' && trouble === null)) return;
    this.trouble = trouble;
    this.changed();
  }

  /** Bots are asked; what can be answered in one way only is answered. */
  private goOn(): void {
    if (!this.running) return;
    for (const seat of this.openSeats) {
      const player = this.players[seat];
      if (player?.kind === 'bot') void this.askBot(seat, player);
      else void this.answerFor(seat);
    }
  }

  /** Gives the only answer there is for a person, and notes that it was done for him. */
  private async answerFor(seat: Seat): Promise<void> {
    const forced = this.forcedOf(seat);
    if (forced === null || !this.takeUp(forced)) return;
    const why = this.manners.answered.includes(forced.kind) ? 'nothing' : 'only';
    await this.pauses.of(this.people.length > 1 ? fixedPause[why] : this.wait.pause(keptPace(), why));
    if (!this.layDown(forced)) return;
    // What has been taken back meanwhile and chosen otherwise may ask something else under the same number.
    const decision = this.forcedOf(seat);
    if (decision?.id !== forced.id) return;
    const { kind, because, options } = decision;
    const [choice] = options;
    const { view, told } = this.look(seat);
    const after = this.match.moves.length;
    if (!this.match.choose(seat, decision.id, choice).ok) return;
    this.done.push({ seat, kind, because, choice, view, told: told.length, after });
    this.went('choice');
  }

  private async askBot(seat: Seat, { level, temper = 'steady' }: Bot): Promise<void> {
    const { view, decision } = this.look(seat);
    if (decision === null || !this.takeUp(decision)) return;
    const isOnly = decision.options.length === 1 && !this.isLed;
    const isBrief = this.isBrief();
    const milliseconds = isOnly && isBrief ? 0 : this.wait.thinking(level);
    try {
      const query = { view, decision: asked(decision), level, temper, seed: newSecret() };
      const answered = isOnly ? 0 : this.bots.answer({ ...query, allowance: { milliseconds } });
      const [option] = await Promise.all([answered, this.pauses.of(this.pauseOf(isOnly, isBrief, milliseconds))]);
      if (!this.layDown(decision)) return;
      if (!this.choose(seat, decision.id, decision.options[option]).ok) this.silent();
    } catch {
      if (this.thinking.has(keyOf(decision))) this.silent();
    }
  }

  /** What is not about the one person at the table plays in brief. */
  private isBrief(): boolean {
    const [person] = this.people;
    return this.people.length === 1 && !this.manners.concerns(this.look(person).view, person);
  }

  /**
   * A bot answers after the same time whatever it holds: its haste must not tell its cards. Only in what is about bots
   * alone it goes on at once where there was nothing to choose.
   */
  private pauseOf(isOnly: boolean, isBrief: boolean, thinking: number): number {
    // What is chosen in secret is not seen before all have chosen: nobody need wait for it.
    if (this.openSeats.length > 1) return 0;
    if (!isBrief) return Math.max(this.wait.pause(keptPace(), 'concerned'), thinking);
    return isOnly ? 0 : this.wait.pause(keptPace(), 'brief');
  }

  /** Whether this question is taken up now, and by nobody yet. */
  private takeUp(decision: Decision<C>): boolean {
    const key = keyOf(decision);
    if (this.thinking.has(key)) return false;
    this.thinking.add(key);
    return true;
  }

  /** Whether this question is still to be answered by whoever took it up. */
  private layDown(decision: Decision<C>): boolean {
    return this.thinking.delete(keyOf(decision)) && this.match.decision(decision.seat)?.id === decision.id;
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

type Bot = Extract<Player, { readonly kind: 'bot' }>;

const keyOf = ({ seat, id }: Decision<object>): string => `${seat}/${id}`;

/** What a bot is asked; why something is not to be had is for people to read. */
const asked = <C>({ seat, id, kind, because, options }: Decision<C>): Decision<C> => ({
  seat,
  id,
  kind,
  because,
  options,
});

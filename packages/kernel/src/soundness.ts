import { below, type Chance, chanceFrom } from './chance.ts';
import type { Game } from './game.ts';
import { heldIn } from './inner.ts';
import type { Json } from './json.ts';
import { repertoireOf } from './prepared.ts';
import { type KernelProblem, ok, problem, type Result } from './result.ts';
import { learn, misshape, newShape, type Shape } from './shape.ts';
import { cloneState, type Seat, SPECTATOR, type TableState } from './state.ts';
import { Table } from './table.ts';
import { resample, type TableView } from './view.ts';

/*
 * Whether a state from outside can be played: it is held against states that the game itself makes with the same
 * options, and then tried out. Whoever damages a file, or forges one, gets an error with a place; not a page that
 * stands still.
 */

/** Games played to see what states look like, and to try a state out; choices in each. */
const REHEARSALS = 4;
const CHOICES = 250;
const MOST_FRAMES = 1000;
const MOST_COUNTED = 1_000_000;
const LONGEST_SECRET = 1000;

type Anybody = Game<TableState, object, object, TableView, object>;

const broken = (place: string, wanted: Json = ''): Result<never, KernelProblem> =>
  problem('state-broken', place, { wanted });

/** Plays at random, at most so long, and shows every state on the way. */
function rehearse(
  game: Anybody,
  state: TableState,
  chance: Chance,
  see: (table: Table<TableState, object, object>) => void,
) {
  const table = new Table(game, state);
  table.advance();
  for (let n = 0; n < CHOICES; n++) {
    see(table);
    const open = table.state.asks.filter(({ choice }) => choice === null);
    if (open.length === 0) return;
    const ask = open[below(chance, open.length)];
    const options = table.options(ask);
    table.answer(ask, options[below(chance, options.length)]);
  }
}

/** What does not say what the game is about: the table looks after it (`soundTable`). */
const ofTheTable = new Set(['chance', 'frames', 'asks', 'asked', 'turn', 'outcome', 'inner', 'fixed']);

interface Looks {
  readonly own: Shape;
  readonly fixed: Shape;
  /** Of the games inside, by their ids. */
  readonly inner: ReadonlyMap<string, Looks>;
}

const newLooks = (game: Anybody): Looks => ({
  own: newShape(),
  fixed: newShape(),
  inner: new Map((game.inner ?? []).map((kind) => [kind.id, newLooks(kind)])),
});

const board = (s: TableState): object =>
  Object.fromEntries(Object.entries(s).filter(([name]) => !ofTheTable.has(name)));

/** How states of a game with these options look. */
function looksOf(game: Anybody, options: object): Looks {
  const looks = newLooks(game);
  const seen = new Set<object>();
  const take = (of: Anybody, into: Looks | undefined, s: TableState): void => {
    if (into === undefined) return;
    learn(into.own, board(s));
    if (!seen.has(s.fixed)) learn(into.fixed, s.fixed);
    seen.add(s.fixed);
    if (!s.inner) return;
    const { game: kind } = heldIn(of, s);
    take(kind, into.inner.get(kind.id), s.inner);
  };
  for (let n = 0; n < REHEARSALS; n++) {
    const chance = chanceFrom(`looks ${n}`);
    rehearse(game, game.setup(options, chance), chanceFrom(`players ${n}`), ({ state }) => take(game, looks, state));
  }
  return looks;
}

const isMap = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;

/** What every game's state holds, and where it is wrong. */
function soundTable(game: Anybody, s: { readonly [name: string]: unknown }, seats: number, at: string): string | null {
  const { chance, frames, asks, asked, turn, outcome } = s;
  const isSeat = (value: unknown): value is Seat => isCount(value, seats - 1);
  const words = isMap(chance) ? chance.words : null;
  const isWord = (word: unknown): boolean => typeof word === 'number' && (word | 0) === word;
  if (!Array.isArray(words) || words.length !== 4 || !words.every(isWord)) return `${at}chance.words`;
  if (!isMap(chance) || !Array.isArray(chance.tape) || chance.tape.length > 0) return `${at}chance.tape`;
  const { secret = '' } = chance;
  if (typeof secret !== 'string' || secret.length > LONGEST_SECRET) return `${at}chance.secret`;
  if (chance.format !== undefined && chance.format !== 3) return `${at}chance.format`;
  if (!Array.isArray(asked) || asked.length !== seats || !asked.every((n) => isCount(n, MOST_COUNTED)))
    return `${at}asked`;
  if (!isCount(turn, MOST_COUNTED)) return `${at}turn`;
  const flows = repertoireOf(game).named;
  if (!Array.isArray(frames) || frames.length > MOST_FRAMES) return `${at}frames`;
  for (const [i, frame] of frames.entries()) {
    const flow = isMap(frame) && typeof frame.flow === 'string' ? flows.get(frame.flow) : undefined;
    if (flow === undefined || !isMap(frame) || !isCount(frame.step, flow.steps.length) || !isMap(frame.at))
      return `${at}frames[${i}]`;
  }
  if (!Array.isArray(asks) || asks.length > seats) return `${at}asks`;
  for (const [i, ask] of asks.entries()) {
    const isAsk = isMap(ask) && isSeat(ask.seat) && isCount(ask.id, MOST_COUNTED);
    if (!isAsk || (ask.choice !== null && !isMap(ask.choice))) return `${at}asks[${i}]`;
  }
  const isOutcome =
    isMap(outcome) &&
    Array.isArray(outcome.winners) &&
    outcome.winners.every(isSeat) &&
    typeof outcome.because === 'string';
  if (outcome !== null && !isOutcome) return `${at}outcome`;
  if (outcome === null && !asks.some((ask) => ask.choice === null)) return `${at}asks`;
  return null;
}

function soundState(game: Anybody, looks: Looks, s: unknown, seats: number, at: string): Result<null, KernelProblem> {
  if (!isMap(s)) return broken(`${at}state`);
  const wrong = soundTable(game, s, seats, at);
  if (wrong !== null) return broken(wrong);
  const found = misshape(looks.own, board(s as unknown as TableState), '') ?? misshape(looks.fixed, s.fixed, 'fixed');
  if (found !== null) return broken(`${at}${found.place}`, found.wanted);
  if (game.inner === undefined || s.inner === null) return ok(null);
  const { game: kind, seating } = heldIn(game, s as unknown as TableState);
  const inside = looks.inner.get(kind.id) ?? newLooks(kind);
  return soundState(kind, inside, s.inner, seating?.length ?? seats, `${at}inner.`);
}

/** Everybody looks, everybody could be played by a bot, and some games are played from here. */
function tryOut(game: Anybody, state: TableState): void {
  const cards = sorted(game.cards(state));
  for (let n = 0; n < REHEARSALS; n++) {
    const chance = chanceFrom(`try ${n}`);
    rehearse(game, cloneState(state), chance, (table) => {
      for (let seat = SPECTATOR; seat < table.state.asked.length; seat++) {
        const view = game.observe(table.state, seat);
        if (n === 0 && seat >= 0) resample(game, view, chance);
      }
      for (const ask of table.state.asks) {
        if (ask.choice !== null) continue;
        for (const option of table.options(ask)) game.write(table.state, option, ask.seat);
        table.refusals(ask);
      }
      if (sorted(game.cards(table.state)) !== cards) throw new Error('cards are lost');
    });
  }
}

const sorted = (cards: readonly number[]): string => cards.toSorted((a, b) => a - b).join(' ');

/**
 * A state from outside, if it is one that this game could have come to, as far as one can tell. The names of the seats
 * are those of the options.
 */
export function soundlyRead<S extends TableState, C extends object, E, V extends TableView, O extends object>(
  game: Game<S, C, E, V, O>,
  options: O,
  given: unknown,
): Result<S, KernelProblem> {
  // Whatever the game, its states and choices are only handed on.
  const any = game as unknown as Anybody;
  try {
    const seats = any.setup(options, chanceFrom('seats')).asked.length;
    const sound = soundState(any, looksOf(any, options), given, seats, '');
    if (!sound.ok) return sound;
    tryOut(any, given as TableState);
    return ok(given as S);
  } catch {
    return broken('state');
  }
}

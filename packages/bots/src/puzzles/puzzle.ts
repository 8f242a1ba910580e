import {
  type Decision,
  type Game,
  type GameRecord,
  type Line,
  type Match,
  ok,
  problem,
  type Result,
  replayTo,
  type Seat,
} from '@tallyho/kernel';

/** The games that puzzles are taken from. */
export const puzzleSystems = ['down-in-flames', 'zero', 'wings-of-war'] as const;
export type PuzzleSystem = (typeof puzzleSystems)[number];

/** What one option came to: its notation, and how many of the games that went on from it were won; a draw is half of one. */
export interface Tried {
  readonly choice: string;
  readonly won: number;
}

/** A decision of a game between bots in which one choice is clearly best, and all that is needed to measure it again. */
export interface Puzzle {
  /** The seed of the game, which tells it from all others. */
  readonly seed: string;
  readonly options: unknown;
  /** The choices up to the decision, each with the name of its seat, as in a record: `You: climb`. */
  readonly moves: readonly string[];
  readonly seat: Seat;
  /** What kind of decision it is. */
  readonly kind: string;
  /** What a Pilot would choose by his rules of thumb, an index. */
  readonly thumb: number;
  /** Every legal option in the order of the decision. */
  readonly tried: readonly Tried[];
}

/** The puzzles of one game. */
export interface PuzzleSet {
  readonly system: PuzzleSystem;
  /** The version of the rules that they were measured with. */
  readonly rules: number;
  /** How many games were played on from each option. */
  readonly playouts: number;
  readonly puzzles: readonly Puzzle[];
}

/** The version of records in which they were found: the same seed deals the same cards. */
export const PUZZLE_FORMAT = 2;

/** A puzzle as the beginning of a record. */
export function recordOf({ system, rules }: Pick<PuzzleSet, 'system' | 'rules'>, puzzle: Puzzle): GameRecord {
  const { seed, options } = puzzle;
  const lines = puzzle.moves.map((move, at): Line => {
    const colon = move.indexOf(': ');
    return { number: at + 1, kind: 'move', who: move.slice(0, colon), text: move.slice(colon + 2) };
  });
  return { header: { format: PUZZLE_FORMAT, system, rules, proof: null, seed, options }, lines };
}

/** The match as it stands after so many of the moves; left out: when the puzzle is asked. */
export const positionOf = (
  game: Game,
  set: Pick<PuzzleSet, 'system' | 'rules'>,
  puzzle: Puzzle,
  moves = puzzle.moves.length,
): Result<Match> => replayTo(game, recordOf(set, puzzle), moves);

/** What is asked there; its options must be those that were measured. */
export function askedIn(match: Match, { seat, tried }: Puzzle): Result<Decision<object>> {
  const { game, state } = match;
  const decision = match.decision(seat);
  if (decision === null) return problem('puzzle-not-asked', String(seat));
  const found = decision.options.map((option) => game.write(state, option, seat));
  const isSame = found.length === tried.length && found.every((text, at) => text === tried[at].choice);
  return isSame ? ok(decision) : problem('puzzle-options', String(seat), { found });
}

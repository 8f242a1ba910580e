import { chanceFrom, type Match, ok, problem, type Result } from '@tallyho/kernel';
import type { Thumbs } from '../thumbs.ts';
import { Tally, verdictOf } from './chances.ts';
import { isPuzzle } from './criteria.ts';
import { measureSeed } from './find.ts';
import { askedIn, type Puzzle, type PuzzleSet, positionOf } from './puzzle.ts';
import { Follower, type Standpoint, worldsFrom } from './worlds.ts';

/** What can be wrong with a puzzle: it is not to be had, its options are others, it is none, or it measures otherwise. */
export type PuzzleFault = 'puzzle-not-asked' | 'puzzle-options' | 'puzzle-unclear' | 'puzzle-figures';

/** Where the seat stands when the puzzle is asked; its moves must be legal, its options those that were measured, and one the best. */
export function checkPuzzle(thumbs: Thumbs, set: PuzzleSet, puzzle: Puzzle): Result<Standpoint> {
  const begun = positionOf(thumbs.game, set, puzzle, 0);
  if (!begun.ok) return begun;
  const match = begun.value;
  const follower = new Follower(thumbs, puzzle.seat);
  const names = thumbs.game.seats(match.state);
  for (const [at, move] of puzzle.moves.entries()) {
    const seat = names.findIndex((name) => move.startsWith(`${name}: `));
    const text = move.slice(move.indexOf(': ') + 2);
    if (seat === puzzle.seat) follow(follower, match, puzzle.seat, text);
    const played = match.chooseText(seat, text);
    if (!played.ok) return problem('record-choice', `${puzzle.seed}, ${at + 1}`, { text });
  }
  const asked = askedIn(match, puzzle);
  if (!asked.ok) return asked;
  const verdict = verdictOf(
    puzzle.tried.map(({ won }) => won),
    set.playouts,
  );
  return isPuzzle(verdict) ? ok(follower.standpoint(match)) : problem('puzzle-unclear', puzzle.seed);
}

function follow(follower: Follower, match: Match, seat: number, text: string): void {
  if (match.decision(seat) === null) return;
  follower.standpoint(match);
  const options = match.decision(seat)?.options ?? [];
  const choice = options.find((option) => match.game.write(match.state, option, seat) === text);
  if (choice !== undefined) follower.chosen(choice);
}

/** Measured once more from the seat's standpoint: with the same seed to the same figures, with another one to much the same. */
export function measureAgain(
  thumbs: Thumbs,
  { playouts }: PuzzleSet,
  { seed, seat, moves, tried }: Puzzle,
  standpoint: Standpoint,
  other = '',
): readonly number[] {
  const chance = chanceFrom(`${measureSeed(seed, moves.length)}${other}`);
  const tally = new Tally(thumbs, worldsFrom(thumbs, seat, standpoint), seat, tried.length, chance);
  tally.play(playouts);
  return tally.won;
}

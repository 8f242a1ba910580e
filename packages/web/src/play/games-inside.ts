import { type CutOut, gamesInside, type Match } from '@tallyho/kernel';

/** The games inside a game that was cut out of another, their moves counted as its own are. */
export const countedInside = ({ match, from }: CutOut): CutOut[] =>
  gamesInside(match).map((inside) => ({ ...inside, from: from + inside.from }));

/** The games that were played inside a match; or so many games deep inside it, in the latest of each. */
export function playedInside(match: Match, depth: number): CutOut[] {
  let games = gamesInside(match);
  for (let deep = 0; deep < depth; deep++) games = games.slice(-1).flatMap(countedInside);
  return games;
}

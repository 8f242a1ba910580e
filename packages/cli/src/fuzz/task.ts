/** What every worker of a fuzzing run needs to know. */
export interface FuzzTask {
  /** The system's id, or the path of a module. */
  readonly system: string;
  readonly cwd: string;
  readonly seed: string;
  /** The chance of all checks at a step is 1 in `every`. */
  readonly every: number;
  /** Shared by all workers: at NEXT the number of the next game to play, at LIMIT the first that need not be played. */
  readonly counters: Int32Array<SharedArrayBuffer>;
}
export const NEXT = 0;
export const LIMIT = 1;

/** What was found in a game, ready to be told and kept. */
export interface Found {
  readonly game: number;
  readonly seed: string;
  readonly check: string;
  readonly detail: string;
  /** How many choices the shortest game has that shows it. */
  readonly choices: number;
  /** A scripted game that fails until it is mended; null if the game broke before the first choice. */
  readonly script: string | null;
}

/** What a worker tells. */
export type Told = { readonly games: number; readonly choices: number } | { readonly found: Found };

/** The seed of the n-th game: the first has the seed of the run itself, so that any game can be played again alone. */
export const seedOf = (seed: string, game: number): string => (game === 0 ? seed : `${seed}+${game}`);

/** How careful a run is unless it is told otherwise. */
export const EVERY = 16;

/** The line that plays the game of a finding again. */
export function reproduce(system: string, seed: string, every: number): string {
  const care = every === EVERY ? '' : ` --every ${every}`;
  return `npx tallyho fuzz --system ${quoted(system)} --games 1 --seed ${quoted(seed)}${care}`;
}

const quoted = (word: string): string => (/^[\w+./:-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);

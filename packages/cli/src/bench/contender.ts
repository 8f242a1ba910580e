/** What is measured: a set-up of a system, or the reference that everything is compared with. */
export interface Contender {
  readonly name: string;
  /** The system's id or module; null: chess. */
  readonly system: string | null;
  readonly options: unknown;
  readonly cwd: string;
  /** Whether a bot looks ahead, and its playouts are counted, instead of the decisions of random games. */
  readonly isBot: boolean;
}

/**
 * Plays one whole random game and says how many decisions it had; or lets a bot think, and says how many playouts it
 * made.
 */
export type Player = () => number;

/** What was played in one stretch of time. */
export interface Stretch {
  readonly decisions: number;
  readonly games: number;
  readonly seconds: number;
}

/** Games between two looks at the clock. */
const BATCH = 8;

/** Plays for so many milliseconds. */
export function playFor(player: Player, milliseconds: number): Stretch {
  const begun = performance.now();
  let decisions = 0;
  let games = 0;
  let now = begun;
  while (now - begun < milliseconds) {
    for (let i = 0; i < BATCH; i++) decisions += player();
    games += BATCH;
    now = performance.now();
  }
  return { decisions, games, seconds: (now - begun) / 1000 };
}

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

/** Between two looks at the clock more and more games are played, until they take so long: a look takes time, too. */
const LOOK_SECONDS = 0.0005;

/** Plays for so many seconds of this thread's processor time: what else the machine does meanwhile does not count. */
export function playFor(player: Player, wanted: number): Stretch {
  const begun = process.threadCpuUsage();
  let decisions = 0;
  let games = 0;
  let seconds = 0;
  let batch = 1;
  while (seconds < wanted) {
    for (let i = 0; i < batch; i++) decisions += player();
    games += batch;
    const now = secondsSince(begun);
    if (now - seconds < LOOK_SECONDS) batch *= 2;
    seconds = now;
  }
  return { decisions, games, seconds };
}

function secondsSince(begun: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(begun);
  return (user + system) / 1e6;
}

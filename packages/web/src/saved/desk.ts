/** Who a tab is to a game that may lie open in several: one plays it, the others follow. */
export type Role = 'asking' | 'playing' | 'following';

/**
 * A game's place among the tabs of a browser. Whoever comes first plays; the others follow, until the first is closed or
 * one of them takes the game over. A browser without such locks lets everybody play, and the shelf refuses who is behind.
 */
export class Desk {
  role: Role = 'asking';
  private readonly name: string;
  private readonly tell: () => void;
  /** Ends the request that is waiting, or lets go of the game. */
  private end: () => void = () => {};
  private isLeft = false;

  constructor(id: string, tell: () => void) {
    this.name = `tallyho.game.${id}`;
    this.tell = tell;
  }

  /** Takes the game if nobody has it. */
  sit(): void {
    this.isLeft = false;
    if (navigator.locks === undefined) this.become('playing');
    else this.request({ ifAvailable: true });
  }

  /** Takes the game from whoever has it. */
  takeOver(): void {
    this.end();
    this.request({ steal: true });
  }

  leave(): void {
    this.isLeft = true;
    this.end();
  }

  private become(role: Role): void {
    if (this.isLeft || this.role === role) return;
    this.role = role;
    this.tell();
  }

  private request(options: LockOptions): void {
    const asking = new AbortController();
    let letGo = (): void => {};
    let isOurs = true;
    this.end = () => {
      isOurs = false;
      letGo();
      asking.abort();
    };
    const holding = (lock: Lock | null): Promise<void> | undefined => {
      if (lock === null) {
        this.follow();
        return undefined;
      }
      this.become('playing');
      return new Promise((resolve) => {
        letGo = resolve;
      });
    };
    const isWaiting = options.ifAvailable !== true && options.steal !== true;
    navigator.locks.request(this.name, isWaiting ? { signal: asking.signal } : options, holding).catch(() => {
      // Somebody has taken it over.
      if (isOurs) this.follow();
    });
  }

  private follow(): void {
    if (this.isLeft) return;
    this.become('following');
    this.request({});
  }
}

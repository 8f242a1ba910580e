import type { BotSystem, Query, Ranked, RemoteBot } from '@tallyho/bots';
import { webBot } from '@tallyho/bots/web';

/** Whoever answers for the seats that no person plays, and whispers to those that one does. */
export interface Advisers {
  /** The number of the option that is taken. */
  answer(query: Query): Promise<number>;
  /** The options, best first, with the chances the bot sees. */
  hints(query: Query): Promise<readonly Ranked[]>;
  close(): void;
}

/** So long after its time a worker is given up: it may have been ended by the system without a word. */
const GRACE = 20_000;

/**
 * Bots think in a worker of their own: the page stays awake. Another one whispers to people, so that whoever plays against
 * them never hears of their cards.
 */
export class BotClient implements Advisers {
  private readonly players: Thinker;
  private readonly whisperer: Thinker;

  constructor(system: BotSystem) {
    this.players = new Thinker(system);
    this.whisperer = new Thinker(system);
  }

  answer(query: Query): Promise<number> {
    return this.players.ask(query, (remote) => remote.answer(query).done);
  }

  hints(query: Query): Promise<readonly Ranked[]> {
    return this.whisperer.ask(query, (remote) => remote.hints(query).done);
  }

  close(): void {
    this.players.close();
    this.whisperer.close();
  }
}

/** A worker that comes with the first question; one that died is started anew with the next. */
class Thinker {
  private readonly system: BotSystem;
  private remote: RemoteBot | null = null;

  constructor(system: BotSystem) {
    this.system = system;
  }

  async ask<T>({ allowance }: Query, question: (remote: RemoteBot) => Promise<T>): Promise<T> {
    this.remote ??= webBot(this.system);
    const { remote } = this;
    const patience = alarm((allowance.milliseconds ?? 0) + GRACE);
    try {
      return await Promise.race([question(remote), patience.rings]);
    } catch (error) {
      if (this.remote === remote) this.close();
      throw error;
    } finally {
      patience.stop();
    }
  }

  close(): void {
    this.remote?.close();
    this.remote = null;
  }
}

/** A promise that is broken after so many milliseconds, unless it is stopped. */
function alarm(milliseconds: number): { readonly rings: Promise<never>; stop(): void } {
  let timer = 0;
  const rings = new Promise<never>((_, reject) => {
    timer = window.setTimeout(() => reject(new Error('no answer')), milliseconds);
  });
  return { rings, stop: () => window.clearTimeout(timer) };
}

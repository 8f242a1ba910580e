import type { BotSystem, Query, Ranked, RemoteBot } from '@tallyho/bots';
import { webBot } from '@tallyho/bots/web';

/** Bots think in a worker of their own: the page stays awake. A worker that died is started anew with the next question. */
export class BotClient {
  private readonly system: BotSystem;
  private remote: RemoteBot | null = null;

  constructor(system: BotSystem) {
    this.system = system;
  }

  /** The number of the option that the bot takes. */
  answer(query: Query): Promise<number> {
    return this.guarded((remote) => remote.answer(query).done);
  }

  /** The options, best first, with the chances the bot sees. */
  hints(query: Query): Promise<readonly Ranked[]> {
    return this.guarded((remote) => remote.hints(query).done);
  }

  close(): void {
    this.remote?.close();
    this.remote = null;
  }

  private async guarded<T>(ask: (remote: RemoteBot) => Promise<T>): Promise<T> {
    this.remote ??= webBot(this.system);
    const { remote } = this;
    try {
      return await ask(remote);
    } catch (error) {
      if (this.remote === remote) this.close();
      throw error;
    }
  }
}

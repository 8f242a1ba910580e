import type { BotSystem, Query, Ranked, RemoteBot } from '@tallyho/bots';
import { webBot } from '@tallyho/bots/web';

/** What a page has around it, as far as it is used here. */
declare const window: object;
declare function requestAnimationFrame(draw: () => void): void;

/** What a test can ask of the page: bots in real web workers, one for each system. */
export interface BotPage {
  answer(system: BotSystem, query: Query): Promise<number>;
  hints(system: BotSystem, query: Query): Promise<readonly Ranked[]>;
  /**
   * Thinks without end, and is told to stop after so many milliseconds. How often the page drew meanwhile comes with
   * it.
   */
  interrupted(system: BotSystem, query: Query, after: number): Promise<{ option: number; drawn: number }>;
}

const bots = new Map<BotSystem, RemoteBot>();

function botOf(system: BotSystem): RemoteBot {
  const bot = bots.get(system) ?? webBot(system);
  bots.set(system, bot);
  return bot;
}

const page: BotPage = {
  answer: (system, query) => botOf(system).answer(query).done,
  hints: (system, query) => botOf(system).hints(query).done,
  async interrupted(system, query, after) {
    const bot = botOf(system);
    await bot.ready;
    const thinking = bot.answer({ ...query, allowance: {} });
    let drawn = 0;
    const draw = (): void => {
      drawn++;
      requestAnimationFrame(draw);
    };
    draw();
    setTimeout(() => thinking.stop(), after);
    return { option: await thinking.done, drawn };
  },
};

Object.assign(window, { bots: page });

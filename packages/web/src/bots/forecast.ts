import type { BotSystem, RemoteBot } from '@tallyho/bots';
import { webBot } from '@tallyho/bots/web';
import type { TableView } from '@tallyho/kernel';

/** So many flights are asked for at a time, and so many in all unless they take long. */
const AT_ONCE = 10;
export const ALL_FLIGHTS = 200;

/** Random seeds, which have nothing to do with those of the game. */
const newSeed = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-');

/**
 * Flies what is left of a campaign again and again, in a worker of its own, and tells what it came to each time; returns
 * what ends it.
 */
export function foretell(
  system: BotSystem,
  view: TableView,
  all: number,
  told: (totals: readonly number[]) => void,
): () => void {
  let bot: RemoteBot | null = webBot(system);
  const end = (): void => {
    bot?.close();
    bot = null;
  };
  const fly = async (): Promise<void> => {
    const totals: number[] = [];
    while (bot !== null && totals.length < all) {
      totals.push(...(await bot.forecast({ view, seed: newSeed(), flights: AT_ONCE }).done));
      if (bot !== null) told([...totals]);
    }
    end();
  };
  // A forecast that does not come is no trouble: the desk does without.
  fly().catch(end);
  return end;
}

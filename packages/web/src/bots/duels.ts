import { addTallies, type BotSystem, type Bout, NO_DUELS, type RemoteBot, type Tally } from '@tallyho/bots';
import { webBot } from '@tallyho/bots/web';

/** So many duels are flown in all, and so many pairs of them between two reports: those of Wings of War take longest. */
export const ALL_DUELS = 1000;
const AT_ONCE: { readonly [system in BotSystem]?: number } = { 'down-in-flames': 10, zero: 5, 'wings-of-war': 2 };

/** Random seeds, which have nothing to do with those of any game. */
const newSeed = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-');

const flown = ({ won, drawn, lost }: Tally): number => won + drawn + lost;

/**
 * Lets two aircraft fight each other again and again, in a worker of its own, and tells what came of it so far; returns
 * what ends it.
 */
export function measureDuels(
  system: BotSystem,
  bout: Omit<Bout, 'seed' | 'pairs'>,
  from: Tally,
  told: (tally: Tally) => void,
  failed: () => void,
): () => void {
  let bot: RemoteBot | null = webBot(system);
  const end = (): void => {
    bot?.close();
    bot = null;
  };
  const fly = async (): Promise<void> => {
    let tally = from;
    while (bot !== null && flown(tally) < ALL_DUELS) {
      const pairs = Math.min(AT_ONCE[system] ?? 1, (ALL_DUELS - flown(tally)) / 2);
      tally = addTallies(tally, await bot.duels({ ...bout, seed: newSeed(), pairs }).done);
      if (bot !== null) told(tally);
    }
    end();
  };
  fly().catch(() => {
    // Whoever has ended it does not want to hear that it is broken.
    if (bot !== null) failed();
    end();
  });
  return end;
}

export { NO_DUELS };

import type { Ranked } from '@tallyho/bots';
import type { HintState } from './hint-box.tsx';

/** Asks the bot, and tells how far it has got. */
export async function askHint(
  whisper: () => Promise<readonly Ranked[]>,
  tell: (hint: HintState) => void,
): Promise<void> {
  tell('waiting');
  try {
    tell(await whisper());
  } catch {
    tell('failed');
  }
}

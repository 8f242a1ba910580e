import type { sides } from '@tallyho/zero';
import { type SeatNames, seatNamesOf } from '../../dogfight/words/seat-names.ts';

/** Those who command a side in a campaign, or the B-29s in China, unless they have names of their own. */
export const commands: SeatNames<(typeof sides)[number] | 'b29s'> = {
  en: { japanese: 'Japanese command', allied: 'Allied command', b29s: 'Twentieth Air Force' },
  fr: { japanese: 'État-major japonais', allied: 'État-major allié', b29s: 'Vingtième Air Force' },
};

export const seatName = seatNamesOf(commands);

import type { Side } from '@tallyho/down-in-flames/content';
import { type SeatNames, seatNamesOf } from '../../dogfight/words/seat-names.ts';

/** Those who command a side in a campaign, unless they have names of their own. */
export const commands: SeatNames<Side> = {
  en: { axis: 'Axis command', allies: 'Allied command' },
  fr: { axis: 'État-major de l’Axe', allies: 'État-major allié' },
};

export const seatName = seatNamesOf(commands);

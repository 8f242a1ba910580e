import type { WingsView } from '@tallyho/wings-of-war';
import type { Manners } from '../play/manners.ts';

/**
 * All move and fire together, so everything is about everybody. A programme is laid as a whole, and seen before it is: no
 * card of it is laid for anybody.
 */
export const wingsManners: Manners<WingsView> = {
  concerns: () => true,
  shown: ['plan', 'ready'],
  together: [],
  answered: [],
};

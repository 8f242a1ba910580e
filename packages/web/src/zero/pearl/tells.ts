import type { PearlChoice, PearlEvent, PearlOptions, PearlState, PearlView } from '@tallyho/zero';
import type { Tells } from '../../play/untellable.ts';
import { linesOf } from './tell/lines.ts';
import { pearlWords } from './words/words.ts';

/** Whether events can be told at this table is found out by telling them. */
export const tellsRaid: Tells<PearlState, PearlChoice, PearlEvent, PearlView, PearlOptions> = ({ state }, _, told) =>
  void linesOf(state.fixed, told, pearlWords.en);

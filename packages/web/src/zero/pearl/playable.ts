import {
  type PearlChoice,
  type PearlEvent,
  type PearlOptions,
  type PearlState,
  type PearlView,
  zeroPearlHarbor,
} from '@tallyho/zero';
import type { Playable } from '../../play/begin.ts';

/** Pearl Harbor, to be begun and kept. */
export const pearlGame: Playable<PearlState, PearlChoice, PearlEvent, PearlView, PearlOptions> = {
  game: zeroPearlHarbor,
  titleOf: () => 'Pearl Harbor',
};

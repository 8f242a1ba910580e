import {
  type AnySuperfortressChoice,
  type AnySuperfortressEvent,
  type SuperfortressOptions,
  type SuperfortressState,
  type SuperfortressView,
  zeroSuperfortress,
} from '@tallyho/zero';
import type { Playable } from '../../play/begin.ts';

/** A title is kept as it is called in English, and put into the language of the page where it is shown. */
export const TITLE = 'B-29s in China';

/** B-29s in China, to be begun and kept. */
export const superfortressGame: Playable<
  SuperfortressState,
  AnySuperfortressChoice,
  AnySuperfortressEvent,
  SuperfortressView,
  SuperfortressOptions
> = {
  game: zeroSuperfortress,
  titleOf: () => TITLE,
};

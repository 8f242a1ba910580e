import {
  type AnyGuadalcanalChoice,
  type AnyGuadalcanalEvent,
  type GuadalcanalOptions,
  type GuadalcanalState,
  type GuadalcanalView,
  zeroGuadalcanal,
} from '@tallyho/zero';
import type { Playable } from '../../play/begin.ts';
import { titleOfGuadalcanal } from './model/names.ts';

/** The Guadalcanal campaign, to be begun and kept. */
export const guadalcanalGame: Playable<
  GuadalcanalState,
  AnyGuadalcanalChoice,
  AnyGuadalcanalEvent,
  GuadalcanalView,
  GuadalcanalOptions
> = {
  game: zeroGuadalcanal,
  // A title is kept as it is called in English, and put into the language of the page where it is shown.
  titleOf: ({ fixed }) => titleOfGuadalcanal(fixed.sheet, 'en'),
};

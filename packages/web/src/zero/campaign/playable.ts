import {
  type LandChoice,
  type LandEvent,
  type LandOptions,
  type LandState,
  type LandView,
  zeroCampaign,
} from '@tallyho/zero';
import type { Playable } from '../../play/begin.ts';
import { titleOfCampaign } from './model/names.ts';

/** A Land campaign of Zero!, to be begun and kept. */
export const landGame: Playable<LandState, LandChoice, LandEvent, LandView, LandOptions> = {
  game: zeroCampaign,
  // A title is kept as it is called in English, and put into the language of the page where it is shown.
  titleOf: ({ fixed }) => titleOfCampaign(fixed.campaign, fixed.options.period, 'en'),
};

import {
  type AnyCarrierChoice,
  type AnyCarrierEvent,
  type CarrierOptions,
  type CarrierState,
  type CarrierView,
  zeroCarriers,
} from '@tallyho/zero';
import type { Playable } from '../../play/begin.ts';
import { titleOfCarriers } from './model/names.ts';

/** A Carrier campaign of Zero!, to be begun and kept. */
export const carrierGame: Playable<CarrierState, AnyCarrierChoice, AnyCarrierEvent, CarrierView, CarrierOptions> = {
  game: zeroCarriers,
  // A title is kept as it is called in English, and put into the language of the page where it is shown.
  titleOf: ({ fixed }) => titleOfCarriers(fixed.campaign, 'en'),
};

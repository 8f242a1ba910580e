import type { Liveries } from '../livery.ts';
import { austriaHungaryLiveries } from './austria-hungary.ts';
import { franceLiveries } from './france.ts';
import { germanyLiveries } from './germany.ts';
import { italyLiveries } from './italy.ts';
import { unitedKingdomLiveries } from './united-kingdom.ts';

/** What each aircraft card is painted like, by its id. */
export const liveries: Liveries = {
  ...germanyLiveries,
  ...austriaHungaryLiveries,
  ...franceLiveries,
  ...italyLiveries,
  ...unitedKingdomLiveries,
};

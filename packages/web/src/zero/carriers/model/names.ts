import { type Language, zeroCampaignWords, zeroCarrierWords } from '@tallyho/words';
import type { CarrierCampaign, ListedAircraft, TrackId } from '@tallyho/zero/content';
import { craftOf } from '../../campaign/model/cards.ts';
import { carrierWords } from '../words/words.ts';

type Day = readonly [year: number, month: number, day: number];

const month = ([year, number]: Day, language: Language): string =>
  zeroCampaignWords(language).period([year, number], [year, number]);

/** A campaign with its month: 'Coral Sea, May 1942'. */
export const titleOfCarriers = (campaign: CarrierCampaign, language: Language): string =>
  `${zeroCarrierWords(language).names[campaign.id] ?? campaign.name}, ${month(campaign.from, language)}`;

/** '4 to 8 May 1942'. */
export const datesOf = ({ from, to }: CarrierCampaign, language: Language): string =>
  carrierWords[language].chart.dates({ from: from[2], to: to[2], month: month(to, language) });

/** What a campaign is about; nothing is said of one that came with somebody's own pack. */
export const aboutCarriers = (id: string, language: Language) => ({
  ...(zeroCarrierWords(language).about[id] ?? { story: '', advice: '' }),
  history: carrierWords[language].history[id] ?? '',
});

export const trackName = (id: TrackId, language: Language): string => zeroCarrierWords(language).tracks[id];

/** '2 F4F-3, 1 SBD-3'. */
export const listedNames = (listed: readonly ListedAircraft[], language: Language): string =>
  listed.length === 0
    ? carrierWords[language].desk.nothing
    : listed
        .map(({ count, as, aircraft }) => `${as === 'L/W' ? 2 * count : count} ${craftOf(aircraft).name}`)
        .join(', ');

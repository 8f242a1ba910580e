import type { CampaignOption } from '@tallyho/down-in-flames/content';
import { campaignWords, type Language } from '@tallyho/words';
import { cardOf, pilotName } from './cards.ts';

/** A place in words; one that came with somebody's own pack goes by its id. */
export function nameOfPlace(place: string, language: Language): string {
  const places: { readonly [place: string]: string } = campaignWords(language).places;
  return places[place] ?? place;
}

/** What an Option brings and does, line by line. */
export function optionLines({ aircraft, effects }: CampaignOption, language: Language): string[] {
  const words = campaignWords(language);
  return [
    ...aircraft.map(({ card, count, pilot }) => words.reinforcement(count, cardOf(card).name, pilotName(pilot))),
    ...effects.map((one) => words.effects[one.effect]('amount' in one ? one.amount : 0)),
  ];
}

/** The same in one line. */
export const optionText = (option: CampaignOption, between: string, language: Language): string =>
  optionLines(option, language).join(between);

interface About {
  readonly story: string;
  readonly advice: string;
  readonly history: string;
}

/** What a campaign is about; nothing is said of one that came with somebody's own pack. */
export function aboutCampaign(id: string, language: Language): About {
  const about: { readonly [id: string]: Omit<About, 'history'> } = campaignWords(language).about;
  return { ...(about[id] ?? { story: '', advice: '' }), history: '' };
}

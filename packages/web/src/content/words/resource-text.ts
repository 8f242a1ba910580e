import { type Language, zeroCampaignWords } from '@tallyho/words';
import { corsairsWords } from '@tallyho/words/corsairs';
import { type CorsairsEffect, campaignBase, corsairsOptions, type Effect } from '@tallyho/zero/content';
import { texts } from '../../words/language.tsx';

/** What a Resource's option does, in a sentence; '': there is none of this name. */
export function resourceText(id: string, language: Language): string {
  const zero = campaignBase.resources.find((one) => one.id === id);
  const own = corsairsOptions.find((one) => one.id === id);
  const told =
    zero !== undefined
      ? zero.effects.map((effect) => zeroText(effect, language))
      : (own?.effects ?? []).map((effect) => corsairsText(effect, language));
  const text = told.join(`${texts[language].semicolon} `);
  return text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

const zeroText = (effect: Effect, language: Language): string =>
  zeroCampaignWords(language).effects[effect.does](effect as never);

/** An option of CORSAIRS AND HELLCATS may do what one of Zero! does as well; Late Arrival is its own. */
function corsairsText(effect: Effect | CorsairsEffect, language: Language): string {
  const isZero = effect.does in zeroCampaignWords(language).effects && effect.does !== 'resource-late';
  return isZero ? zeroText(effect as Effect, language) : corsairsWords(language).effect(effect as CorsairsEffect);
}

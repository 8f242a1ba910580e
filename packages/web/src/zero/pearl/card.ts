import type { Language } from '@tallyho/words';
import type { CampaignCardScene } from '../../campaign/set-up/campaign-list.tsx';
import { writeRoute } from '../../page/route.ts';
import { craftOf } from '../campaign/model/cards.ts';
import { pearlWords } from './words/words.ts';

/** Pearl Harbor on the list of campaigns. */
export const pearlCard = (language: Language): CampaignCardScene => ({
  id: 'pearl-harbor',
  name: 'Pearl Harbor',
  story: pearlWords[language].about.story,
  length: pearlWords[language].setUp.length,
  faces: ['b5n2', 'd3a1', 'a6m2', 'p-40b'].map(craftOf),
  href: writeRoute({ page: 'set-up', system: 'zero-pearl-harbor' }),
});

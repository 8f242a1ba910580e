import type { Language } from '@tallyho/words';
import type { CampaignCardScene } from '../../campaign/set-up/campaign-list.tsx';
import { writeRoute } from '../../page/route.ts';
import { craftOf } from '../campaign/model/cards.ts';
import { TITLE } from './playable.ts';
import { superfortressWords } from './words/words.ts';

/** B-29s in China on the list of campaigns. */
export const superfortressCard = (language: Language): CampaignCardScene => ({
  id: 'superfortress',
  name: TITLE,
  story: superfortressWords[language].setUp.story,
  length: superfortressWords[language].setUp.length,
  faces: ['b-29', 'ki-45', 'ki-84', 'j2m3'].map(craftOf),
  href: writeRoute({ page: 'set-up', system: 'zero-superfortress' }),
});

import type { Language } from '@tallyho/words';
import type { CampaignCardScene } from '../../campaign/set-up/campaign-list.tsx';
import { writeRoute } from '../../page/route.ts';
import { craftOf } from '../campaign/model/cards.ts';
import { guadalcanalWords } from './words/words.ts';

/** Guadalcanal on the list of campaigns. */
export const guadalcanalCard = (language: Language): CampaignCardScene => ({
  id: 'guadalcanal',
  name: 'Guadalcanal',
  story: guadalcanalWords[language].sheet.story,
  length: guadalcanalWords[language].setUp.length,
  faces: ['g4m1', 'a6m2', 'f4f-3', 'sbd-3'].map(craftOf),
  href: writeRoute({ page: 'campaign', room: 'zero-guadalcanal', campaign: 'guadalcanal' }),
});

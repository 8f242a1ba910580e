import { campaignTrial } from '@tallyho/down-in-flames';
import { describe, expect, test } from 'vitest';
import { tableOf } from '../../../src/campaign/table.ts';
import { deskWords } from '../../../src/campaign/words/words.ts';
import { campaigns } from '../../../src/down-in-flames/campaign/campaigns.ts';
import { roomWords } from '../../../src/down-in-flames/campaign/words/words.ts';
import { type Flown, survey, textsOf } from '../../dogfight/tellings.ts';

const CAMPAIGNS = 3;
const flown: Flown = { room: tableOf(campaigns), trial: campaignTrial };

describe.each(['en', 'fr'] as const)('a campaign in %s', (language) => {
  const found = survey(flown, language, { games: CAMPAIGNS, every: 3 });

  test('asks every question of map and missions in a sentence, and names every option differently', () => {
    expect(found.questions).toEqual([]);
    const wanted = ['arrow', 'option', 'flak', 'start', 'formation', 'act', 'name', 'turret', 'dodge', 'bombing'];
    expect([...found.kinds]).toEqual(expect.arrayContaining(wanted));
  });

  test('says why not, for every arrow, Option and action that is refused', () => expect(found.refusals).toEqual([]));

  test('tells every event of the map in a sentence, and the whole map in words', () => {
    expect(found.tales).toEqual([]);
    const wanted = [
      'campaign-arrow',
      'campaign-options',
      'campaign-debrief',
      'campaign-initiative',
      'campaign-verdict',
    ];
    expect([...found.events]).toEqual(expect.arrayContaining(wanted));
  });

  test('shows in a hand every card that can be played in a mission', () => expect(found.hands).toEqual([]));
});

test('French keeps its punctuation on the line and its apostrophes round', () => {
  expect([...textsOf(roomWords.fr), ...textsOf(deskWords.fr)].filter((text) => / [:;!?»]|« |'/.test(text))).toEqual([]);
});

import { campaignTrial } from '@tallyho/down-in-flames';
import { describe, expect, test } from 'vitest';
import { tableOf } from '../../../src/campaign/table.ts';
import { deskWords } from '../../../src/campaign/words/words.ts';
import { campaigns } from '../../../src/down-in-flames/campaign/campaigns.ts';
import { roomWords } from '../../../src/down-in-flames/campaign/words/words.ts';
import {
  eventsTold,
  type Flown,
  handsFit,
  questionsAsked,
  refusalsExplained,
  textsOf,
} from '../../dogfight/tellings.ts';

const CAMPAIGNS = 3;
const flown: Flown = { room: tableOf(campaigns), trial: campaignTrial };

describe.each(['en', 'fr'] as const)('a campaign in %s', (language) => {
  test('asks every question of map and missions in a sentence, and names every option differently', () => {
    const kinds = questionsAsked(flown, language, CAMPAIGNS);
    const wanted = ['arrow', 'option', 'flak', 'start', 'formation', 'act', 'name', 'turret', 'dodge', 'bombing'];
    expect([...kinds]).toEqual(expect.arrayContaining(wanted));
  });

  test('says why not, for every arrow, Option and action that is refused', () => refusalsExplained(flown, language, 1));

  test('tells every event of the map in a sentence, and the whole map in words', () => {
    const events = eventsTold(flown, language, CAMPAIGNS);
    const wanted = [
      'campaign-arrow',
      'campaign-options',
      'campaign-debrief',
      'campaign-initiative',
      'campaign-verdict',
    ];
    expect([...events]).toEqual(expect.arrayContaining(wanted));
  });
});

test('a card that can be played in a mission lies in a hand that is shown', () => handsFit(flown, 1));

test('French keeps its punctuation on the line and its apostrophes round', () => {
  expect([...textsOf(roomWords.fr), ...textsOf(deskWords.fr)].filter((text) => / [:;!?»]|« |'/.test(text))).toEqual([]);
});

import { decisionKinds, zeroTrial } from '@tallyho/zero';
import { describe, expect, test } from 'vitest';
import { zeroWords } from '../../src/zero/words/words.ts';
import { zeroTable } from '../../src/zero/zero-room.ts';
import { eventsTold, type Flown, handsFit, questionsAsked, refusalsExplained, textsOf } from '../dogfight/tellings.ts';

const GAMES = 60;
const flown: Flown = { room: zeroTable, trial: zeroTrial };

describe.each(['en', 'fr'] as const)('the Pacific table in %s', (language) => {
  test('asks every question in a sentence, and names every option differently', () => {
    expect([...questionsAsked(flown, language, GAMES)].sort()).toEqual([...decisionKinds].sort());
  });

  test('says why not, for everything that is refused', () => refusalsExplained(flown, language, GAMES / 4));

  test('tells every event in a sentence', () => {
    const events = eventsTold(flown, language, GAMES);
    const rare = ['reshuffled', 'out', 'gave-up'];
    const missing = Object.keys(zeroWords[language].events).filter((event) => !events.has(event));
    expect(missing.filter((event) => !rare.includes(event))).toEqual([]);
  });
});

test('the hands of the one who is asked are shown, and nobody else’s', () => handsFit(flown, GAMES / 4));

test('French keeps its punctuation on the line and its apostrophes round', () => {
  expect(textsOf(zeroWords.fr).filter((text) => / [:;!?»]|« |'/.test(text))).toEqual([]);
});

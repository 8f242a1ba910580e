import { downInFlamesTrial } from '@tallyho/down-in-flames';
import { describe, expect, test } from 'vitest';
import { duelTable } from '../../src/down-in-flames/duel-room.ts';
import { duelWords } from '../../src/down-in-flames/words/words.ts';
import { type Flown, survey, textsOf } from '../dogfight/tellings.ts';

const GAMES = 60;
const flown: Flown = { room: duelTable, trial: downInFlamesTrial };

describe.each(['en', 'fr'] as const)('the table in %s', (language) => {
  const found = survey(flown, language, { games: GAMES });

  test('asks every question in a sentence, and names every option differently', () => {
    expect(found.questions).toEqual([]);
    expect([...found.kinds]).toEqual(
      expect.arrayContaining([
        'act',
        'altitude',
        'answer',
        'discard',
        'evade',
        'follow',
        'next',
        'pay',
        'speed',
        'start',
      ]),
    );
  });

  test('says why not, for everything that is refused', () => expect(found.refusals).toEqual([]));

  test('tells every event in a sentence', () => {
    expect(found.tales).toEqual([]);
    const common = ['aircraft', 'altitude', 'turn', 'acts', 'drew', 'cards', 'discarded', 'played', 'hit', 'position'];
    expect([...found.events]).toEqual(expect.arrayContaining(common));
  });

  test('shows the hand of the one who is asked, and nobody else’s', () => expect(found.hands).toEqual([]));
});

test('French keeps its punctuation on the line and its apostrophes round', () => {
  expect(textsOf(duelWords.fr).filter((text) => / [:;!?»]|« |'/.test(text))).toEqual([]);
});

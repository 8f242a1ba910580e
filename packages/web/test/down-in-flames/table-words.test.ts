import { downInFlamesTrial } from '@tallyho/down-in-flames';
import { describe, expect, test } from 'vitest';
import { duelTable } from '../../src/down-in-flames/duel-room.ts';
import { duelWords } from '../../src/down-in-flames/words/words.ts';
import { eventsTold, type Flown, handsFit, questionsAsked, refusalsExplained, textsOf } from '../dogfight/tellings.ts';

const GAMES = 60;
const flown: Flown = { room: duelTable, trial: downInFlamesTrial };

/** Fights without bombers. */
const fighters: Flown = {
  room: duelTable,
  trial: {
    deal(chance) {
      for (;;) {
        const given = downInFlamesTrial.deal(chance) as { readonly mode?: string };
        if (given.mode !== 'mission') return given;
      }
    },
  },
};

describe.each(['en', 'fr'] as const)('the table in %s', (language) => {
  test('asks every question in a sentence, and names every option differently', () => {
    const kinds = questionsAsked(flown, language, GAMES);
    expect([...kinds]).toEqual(
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

  test('says why not, for everything that is refused', () => refusalsExplained(flown, language, GAMES / 4));

  test('tells every event in a sentence', () => {
    const events = eventsTold(flown, language, GAMES);
    const common = ['aircraft', 'altitude', 'turn', 'acts', 'drew', 'cards', 'discarded', 'played', 'hit', 'position'];
    expect([...events]).toEqual(expect.arrayContaining(common));
  });
});

test('the hand of the one who is asked is shown, and nobody else’s', () => handsFit(fighters, GAMES / 4));

test('French keeps its punctuation on the line and its apostrophes round', () => {
  expect(textsOf(duelWords.fr).filter((text) => / [:;!?»]|« |'/.test(text))).toEqual([]);
});

import { selection } from '@tallyho/zero';
import { describe, expect, test } from 'vitest';
import { selectionChoiceWords, selectionSentence, selectionWords } from '../../../src/zero/campaign/tell/selection.ts';
import { textsOf } from '../../dogfight/tellings.ts';

const because = 'CH-19.24b';
const events: readonly selection.SelectionEvent[] = [
  { event: 'selection-service', seat: 1, family: 'F4U', service: 'usmc', card: 'SCISSORS', because },
  {
    event: 'selection-cards',
    seat: 0,
    family: 'A6M',
    crews: false,
    cards: ['HALF LOOP'],
    skilled: 1,
    green: 0,
    because,
  },
  { event: 'selection-pilot', seat: 0, pilot: 'sugita', because },
  { event: 'selection-assigned', seat: 0, pilot: 'sugita', aircraft: 'a6m3', place: 'element 2 leader', because },
  { event: 'selection-green', seat: 0, aircraft: 'g4m1', place: 'formation 1 aircraft 2', because },
  { event: 'selection-reshuffled', seat: 1, because },
];
const choices: readonly selection.SelectionChoice[] = [
  selection.drawFor('G4M', true),
  selection.chooseService('usn'),
  selection.RESHUFFLE,
  selection.assign('boyington', 'element 1 leader'),
  selection.assignGreen('element 1 wingman'),
];

describe('the selection of pilots in words', () => {
  test('CH-19.24q, CH-19.42a: who flies what', () => {
    const said = events.map((event) => selectionSentence(event, 'en', (id) => id));
    expect(said).toEqual([
      'SCISSORS is drawn: the F4Us are flown by the Marines.',
      'HALF LOOP for the A6Ms: 1 skilled, no green.',
      'Chance has picked Shoichi Sugita.',
      'Shoichi Sugita: a6m3, Leader of Element 2.',
      'Green: g4m1, aircraft 2 of Formation 1.',
      'The deck is reshuffled before the Allies draw.',
    ]);
    expect(choices.map((choice) => selectionChoiceWords(choice, 'en'))).toEqual([
      'Draw for the crews of G4Ms',
      'Pilots of the Navy',
      'Reshuffle the deck',
      'Gregory Boyington: Leader of Element 1',
      'Green: Wingman of Element 1',
    ]);
  });

  test('in French as well, with its punctuation', () => {
    for (const event of events) expect(selectionSentence(event, 'fr', (id) => id)).toMatch(/^\p{Lu}.*\.$/su);
    for (const choice of choices) expect(selectionChoiceWords(choice, 'fr')).not.toBe('');
    expect(textsOf(selectionWords.fr).filter((text) => / [:;!?»]|« |'/.test(text))).toEqual([]);
    expect(new Set(events.map(({ event }) => event))).toEqual(new Set(selection.selectionEventNames));
  });
});

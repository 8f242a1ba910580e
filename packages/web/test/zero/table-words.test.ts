import type { Language } from '@tallyho/words';
import { decisionKinds, zeroCorsairsTrial, zeroKamikazeTrial, zeroMissionTrial, zeroTrial } from '@tallyho/zero';
import { describe, expect, test } from 'vitest';
import { zeroWords } from '../../src/zero/words/words.ts';
import { zeroTable } from '../../src/zero/zero-room.ts';
import { type Flown, nothingYet, type Survey, survey, textsOf } from '../dogfight/tellings.ts';
import { alone, bombs, commandos, escorted, hunts, lowDown, rams, rockets, submarine } from './missions.ts';

const GAMES = 60;
const fights: Flown = { room: zeroTable, trial: zeroTrial };
const missions: Flown = { room: zeroTable, trial: zeroMissionTrial };
const corsairs: Flown = { room: zeroTable, trial: zeroCorsairsTrial };
const kamikazes: Flown = { room: zeroTable, trial: zeroKamikazeTrial };
const escorts: Flown = { room: zeroTable, trial: { deal: () => escorted }, prefers: hunts };
const bombers: Flown = { room: zeroTable, trial: { deal: () => lowDown }, prefers: bombs };
const charges: Flown = { room: zeroTable, trial: { deal: () => submarine } };
const landings: Flown = { room: zeroTable, trial: { deal: () => commandos }, prefers: rams };
const venturas: Flown = { room: zeroTable, trial: { deal: () => rockets } };
const solitaire: Flown = { room: zeroTable, trial: { deal: () => alone }, isOpen: true };

/** Of fights and of Missions alike, and of what is rare in both. */
function surveyAll(language: Language): Survey {
  const found = nothingYet();
  const look = (flown: Flown, games: number): Survey => survey(flown, language, { games }, found);
  look(fights, GAMES);
  look(missions, GAMES / 2);
  look(kamikazes, GAMES / 4);
  for (const flown of [corsairs, escorts, bombers, landings]) look(flown, GAMES / 6);
  for (const flown of [charges, venturas, solitaire]) look(flown, GAMES / 12);
  return found;
}

describe.each(['en', 'fr'] as const)('the Pacific table in %s', (language) => {
  const found = surveyAll(language);

  test('asks every question in a sentence, and names every option differently', () => {
    expect(found.questions).toEqual([]);
    expect([...found.kinds].sort()).toEqual([...decisionKinds].sort());
  });

  test('says why not, for everything that is refused', () => expect(found.refusals).toEqual([]));

  test('tells every event in a sentence', () => {
    expect(found.tales).toEqual([]);
    const seldom = ['reshuffled', 'out', 'gave-up'];
    const missing = Object.keys(zeroWords[language].events).filter((event) => !found.events.has(event));
    expect(missing.filter((event) => !seldom.includes(event))).toEqual([]);
  });

  test('shows the hands of the one who is asked, and nobody else’s', () => expect(found.hands).toEqual([]));
});

test('French keeps its punctuation on the line and its apostrophes round', () => {
  expect(textsOf(zeroWords.fr).filter((text) => / [:;!?»]|« |'/.test(text))).toEqual([]);
});

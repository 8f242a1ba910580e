import { decisionKinds, zeroCorsairsTrial, zeroKamikazeTrial, zeroMissionTrial, zeroTrial } from '@tallyho/zero';
import { describe, expect, test } from 'vitest';
import { zeroWords } from '../../src/zero/words/words.ts';
import { zeroTable } from '../../src/zero/zero-room.ts';
import { eventsTold, type Flown, handsFit, questionsAsked, refusalsExplained, textsOf } from '../dogfight/tellings.ts';
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

const solitaire: Flown = { room: zeroTable, trial: { deal: () => alone } };

/** Of fights and of Missions alike. */
const ofAll = <T>(of: (flown: Flown, games: number) => Set<T>): Set<T> =>
  new Set([
    ...of(fights, GAMES),
    ...of(missions, GAMES / 2),
    ...of(kamikazes, GAMES / 4),
    // What is rare in others.
    ...of(corsairs, GAMES / 6),
    ...of(escorts, GAMES / 6),
    ...of(bombers, GAMES / 6),
    ...of(charges, GAMES / 12),
    ...of(venturas, GAMES / 12),
    ...of(landings, GAMES / 6),
    ...of(solitaire, GAMES / 12),
  ]);

describe.each(['en', 'fr'] as const)('the Pacific table in %s', (language) => {
  test('asks every question in a sentence, and names every option differently', () => {
    const asked = ofAll((flown, games) => questionsAsked(flown, language, games));
    expect([...asked].sort()).toEqual([...decisionKinds].sort());
  });

  test('says why not, for everything that is refused', () => {
    for (const flown of [fights, missions, corsairs, kamikazes, escorts, bombers, solitaire])
      refusalsExplained(flown, language, GAMES / 4);
  });

  test('tells every event in a sentence', () => {
    const events = ofAll((flown, games) => eventsTold(flown, language, games));
    const seldom = ['reshuffled', 'out', 'gave-up'];
    const missing = Object.keys(zeroWords[language].events).filter((event) => !events.has(event));
    expect(missing.filter((event) => !seldom.includes(event))).toEqual([]);
  });
});

test('the hands of the one who is asked are shown, and nobody else’s', () => {
  for (const flown of [fights, missions, corsairs, kamikazes, escorts, bombers]) handsFit(flown, GAMES / 4);
});

test('French keeps its punctuation on the line and its apostrophes round', () => {
  expect(textsOf(zeroWords.fr).filter((text) => / [:;!?»]|« |'/.test(text))).toEqual([]);
});

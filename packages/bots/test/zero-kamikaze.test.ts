import { chanceFrom } from '@tallyho/kernel';
import { zeroKamikazeTrial } from '@tallyho/zero';
import { describe, expect, test } from 'vitest';
import { playGame } from '../src/index.ts';
import { zeroThumbs } from '../src/systems/zero.ts';
import { survival } from '../src/systems/zero-kamikaze.ts';
import { costOfHits, forecastLead } from '../src/systems/zero-raid.ts';
import type { AnyTable } from './tables.ts';
import { type Given, situation, stateOf, weighed } from './zero-situations.ts';

/** A search among freighters and fleet carriers: what is a Hit is poor, what is a Direct or a Vital is rich. */
const search = {
  table: [
    { result: 'hit', target: '4A' },
    { result: 'direct', target: '7B-cv' },
    { result: 'vital', target: '7B-cv' },
  ],
};
const kamikazes = {
  elements: [
    { aircraft: 'ki-45', label: 'Nick', kamikaze: true },
    { aircraft: 'ki-45', label: 'Nick 2', kamikaze: true },
    { aircraft: 'ki-45', label: 'Nick 3', kamikaze: true },
  ],
};
const hellcat = { elements: [{ aircraft: 'f6f-3', label: 'Hellcat' }] };
const orders = { kind: 'kamikaze', target: null, turns: [8, 7], search };
const low = { Nick: { altitude: 'low' }, 'Nick 2': { altitude: 'low' }, 'Nick 3': { altitude: 'low' } };

/** At the start of a Search Turn, with this card drawn. */
const drawn = (card: string, draws: number, japanese: object = kamikazes, given: object = low): AnyTable =>
  situation({ japanese, allied: {}, orders }, {
    mission: draws === 1 ? { phase: 'target-bound' } : { phase: 'search', draws: draws - 1 },
    phase: 'turn',
    ...(draws === 1 ? { turn: 2 } : {}),
    draws: [card],
    ...given,
  } as Given);

describe('CH-28.43a: to attack what was found, or to search on', () => {
  test('a rich target is attacked at once', () => {
    const answers = weighed(drawn('#62', 1));
    expect(answers['attack the target']).toBeGreaterThan(answers['fly on']);
  });

  test('a poor one is declined while better ones can be found', () => {
    const answers = weighed(drawn('#6', 1));
    expect(answers['fly on']).toBeGreaterThan(answers['attack the target']);
  });

  test('who has one aircraft left takes the freighter', () => {
    const alone = { elements: [{ aircraft: 'ki-27', label: 'Nate', wingman: false, kamikaze: true }] };
    const answers = weighed(drawn('#6', 2, alone, { Nate: { altitude: 'low' } }));
    expect(answers['attack the target']).toBeGreaterThan(answers['fly on']);
  });

  test('whoever is too high to be at Very Low in time gives himself another turn', () => {
    const high = { Nick: { altitude: 'medium' }, 'Nick 2': { altitude: 'medium' }, 'Nick 3': { altitude: 'medium' } };
    const answers = weighed(drawn('#62', 1, kamikazes, high));
    expect(answers['fly on']).toBeGreaterThan(answers['attack the target']);
  });
});

describe('CH-28.52a: at Very Low in time', () => {
  const inTurn = (altitude: string): { readonly [text: string]: number } =>
    weighed(
      situation({ japanese: kamikazes, allied: hellcat, orders }, {
        mission: { phase: 'search', draws: 1 },
        phase: 'altitude',
        active: 'Nick',
        Nick: { altitude, hand: ['MVG', 'MVG'] },
        Hellcat: { altitude: 'very high' },
      } as Given),
    );

  test('kamikazes come down', () => {
    for (const altitude of ['medium', 'low']) expect(inTurn(altitude).dive).toBeGreaterThan(inTurn(altitude).stay);
  });

  test('and stay there', () => {
    const there = inTurn('very low');
    expect(there.stay).toBeGreaterThan(there.climb);
  });
});

describe('CH-28.7a: nobody scores for kamikazes, but they do', () => {
  const flying = (given: object): AnyTable =>
    situation({ japanese: kamikazes, allied: hellcat, orders }, {
      mission: { phase: 'target-bound' },
      phase: 'play',
      turn: 2,
      active: 'Hellcat',
      order: ['Hellcat', 'Nick', 'Nick 2', 'Nick 3'],
      ...low,
      Hellcat: { altitude: 'low', hand: ['IMS 1B/1D'] },
      ...given,
    } as Given);

  test('hits on one cost its side what it would have done', () => {
    const state = stateOf(flying({}));
    expect(costOfHits(state, 0, 4)).toBe(0);
    expect(costOfHits(state, 0, 7)).toBeGreaterThan(1);
  });

  test('one less is better for the Allies, and worth no more than that', () => {
    const fewer = { Nick: { altitude: 'low', wingman: { fate: 'destroyed' } } };
    const [all, left] = [{}, fewer].map((given) => forecastLead(stateOf(flying(given)), 1));
    expect(left).toBeGreaterThan(all + 0.2);
    expect(left).toBeLessThan(all + 6);
  });
});

test('CH-28.53b: the more Flak, and the weaker the aircraft, the fewer get through', () => {
  const state = stateOf(drawn('#62', 1));
  expect(survival(state, 0, 1)).toBe(1);
  expect(survival(state, 4, 7)).toBeGreaterThan(survival(state, 4, 4));
  expect(survival(state, 4, 4)).toBeGreaterThan(survival(state, 6, 4));
});

test('kamikaze missions of all kinds are played to their end', () => {
  for (let i = 0; i < 12; i++) {
    const options = zeroThumbs.game.options(zeroKamikazeTrial.deal(chanceFrom(`kamikaze ${i}`)));
    if (!options.ok) throw new Error(JSON.stringify(options.problem));
    const players = (['pilot', 'cadet'] as const).map((level) => ({ level, playouts: 0, sees: false }));
    expect(
      playGame(zeroThumbs as never, options.value as never, `kamikaze ${i}`, players).state.outcome,
    ).not.toBeNull();
  }
});

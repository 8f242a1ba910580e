import { EVERY_STEP, tryGame } from '@tallyho/conformance';
import type { Trial } from '@tallyho/kernel';
import { describe, expect, test } from 'vitest';
import { downInFlamesTrial } from '../src/trial.ts';

const trial = downInFlamesTrial as unknown as Trial;

describe('conformance', () => {
  test('all checks at every step of a few games', () => {
    for (let seed = 0; seed < 3; seed++) expect(tryGame(trial, `suite ${seed}`, EVERY_STEP).finding).toBeNull();
  });

  test('quick checks at every step of many games, all checks now and then', () => {
    for (let seed = 0; seed < 60; seed++) expect(tryGame(trial, `fuzz ${seed}`, { every: 60 }).finding).toBeNull();
  });
});

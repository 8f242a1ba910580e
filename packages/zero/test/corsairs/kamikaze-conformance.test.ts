import { EVERY_STEP, tryGame } from '@tallyho/conformance';
import type { Trial } from '@tallyho/kernel';
import { describe, expect, test } from 'vitest';
import { zeroKamikazeTrial } from '../../src/index.ts';

const trial: Trial = zeroKamikazeTrial;

describe('kamikaze missions in conformance', () => {
  test('CH-28.1a, CH-18.81a: three of them, every check at every step', { timeout: 300_000 }, () => {
    for (let seed = 0; seed < 3; seed++) {
      const { finding } = tryGame(trial, `kamikaze-${seed}`, EVERY_STEP);
      expect(finding && `${finding.seed}: ${finding.check}: ${finding.detail}`).toBeNull();
    }
  });

  test('sixty, all checks now and then', { timeout: 300_000 }, () => {
    for (let seed = 0; seed < 60; seed++) {
      const { finding } = tryGame(trial, `kamikaze-few-${seed}`, { every: 20 });
      expect(finding && `${finding.seed}: ${finding.check}: ${finding.detail}`).toBeNull();
    }
  });
});

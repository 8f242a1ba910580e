import { EVERY_STEP, tryGame } from '@tallyho/conformance';
import type { Trial } from '@tallyho/kernel';
import { describe, expect, test } from 'vitest';
import { zeroCorsairsTrial } from '../../src/index.ts';

const trial: Trial = zeroCorsairsTrial;

describe('Missions of CORSAIRS AND HELLCATS in conformance', () => {
  test('twelve Missions, every check at every step', { timeout: 300_000 }, () => {
    for (let seed = 0; seed < 12; seed++) {
      const { finding } = tryGame(trial, `corsairs-${seed}`, EVERY_STEP);
      expect(finding && `${finding.seed}: ${finding.check}: ${finding.detail}`).toBeNull();
    }
  });

  test('two hundred Missions, all checks now and then', { timeout: 300_000 }, () => {
    for (let seed = 0; seed < 200; seed++) {
      const { finding } = tryGame(trial, `corsairs-few-${seed}`, { every: 20 });
      expect(finding && `${finding.seed}: ${finding.check}: ${finding.detail}`).toBeNull();
    }
  });
});

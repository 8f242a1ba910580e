import { EVERY_STEP, exhaust, tryGame } from '@tallyho/conformance';
import type { Trial } from '@tallyho/kernel';
import { describe, expect, test } from 'vitest';
import { zeroMissionTrial } from '../../src/index.ts';

const trial: Trial = zeroMissionTrial;

describe('Missions in conformance', () => {
  test('twelve Missions, every check at every step', { timeout: 300_000 }, () => {
    for (let seed = 0; seed < 12; seed++) {
      const { finding } = tryGame(trial, `zero-mission-${seed}`, EVERY_STEP);
      expect(finding && `${finding.seed}: ${finding.check}: ${finding.detail}`).toBeNull();
    }
  });

  test('three hundred Missions, all checks now and then', { timeout: 300_000 }, () => {
    for (let seed = 0; seed < 300; seed++) {
      const { finding } = tryGame(trial, `zero-mission-few-${seed}`, { every: 20 });
      expect(finding && `${finding.seed}: ${finding.check}: ${finding.detail}`).toBeNull();
    }
  });

  test('Z-17.25a, Z-20.51a, Z-22.26a: every aircraft flies, every target is attacked, every face is used in every way it allows', {
    timeout: 300_000,
  }, () => {
    const { missing } = exhaust(trial, 'c', 60_000);
    expect(missing).toEqual([]);
  });
});

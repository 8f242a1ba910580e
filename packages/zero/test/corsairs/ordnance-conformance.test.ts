import { EVERY_STEP, exhaust, tryGame } from '@tallyho/conformance';
import type { Trial } from '@tallyho/kernel';
import { describe, expect, test } from 'vitest';
import { zeroCorsairsTrial } from '../../src/index.ts';

const trial: Trial = zeroCorsairsTrial;

describe('ordnance of CORSAIRS AND HELLCATS in conformance', () => {
  test('CH-27.42a: twelve Missions, every check at every step, no setting of depth charges leaks', {
    timeout: 300_000,
  }, () => {
    for (let seed = 0; seed < 12; seed++) {
      const { finding } = tryGame(trial, `ordnance-${seed}`, EVERY_STEP);
      expect(finding && `${finding.seed}: ${finding.check}: ${finding.detail}`).toBeNull();
    }
  });

  test('two hundred Missions, all checks now and then', { timeout: 300_000 }, () => {
    for (let seed = 0; seed < 200; seed++) {
      const { finding } = tryGame(trial, `ordnance-few-${seed}`, { every: 20 });
      expect(finding && `${finding.seed}: ${finding.check}: ${finding.detail}`).toBeNull();
    }
  });

  test('CH-18.0a, CH-21.64a, CH-27.4: every aircraft and every target of the box, every kind of Mission is flown, every load carried, everything new is chosen', {
    timeout: 300_000,
  }, () => {
    const { missing } = exhaust(trial, 'ordnance', 4_000);
    expect(missing).toEqual([]);
  });
});

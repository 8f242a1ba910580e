import { EVERY_STEP, exhaust, onlyCheck, tryGame } from '@tallyho/conformance';
import type { Trial } from '@tallyho/kernel';
import { describe, expect, test } from 'vitest';
import { zeroPearlTrial } from '../../src/index.ts';

const trial: Trial = zeroPearlTrial;
const told = (finding: ReturnType<typeof tryGame>['finding']): string | null =>
  finding && `${finding.seed}: ${finding.check}: ${finding.detail}`;

describe('Pearl Harbor in conformance', () => {
  test('a raid, every check at every step', { timeout: 300_000 }, () => {
    expect(told(tryGame(trial, 'pearl', EVERY_STEP).finding)).toBeNull();
  });

  test('forty raids, all checks now and then', { timeout: 300_000 }, () => {
    for (let seed = 0; seed < 40; seed++)
      expect(told(tryGame(trial, `pearl-few-${seed}`, { every: 60 }).finding)).toBeNull();
  });

  test('Z-CGAP-133, Z-CGAP-134: whatever can be tried is offered, or refused with a reason', {
    timeout: 120_000,
  }, () => {
    for (let seed = 0; seed < 4; seed++)
      expect(told(tryGame(trial, `pearl-silence-${seed}`, onlyCheck('nothingUnsaid')).finding)).toBeNull();
  });

  test('Z-26.0b: every kind of Flight is sent to every target it may attack, every row is drawn, every surprise', {
    timeout: 300_000,
  }, () => {
    expect(exhaust(trial, 'pearl', 3000).missing).toEqual([]);
  });
});

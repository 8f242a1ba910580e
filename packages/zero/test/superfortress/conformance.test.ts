import { exhaust, onlyCheck, tryGame } from '@tallyho/conformance';
import type { Trial } from '@tallyho/kernel';
import { describe, expect, test } from 'vitest';
import { zeroSuperfortressTrial } from '../../src/index.ts';

const trial: Trial = zeroSuperfortressTrial;
const told = (finding: ReturnType<typeof tryGame>['finding']): string | null =>
  finding && `${finding.seed}: ${finding.check}: ${finding.detail}`;

describe('B-29s in China in conformance', () => {
  test('a campaign, every check at every fourth step', { timeout: 300_000 }, () => {
    expect(told(tryGame(trial, 'b29', { every: 4 }).finding)).toBeNull();
  });

  test('six campaigns, all checks now and then', { timeout: 300_000 }, () => {
    for (let seed = 0; seed < 6; seed++)
      expect(told(tryGame(trial, `b29-few-${seed}`, { every: 40 }).finding)).toBeNull();
  });

  test('CH-30.31a, CH-GAP-60: whatever can be tried is offered, or refused with a reason', { timeout: 120_000 }, () => {
    for (let seed = 0; seed < 6; seed++)
      expect(told(tryGame(trial, `b29-silence-${seed}`, onlyCheck('nothingUnsaid')).finding)).toBeNull();
  });

  test('CH-30.21a: every line of every table is drawn, every duty given, every box ticked in every way', {
    timeout: 300_000,
  }, () => {
    expect(exhaust(trial, 'b29', 1500).missing).toEqual([]);
  });
});

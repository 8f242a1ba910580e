import { onlyCheck, tryGame } from '@tallyho/conformance';
import type { Trial } from '@tallyho/kernel';
import { describe, expect, test } from 'vitest';
import { campaignTrial, downInFlamesTrial } from '../src/index.ts';

const silenceIn = (trial: Trial, seed: string): string | null => {
  const { finding } = tryGame(trial, seed, onlyCheck('nothingUnsaid'));
  return finding && `${finding.seed}: ${finding.check}: ${finding.detail}`;
};

describe('nothing is passed over in silence', () => {
  test('DIF-ACT-02, DIF-SEQ-05: whatever can be tried is offered, or refused with a reason, and never both', {
    timeout: 120_000,
  }, () => {
    for (let game = 0; game < 120; game++)
      expect(silenceIn(downInFlamesTrial as unknown as Trial, `silence-${game}`)).toBeNull();
  });

  test('the same in the missions of a campaign', { timeout: 120_000 }, () => {
    expect(silenceIn(campaignTrial as unknown as Trial, 'silence')).toBeNull();
  });
});

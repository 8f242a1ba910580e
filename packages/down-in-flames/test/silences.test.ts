import { onlyCheck, tryGame } from '@tallyho/conformance';
import type { Trial } from '@tallyho/kernel';
import { describe, expect, test } from 'vitest';
import { campaignTrial, downInFlamesTrial } from '../src/index.ts';
import { dealMission } from '../src/mission/trial.ts';

const findingIn = (trial: Trial, seed: string, check: string): string | null => {
  const { finding } = tryGame(trial, seed, onlyCheck(check));
  return finding && `${finding.seed}: ${finding.check}: ${finding.detail}`;
};

describe('nothing is passed over in silence', () => {
  test.each([
    ['a fight', downInFlamesTrial.deal],
    ['a mission', dealMission],
  ])(
    'DIF-ACT-02, DIF-SEQ-05, DIF-GAP-88: no card of a hand is withheld without a word: %s',
    {
      timeout: 120_000,
    },
    (name, deal) => {
      const trial = { ...downInFlamesTrial, deal } as unknown as Trial;
      for (let game = 0; game < 120; game++)
        expect(findingIn(trial, `${name}-withheld-${game}`, 'noCardWithheld')).toBeNull();
    },
  );

  test('DIF-ACT-02, DIF-SEQ-05: whatever can be tried is offered, or refused with a reason, and never both', {
    timeout: 120_000,
  }, () => {
    for (let game = 0; game < 120; game++)
      expect(findingIn(downInFlamesTrial as unknown as Trial, `silence-${game}`, 'nothingUnsaid')).toBeNull();
  });

  test('the same in the missions of a campaign', { timeout: 120_000 }, () => {
    for (const check of ['nothingUnsaid', 'noCardWithheld'])
      expect(findingIn(campaignTrial as unknown as Trial, 'silence', check)).toBeNull();
  });
});

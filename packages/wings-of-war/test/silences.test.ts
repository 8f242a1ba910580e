import { onlyCheck, tryGame } from '@tallyho/conformance';
import type { Trial } from '@tallyho/kernel';
import { expect, test } from 'vitest';
import { wingsOfWarTrial } from '../src/index.ts';

test('WOW-PLAN-14, WOW-HIGH-11, WOW-GAP-62: every manoeuvre, floor and order of cards is offered, or refused with a reason, and never both', {
  timeout: 120_000,
}, () => {
  for (let game = 0; game < 60; game++) {
    for (const check of ['nothingUnsaid', 'noCardWithheld']) {
      const { finding } = tryGame(wingsOfWarTrial as unknown as Trial, `silence-${game}`, onlyCheck(check));
      expect(finding && `${finding.seed}: ${finding.check}: ${finding.detail}`).toBeNull();
    }
  }
});

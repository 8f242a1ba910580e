import { onlyCheck, tryGame } from '@tallyho/conformance';
import type { Trial } from '@tallyho/kernel';
import { expect, test } from 'vitest';
import { zeroTrial } from '../src/index.ts';

test('Z-3.3a, Z-8.12b: whatever can be tried is offered, or refused with a reason, and never both', {
  timeout: 120_000,
}, () => {
  for (let game = 0; game < 120; game++) {
    const { finding } = tryGame(zeroTrial as unknown as Trial, `silence-${game}`, onlyCheck('nothingUnsaid'));
    expect(finding && `${finding.seed}: ${finding.check}: ${finding.detail}`).toBeNull();
  }
});

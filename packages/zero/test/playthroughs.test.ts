import { playthrough } from '@tallyho/conformance';
import type { Trial } from '@tallyho/kernel';
import { describe, expect, test } from 'vitest';
import { zeroTrial } from '../src/trial.ts';

const trial = zeroTrial as unknown as Trial;
const numbers = Array.from({ length: 30 }, (_, n) => n + 1);

/** When a rule has been changed on purpose: vitest -u, and a look at the lines that differ. */
describe('every question, refusal, event and rule of whole games is as it was', () => {
  test.each(numbers)('dogfight %i', async (n) => {
    await expect(playthrough(trial, `dogfight ${n}`)).toMatchFileSnapshot(`playthroughs/dogfight-${n}.txt`);
  });
});

import { type Player, playthrough } from '@tallyho/conformance';
import type { Trial } from '@tallyho/kernel';
import { describe, expect, test } from 'vitest';
import { wingsOfWarTrial } from '../src/trial.ts';
import { pick } from './pilot.ts';

const trial = wingsOfWarTrial as unknown as Trial;
const numbers = Array.from({ length: 30 }, (_, n) => n + 1);

/** When a rule has been changed on purpose: vitest -u, and a look at the lines that differ. */
describe('every question, refusal, event and rule of whole games is as it was', () => {
  test.each(numbers)('flight %i', async (n) => {
    const told = playthrough(trial, `flight ${n}`, pick as unknown as Player);
    await expect(told).toMatchFileSnapshot(`playthroughs/flight-${n}.txt`);
  });
});

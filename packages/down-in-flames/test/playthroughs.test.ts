import { playthrough } from '@tallyho/conformance';
import type { Trial } from '@tallyho/kernel';
import { describe, expect, test } from 'vitest';
import { dealMission } from '../src/mission/trial.ts';
import { downInFlamesTrial } from '../src/trial.ts';

const dogfights = downInFlamesTrial as unknown as Trial;
const missions = { ...dogfights, deal: dealMission } as Trial;
const numbers = Array.from({ length: 24 }, (_, n) => n + 1);

/** When a rule has been changed on purpose: vitest -u, and a look at the lines that differ. */
describe('every question, refusal, event and rule of whole games is as it was', () => {
  test.each(numbers)('dogfight %i', async (n) => {
    const told = playthrough(dogfights, `dogfight ${n}`);
    await expect(told).toMatchFileSnapshot(`playthroughs/dogfight-${n}.txt`);
  });

  test.each(numbers)('mission %i', async (n) => {
    const told = playthrough(missions, `mission ${n}`);
    await expect(told).toMatchFileSnapshot(`playthroughs/mission-${n}.txt`);
  });
});

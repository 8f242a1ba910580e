import { chanceFrom } from '@tallyho/kernel';
import { zeroKamikazeTrial, zeroMissionTrial, zeroTrial } from '@tallyho/zero';
import { describe, expect, test } from 'vitest';
import { accountOf } from './account-of.ts';

const fights = [
  [0, 'en'],
  [1, 'fr'],
  [2, 'en'],
  [3, 'en'],
] as const;

/** What the table says while fights are flown that never change is written down. */
describe('a fight of any kind, as the table tells it', () => {
  test.each(fights)('fight %i (%s)', async (nth, language) => {
    const options = zeroTrial.deal(chanceFrom(`account ${nth}`));
    await expect(accountOf(options, { language })).toMatchFileSnapshot(`approved/fight-${nth}.txt`);
  });

  test.each(fights)('Mission %i (%s)', async (nth, language) => {
    const { deal } = nth % 2 === 0 ? zeroMissionTrial : zeroKamikazeTrial;
    const options = deal(chanceFrom(`account ${nth}`));
    await expect(accountOf(options, { language })).toMatchFileSnapshot(`approved/mission-${nth}.txt`);
  });
});

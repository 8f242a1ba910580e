import { describe, expect, test } from 'vitest';
import { planFrom } from '../../../src/zero/set-up/mission-lines.ts';
import { missionOptions } from '../../../src/zero/set-up/mission-options.ts';
import { readyId, readyKinds } from '../../../src/zero/set-up/ready-missions.ts';
import { alone, bombs, byDay, commandos, escorted, hunts, intruders, lowDown, rams } from '../missions.ts';
import { accountOf } from './account-of.ts';

/** What the table says while Missions are flown that never change is written down. */
describe('a Mission of every kind, as the table tells it', () => {
  test.each(readyKinds.map((kind, nth) => [kind, nth % 3 === 2 ? 'fr' : 'en'] as const))(
    '%s (%s)',
    async (kind, language) => {
      const options = missionOptions(planFrom(readyId(kind), ['one', 'two']));
      await expect(accountOf(options, { language })).toMatchFileSnapshot(`approved/${kind}.txt`);
    },
  );
});

describe('a Mission in which somebody does what few do', () => {
  test('whoever can goes for the bombers', async () => {
    await expect(accountOf(escorted, { prefers: hunts })).toMatchFileSnapshot('approved/hunted.txt');
  });

  test('whoever is over the target stays low, and bombs', async () => {
    await expect(accountOf(lowDown, { prefers: bombs, language: 'fr' })).toMatchFileSnapshot('approved/low-down.txt');
  });

  test('commandos land, and somebody rams them', async () => {
    await expect(accountOf(commandos, { prefers: rams })).toMatchFileSnapshot('approved/commandos.txt');
  });

  test('one player flies both sides', async () => {
    await expect(accountOf(alone)).toMatchFileSnapshot('approved/alone.txt');
  });

  test('night hides one from the other', async () => {
    await expect(accountOf(intruders)).toMatchFileSnapshot('approved/intruders.txt');
    await expect(accountOf(byDay, { language: 'fr' })).toMatchFileSnapshot('approved/intruders-by-day.txt');
  });
});

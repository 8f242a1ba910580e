import { expect, test } from 'vitest';
import { carriers } from '../../src/zero/carriers/carriers.ts';
import { flown, retold } from './campaigns.ts';

const battles = [
  ['coral-sea', await flown(carriers, { campaign: 'coral-sea' }, 'retold')],
  ['midway', await flown(carriers, { campaign: 'midway' }, 'retold')],
  ['eastern-solomons', await flown(carriers, { campaign: 'eastern-solomons', green: true }, 'retold')],
  ['santa-cruz', await flown(carriers, { campaign: 'santa-cruz', historical: true }, 'retold')],
] as const;

test.each(battles)('%s, as its desk tells it to the end', async (name, battle) => {
  await expect(retold(battle, 'en')).toMatchFileSnapshot(`approved/${name}.txt`);
});

test('the Coral Sea in French', async () => {
  await expect(retold(battles[0][1], 'fr')).toMatchFileSnapshot('approved/coral-sea-fr.txt');
});

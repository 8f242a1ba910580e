import { expect, test } from 'vitest';
import { guadalcanalRoom } from '../../src/zero/guadalcanal/guadalcanal.ts';
import { flown, retold } from './campaigns.ts';

const alone = await flown(guadalcanalRoom, { green: true }, 'retold');
const withCarriers = await flown(guadalcanalRoom, { carriers: true, historical: true }, 'battles');

test('Guadalcanal, as its desk tells it to the end', async () => {
  await expect(retold(alone, 'en')).toMatchFileSnapshot('approved/guadalcanal.txt');
});

test('Guadalcanal with its carrier battles', async () => {
  await expect(retold(withCarriers, 'en')).toMatchFileSnapshot('approved/guadalcanal-carriers.txt');
});

test('Guadalcanal in French', async () => {
  await expect(retold(alone, 'fr')).toMatchFileSnapshot('approved/guadalcanal-fr.txt');
});

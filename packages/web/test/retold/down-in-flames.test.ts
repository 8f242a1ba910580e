import { basePack } from '@tallyho/down-in-flames/content';
import { expect, test } from 'vitest';
import { campaigns } from '../../src/down-in-flames/campaign/campaigns.ts';
import { flown, retold } from './campaigns.ts';

const wars = await Promise.all(
  basePack.campaigns
    .filter(({ id }) => id !== 'midway-1942' && id !== 'stalingrad-1942')
    .map(async ({ id }) => [id, await flown(campaigns, { campaign: id }, 'retold')] as const),
);
const bySides = await flown(campaigns, { campaign: 'poland-1939', scale: 2, halfPoints: true }, 'half points');

test.each(wars)('%s, as its desk tells it to the end', async (name, war) => {
  await expect(retold(war, 'en')).toMatchFileSnapshot(`approved/${name}.txt`);
});

test('Poland with half points and twice as many aircraft', async () => {
  await expect(retold(bySides, 'en')).toMatchFileSnapshot('approved/poland-1939-half-points.txt');
});

test.each(wars.slice(0, 1))('%s in French', async (name, war) => {
  await expect(retold(war, 'fr')).toMatchFileSnapshot(`approved/${name}-fr.txt`);
});

import { corsairs, landSheets } from '@tallyho/zero';
import { expect, test } from 'vitest';
import { campaigns } from '../../src/zero/campaign/campaigns.ts';
import { flown, retold } from './campaigns.ts';

const wars = await Promise.all(
  landSheets([])
    .filter(({ id }) => id !== 'burma' && id !== 'philippines')
    .map(async (sheet) => {
      const { id, periods } = sheet;
      const period = periods[periods.length - 1].id;
      const people = corsairs.isCorsairs(sheet) ? { green: true } : {};
      return [id, await flown(campaigns, { campaign: id, period, ...people }, 'retold')] as const;
    }),
);
const malaya = await flown(campaigns, { campaign: 'malaya', period: 'long-war' }, 'long war');
const inFrench = wars.filter(([name]) => name === 'solomons');

test.each(wars)('%s, as its desk tells it to the end', async (name, war) => {
  await expect(retold(war, 'en')).toMatchFileSnapshot(`approved/${name}.txt`);
});

test('Malaya, one month after the other', async () => {
  await expect(retold(malaya, 'en')).toMatchFileSnapshot('approved/malaya-long-war.txt');
});

test.each(inFrench)('%s in French', async (name, war) => {
  await expect(retold(war, 'fr')).toMatchFileSnapshot(`approved/${name}-fr.txt`);
});

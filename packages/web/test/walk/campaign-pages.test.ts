import { basePack } from '@tallyho/down-in-flames/content';
import { campaignBase } from '@tallyho/zero';
import { createElement, type ReactNode } from 'react';
import type { SavedGame } from '../../src/saved/saved-game.ts';
import { type Hand, handling } from './part.tsx';

/** Every box is ticked, every list opened, every name changed, and then it begins. */
async function tryEverything({ page, see, note }: Hand, begun: () => SavedGame | null): Promise<void> {
  see('the page');
  for (const [nth, box] of page.all('input[type=checkbox]').entries()) {
    await page.press(box);
    see(`box ${nth + 1}: ticked`);
  }
  for (const nth of page.all('select').keys()) {
    const list = page.all('select')[nth];
    const last = [...list.querySelectorAll('option')].at(-1)?.textContent ?? '';
    await page.choose(list, last);
    see(`list ${nth + 1}: ${last}`);
  }
  const names = page.all('input[maxlength]');
  if (names.length > 0) await page.type(names[0], 'Zoé: the first');
  see('a name');
  await page.press(page.all('.set-up-end button')[0]);
  const game = begun();
  note(`begun: ${game?.title}, ${game?.players.map((player) => JSON.stringify(player)).join(' ')}`);
  note((game?.record ?? '').split('\n').find((line) => line.startsWith('options')) ?? 'no options');
}

const setUp = (
  name: string,
  as: string,
  language: 'en' | 'fr',
  page: (onBegin: (game: SavedGame) => void) => Promise<ReactNode>,
): void => {
  let begun: SavedGame | null = null;
  handling(
    name,
    `set-up/${as}`,
    { language, without: '.campaign-map' },
    () => {
      begun = null;
      return page((game) => {
        begun = game;
      });
    },
    (hand) => tryEverything(hand, () => begun),
  );
};

for (const [id, language] of [
  ['poland-1939', 'en'],
  ['stalingrad-1942', 'fr'],
] as const)
  setUp(`${id} is set up`, id, language, async (onBegin) => {
    const { CampaignPage } = await import('../../src/down-in-flames/campaign/set-up/campaign-page.tsx');
    const campaign = basePack.campaigns.find((each) => each.id === id);
    if (campaign === undefined) throw new Error(id);
    return createElement(CampaignPage, { campaign, onBegin } as never);
  });

for (const [id, language] of [
  ['burma', 'en'],
  ['solomons', 'en'],
  ['okinawa', 'fr'],
] as const)
  setUp(`${id} is set up`, id, language, async (onBegin) => {
    const { zeroCampaignRoom } = await import('../../src/zero/rooms/land.tsx');
    return createElement(zeroCampaignRoom.SetUp, { chosen: id, onChosen: () => {}, onBegin });
  });

for (const [id, language] of [
  ['coral-sea', 'fr'],
  ['midway', 'en'],
  ['eastern-solomons', 'en'],
] as const)
  setUp(`${id} is set up`, id, language, async (onBegin) => {
    const { CarrierPage } = await import('../../src/zero/carriers/set-up/carrier-page.tsx');
    const campaign = campaignBase.carrierCampaigns.find((each) => each.id === id);
    if (campaign === undefined) throw new Error(id);
    return createElement(CarrierPage, { campaign, onBegin });
  });

for (const language of ['en', 'fr'] as const)
  setUp(`Guadalcanal is set up in ${language}`, `guadalcanal-${language}`, language, async (onBegin) => {
    const { GuadalcanalPage } = await import('../../src/zero/guadalcanal/set-up/guadalcanal-page.tsx');
    return createElement(GuadalcanalPage, { onBegin });
  });

for (const language of ['en', 'fr'] as const)
  handling(
    `all campaigns in ${language}`,
    `set-up/all-${language}`,
    { language },
    async () => {
      const { ZeroCampaigns } = await import('../../src/zero/rooms/all-campaigns.tsx');
      const { SetUp } = await import('../../src/down-in-flames/campaign/set-up/set-up.tsx');
      return [createElement(ZeroCampaigns, { key: 1 }), createElement(SetUp as never, { key: 2, chosen: '' })];
    },
    async ({ see }) => see('the lists'),
  );

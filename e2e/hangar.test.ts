import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStage, PHONE, type Stage, scrollsSideways } from './browser.ts';
import { visitQuickly } from './pilot.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

describe('the hangar', () => {
  test('is narrowed down, and its address says how; two are compared, measured, and flown', async () => {
    const { page, complaints, close } = await visitQuickly(stage, '#/hangar');
    await page.getByRole('button', { name: 'Zero!', exact: true }).click();
    await page.getByText('46 of 46 fighters').waitFor();
    await page.getByRole('button', { name: 'Japan' }).click();
    await page.getByText('18 of 46 fighters').waitFor();
    await page.getByRole('button', { name: 'Compare A6M2 Zero' }).click();
    await page.getByRole('button', { name: 'All', exact: true }).first().click();
    await page.getByRole('textbox', { name: 'Search' }).fill('wildcat');
    await page.getByRole('button', { name: 'Compare F4F-3 Wildcat' }).click();
    await page.waitForURL('**/#/hangar/game=zero/find=wildcat/a=zero:fighters:a6m2/b=zero:fighters:f4f-3');
    await page.getByRole('row', { name: '6 (better) Performance 5' }).waitFor();
    await page.getByText(/^Two Pilot bots, \d+ duels so far:$/).waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByRole('button', { name: 'Go on' }).waitFor();
    await page.getByRole('link', { name: 'Fly this duel' }).click();
    await page.waitForURL('**/#/new/zero/duel/a6m2/f4f-3');
    await page.getByText('A6M2 Zero').first().waitFor();
    await page.getByText('F4F-3 Wildcat').first().waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test('on a phone the second choice draws the sheet up, and it can be sent away', async () => {
    const options = { viewport: PHONE, isMobile: true, hasTouch: true, locale: 'fr-FR' } as const;
    const { page, complaints, close } = await visitQuickly(stage, '#/hangar/game=wings-of-war', options);
    await page.getByRole('button', { name: 'Comparer Sopwith Camel' }).click();
    await page.getByRole('button', { name: 'Comparer Fokker D.VII', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Comparer' });
    await sheet.getByRole('heading', { name: 'Fokker D.VII' }).waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    await sheet.getByRole('button', { name: 'Fermer' }).click();
    await sheet.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await close();
  });
});

test('the page of an aircraft says where its values come from when it is asked, and flies it', async () => {
  const { page, complaints, close } = await visitQuickly(stage, '#/cards/zero/fighters/buffalo-i');
  await page.getByRole('heading', { name: 'Buffalo I', level: 1 }).waitFor();
  const row = page.getByRole('row', { name: /^Performance/ }).first();
  expect(await row.getByRole('button').count()).toBe(0);
  await page.getByRole('button', { name: 'Where it comes from' }).click();
  await row.getByRole('button', { name: /^Read rule Z-EX-14/ }).click();
  await page.getByRole('complementary').waitFor();
  await page.getByRole('link', { name: 'Fly the Buffalo I' }).click();
  await page.waitForURL('**/#/new/zero/duel/buffalo-i/*');
  expect(complaints).toEqual([]);
  await close();
});

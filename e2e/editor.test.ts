import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStage, PHONE, type Stage, scrollsSideways } from './browser.ts';
import { nextMoment, visitQuickly } from './pilot.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const file = (content: string) => ({ name: 'pack.json', mimeType: 'application/json', buffer: Buffer.from(content) });

describe('a pack of one’s own', () => {
  test('is checked as it is typed, chosen at set-up, and flown', async () => {
    const { page, complaints, close } = await visitQuickly(stage, '#/editor/down-in-flames');
    await page.getByLabel(/^Name of a new pack/).fill('My Box!');
    await page.getByRole('button', { name: 'Make a pack' }).click();
    await page.getByText('Small letters, digits and single hyphens only').waitFor();
    await page.getByLabel(/^Name of a new pack/).fill('my-box');
    await page.getByRole('button', { name: 'Make a pack' }).click();
    await page.getByLabel('Fighters: choose one of ours').selectOption('spitfire-i');
    await page.getByRole('button', { name: 'Change this one' }).first().click();
    await page.getByText('All values can be played with.').waitFor();
    await page.locator('.entry-form summary').click();
    await page.getByLabel('Name', { exact: true }).fill('Spitfire Special');
    const front = page.getByRole('group', { name: 'Front' });
    await front.getByLabel('Performance').fill('88');
    await front.getByText(/88 is out of range/).waitFor();
    await front.getByLabel('Performance').fill('eight');
    await page.getByText('1 thing is wrong', { exact: true }).waitFor();
    await front.getByLabel('Performance').fill('8');
    await page.getByText('All values can be played with.').waitFor();
    await page.goto(`${stage.address}/#/new/down-in-flames`);
    await page.getByRole('checkbox', { name: 'my-box' }).waitFor();
    expect(await page.getByRole('checkbox', { name: 'my-box' }).isChecked()).toBe(true);
    await page.getByText('Spitfire Special').first().waitFor();
    await page.getByRole('button', { name: 'Start the fight' }).click();
    await nextMoment(page);
    await page.getByText('Spitfire Special').first().waitFor();
    expect(await page.locator('.card-button').count()).toBe(8);
    expect(complaints).toEqual([]);
    await close();
  });

  test('comes from a file; one that is wrong is taken in to be mended, and cannot be used; one that is none changes nothing', async () => {
    const french = { locale: 'fr-FR', viewport: PHONE };
    const { page, complaints, close } = await visitQuickly(stage, '#/editor/zero', french);
    const field = page.getByLabel('Importer un paquet d’un fichier');
    await field.setInputFiles(file('{broken'));
    await page.getByText('Ce fichier n’est pas du JSON lisible').waitFor();
    await field.setInputFiles(file('{"system":"down-in-flames","pack":"other"}'));
    await page.getByText('pas de paquet pour ce jeu').waitFor();
    await field.setInputFiles(file('{"system":"zero","pack":"mine","fighters":[{"id":"a6m2"}]}'));
    await page.getByText('pas encore utilisable').waitFor();
    expect(await page.getByRole('checkbox').isDisabled()).toBe(true);
    await page.getByRole('link', { name: 'Modifier' }).click();
    await page.getByText(/^\d+ erreurs$/).waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('cards and aircraft', () => {
  test('are found, and show where every value comes from', async () => {
    const { page, complaints, close } = await visitQuickly(stage, '#/cards/zero');
    await page.getByLabel('Search by name').fill('buffalo i');
    await page
      .getByRole('link', { name: /^Buffalo I\b/ })
      .first()
      .click();
    await page.getByRole('heading', { name: 'Buffalo I', level: 1 }).waitFor();
    const row = page.getByRole('row', { name: /^Leader, Front, Performance 5/ });
    await row.getByRole('button', { name: /^Read rule Z-EX-14/ }).click();
    await page.getByRole('complementary').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});

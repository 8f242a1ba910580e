import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStage, PHONE, type Stage, scrollsSideways } from './browser.ts';
import { nextMoment, visitQuickly } from './pilot.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const file = (content: object | string) => ({
  name: 'pack.json',
  mimeType: 'application/json',
  buffer: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
});

describe('a pack of one’s own', () => {
  test('is typed in, drawn as it is typed, flown at once, sent as a link, and opened by somebody else', async () => {
    const { page, complaints, close } = await visitQuickly(stage, '#/editor/down-in-flames');
    await page.getByLabel('Name of the pack').fill('My Box!');
    await page.getByRole('button', { name: 'Make a pack' }).click();
    await page.getByLabel('Which of ours?').selectOption('spitfire-i');
    await page.getByRole('button', { name: 'Change its values' }).click();
    const card = page.getByRole('complementary', { name: 'At the table' });
    await card.getByRole('heading', { name: 'Spitfire I' }).waitFor();
    await page.getByLabel('Name', { exact: true }).fill('Spitfire Special');
    await card.getByRole('heading', { name: 'Spitfire Special' }).waitFor();
    // What is wrong is said beside the field, and the card stays as it was.
    const performance = page.getByLabel('Front, Performance');
    await performance.fill('88');
    await page.getByText('88 is out of range').waitFor();
    await performance.fill('eight');
    await page.getByText('A number, please: 1 – 12.').waitFor();
    await card.getByText('This is how it was before what is wrong now.').waitFor();
    await performance.fill('9');
    await card.getByRole('row', { name: 'Performance 9' }).waitFor();
    await page.getByLabel('Nation').selectOption('Poland');
    await page.getByLabel('Made by').fill('Jean');
    await page.reload();
    await page.getByText('All values can be played with.').waitFor();
    expect(await performance.inputValue()).toBe('9');
    // One flight, however often it is clicked, and back again.
    await page.getByRole('button', { name: 'Test flight' }).dblclick();
    await nextMoment(page);
    await page.getByText('Spitfire Special').first().waitFor();
    await page.getByRole('link', { name: 'Back to the editor' }).first().click();
    await page.getByRole('button', { name: 'Copy a link' }).click();
    const link = await page.locator('.shared-link input').inputValue();
    expect(link).toContain('/#/pack/p1.');
    expect(complaints).toEqual([]);
    await close();

    const friend = await visitQuickly(stage, link.slice(link.indexOf('#')), { locale: 'fr-FR', viewport: PHONE });
    await friend.page.getByRole('heading', { name: 'My Box!' }).waitFor();
    await friend.page.getByText('par Jean').waitFor();
    expect(await scrollsSideways(friend.page)).toBe(false);
    await friend.page.getByRole('button', { name: 'Prendre ce paquet' }).click();
    await friend.page.getByRole('heading', { name: 'Spitfire Special', level: 2 }).waitFor();
    expect(await friend.page.getByLabel('Nation').inputValue()).not.toBe('-');
    await friend.page.goto(`${stage.address}/#/new/down-in-flames`);
    expect(await friend.page.getByRole('checkbox', { name: /My Box!/ }).isChecked()).toBe(true);
    expect(friend.complaints).toEqual([]);
    await friend.close();
  });

  test('from a file is looked at first; what is wrong is named, and nothing is replaced unasked', async () => {
    const french = { locale: 'fr-FR', viewport: PHONE };
    const { page, complaints, close } = await visitQuickly(stage, '#/editor/zero', french);
    const field = page.getByLabel('Ouvrir un fichier…');
    await field.setInputFiles(file('{broken'));
    await page.getByText('Ce fichier est illisible').waitFor();
    const wrong = { system: 'zero', pack: 'mine', fighters: [{ id: 'a6m2' }] };
    await field.setInputFiles(file(wrong));
    await page.getByText('Son auteur ne s’est pas nommé.').waitFor();
    await page.getByText('A6M2', { exact: false }).first().waitFor();
    await page.getByRole('button', { name: 'Annuler' }).click();
    expect(await page.locator('.shelf-row').count()).toBe(0);
    await field.setInputFiles(file(wrong));
    await page.getByRole('button', { name: 'Prendre ce paquet' }).click();
    await page
      .getByText(/^\d+ erreurs$/)
      .first()
      .waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    await page.goto(`${stage.address}/#/editor/zero`);
    await page.getByText('pas encore utilisable').waitFor();
    expect(await page.getByRole('checkbox').isDisabled()).toBe(true);
    await field.setInputFiles(file({ ...wrong, fighters: [] }));
    await page.getByText('Vous avez un autre paquet de ce nom').waitFor();
    await page.getByRole('button', { name: 'Garder les deux' }).click();
    await page.getByText('Rien pour l’instant.').waitFor();
    await page.goto(`${stage.address}/#/editor/zero`);
    await page.locator('.shelf-row').nth(1).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});

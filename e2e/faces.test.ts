import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStage, type Stage } from './browser.ts';

/** A line of text, and how much wider or narrower it may become when a face of the house takes over. */
const LINE = 'Les chasseurs de la Seconde Guerre mondiale. Play a card, answer a card, get on his six.';
const LITTLE = 0.04;
/** Titles stand in capitals as often as not, and their stand-ins are fitted to that (stand-ins.ts). */
const lineFor = (family: string): string => (family.startsWith('Text') ? LINE : `${LINE} ${LINE.toUpperCase()}`);

const STAND_INS = fileURLToPath(new URL('../packages/web/src/style/stand-ins.css', import.meta.url));
const families = [
  ...new Set([...readFileSync(STAND_INS, 'utf8').matchAll(/font-family: "(.*)"/g)].map(([, name]) => name)),
];

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

interface Size {
  readonly width: number;
  readonly height: number;
}

/** How large a text is in a face; null: this machine does not have it. */
const sizeIn = (family: string, weight: number, text: string): string => `(async () => {
  const font = '${weight} 100px "${family}"';
  const faces = await document.fonts.load(font, 'a').catch(() => []);
  if (faces.length === 0) return null;
  const line = document.body.appendChild(document.createElement('span'));
  line.textContent = ${JSON.stringify(text)};
  line.style = 'position: absolute; white-space: nowrap; line-height: normal; font: ' + font;
  const { width, height } = line.getBoundingClientRect();
  line.remove();
  return { width, height };
})()`;

describe('the faces of the house', () => {
  test('come with the page, those of the first sight at once, and only those that are needed', async () => {
    const { page, close } = await stage.visit('#/', { serviceWorkers: 'block' });
    await page.evaluate('document.fonts.ready');
    const asked = (await page.evaluate(`performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ name, initiatorType }) => initiatorType + ' ' + name.split('/').at(-1))`)) as string[];
    expect(asked.map((each) => each.slice(0, -'-12345678.woff2'.length)).sort()).toEqual([
      'link barlow-condensed-latin-700-normal',
      'link source-sans-3-latin-wght-normal',
    ]);
    const fonts = await page.evaluate(
      '[document.querySelector("h1"), document.querySelector(".intro")].map((e) => getComputedStyle(e).fontFamily.split(",")[0])',
    );
    expect(fonts).toEqual(['"Barlow Condensed"', '"Source Sans 3"']);
    await close();
  });

  test('have stand-ins that are as wide and as high, where the machine has them', async () => {
    const { page, close } = await stage.visit('#/about', { serviceWorkers: 'block' });
    const wrong: string[] = [];
    for (const family of families) {
      const shipped = family.startsWith('Text') ? 'Source Sans 3' : 'Barlow Condensed';
      for (const weight of [400, 700]) {
        const wanted = (await page.evaluate(sizeIn(shipped, weight, lineFor(family)))) as Size;
        const found = (await page.evaluate(sizeIn(family, weight, lineFor(family)))) as Size | null;
        if (found === null) continue;
        const isAsWide = Math.abs(found.width / wanted.width - 1) < LITTLE;
        const isAsHigh = Math.abs(found.height - wanted.height) <= 1;
        if (!isAsWide || !isAsHigh) wrong.push(`${family} ${weight}: ${JSON.stringify({ found, wanted })}`);
      }
    }
    expect(wrong).toEqual([]);
    await close();
  });

  test('are kept for days without a connection, with their licences', async () => {
    const { page, close } = await stage.visit('#/about');
    await page.evaluate('navigator.serviceWorker.ready');
    const kept = (await page.evaluate(`(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname).filter((path) => /woff2$|OFL/.test(path));
    })()`)) as string[];
    expect(kept.filter((path) => path.endsWith('.woff2')).length).toBe(8);
    const licences = await page.locator('a[href$="OFL.txt"]').count();
    expect(kept.filter((path) => path.endsWith('-OFL.txt')).length).toBe(licences);
    await close();
  });

  test('have their licence beside them', async () => {
    for (const name of ['barlow-condensed', 'source-sans-3']) {
      const answer = await fetch(`${stage.address}/fonts/${name}-OFL.txt`);
      expect(await answer.text()).toContain('SIL OPEN FONT LICENSE Version 1.1');
    }
  });
});

test('the foot of the start page leads to what this is and is not', async () => {
  const { page, complaints, close } = await stage.visit('#/', { locale: 'fr-FR' });
  await page.getByRole('link', { name: 'À propos de cette page' }).click();
  await page.getByText('Elle n’a aucun lien avec leurs éditeurs').waitFor();
  await page.getByRole('link', { name: 'Zero!' }).last().click();
  await page.locator('main[data-page="editor"]').waitFor();
  expect(complaints).toEqual([]);
  await close();
});

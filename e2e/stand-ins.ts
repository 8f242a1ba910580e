import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { appEn } from '../packages/web/src/words/app-en.ts';
import { appFr } from '../packages/web/src/words/app-fr.ts';
import { launch } from './browser.ts';

/*
 * Measures the faces of the house beside those a machine may have, and writes the rules that make these stand in for them
 * until they have come: as wide on the page's own words, and as high. node e2e/stand-ins.ts FOLDER…, where the folders hold
 * the font files that are named here. (Liberation Sans has the widths of Arial, and its narrow sister those of Arial Narrow.)
 */

const STYLE = fileURLToPath(new URL('../packages/web/src/style/stand-ins.css', import.meta.url));
const faceFile = (path: string): string => fileURLToPath(new URL(`../node_modules/${path}`, import.meta.url));
const BARLOW = '@fontsource/barlow-condensed/files/barlow-condensed-latin';
const SOURCE = '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2';

interface StandIn {
  readonly family: string;
  /** By weight: the file to be measured, and what machines call it. */
  readonly faces: { readonly [weight in 400 | 700]: readonly [file: string, ...names: readonly string[]] };
}

const arial: StandIn['faces'] = {
  400: ['LiberationSans-Regular.ttf', 'Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans', 'Arimo', 'Helvetica'],
  700: [
    'LiberationSans-Bold.ttf',
    'Arial Bold',
    'Arial-BoldMT',
    'Liberation Sans Bold',
    'LiberationSans-Bold',
    'Arimo Bold',
    'Helvetica Bold',
  ],
};
const roboto: StandIn['faces'] = {
  400: ['Roboto-Regular.ttf', 'Roboto', 'Roboto-Regular'],
  700: ['Roboto-Bold.ttf', 'Roboto Bold', 'Roboto-Bold'],
};
const dejaVu: StandIn['faces'] = {
  400: ['DejaVuSans.ttf', 'DejaVu Sans', 'DejaVuSans'],
  700: ['DejaVuSans-Bold.ttf', 'DejaVu Sans Bold', 'DejaVuSans-Bold'],
};

const standIns: { readonly [face in 'text' | 'narrow']: readonly StandIn[] } = {
  text: [
    { family: 'Text in Arial', faces: arial },
    { family: 'Text in Roboto', faces: roboto },
    { family: 'Text in DejaVu', faces: dejaVu },
  ],
  narrow: [
    {
      family: 'Titles in Arial Narrow',
      faces: {
        400: [
          'LiberationSansNarrow-Regular.ttf',
          'Arial Narrow',
          'ArialNarrow',
          'Liberation Sans Narrow',
          'LiberationSansNarrow',
        ],
        700: [
          'LiberationSansNarrow-Bold.ttf',
          'Arial Narrow Bold',
          'ArialNarrow-Bold',
          'Liberation Sans Narrow Bold',
          'LiberationSansNarrow-Bold',
        ],
      },
    },
    {
      family: 'Titles in Roboto Condensed',
      faces: {
        400: ['RobotoCondensed-Regular.ttf', 'Roboto Condensed', 'RobotoCondensed-Regular'],
        700: ['RobotoCondensed-Bold.ttf', 'Roboto Condensed Bold', 'RobotoCondensed-Bold'],
      },
    },
    { family: 'Titles in Arial', faces: arial },
    { family: 'Titles in Roboto', faces: roboto },
    {
      family: 'Titles in DejaVu Condensed',
      faces: {
        400: ['DejaVuSansCondensed.ttf', 'DejaVu Sans Condensed', 'DejaVuSansCondensed'],
        700: ['DejaVuSansCondensed-Bold.ttf', 'DejaVu Sans Condensed Bold', 'DejaVuSansCondensed-Bold'],
      },
    },
    { family: 'Titles in DejaVu', faces: dejaVu },
  ],
};

/** The words of the page in both languages; titles stand in capitals as often as not. */
const words = [appEn, appFr]
  .flatMap((texts) => Object.values(texts).filter((text) => typeof text === 'string'))
  .join(' ');
const sample = { text: words, narrow: `${words} ${words.toUpperCase()}` };

interface Measure {
  readonly width: number;
  readonly ascent: number;
  readonly descent: number;
  readonly line: number;
}

/** A font file at 1000 px: how wide a text is in it, how far its letters reach, how high its line is. */
async function measure(page: Page, file: string, weight: number, text: string): Promise<Measure> {
  const source = `data:font/ttf;base64,${readFileSync(file).toString('base64')}`;
  return (await page.evaluate(`(async () => {
    const face = new FontFace('measured', 'url(${source})', { weight: '${file.includes('wght') ? '200 900' : weight}' });
    document.fonts.add(await face.load());
    const pen = new OffscreenCanvas(1, 1).getContext('2d');
    pen.font = '${weight} 1000px measured';
    const { width, fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = pen.measureText(${JSON.stringify(text)});
    document.body.innerHTML = '<p style="margin: 0; font: ${weight} 1000px measured; line-height: normal">x</p>';
    const line = document.body.firstChild.getBoundingClientRect().height;
    document.fonts.delete(face);
    return { width, ascent, descent, line };
  })()`)) as Measure;
}

const percent = (value: number): string => `${Math.round(value * 10_000) / 100}%`;

function rule(family: string, names: readonly string[], weight: number, of: Measure, by: Measure): string {
  const size = of.width / by.width;
  const rises = (part: number): string => percent(part / 1000 / size);
  return `@font-face {
  font-family: "${family}";
  font-weight: ${weight};
  src: ${names.map((name) => `local("${name}")`).join(', ')};
  size-adjust: ${percent(size)};
  ascent-override: ${rises(of.ascent)};
  descent-override: ${rises(of.descent)};
  line-gap-override: ${rises(Math.max(0, of.line - of.ascent - of.descent))};
}`;
}

const folders = process.argv.slice(2);
function found(name: string): string {
  const path = folders.map((folder) => `${folder}/${name}`).find((each) => existsSync(each));
  if (path === undefined) throw new Error(`${name} is in none of the folders`);
  return path;
}

const shipped = {
  text: { 400: faceFile(SOURCE), 700: faceFile(SOURCE) },
  narrow: { 400: faceFile(`${BARLOW}-400-normal.woff2`), 700: faceFile(`${BARLOW}-700-normal.woff2`) },
};

const browser = await launch();
const page = await browser.newPage();
const rules: string[] = [];
for (const face of ['narrow', 'text'] as const)
  for (const { family, faces } of standIns[face])
    for (const weight of [400, 700] as const) {
      const [file, ...names] = faces[weight];
      const of = await measure(page, shipped[face][weight], weight, sample[face]);
      const by = await measure(page, found(file), weight, sample[face]);
      rules.push(rule(family, names, weight, of, by));
    }
await browser.close();
writeFileSync(
  STYLE,
  `/* What stands in until the faces of the house have come, as wide and as high as they: measured and written by e2e/stand-ins.ts. */

${rules.join('\n\n')}
`,
);

import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

/*
 * Colours, sizes of type and space have their names in tokens.css, and every other sheet takes them from there. Tables, which are
 * laid out in pixels, have a scale of pixels for that; what is moved back by a part of its own size is no space.
 */
const STYLE = fileURLToPath(new URL('../src/style/', import.meta.url));
const sheets = globSync('**/*.css', { cwd: STYLE }).filter((name) => name !== 'tokens.css');

const RAW_COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|light-dark)\(/i;
const RAW_SIZE = /font-size:\s*[\d.]+(?:rem|px)|font:[^;]*?\s[\d.]+(?:rem|px)/;
const RAW_SPACE = /^\s*(?:margin|padding|gap|row-gap|column-gap)[a-z-]*:[^;]*?(?<![\w.-])(?:[0-2]?\.\d+|[1-3])rem\b/;

/** What is pushed back (a minus) and what is as wide as a line (1 px) is no space; nor is what is larger than any. */
const RAW_PIXELS = /^\s*(?:margin|padding|gap|row-gap|column-gap)[a-z-]*:[^;]*?(?<![\w.-])(?:[2-9]|[12]\d|3[0-2])px\b/;

const sheet = (name: string): string => readFileSync(`${STYLE}${name}`, 'utf8').replace(/\/\*.*?\*\//gs, '');

/** The lines of a sheet that write a value where a token should stand. */
const rawIn = (css: string): string[] =>
  css
    .split('\n')
    .filter((line) => [RAW_COLOUR, RAW_SIZE, RAW_SPACE, RAW_PIXELS].some((each) => each.test(line)))
    .map((line) => line.trim());

describe('the style sheets of the rooms', () => {
  test('are there', () => {
    expect(sheets.length).toBeGreaterThan(90);
  });

  test.each(sheets)('%s takes colours, sizes of type and space from the tokens', (name) => {
    expect(rawIn(sheet(name))).toEqual([]);
  });

  test('every token is used, and nothing is asked for that has no value', () => {
    const all = [...sheets, 'tokens.css'].map(sheet).join('\n');
    const code = globSync('**/*.{ts,tsx}', { cwd: `${STYLE}..` })
      .map((name) => readFileSync(`${STYLE}../${name}`, 'utf8'))
      .join('\n');
    const found = (text: string, what: RegExp): Set<string> =>
      new Set([...text.matchAll(what)].map(([, name]) => name));
    const given = found(all, /(?:^|[\s;{])(--[\w-]+)\s*:/g);
    const asked = found(`${all}\n${code}`, /var\((--[\w-]+)/g);
    const set = found(code, /['"`](--[\w-]+)/g);
    expect([...asked].filter((name) => !given.has(name) && !set.has(name))).toEqual([]);
    const tokens = found(sheet('tokens.css'), /(?:^|[\s;{])(--[\w-]+)\s*:/g);
    expect([...tokens].filter((name) => !asked.has(name) && !set.has(name))).toEqual([]);
  });

  /*
   * What a sheet says stays said when its room has been left. Other tables may call things alike, so these two name their own
   * table first: `:where(.wings-of-war) .plate` weighs no more than `.plate`.
   */
  test.each(['wings-of-war', 'pearl'])('the sheets of %s dress nothing of another table', (room) => {
    const classesIn = (text: string): string[] => [...text.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name);
    const selectors = (name: string): string[] =>
      [...sheet(name).matchAll(/([^{};]+)\{/g)]
        .flatMap(([, list]) => list.split(/,(?![^()]*\))/))
        .map((one) => one.trim());
    const tables = /^(?:dogfight|campaign|carriers|guadalcanal|superfortress|wings-of-war|pearl)\//;
    const others = sheets.filter((name) => tables.test(name) && !name.startsWith(`${room}/`));
    const theirs = new Set(others.flatMap(selectors).flatMap(classesIn));
    const bare = sheets
      .filter((name) => name.startsWith(`${room}/`))
      .flatMap(selectors)
      .filter(
        (one) => one.startsWith('.') && !one.startsWith(`.${room}`) && classesIn(one).every((name) => theirs.has(name)),
      );
    expect(bare).toEqual([]);
  });

  test('no class is dressed by the sheets of two rooms', () => {
    const dressed = new Map<string, Set<string>>();
    for (const name of sheets) {
      // `base.css` is everybody's.
      const room = name.replace(/[/.].*/, '');
      if (room === 'base') continue;
      for (const [, list] of sheet(name).matchAll(/([^{};]+)\{/g))
        for (const one of list.includes('(') ? [] : list.split(',')) {
          const alone = /^\.([a-z][\w-]*)(?::[\w-]+)*$/.exec(one.trim())?.[1];
          if (alone !== undefined) dressed.set(alone, (dressed.get(alone) ?? new Set()).add(room));
        }
    }
    expect(dressed.size).toBeGreaterThan(500);
    expect([...dressed].filter(([, rooms]) => rooms.size > 1)).toEqual([]);
  });

  test('a value that is written out is found', () => {
    const wrong = [
      '  color: #fff;',
      '  background: rgb(0 0 0 / 5%);',
      '  font-size: 1.1rem;',
      '  font: 600 18px / 1 var(--text);',
      '  padding: 0 .6rem;',
      '  margin-top: 1.5rem;',
      '  padding: 0 6px;',
    ];
    const right = [
      '  font-size: var(--size-text);',
      '  margin: 0 0 0 -0.875rem;',
      '  padding-bottom: 6rem;',
      '  margin: -2px 1px;',
    ];
    expect(rawIn(`.a {\n${[...wrong, ...right].join('\n')}\n}`)).toEqual(wrong.map((each) => each.trim()));
  });
});

import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

/*
 * Colours and sizes of type have their names in tokens.css. The sheets of the rooms that stand on it write none of their own;
 * a sheet that has been moved to the tokens is added here, and stays so.
 */
const STYLE = fileURLToPath(new URL('../src/style/', import.meta.url));
const sheets = [
  'buttons.css',
  'masthead.css',
  'slim-bar.css',
  'posters.css',
  'career.css',
  'editor.css',
  'rulebook/played.css',
  'puzzle.css',
  'home/*.css',
  'hangar/*.css',
].flatMap((name) => globSync(name, { cwd: STYLE }));

const RAW_COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|light-dark)\(/i;
const RAW_SIZE = /font-size:\s*[\d.]/;

/** The lines of a sheet that write a value where a token should stand. */
const rawIn = (css: string): string[] =>
  css
    .replace(/\/\*.*?\*\//gs, '')
    .split('\n')
    .filter((line) => RAW_COLOUR.test(line) || RAW_SIZE.test(line))
    .map((line) => line.trim());

describe('the style sheets of the rooms', () => {
  test('are there', () => {
    expect(sheets.length).toBeGreaterThan(8);
  });

  test.each(sheets)('%s takes colours and sizes of type from the tokens', (sheet) => {
    expect(rawIn(readFileSync(`${STYLE}${sheet}`, 'utf8'))).toEqual([]);
  });

  test('a colour or a size that is written out is found', () => {
    const wrong = ['  color: #fff;', '  background: rgb(0 0 0 / 5%);', '  font-size: 1.1rem;'];
    expect(rawIn(`.a {\n${wrong.join('\n')}\n  font-size: var(--size-text);\n}`)).toEqual(
      wrong.map((each) => each.trim()),
    );
  });
});

import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { buildIndex } from '../src/library/build-index.ts';

const SCENARIOS = resolve(import.meta.dirname, '../../../scenarios');

const scripts = (): string[] =>
  globSync('**/*.yaml', { cwd: SCENARIOS })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();

const ID = 'virtual:library-index';

/** Titles and rules of all examples of play, read when the page is built: the list needs no script's text. */
export const libraryIndex = (): Plugin => ({
  name: 'tallyho-library-index',
  resolveId: (id) => (id === ID ? `\0${ID}` : null),
  load(id) {
    if (id !== `\0${ID}`) return null;
    const textOf = (file: string): string => {
      const path = resolve(SCENARIOS, file);
      this.addWatchFile(path);
      return readFileSync(path, 'utf8');
    };
    const open = (file: string): string | null => (existsSync(resolve(SCENARIOS, file)) ? textOf(file) : null);
    const texts = scripts().map((file) => ({ file, text: textOf(file) }));
    return `export const index = ${JSON.stringify(buildIndex(texts, open))};`;
  },
});

import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { coasts } from './coasts/plugin.ts';
import { faces } from './faces/plugin.ts';
import { firstSight } from './first-sight/plugin.ts';
import { offline } from './offline/plugin.ts';
import { buildIndex } from './src/library/build-index.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const SCENARIOS = resolve(ROOT, 'scenarios');

const scripts = (): string[] =>
  globSync('**/*.yaml', { cwd: SCENARIOS })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();

const ID = 'virtual:library-index';

/** Titles and rules of all examples of play, read when the page is built: the list needs no script's text. */
const libraryIndex = (): Plugin => ({
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

export default defineConfig({
  base: './',
  plugins: [react(), libraryIndex(), coasts(), faces(), firstSight(), offline()],
  server: { fs: { allow: [ROOT] } },
  build: {
    // A data: URL would need its own permission in the Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Browsers that know `light-dark`: a stand-in would be settled at the root, and paper could not differ from the wall.
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    // Our own packages do nothing when they are merely loaded, so a page takes from them only what it uses.
    rolldownOptions: {
      treeshake: { moduleSideEffects: (id) => !/\/packages\/(?!web\/)/.test(id) },
      // What the first sight needs comes in one piece: two dozen small files, each asked for by itself, would take several times as long.
      output: { codeSplitting: { groups: [{ name: 'house', tags: ['$initial'] }] } },
    },
  },
});

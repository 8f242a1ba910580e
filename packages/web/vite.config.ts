import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { coasts } from './coasts/plugin.ts';
import { faces } from './faces/plugin.ts';
import { firstSight } from './first-sight/plugin.ts';
import { libraryIndex } from './library/plugin.ts';
import { offline } from './offline/plugin.ts';

const ROOT = resolve(import.meta.dirname, '../..');

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

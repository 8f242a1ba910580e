import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = resolve(fileURLToPath(import.meta.url), '../../..');

/** @param {string} path in the project, with slashes */
export const inRoot = (path) => join(ROOT, path);

/** Everything real runs on Node 24, which comes as the npm package `node`. */
export const NODE_24 = inRoot(
  process.platform === 'win32' ? 'node_modules/node/bin/node.exe' : 'node_modules/node/bin/node',
);

/** Scripts of the installed tools, each to be run by Node 24. */
export const TOOLS = {
  biome: inRoot('node_modules/@biomejs/biome/bin/biome'),
  tsc: inRoot('node_modules/typescript/bin/tsc'),
  vite: inRoot('node_modules/vite/bin/vite.js'),
  vitest: inRoot('node_modules/vitest/vitest.mjs'),
};

import type { Plugin } from 'vite';

const IMPORT = /\bimport\((?=\s*["'])((?:"[^"]*"|'[^']*'))\s*\)/g;

/** In memory nobody can see that a module is on its way: here `import('…')` tells it (`busy.ts`). */
export const countedImports = (): Plugin => ({
  name: 'tallyho-counted-imports',
  enforce: 'post',
  transform: (code, id) =>
    /\/packages\/[^/]+\/src\//.test(id) && code.includes('import(')
      ? { code: code.replace(IMPORT, '(globalThis.__coming??((one)=>one))(import($1))'), map: null }
      : null,
});

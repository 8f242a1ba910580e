import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';

/** @typedef {{ module: string, line: number, typeOnly: boolean }} Import */

/**
 * Every module a file names: import, export … from, import() and import types.
 * @param {string} file
 * @returns {Import[]}
 */
export function readImports(file) {
  const text = readFileSync(file, 'utf8');
  /** @type {Import[]} */
  const found = [];
  visit(parseSync(file, text).program, (node) => {
    const module = node.source?.value;
    if (typeof module !== 'string') return;
    const typeOnly = node.type === 'TSImportType' || node.importKind === 'type' || node.exportKind === 'type';
    found.push({ module, line: text.slice(0, node.start).split('\n').length, typeOnly });
  });
  return found;
}

/**
 * @param {any} node
 * @param {(node: any) => void} see
 */
function visit(node, see) {
  if (node === null || typeof node !== 'object') return;
  if (typeof node.type === 'string') see(node);
  for (const child of Object.values(node)) visit(child, see);
}

import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';

/** @typedef {{ module: string, line: number, typeOnly: boolean }} Import */

/**
 * Every module a file names: import, export … from, import() and import types; code that it starts in another thread
 * (`new URL('worker.ts', import.meta.url)`), which loads nothing here; and code that the build collects by a pattern.
 * @param {string} file
 * @returns {Import[]}
 */
export function readImports(file) {
  const text = readFileSync(file, 'utf8');
  /** @type {Import[]} */
  const found = [];
  visit(parseSync(file, text).program, (node) => {
    const isElsewhere = node.type === 'NewExpression';
    const typeOnly =
      isElsewhere || node.type === 'TSImportType' || node.importKind === 'type' || node.exportKind === 'type';
    for (const module of namedBy(node))
      found.push({ module, line: text.slice(0, node.start).split('\n').length, typeOnly });
  });
  return found;
}

/**
 * @param {any} node
 * @returns {string[]}
 */
function namedBy(node) {
  if (node.source) return textsOf(node.source);
  if (node.type === 'TSExternalModuleReference') return textsOf(node.expression);
  const isHere = (/** @type {any} */ value) => value?.type === 'MetaProperty' || value?.object?.type === 'MetaProperty';
  const isUrl = node.type === 'NewExpression' && node.callee.name === 'URL' && isHere(node.arguments[1]);
  const isGlob = node.type === 'CallExpression' && node.callee.property?.name === 'glob' && isHere(node.callee);
  return isUrl || isGlob ? textsOf(node.arguments[0]).filter((module) => /\.tsx?$/.test(module)) : [];
}

/**
 * A text that stands in the code as it is, or several in a list.
 * @param {any} node
 * @returns {string[]}
 */
function textsOf(node) {
  if (node.type === 'ArrayExpression') return node.elements.flatMap(textsOf);
  if (node.type === 'TemplateLiteral') return node.quasis.length === 1 ? [node.quasis[0].value.cooked] : [];
  return typeof node.value === 'string' ? [node.value] : [];
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

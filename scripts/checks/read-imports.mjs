import { globSync, readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseSync } from 'vite';
import { visit } from './visit.mjs';

/**
 * What a file imports: as it stands there (null if it is worked out as the code runs), and, if that is a path or a
 * pattern of paths, the files it stands for.
 * @typedef {{ module: string | null, isPattern: boolean, files: readonly string[], line: number, typeOnly: boolean }} Import
 */

/**
 * Every module a file names: import, export … from, import() and import types; code that it starts in another thread
 * (`new URL('worker.ts', import.meta.url)`), which loads nothing here; and what the build collects by a pattern.
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
    for (const named of isGlob(node) ? byPattern(file, node) : byName(file, node))
      found.push({ ...named, line: text.slice(0, node.start).split('\n').length, typeOnly });
  });
  return found;
}

/** @typedef {Pick<Import, 'module' | 'isPattern' | 'files'>} Named */

/**
 * @param {string} file
 * @param {any} node
 * @returns {Named[]}
 */
function byName(file, node) {
  const isUrl = node.type === 'NewExpression' && node.callee.name === 'URL' && isHere(node.arguments[1]);
  const text = node.source ?? (node.type === 'TSExternalModuleReference' ? node.expression : undefined);
  if (!text && !isUrl) return [];
  const module = textOf(text ?? node.arguments[0]);
  // An address may also be that of something which is read as the code runs.
  if (isUrl && !CODE.test(module ?? '')) return [];
  return [{ module, isPattern: false, files: module?.startsWith('.') ? [resolve(dirname(file), module)] : [] }];
}

const CODE = /\.[cm]?[jt]sx?$/;

/**
 * `import.meta.glob`: all patterns that it takes, each with the files that none of the others (`!…`) leaves out. A file
 * does not find itself. A setting that moves the folder (`base`) cannot be read here.
 * @param {string} file
 * @param {any} node
 * @returns {Named[]}
 */
function byPattern(file, { arguments: [patterns, settings] }) {
  /** @type {(string | null)[]} */
  const texts = (patterns?.type === 'ArrayExpression' ? patterns.elements : [patterns]).map(textOf);
  if (!texts.every(isRead) || !isPlain(settings)) return [{ module: null, isPattern: true, files: [] }];
  const without = texts.filter(isNegative).flatMap((text) => filesLike(file, text.slice(1)));
  return texts
    .filter((text) => !isNegative(text))
    .map((module) => ({
      module,
      isPattern: true,
      files: filesLike(file, module).filter((one) => one !== file && !without.includes(one)),
    }));
}

/** @type {(text: string | null) => text is string} */
const isRead = (text) => text !== null;

/** @param {string} pattern */
const isNegative = (pattern) => pattern.startsWith('!');

/**
 * @param {string} file
 * @param {string} pattern
 */
const filesLike = (file, pattern) =>
  globSync(pattern, { cwd: dirname(file), exclude: (path) => /(^|[\\/])(node_modules|dist)$/.test(path) })
    .map((path) => resolve(dirname(file), path))
    .filter((path) => statSync(path).isFile())
    .sort();

/**
 * Settings that are written out, and leave the folder where it is.
 * @param {any} settings
 */
const isPlain = (settings) =>
  settings === undefined ||
  (settings.type === 'ObjectExpression' &&
    settings.properties.every((/** @type {any} */ one) => !one.computed && one.key && nameOf(one.key) !== 'base'));

/** @param {any} key */
const nameOf = (key) => key.name ?? key.value;

/** @param {any} node */
const isGlob = (node) =>
  node.type === 'CallExpression' && nameOf(node.callee.property ?? {}) === 'glob' && isHere(node.callee);

/** @param {any} value */
const isHere = (value) => value?.type === 'MetaProperty' || value?.object?.type === 'MetaProperty';

/**
 * A text that stands in the code as it is.
 * @param {any} node
 * @returns {string | null}
 */
function textOf(node) {
  if (node?.type === 'TemplateLiteral' && node.quasis.length === 1) return node.quasis[0].value.cooked;
  return typeof node?.value === 'string' ? node.value : null;
}

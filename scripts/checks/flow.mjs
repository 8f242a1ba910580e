// In a game, what speaks or changes a state lives in a folder `flow`; whatever lies beside it answers questions.
import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parseSync } from 'vite';
import { filesUnder } from '../lib/stamp.mjs';
import { GAMES } from './arrows.mjs';
import { visit } from './visit.mjs';

/** The kernel's name of what can be spoken to, and changed. */
const TABLE = 'Table';

/** Where it goes on from what was chosen, selected or played inside: the kernel hands over the table. */
const GOES_ON = ['chosen', 'revealed', 'selected', 'over', 'debrief'];

/** What the kernel calls when a deck is made whole again: it speaks, and belongs to the game itself. */
const TELLS_OF_DECKS = 'reshuffled';

/**
 * All complaints about the games of a tree, each as `file:line  what — why`.
 * @param {string} root
 * @returns {string[]}
 */
export const checkFlow = (root) => GAMES.flatMap((game) => checkGame(root, join(root, 'packages', game, 'src')));

/**
 * @param {string} root
 * @param {string} folder
 */
function checkGame(root, folder) {
  const files = filesUnder(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => {
      const text = readFileSync(file, 'utf8');
      return { path: relative(root, file).split(sep).join('/'), text, program: parseSync(file, text).program };
    });
  const shared = files.flatMap(({ program }) => tablesOf(program.body.map(exported)));
  return files
    .filter(({ path }) => !path.split('/').slice(0, -1).includes('flow'))
    .flatMap(({ path, text, program }) =>
      faultsIn(program, new Set([TABLE, ...shared, ...tablesOf(program)])).map(
        ({ at, what }) =>
          `${path}:${text.slice(0, at).split('\n').length}  ${what} — what speaks or changes a state lives in flow/`,
      ),
    );
}

/**
 * The names that are given to a table: `type RaidTable = Table<…>`.
 * @param {any} code
 */
function tablesOf(code) {
  /** @type {string[]} */
  const names = [];
  visit(code, (node) => {
    if (node.type === 'TSTypeAliasDeclaration' && node.typeAnnotation.typeName?.name === TABLE)
      names.push(node.id.name);
  });
  return names;
}

/**
 * The type that a line gives to all.
 * @param {any} line
 */
const exported = ({ type, declaration }) =>
  type === 'ExportNamedDeclaration' && declaration?.type === 'TSTypeAliasDeclaration' ? declaration : null;

/**
 * @param {any} program
 * @param {Set<string>} tables
 */
function faultsIn(program, tables) {
  /** @type {{ at: number, what: string }[]} */
  const found = [];
  visit(program, (node) => {
    if (isMethod(node, [TELLS_OF_DECKS])) return false;
    if (isSpeech(node)) found.push({ at: node.start, what: 'speaks' });
    if (takesTable(node, tables)) found.push({ at: node.start, what: 'takes a table' });
    if (isMethod(node, GOES_ON)) found.push({ at: node.start, what: 'goes on with the game' });
    return true;
  });
  return found;
}

/**
 * A function in an object, under one of these names.
 * @param {any} node
 * @param {string[]} names
 */
const isMethod = (node, names) =>
  node.type === 'Property' && names.includes(node.key.name) && /Function/.test(node.value.type);

/**
 * `t.say`, however it is written, and `({ say }) =>`.
 * @param {any} node
 */
function isSpeech(node) {
  if (node.type === 'MemberExpression') return (node.property.name ?? node.property.value) === 'say';
  return node.type === 'ObjectPattern' && node.properties.some((/** @type {any} */ one) => one.key?.name === 'say');
}

/**
 * A function, or the type of one, that is handed a table.
 * @param {any} node
 * @param {Set<string>} tables
 */
function takesTable(node, tables) {
  const params = /Function/.test(node.type) ? node.params : undefined;
  return (
    Array.isArray(params) && params.some((one) => tables.has(one.typeAnnotation?.typeAnnotation?.typeName?.name ?? ''))
  );
}

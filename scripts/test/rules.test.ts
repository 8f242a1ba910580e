import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { inRoot } from '../lib/paths.mjs';
import { filesUnder } from '../lib/stamp.mjs';

/*
 * What lies in a folder `rules` answers questions: it tells nobody anything, and leaves the state as it is, and all else
 * that it is handed (an aircraft, a pose, a list): who hands it may have taken it from the state. What a function has
 * made itself is its own.
 */

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [part: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
const partsOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];

/** The state goes by this name in all games. */
const STATE = 's';
const CHANGES = new Set([
  'push',
  'pop',
  'splice',
  'shift',
  'unshift',
  'sort',
  'reverse',
  'fill',
  'set',
  'add',
  'delete',
]);

/** Functions that hand out a part of the state they are asked about. */
const PARTS = new Set(['bomberAt', 'ohkaOf', 'solitaireOf', 'sortieOf']);
/** Ways to walk through a list. */
const WALKS = new Set(['entries', 'values']);

/** The name at the bottom of `a.b[c].d`, of `a.b.entries()` and of `sortieOf(a).b`. */
function rootOf(value: unknown): string {
  if (!isNode(value)) return '';
  if (value.type === 'Identifier') return String(value.name);
  if (value.type === 'CallExpression') {
    const { callee } = value;
    if (isNode(callee) && callee.type === 'Identifier')
      return PARTS.has(String(callee.name)) ? rootOf(partsOf(value.arguments)[0]) : '';
    return isNode(callee) && callee.type === 'MemberExpression' && WALKS.has(rootOf(callee.property))
      ? rootOf(callee.object)
      : '';
  }
  return value.type === 'MemberExpression' ? rootOf(value.object) : rootOf(value.expression);
}

function namesIn(pattern: unknown): string[] {
  if (!isNode(pattern)) return partsOf(pattern).flatMap(namesIn);
  if (pattern.type === 'Identifier') return [String(pattern.name)];
  return namesIn(
    pattern.type === 'Property' ? pattern.value : (pattern.properties ?? pattern.elements ?? pattern.left),
  );
}

/** The names that a loop gives to what it walks through. */
const declaredIn = (left: unknown): string[] =>
  isNode(left) ? partsOf(left.declarations).flatMap((one) => (isNode(one) ? namesIn(one.id) : [])) : [];

/** What an expression changes, if it changes something that has parts. */
function changed(node: Node): unknown {
  if (node.type === 'AssignmentExpression') return node.left;
  if (node.type === 'UpdateExpression' || (node.type === 'UnaryExpression' && node.operator === 'delete'))
    return node.argument;
  const callee = node.type === 'CallExpression' && isNode(node.callee) ? node.callee : null;
  if (callee?.type !== 'MemberExpression') return null;
  const does = rootOf(callee.property);
  if (does === 'assign' && rootOf(callee.object) === 'Object')
    return { type: 'MemberExpression', object: partsOf(node.arguments)[0] };
  return CHANGES.has(does) ? { type: 'MemberExpression', object: callee.object } : null;
}

/**
 * Every place where something is told, or where a part of the state or of what a function was handed is changed, also by a
 * name that was given to that part.
 */
function faultsIn(text: string): string[] {
  const faults: string[] = [];
  const visit = (value: unknown, around: Set<string>): void => {
    if (!isNode(value)) {
      for (const part of partsOf(value)) visit(part, around);
      return;
    }
    const inside = /Function/.test(value.type) ? new Set([...around, ...namesIn(value.params)]) : around;
    if (value.type === 'VariableDeclarator') {
      if (inside.has(rootOf(value.init))) for (const name of namesIn(value.id)) inside.add(name);
    }
    if (value.type === 'ForOfStatement' && inside.has(rootOf(value.right)))
      for (const name of declaredIn(value.left)) inside.add(name);
    const target = changed(value);
    const isChange = isNode(target) && target.type === 'MemberExpression' && inside.has(rootOf(target));
    const tells = value.type === 'MemberExpression' && rootOf(value.property) === 'say';
    if (isChange || tells) faults.push(text.slice(value.start).split('\n')[0]);
    for (const part of partsOf(value)) visit(part, inside);
  };
  visit(parseSync('rules.ts', text).program, new Set([STATE]));
  return faults;
}

const files = ['down-in-flames', 'zero', 'wings-of-war']
  .flatMap((game) => filesUnder(join(inRoot('packages'), game, 'src')))
  .filter((file) => /[/\\]rules(?:[/\\]|\.ts$)/.test(file));

test('no rule tells anybody anything or changes a state: that is what flows do', () => {
  expect(files.length).toBeGreaterThan(60);
  expect(files.flatMap((file) => faultsIn(readFileSync(file, 'utf8')).map((fault) => `${file}: ${fault}`))).toEqual([]);
});

test.each([
  ['(s) => { s.turn++; }', 's.turn++; }'],
  ['(s, plane) => { const a = s.planes[plane]; a.prey = 1; }', 'a.prey = 1; }'],
  ['(s) => { const { spent } = s; spent[0] += 2; }', 'spent[0] += 2; }'],
  ['(s, card) => s.deck.discard.push(card)', 's.deck.discard.push(card)'],
  ['(p: Progress) => { p.level--; }', 'p.level--; }'],
  ['(pose = ZERO) => { pose.x += 1; }', 'pose.x += 1; }'],
  ['(list) => [1].forEach((n) => list.push(n))', 'list.push(n)'],
  ['(s) => s.planes.forEach((a) => { a.moved = true; })', 'a.moved = true; }'],
  ['(s) => { for (const a of s.planes) a.moved = true; }', 'a.moved = true; }'],
  ['(s) => { for (const [plane, { hand }] of s.planes.entries()) hand.size = plane; }', 'hand.size = plane; }'],
  ['(s) => { const sortie = sortieOf(s); sortie.points += 1; }', 'sortie.points += 1; }'],
  ['(s) => { bomberAt(s, 3).aces--; }', 'bomberAt(s, 3).aces--; }'],
  ['(s) => { delete s.inner; }', 'delete s.inner; }'],
  ['(s, a) => Object.assign(a, { moved: true })', 'Object.assign(a, { moved: true })'],
  ["(t) => t.say?.(1, { event: 'turn' })", "t.say?.(1, { event: 'turn' })"],
])('%s is found', (text, found) => {
  expect(faultsIn(`export const f = ${text};`).some((fault) => fault.startsWith(found))).toBe(true);
});

test('what a function makes is its own', () => {
  const own =
    'export function f(s) { const list = []; list.push(s.turn); const pose = { ...s.pose }; pose.x += 1; let n = s.turn; n++; }';
  expect(faultsIn(own)).toEqual([]);
});

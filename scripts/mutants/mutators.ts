import { child, children, type Node, type Path } from './syntax.ts';

/** One small change: this stretch of the file becomes that text. */
export interface Change {
  readonly start: number;
  readonly end: number;
  readonly after: string;
}

/** What a mutator is given besides the node: the text of the file, and those above the node. */
export interface Around {
  readonly text: string;
  readonly path: Path;
}

type Mutator = (node: Node, around: Around) => Change[];

const whole = (node: Node, after: string): Change => ({ start: node.start, end: node.end, after });
const source = (node: Node, { text }: Around): string => text.slice(node.start, node.end);
const parent = ({ path }: Around): Node | undefined => path.at(-1);

const OPERATORS: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&': '|',
  '|': '&',
  '&&': '||',
  '||': '&&',
  '+=': '-=',
  '-=': '+=',
  '++': '--',
  '--': '++',
};

const ofText = (node: Node | undefined): boolean =>
  node !== undefined &&
  (node.type === 'TemplateLiteral' ||
    typeof node.value === 'string' ||
    (node.type === 'BinaryExpression' && (ofText(child(node, 'left')) || ofText(child(node, 'right')))));

/** Boundaries, equality, arithmetic, and ↔ or. A loop that counts the wrong way never ends: that teaches nothing. */
const operator: Mutator = (node, { text, path }) => {
  if (path.at(-1)?.type === 'ForStatement' && path.at(-1)?.update === node) return [];
  const { operator } = node;
  if (typeof operator !== 'string' || !(operator in OPERATORS)) return [];
  if (node.type === 'UnaryExpression' || (operator === '+' && ofText(node))) return [];
  const left = child(node, 'left') ?? (node.prefix === false ? child(node, 'argument') : undefined);
  const start = text.indexOf(operator, left?.end ?? node.start);
  return [{ start, end: start + operator.length, after: OPERATORS[operator] }];
};

const EQUALITY = ['===', '!=='];
const DECIDING = ['IfStatement', 'ConditionalExpression', 'WhileStatement', 'DoWhileStatement', 'ForStatement'];

/** What decides becomes its opposite; comparisons have an opposite already. */
const condition: Mutator = (node, around) => {
  const test = child(node, 'test');
  if (test === undefined || !DECIDING.includes(node.type) || EQUALITY.includes(String(test.operator))) return [];
  if (test.type === 'UnaryExpression' && test.operator === '!') {
    const argument = child(test, 'argument');
    return argument === undefined ? [] : [whole(test, source(argument, around))];
  }
  return [whole(test, `!(${source(test, around)})`)];
};

/** `!` is left out where it does not decide at once. */
const not: Mutator = (node, around) => {
  if (node.type !== 'UnaryExpression' || node.operator !== '!') return [];
  const above = parent(around);
  const argument = child(node, 'argument');
  if (argument === undefined || (above !== undefined && DECIDING.includes(above.type) && above.test === node))
    return [];
  return [whole(node, source(argument, around))];
};

/** One more and one less; −1 stands for nobody or nothing, and −2 would as well. */
const number: Mutator = (node, around) => {
  if (node.type !== 'Literal' || typeof node.value !== 'number') return [];
  const above = parent(around);
  if (above?.type === 'UnaryExpression' && above.operator === '-') {
    const more = whole(above, String(1 - node.value));
    return node.value === 1 ? [more] : [more, whole(above, String(-1 - node.value))];
  }
  const less = node.value < 1 && above?.operator === '**' ? `(${node.value - 1})` : String(node.value - 1);
  return [whole(node, String(node.value + 1)), whole(node, less)];
};

const truth: Mutator = (node) =>
  node.type === 'Literal' && typeof node.value === 'boolean' ? [whole(node, String(!node.value))] : [];

/** The same as before, or nothing at all. */
const empty = (node: Node): string => {
  if (node.type === 'ArrayExpression') return '[]';
  if (node.type === 'TemplateLiteral' || typeof node.value === 'string') return "''";
  return 'null';
};

const isEmpty = (node: Node, around: Around): boolean =>
  ['null', '[]', "''", 'undefined'].includes(source(node, around)) || typeof node.value === 'boolean';

const answer: Mutator = (node, around) => {
  if (node.type === 'ReturnStatement') {
    const argument = child(node, 'argument');
    if (argument === undefined) return [whole(node, ';')];
    return isEmpty(argument, around) ? [] : [whole(argument, empty(argument))];
  }
  if (node.type !== 'ArrowFunctionExpression') return [];
  const body = child(node, 'body');
  if (body === undefined || body.type === 'BlockStatement' || isEmpty(body, around)) return [];
  return [whole(body, empty(body))];
};

const DOING = ['CallExpression', 'AssignmentExpression', 'UpdateExpression', 'AwaitExpression', 'ChainExpression'];

/** Something is not done. */
const statement: Mutator = (node) => {
  if (node.type === 'ContinueStatement' || node.type === 'BreakStatement') return [whole(node, ';')];
  if (node.type !== 'ExpressionStatement') return [];
  return child(node, 'expression', ...DOING) === undefined ? [] : [whole(node, ';')];
};

/** A list or a sequence of steps lacks one of its elements; where a type is made of the list, the compiler sees it. */
const element: Mutator = (node, { text, path }) => {
  if (
    node.type !== 'ArrayExpression' ||
    (path.at(-1)?.type === 'TSAsExpression' && /^ as const/.test(text.slice(node.end)))
  )
    return [];
  return children(node, 'elements').map(({ start, end }) => {
    const comma = /^\s*,/.exec(text.slice(end))?.[0].length ?? 0;
    return { start, end: end + comma, after: '' };
  });
};

const SWAPPED: ReadonlyMap<unknown, string> = new Map(
  Object.entries({ min: 'max', max: 'min', some: 'every', every: 'some' }),
);

/** min ↔ max, some ↔ every. */
const called: Mutator = (node) => {
  if (node.type !== 'CallExpression') return [];
  const callee = child(node, 'callee');
  const name =
    callee && (child(callee, 'property', 'Identifier') ?? (callee.type === 'Identifier' ? callee : undefined));
  const other = name && SWAPPED.get(name.name);
  return name === undefined || other === undefined ? [] : [whole(name, other)];
};

const CODES = ['event', 'reason', 'because', 'code'];

/** A reason, an event or a rule id is another one. */
const code: Mutator = (node, { path, text }) => {
  if (node.type !== 'Literal' || typeof node.value !== 'string') return [];
  const property = path.findLast(({ type }) => type === 'Property');
  const key = property && child(property, 'key', 'Identifier')?.name;
  if (typeof key !== 'string' || !CODES.includes(key) || property?.key === node) return [];
  const others = [...text.matchAll(new RegExp(`\\b${key}: '([^']+)'`, 'g'))].map((found) => found[1]);
  return [whole(node, `'${others.find((other) => other !== node.value) ?? 'another'}'`)];
};

/** Every mutator, by the name that the report uses. Optional chaining is left as it is: without it, code just throws. */
export const mutators: Readonly<Record<string, Mutator>> = {
  operator,
  condition,
  not,
  number,
  truth,
  answer,
  statement,
  element,
  called,
  code,
};

import { child, children, isFunction, type Node, parse, visit } from './syntax.ts';

type Place = Pick<Node, 'start' | 'end'>;

/** A function of a file, or a branch of one that not every call takes: it tells when it runs. */
export interface Mark {
  readonly id: number;
  readonly start: number;
  readonly end: number;
  /** What of it can be switched: of a function its body without its parameters, of a branch all, if it is in one. */
  readonly body: Place | null;
}

/** More of them than the project has. */
const MOST = 2 ** 18;
/** Where the functions of a test's modules leave their numbers; `reached.ts` reads it. */
const PLACE = `const __reached=globalThis.__reached??=new Uint8Array(${MOST});`;
const LEAVES = (id: number): string => `__reached[${id}]=1`;

/** A piece of text and where it goes. */
interface Insertion {
  readonly at: number;
  readonly text: string;
}

/** Something that is marked, and how, once it has its number. */
interface Marked extends Omit<Mark, 'id'> {
  readonly insertions: (id: number) => Insertion[];
}

const inBlock = ({ start }: Place, id: number): Insertion[] => [{ at: start + 1, text: `${LEAVES(id)};` }];
const before = ({ start }: Place, id: number): Insertion[] => [{ at: start, text: `${LEAVES(id)};` }];
const inExpression = ({ start, end }: Place, id: number): Insertion[] => [
  { at: start, text: `(${LEAVES(id)},(` },
  { at: end, text: '))' },
];
const inStatement = ({ start, end }: Place, id: number): Insertion[] => [
  { at: start, text: `{${LEAVES(id)};` },
  { at: end, text: '}' },
];

/**
 * A file whose functions note that they were called, and their branches that they were taken: each by a number, counted
 * from `first`. Whoever never comes to a place cannot notice what is wrong there.
 */
export function marked(file: string, text: string, first: number): { text: string; marks: Mark[] } {
  const found: Marked[] = [];
  const bodies: Place[] = [];
  const branch = (place: Place, insertions: Marked['insertions']): void => {
    const isSwitched = bodies.some((body) => holds(body, place));
    found.push({ start: place.start, end: place.end, body: isSwitched ? place : null, insertions });
  };
  visit(parse(file, text), (node) => {
    const body = isFunction(node) ? child(node, 'body') : undefined;
    if (body !== undefined) {
      const { start, end } = node;
      const place = { start: body.start, end: body.end };
      bodies.push(place);
      const insert = body.type === 'BlockStatement' ? inBlock : inExpression;
      found.push({ start, end, body: place, insertions: (id) => insert(place, id) });
    }
    for (const statement of branchStatements(node)) {
      const insert = statement.type === 'BlockStatement' ? inBlock : inStatement;
      branch(statement, (id) => insert(statement, id));
    }
    for (const expression of branchExpressions(node)) branch(expression, (id) => inExpression(expression, id));
    for (const rest of restsAfterExits(node)) branch(rest, (id) => before(rest, id));
    return !node.type.startsWith('TS') || node.type.endsWith('Expression');
  });
  const marks = found.map(({ start, end, body }, i): Mark => ({ id: first + i, start, end, body }));
  const inserted = found.flatMap(({ insertions }, i) => insertions(first + i));
  inserted.sort((a, b) => b.at - a.at);
  const made = inserted.reduce((all, one) => all.slice(0, one.at) + one.text + all.slice(one.at), text);
  return { text: PLACE + made, marks };
}

const LOOPS = ['ForStatement', 'ForOfStatement', 'ForInStatement', 'WhileStatement'];

/** Statements that are run only if something is so. */
function branchStatements(node: Node): Node[] {
  const keys = node.type === 'IfStatement' ? ['consequent', 'alternate'] : LOOPS.includes(node.type) ? ['body'] : [];
  return keys.flatMap((key) => child(node, key) ?? []).filter(({ type }) => type !== 'EmptyStatement');
}

const SHORT = ['&&=', '||=', '??='];

/** Expressions that are reckoned only if something is so. */
function branchExpressions(node: Node): Node[] {
  const keys =
    node.type === 'ConditionalExpression'
      ? ['consequent', 'alternate']
      : node.type === 'LogicalExpression' ||
          (node.type === 'AssignmentExpression' && SHORT.includes(String(node.operator)))
        ? ['right']
        : [];
  return keys.flatMap((key) => child(node, key) ?? []);
}

const EXITS = ['ReturnStatement', 'ContinueStatement', 'BreakStatement', 'ThrowStatement'];

const isExit = (node: Node | undefined): boolean =>
  node !== undefined &&
  (EXITS.includes(node.type) || (node.type === 'BlockStatement' && isExit(children(node, 'body').at(-1))));

/** What comes in a block, or in a case, after something that may have left it; and each case of a switch. */
function restsAfterExits(node: Node): Place[] {
  if (node.type !== 'BlockStatement' && node.type !== 'SwitchCase') return [];
  const steps = children(node, node.type === 'SwitchCase' ? 'consequent' : 'body');
  const end = steps.at(-1)?.end ?? 0;
  return steps.flatMap((step, i) => {
    const last = steps[i - 1];
    const isAfterExit =
      last?.type === 'IfStatement' && (isExit(child(last, 'consequent')) || isExit(child(last, 'alternate')));
    return isAfterExit || (i === 0 && node.type === 'SwitchCase') ? [{ start: step.start, end }] : [];
  });
}

const holds = (outer: Place, { start, end }: Place): boolean => outer.start <= start && end <= outer.end;

/** The innermost function or branch around a place, or null where a module's own lines run. */
export const markAround = (marks: readonly Mark[], place: Place): Mark | null =>
  marks
    .filter((mark) => holds(mark, place))
    .reduce<Mark | null>((inner, mark) => (inner === null || mark.start >= inner.start ? mark : inner), null);

/** Whether the place is in the body of a function, where it can be switched. */
export const isInBody = (mark: Mark | null, place: Place): boolean =>
  mark !== null && mark.body !== null && holds(mark.body, place);

import { child, isFunction, type Node, parse, visit } from './syntax.ts';

type Place = Pick<Node, 'start' | 'end'>;

/** A function of a file that tells when it runs. */
export interface Mark {
  readonly id: number;
  readonly start: number;
  readonly end: number;
  /** Its body without its parameters and what stands for those that are left out. */
  readonly body: Place;
}

/** More functions than the project has. */
const MOST = 2 ** 17;
/** Where the functions of a test's modules leave their numbers; `reached.ts` reads it. */
const PLACE = `const __reached=globalThis.__reached??=new Uint8Array(${MOST});`;
const LEAVES = (id: number): string => `__reached[${id}]=1`;

/** A file whose functions note that they were called: each by a number, counted from `first`. */
export function marked(file: string, text: string, first: number): { text: string; marks: Mark[] } {
  const marks: Mark[] = [];
  const inserted: { at: number; text: string }[] = [];
  visit(parse(file, text), (node) => {
    const body = isFunction(node) ? child(node, 'body') : undefined;
    if (body === undefined) return true;
    const id = first + marks.length;
    marks.push({ id, start: node.start, end: node.end, body: { start: body.start, end: body.end } });
    if (body.type === 'BlockStatement') inserted.push({ at: body.start + 1, text: `${LEAVES(id)};` });
    else inserted.push({ at: body.start, text: `(${LEAVES(id)},(` }, { at: body.end, text: '))' });
    return true;
  });
  inserted.sort((a, b) => b.at - a.at);
  const made = inserted.reduce((all, one) => all.slice(0, one.at) + one.text + all.slice(one.at), text);
  return { text: PLACE + made, marks };
}

const holds = (outer: Place, { start, end }: Place): boolean => outer.start <= start && end <= outer.end;

/** The innermost function around a place, or null where a module's own lines run. */
export const markAround = (marks: readonly Mark[], place: Place): Mark | null =>
  marks
    .filter((mark) => holds(mark, place))
    .reduce<Mark | null>((inner, mark) => (inner === null || mark.start >= inner.start ? mark : inner), null);

/** Whether the place is in the body of its function, where it can be switched. */
export const isInBody = (mark: Mark | null, place: Place): boolean => mark !== null && holds(mark.body, place);

import { parseSync } from 'vite';

/** A node of the syntax tree, as far as mutators care. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** Those above a node, the nearest last. */
export type Path = readonly Node[];

export const parse = (file: string, text: string): Node => parseSync(file, text).program as unknown as Node;

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The child under a key, if there is one and it is of one of these types. */
export function child(node: Node, key: string, ...types: string[]): Node | undefined {
  const value = node[key];
  return isNode(value) && (types.length === 0 || types.includes(value.type)) ? value : undefined;
}

export const children = (node: Node, key: string): Node[] => {
  const value = node[key];
  return Array.isArray(value) ? value.filter(isNode) : [];
};

/** Visits a tree from above; where `see` answers false, it does not go deeper. */
export function visit(node: Node, see: (node: Node, path: Path) => boolean, path: Path = []): void {
  if (!see(node, path)) return;
  const below = [...path, node];
  for (const value of Object.values(node)) {
    if (isNode(value)) visit(value, see, below);
    else if (Array.isArray(value)) for (const one of value) if (isNode(one)) visit(one, see, below);
  }
}

const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];

export const isFunction = ({ type }: Node): boolean => FUNCTIONS.includes(type);

const LOOPS = ['ForStatement', 'ForInStatement', 'ForOfStatement', 'WhileStatement', 'DoWhileStatement'];

export const isLoop = ({ type }: Node): boolean => LOOPS.includes(type);

import type { Node } from './syntax.ts';

/** Expressions that only tell the compiler something: what they hold is code. */
const ONLY_A_WORD = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'];

/** Whether nothing below this node is worth a mutant: types, imports, what is thrown, and the texts of a page. */
export const isSkipped = ({ type }: Node): boolean =>
  (type.startsWith('TS') && !ONLY_A_WORD.includes(type)) ||
  type === 'ImportDeclaration' ||
  type === 'ExportAllDeclaration' ||
  type === 'ThrowStatement' ||
  type === 'JSXText';

const TEST = /\/test\/|\.test\.tsx?$|\.d\.ts$/;

/** Data, texts, pictures and styles: mutants of these tell nothing, unless somebody asks for the very folder. */
const NOT_CODE =
  /\/(content|words|art|style|pictures|painting|posters|diagrams|atlas|sky\/effects|sky\/target|wings-of-war\/land|wings-of-war\/clouds)\/|-(painter|picture|pieces)\.tsx?$/;

/** Whether a file is mutated when this path has been asked for. */
export const isMutated = (file: string, path: string): boolean =>
  (file === path || file.startsWith(`${path}/`)) &&
  /\.tsx?$/.test(file) &&
  !TEST.test(file) &&
  !NOT_CODE.test(file.slice(path.length));

import { type Mutant, mutated } from './find.ts';
import { child, isFunction, parse, visit } from './syntax.ts';

/** A mutant with the number it is called by. */
export type Numbered = readonly [number, Mutant];

/** The body of a function: a block, or what an arrow answers. */
interface Body {
  readonly start: number;
  readonly end: number;
  readonly isBlock: boolean;
  readonly mutants: Numbered[];
}

const PLACE = 'const __mutant=globalThis.__mutant??=new Int32Array([-1]);';
const IS = (number: number): string => `__mutant[0]===${number}`;

/**
 * A text that is many: a function with mutants in it has a second body for each of them, and takes that one while
 * `globalThis.__mutant[0]` is its number. What lies in no function's body cannot be switched, and is left out.
 */
export function switched(file: string, text: string, mutants: readonly Numbered[]): string {
  const bodies: Body[] = [];
  visit(parse(file, text), (node) => {
    const body = isFunction(node) ? child(node, 'body') : undefined;
    if (body !== undefined)
      bodies.push({ start: body.start, end: body.end, isBlock: body.type === 'BlockStatement', mutants: [] });
    return true;
  });
  for (const numbered of mutants) {
    const [, { start, end }] = numbered;
    // Outer functions are visited before those in them.
    bodies.findLast((one) => one.start <= start && end <= one.end)?.mutants.push(numbered);
  }
  const inserted = bodies.flatMap((body) => (body.mutants.length === 0 ? [] : insertions(text, body)));
  inserted.sort((a, b) => b.at - a.at);
  return PLACE + inserted.reduce((all, one) => all.slice(0, one.at) + one.text + all.slice(one.at), text);
}

function insertions(text: string, { start, end, isBlock, mutants }: Body): { at: number; text: string }[] {
  const other = (mutant: Mutant, from: number, to: number): string =>
    mutated(text.slice(from, to), { ...mutant, start: mutant.start - from, end: mutant.end - from });
  if (!isBlock) {
    const others = mutants.map(([number, mutant]) => `${IS(number)}?(${other(mutant, start, end)}):`);
    return [
      { at: start, text: `(${others.join('')}(` },
      { at: end, text: '))' },
    ];
  }
  const others = mutants.map(([number, mutant]) => `if(${IS(number)}){${other(mutant, start + 1, end - 1)}\nreturn;}`);
  return [{ at: start + 1, text: others.join('') }];
}

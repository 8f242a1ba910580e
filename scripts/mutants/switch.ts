import type { Mutant } from './find.ts';
import { child, isFunction, isLoop, parse, visit } from './syntax.ts';

/** A mutant with the number it is called by. */
export type Numbered = readonly [number, Mutant];

/** The body of a function: a block, or what an arrow answers. */
interface Body {
  readonly start: number;
  readonly end: number;
  readonly isBlock: boolean;
  readonly mutants: Numbered[];
}

/** Some of a text, and what stands there instead. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const PLACE = 'const __mutant=globalThis.__mutant??=new Int32Array([-1]),__tick=globalThis.__tick??=(()=>{});';
const IS = (number: number): string => `__mutant[0]===${number}`;
const TICK = '__mutant[0]!==-1&&__tick()';

/**
 * A text that is many: a function with mutants in it has a second body for each of them, and takes that one while
 * `globalThis.__mutant[0]` is its number. What lies in no function's body cannot be switched, and is left out. While a
 * mutant is at work all these functions, and the loops of the mutant, call `globalThis.__tick` again and again, so that
 * somebody can stop what has no end.
 */
export function switched(file: string, text: string, mutants: readonly Numbered[]): string {
  const bodies: Body[] = [];
  const loops: Edit[] = [];
  visit(parse(file, text), (node) => {
    const turn = isLoop(node) ? child(node, 'body') : undefined;
    if (turn !== undefined)
      loops.push(
        { start: turn.start, end: turn.start, text: '{__tick();' },
        { start: turn.end, end: turn.end, text: '}' },
      );
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
  return (
    PLACE +
    edited(
      text,
      0,
      text.length,
      bodies.flatMap((body) => insertions(text, body, loops)),
    )
  );
}

/** A part of a text with some edits in it. */
function edited(text: string, from: number, to: number, edits: readonly Edit[]): string {
  const within = edits.filter(({ start, end }) => from <= start && end <= to);
  within.sort((a, b) => b.start - a.start || b.end - a.end);
  return within.reduce(
    (all, { start, end, text: other }) => all.slice(0, start - from) + other + all.slice(end - from),
    text.slice(from, to),
  );
}

function insertions(text: string, { start, end, isBlock, mutants }: Body, loops: readonly Edit[]): Edit[] {
  if (mutants.length === 0) return [];
  const other = (mutant: Mutant, from: number, to: number): string => {
    const kept = loops.filter((loop) => loop.start <= mutant.start || loop.start >= mutant.end);
    return edited(text, from, to, [{ start: mutant.start, end: mutant.end, text: mutant.after }, ...kept]);
  };
  if (!isBlock) {
    const others = mutants.map(([number, mutant]) => `${IS(number)}?(${other(mutant, start, end)}):`);
    return [
      { start, end: start, text: `(${TICK},${others.join('')}(` },
      { start: end, end, text: '))' },
    ];
  }
  const others = mutants.map(([number, mutant]) => `if(${IS(number)}){${other(mutant, start + 1, end - 1)}\nreturn;}`);
  return [{ start: start + 1, end: start + 1, text: `${TICK};${others.join('')}` }];
}

import { expect, test } from 'vitest';
import { findMutants, mutated } from '../mutants/find.ts';
import { moduleGraph } from '../mutants/graph.ts';
import { isInBody, markAround, marked } from '../mutants/mark.ts';
import { closePlan, planFor, type Surveyed, untried } from '../mutants/plan.ts';
import { report, type Trial } from '../mutants/report.ts';
import { sample } from '../mutants/sample.ts';
import { ordersFor } from '../mutants/sift.ts';
import { isMutated } from '../mutants/skipped.ts';
import { switched } from '../mutants/switch.ts';
import { tree } from './tree.ts';

const FILE = 'packages/kernel/src/some.ts';

/** What becomes of a text, in every way there is. */
const ways = (text: string): string[] => findMutants(FILE, text).map((mutant) => mutated(text, mutant));

test.each([
  ['a boundary', 'a < b;', ['a <= b;']],
  ['another boundary', 'a >= b;', ['a > b;']],
  ['equality', 'a === b;', ['a !== b;']],
  ['and', 'a && b;', ['a || b;']],
  ['a sum', 'a + b;', ['a - b;']],
  ['a sum of texts is left alone', "a + 'b' + c;", []],
  ['counting', 'i++;', ['i--;', ';']],
  ['the counting of a loop is left alone', 'for (;; i++) a;', []],
  ['a sign is no difference', '-a;', []],
  ['a number', 'a(2);', ['a(3);', 'a(1);', ';']],
  ['a negative number', 'const a = -2;', ['const a = -1;', 'const a = -3;']],
  ['nobody', 'const a = -1;', ['const a = 0;']],
  ['true', 'const a = true;', ['const a = false;']],
  ['a condition', 'if (a) b;', ['if (!(a)) b;']],
  ['a denied condition', 'if (!a) b;', ['if (a) b;']],
  ['not', 'const a = !b;', ['const a = b;']],
  ['an answer', 'const f = () => a;', ['const f = () => null;']],
  [
    'a list for an answer',
    'function f() { return [a]; }',
    ['function f() { return []; }', 'function f() { return []; }'],
  ],
  ['no answer', 'function f() { return; }', ['function f() { ; }']],
  ['a call', 'a();', [';']],
  ['an assignment', 'a = b;', [';']],
  ['a step of a list', 'const a = [b, c];', ['const a = [ c];', 'const a = [b, ];']],
  ['a list that types are made of', "const a = ['b', 'c'] as const;", []],
  ['the greater of two', 'const a = Math.max(b, c);', ['const a = Math.min(b, c);']],
  ['all of them', 'const a = b.every(c);', ['const a = b.some(c);']],
  [
    'a reason',
    "const a = { reason: 'x' }, b = { reason: 'y' };",
    ["const a = { reason: 'y' }, b = { reason: 'y' };", "const a = { reason: 'x' }, b = { reason: 'x' };"],
  ],
  ['the only reason', "const a = { reason: 'x' };", ["const a = { reason: 'another' };"]],
  ['a call that every object has is left alone', 'const a = b.toString();', []],
  ['a power', 'const a = 0.5 ** b;', ['const a = 1.5 ** b;', 'const a = (-0.5) ** b;']],
  ['optional chaining stays', 'const a = b?.c;', []],
  ['types', 'type A = 1 | 2; interface B { c: true } const d: [1, 2] = e as 3;', []],
  ['imports', "import a from './a.ts'; export * from './b.ts';", []],
  ['what is thrown', "throw new Error('x' + 1);", []],
])('mutants: %s', (_, text, expected) => {
  expect(ways(text).sort()).toEqual([...expected].sort());
});

test('mutants: continue and break are left out', () => {
  expect(ways('for (;;) { continue; break; }')).toEqual(['for (;;) { ; break; }', 'for (;;) { continue; ; }']);
});

test('a mutant knows its place, its line and what it changes', () => {
  expect(findMutants(FILE, 'a();\n  if (b < c) d;\n')).toContainEqual({
    file: FILE,
    line: 2,
    start: 13,
    end: 14,
    kind: 'operator',
    source: 'if (b < c) d;',
    before: '<',
    after: '<=',
    nth: 1,
    of: 1,
  });
});

test('data, texts and pictures are mutated only where they are asked for by name', () => {
  const data = 'packages/zero/src/content/fighters.ts';
  expect(isMutated('packages/zero/src/flow/play.ts', 'packages/zero')).toBe(true);
  expect(isMutated(data, 'packages/zero')).toBe(false);
  expect(isMutated(data, 'packages/zero/src/content')).toBe(true);
  expect(isMutated(data, data)).toBe(true);
  expect(isMutated('packages/zero/src/flow/play.ts', 'packages/zero/src/flo')).toBe(false);
  expect(isMutated('packages/zero/test/fixture.ts', 'packages/zero')).toBe(false);
  expect(isMutated('packages/web/src/art/plane.tsx', 'packages/web/src')).toBe(false);
  expect(isMutated('packages/web/src/dogfight/sky/effects/fire.tsx', 'packages/web/src')).toBe(false);
  expect(isMutated('packages/web/src/campaign/map/atlas/rivers.ts', 'packages/web/src')).toBe(false);
  expect(isMutated('packages/web/src/wings-of-war/map/film-painter.ts', 'packages/web/src')).toBe(false);
  expect(isMutated('packages/web/src/dogfight/sky/plan.ts', 'packages/web/src')).toBe(true);
});

test('a sample is the same for the same seed, and keeps the order', () => {
  const all = Array.from({ length: 100 }, (_, i) => i);
  const ten = sample(all, 10, '1');
  expect(ten).toEqual(sample(all, 10, '1'));
  expect(ten).not.toEqual(sample(all, 10, '2'));
  expect(ten).toEqual([...new Set(ten)].sort((a, b) => a - b));
  expect(ten).toHaveLength(10);
  expect(sample(all, 1000, '1')).toEqual(all);
});

test('marked functions tell that they ran, and do what they did', () => {
  const text = 'const f = (a) => (b) => ({ c: a + b });\nfunction g() { return f(1)(2); }\nreturn g;';
  const { text: made, marks } = marked('f.js', text.replace('return g;', ''), 5);
  expect(marks.map(({ id }) => id)).toEqual([5, 6, 7]);
  expect(
    new Function(
      `${made}; const answer = g(); const called = [...__reached.keys()].filter((id) => __reached[id] === 1); __reached.fill(0); return [answer, called];`,
    )(),
  ).toEqual([{ c: 3 }, [5, 6, 7]]);
  const at = text.indexOf('a + b');
  expect(markAround(marks, { start: at, end: at + 5 })?.id).toBe(6);
  expect(markAround(marks, { start: 0, end: 5 })).toBeNull();
});

test('marked branches tell that they were taken, and what comes after a way out tells that nobody took it', () => {
  const text = `function f(n) {
  if (n === 0) return 'none';
  const some = n > 5 ? 'many' : 'few';
  for (const one of []) n = one;
  switch (n) { case 1: return n && some; default: n ??= 2; }
  if (n > 7) { n = 7; } else n = 8;
  return some;
}`;
  const { text: made, marks } = marked('f.js', text, 0);
  const run = new Function(
    'n',
    `${made}; __reached.fill(0); const answer = f(n); return [answer, [...__reached.keys()].filter((id) => __reached[id] === 1)];`,
  );
  const taken = (n: number): string[] => {
    const [, ids] = run(n) as [string, number[]];
    return marks.filter(({ id }) => ids.includes(id)).map(({ start }) => text.slice(start, start + 5));
  };
  expect(run(9)[0]).toBe('many');
  expect(taken(0)).toEqual(['funct', 'retur']);
  expect(taken(1)).toEqual(['funct', 'const', "'few'", 'retur', 'some;']);
  expect(taken(9)).toEqual(['funct', 'const', "'many", 'n ??=', '{ n =']);
  expect(taken(6)).toEqual(['funct', 'const', "'many", 'n ??=', 'n = 8']);
  const two = text.indexOf('2;');
  expect(text.slice(markAround(marks, { start: two, end: two + 1 })?.start).slice(0, 2)).toBe('2;');
});

test('what stands for a parameter lies in its function and not in its body: it cannot be switched', () => {
  const text = 'function f(a = 4) { return a + 1; }';
  const { marks } = marked('f.js', text, 0);
  const place = (part: string) => ({ start: text.indexOf(part), end: text.indexOf(part) + part.length });
  const [four, sum] = [place('4'), place('a + 1')];
  expect([four, sum].map((one) => markAround(marks, one)?.id)).toEqual([0, 0]);
  expect([four, sum].map((one) => isInBody(markAround(marks, one), one))).toEqual([false, true]);
  expect(isInBody(null, four)).toBe(false);
});

const survey = (file: string, duration: number, reached: number[], cases: Surveyed['cases'] = []): Surveyed => ({
  file,
  duration,
  reached,
  cases,
});

test('tests that call the function are run, near ones before far ones, cheap ones before dear ones', () => {
  const tests = [
    survey('packages/zero/test/a.test.ts', 10, [7]),
    survey(
      'packages/kernel/test/dear.test.ts',
      9000,
      [],
      [
        { name: 'one', duration: 5000, reached: [7] },
        { name: 'two', duration: 4000, reached: [8] },
      ],
    ),
    survey('packages/kernel/test/cheap.test.ts', 20, [], [{ name: 'three', duration: 20, reached: [7] }]),
    survey('packages/kernel/test/other.test.ts', 1, [8]),
  ];
  const runs = planFor(FILE, 7, tests, 60_000);
  expect(runs).toEqual([
    { file: 'packages/kernel/test/cheap.test.ts', cost: 20, longest: 20 },
    { file: 'packages/kernel/test/dear.test.ts', names: ['one'], cost: 5000, longest: 5000 },
    { file: 'packages/zero/test/a.test.ts', cost: 10, longest: 0 },
  ]);
  expect(planFor(FILE, 7, tests, 5020)).toEqual(runs.slice(0, 2));
  expect(planFor(FILE, 7, tests, 1)).toEqual(runs.slice(0, 1));
  expect(planFor(FILE, null, tests, 60_000)).toHaveLength(4);
  expect(planFor(FILE, 9, tests, 60_000)).toEqual([]);
});

test('at the close look the cheapest tests have their chance once more, because modules may have remembered something', () => {
  const tests = [
    survey('a.test.ts', 10, [], [{ name: 'one', duration: 10, reached: [7] }]),
    survey('b.test.ts', 1400, [], [{ name: 'two', duration: 1400, reached: [7] }]),
    survey('c.test.ts', 30, [], [{ name: 'three', duration: 30, reached: [7] }]),
  ];
  const files = (...tried: string[]): string[] =>
    closePlan(FILE, 7, tests, new Set(tried), 60_000).map(({ file }) => file);
  expect(files()).toEqual(['a.test.ts', 'c.test.ts', 'b.test.ts']);
  expect(files('a.test.ts: one', 'b.test.ts: two')).toEqual(['a.test.ts', 'c.test.ts']);
  expect(files('a.test.ts: one', 'b.test.ts: two', 'c.test.ts: three')).toEqual(['a.test.ts', 'c.test.ts']);
});

test('all mutants of a file are in one text, and the one whose number is called is at work', () => {
  const text = `const inner = (a) => (b) => ({ c: a + b });
function outer(n) { const twice = (x) => x * 2; if (n > 1) { return inner(twice(n))(1).c; } // the rest
}
class Deck { size() { return 3; } }
const table = 5;
`;
  const mutants = findMutants(FILE, text);
  const at = (before: string, after: string): number =>
    mutants.findIndex((mutant) => mutant.before === before && mutant.after === after);
  const made = switched(FILE, text, [...mutants.entries()]);
  const answers = (number: number): unknown =>
    new Function(
      `${made}; __mutant[0] = ${number}; const all = [outer(1), outer(2), outer(3), new Deck().size(), table]; __mutant[0] = -1; return all;`,
    )();
  const sound = [undefined, 5, 7, 3, 5];
  expect(answers(-1)).toEqual(sound);
  expect(answers(at('+', '-'))).toEqual([undefined, 3, 5, 3, 5]);
  expect(answers(at('*', '/'))).toEqual([undefined, 2, 2.5, 3, 5]);
  expect(answers(at('2', '3'))).toEqual([undefined, 7, 10, 3, 5]);
  expect(answers(at('>', '>='))).toEqual([3, 5, 7, 3, 5]);
  expect(answers(at('3', '4'))).toEqual([undefined, 5, 7, 4, 5]);
  expect(answers(at('5', '6')), 'what lies in no function is not switched').toEqual(sound);
});

test('while a mutant is at work, functions and its loops tell of every turn, so that somebody can end it', () => {
  const text = `const more = (a) => a + 1;
function count(to) { let n = 0; for (let i = 0; i < to; i++) n = more(n); while (n > 9) { n--; } return n; }
`;
  const mutants = findMutants(FILE, text);
  const made = switched(FILE, text, [...mutants.entries()]);
  const ticks = (before: string, after: string): unknown =>
    new Function(
      `globalThis.__tick = () => { if (++globalThis.ticked > 50) throw 'enough'; }; globalThis.ticked = 0; ${made};
      __mutant[0] = ${mutants.findLastIndex((mutant) => mutant.before === before && mutant.after === after)};
      try { count(4); } catch (error) { return error; } finally { delete globalThis.__tick; __mutant[0] = -1; }
      return globalThis.ticked;`,
    )();
  expect(ticks('nothing', 'of that'), 'sound code tells nothing').toBe(0);
  expect(ticks('+', '-'), 'called four times by what is called once').toBe(5);
  expect(ticks('n > 9', '!(n > 9)'), 'without end').toBe('enough');
  expect(ticks('n--;', ';'), 'called once, four times around, and as many calls').toBe(9);
});

test('at the first look a mutant is tried by the cheapest tests that call its function, cheap files first', () => {
  const tests = [
    survey('b.test.ts', 900, [7], [{ name: 'dear', duration: 900, reached: [7, 8] }]),
    survey(
      'a.test.ts',
      30,
      [],
      [
        { name: 'one', duration: 10, reached: [7] },
        { name: 'two', duration: 20, reached: [7] },
      ],
    ),
    survey('c.test.ts', 9000, [], [{ name: 'too dear', duration: 9000, reached: [7] }]),
  ];
  const given = (milliseconds: number): unknown =>
    Object.fromEntries(
      [
        ...ordersFor(
          new Map([
            [1, 7],
            [2, 8],
            [3, null],
          ]),
          tests,
          milliseconds,
        ),
      ].map(([file, tried]) => [file, Object.fromEntries(tried)]),
    );
  expect(given(60_000)).toEqual({ 'a.test.ts': { one: [1], two: [1] }, 'b.test.ts': { dear: [1, 2] } });
  expect(given(15)).toEqual({ 'a.test.ts': { one: [1] } });
});

test('at the close look tests that have had their chance are left out, unless loading them calls the function', () => {
  const cases = ['one', 'two'].map((name) => ({ name, duration: 1, reached: [7] }));
  const names = (reached: number[], mark: number | null): string[] =>
    untried(survey('a.test.ts', 2, reached, cases), mark, new Set(['a.test.ts: one', 'b.test.ts: two'])).cases.map(
      ({ name }) => name,
    );
  expect(names([], 7)).toEqual(['two']);
  expect(names([7], 7)).toEqual(['one', 'two']);
  expect(names([7], 8)).toEqual(['two']);
});

test('a test reaches what it loads, through packages too, and no types', () => {
  const root = tree({
    'packages/a/package.json': '{ "name": "@tallyho/a", "exports": { ".": "./src/index.ts" } }',
    'packages/a/src/index.ts': "export * from './deep.ts'; import type { T } from './types.ts';",
    'packages/a/src/deep.ts': '',
    'packages/a/src/types.ts': '',
    'packages/b/test/b.test.ts': "import '@tallyho/a'; import.meta.glob('./kit/*');",
    'packages/b/test/kit/one.ts': '',
    'packages/b/test/kit/notes.txt': '',
  });
  const names = [...moduleGraph(root)(`${root}/packages/b/test/b.test.ts`)].map((file) => file.slice(root.length));
  expect(names).toEqual([
    '/packages/b/test/b.test.ts',
    '/packages/a/src/index.ts',
    '/packages/b/test/kit/one.ts',
    '/packages/a/src/deep.ts',
  ]);
});

test('the report counts by file and in all, and names the survivors', () => {
  const [mutant] = findMutants(FILE, 'a < b;');
  const fate = (fate: Trial['fate']): Trial => ({ mutant, fate, by: null });
  const text = report([fate('killed'), fate('timeout'), fate('survived'), fate('unreached'), fate('rejected')]);
  expect(text).toContain(`50.0 %  ${FILE}: 1 killed, 1 without end, 1 survived, 1 out of reach, 1 rejected`);
  expect(text).toContain('50.0 %  in all');
  expect(text).toContain(`${FILE}:1  < → <=\n`);
  expect(text).toContain(`${FILE}:1  < → <=  (no test gets here)`);
});

import type { Json } from '@tallyho/kernel';
import { joustScript } from '@tallyho/kernel/reference';
import { expect, test } from 'vitest';
import { type Failure, readScenarios, runScenario, type ScenarioProblem, scenarioProblems } from '../src/index.ts';

/** Line 1 to 3 of every script below; its steps begin at line 4. */
const SITUATION = `{ title: t, system: reference, open: true,
  given: { red: { hand: [LANCE, FEINT] }, blue: { hand: [SHIELD] } },
  steps: [`;
const withSteps = (...steps: string[]): string => `${SITUATION}\n${steps.join(',\n')}\n] }`;

function failureOf(text: string): Failure {
  const read = readScenarios('a.yaml', text);
  if (!read.ok) throw new Error(`${read.problem.code} at ${read.problem.place}`);
  const failures = read.value.flatMap((scenario) => runScenario(scenario, joustScript)).flatMap((r) => r.failure ?? []);
  expect(failures).toHaveLength(1);
  return failures[0];
}

const covered = new Set<ScenarioProblem>();

/** A script that cannot be read, with the place and the facts of the problem. */
function unreadable(code: ScenarioProblem, line: number, text: string, facts: { readonly [name: string]: Json }): void {
  covered.add(code);
  test(`${code}: ${JSON.stringify(facts)}`, () => {
    expect(readScenarios('a.yaml', text)).toEqual({ ok: false, problem: { code, place: `a.yaml:${line}`, facts } });
  });
}

unreadable('script-empty', 1, '# nothing\n', {});
unreadable('script-not-a-map', 1, '- a list\n', { what: 'script' });
unreadable('script-not-a-map', 4, withSteps('red'), { what: 'step' });
unreadable('script-unknown-field', 3, 'title: t\nsystem: reference\nstep: []\n', { field: 'step' });
unreadable('script-unknown-field', 4, withSteps('{ red: pass, blue: pass }'), { field: 'blue', in: 'step' });
unreadable('script-unknown-field', 4, withSteps('{ not-offered: { red: pass }, reason: r }'), {
  field: 'reason',
  in: 'step',
});
unreadable('script-missing-field', 1, 'system: reference\n', { field: 'title' });
unreadable('script-wrong-type', 3, 'title: t\nsystem: reference\nsteps: red\n', { field: 'steps', wanted: 'list' });
unreadable('script-wrong-type', 4, withSteps('{ red: [pass] }'), { field: 'red', wanted: 'text' });
unreadable('script-wrong-type', 4, withSteps('{ sees: red }'), { field: 'sees', wanted: 'map' });
unreadable('script-wrong-type', 4, withSteps('{ offered: { red: pass, blue: pass } }'), {
  field: 'offered',
  wanted: 'one seat',
});
unreadable('script-wrong-type', 3, 'title: t\nsystem: reference\nconform: yes\n', {
  field: 'conform',
  wanted: 'true or false',
});
unreadable('script-wrong-type', 3, 'title: t\nsystem: reference\nseed: { a: 1 }\n', { field: 'seed', wanted: 'text' });
unreadable('script-wrong-type', 3, 'title: t\nsystem: reference\nrules: [{ a: 1 }]\n', {
  field: 'rules',
  wanted: 'text',
});
unreadable('script-wrong-type', 4, withSteps('{ offered: { red: [{ play: LANCE }] } }'), {
  field: 'offered',
  wanted: 'text',
});
unreadable('script-unknown-field', 4, withSteps('{ asked: { red: attack, reason: r } }'), {
  field: 'reason',
  in: 'asked',
});
unreadable('script-yaml', 1, 'title: t\nsystem: *nowhere\n', {
  detail: 'Unresolved alias (the anchor must be set before the alias): nowhere',
});
unreadable('script-doubled-label', 5, withSteps('{ red: pass, label: a }', '{ red: walk, label: a }'), { label: 'a' });
unreadable('script-unknown-label', 4, 'title: t\nsystem: reference\nvariants:\n  - { title: v, from: nowhere }\n', {
  label: 'nowhere',
});

const TEACHING = (teach: string): string => withSteps(`{ red: pass, teach: ${teach} }`);
unreadable('script-missing-field', 4, TEACHING('{ en: Pass. }'), { field: 'teach.fr' });
unreadable('script-missing-field', 4, TEACHING('{ say: { fr: Passez. } }'), { field: 'say.en' });
unreadable('script-unknown-field', 4, TEACHING('{ en: a, fr: b, de: c }'), { field: 'de', in: 'teach' });
unreadable('script-unknown-field', 4, TEACHING('{ say: { en: a, fr: b }, because: J-1 }'), {
  field: 'because',
  in: 'teach',
});
unreadable('script-wrong-type', 4, TEACHING('{ say: { en: a, fr: b }, instead: pass }'), {
  field: 'instead',
  wanted: 'list',
});
unreadable('script-missing-field', 4, TEACHING('{ say: { en: a, fr: b }, instead: [{ en: a, fr: b }] }'), {
  field: 'choice',
});
const LESSON = 'title: t\nsystem: reference\nlesson:\n  seat: red\n';
unreadable('script-wrong-type', 4, LESSON, { field: 'number', wanted: 'number' });
unreadable('script-missing-field', 4, `${LESSON}  number: 1\n  title: { en: a, fr: b }\n`, { field: 'about' });

covered.add('script-yaml');
test('script-yaml: the line where the YAML breaks', () => {
  const read = readScenarios('a.yaml', 'title: t\nsystem: [reference\nsteps: []\n');
  expect(read).toMatchObject({ ok: false, problem: { code: 'script-yaml', facts: { detail: expect.any(String) } } });
  expect(!read.ok && read.problem.place).toMatch(/^a\.yaml:[23]$/);
});

const RED_OPEN = [{ seat: 'red', kind: 'attack', because: 'J-2', options: ['pass', 'play LANCE'] }];
const NOT_ASKED = { code: 'not-asked', place: 'blue' };

const RALLIES = `[${Array(8).fill('RALLY').join(', ')}]`;

interface Wanted {
  readonly line?: number;
  readonly step?: number;
  readonly expected: Json;
  readonly found: unknown;
  /** Everything there is, shown where the script names something that is not there. */
  readonly there?: unknown;
  readonly open?: unknown;
}

/** A script that can be read and fails. */
function fails(
  code: ScenarioProblem,
  text: string,
  { line = 4, step = 1, expected, found, there = null, open = RED_OPEN }: Wanted,
): void {
  covered.add(code);
  test(`${code}: ${JSON.stringify(expected)}`, () => {
    expect(failureOf(text)).toEqual({ code, place: `a.yaml:${line}`, step, expected, found, there, open });
  });
}

fails('script-options', 'title: t\nsystem: reference\noptions: { turns: 0 }\n', {
  line: 1,
  step: 0,
  expected: null,
  found: { code: 'field-wrong-value', place: 'options.turns', wanted: '1 … 60', found: 0 },
  open: [],
});
fails('script-given', 'title: t\nsystem: reference\ngiven: { red: { hand: [JOKER] } }\n', {
  line: 1,
  step: 0,
  expected: null,
  found: expect.objectContaining({ code: 'field-wrong-value', place: 'given.red.hand[0]', found: 'JOKER' }),
  open: [],
});
fails('script-draws', withSteps('{ draws: [JOKER] }'), {
  expected: ['JOKER'],
  found: expect.objectContaining({ code: 'field-wrong-value', place: 'draws[0]' }),
});
fails('script-seat', withSteps('{ green: pass }'), { expected: ['red', 'blue'], found: 'green' });
fails('step-choice', withSteps('{ red: play FEINT }'), {
  expected: 'red: play FEINT',
  found: { code: 'not-an-option', place: 'red', text: 'play FEINT', reason: 'only-in-answer', because: 'J-2' },
});
fails('step-choice', withSteps('{ asked: { red: attack } }', '{ blue: pass }'), {
  line: 5,
  step: 2,
  expected: 'blue: pass',
  found: NOT_ASKED,
});
fails('step-offered', withSteps('{ offered: { red: [pass, play RALLY] } }'), {
  expected: ['play RALLY'],
  found: ['pass', 'play LANCE'],
});
fails('step-exactly-offered', withSteps('{ exactly-offered: { red: [pass] } }'), {
  expected: ['pass'],
  found: ['pass', 'play LANCE'],
});
fails('step-not-offered', withSteps('{ not-offered: { red: pass } }'), {
  expected: 'not offered: pass',
  found: 'offered',
});
fails('step-not-offered', withSteps('{ not-offered: { red: paly LANCE } }'), {
  expected: 'a choice of reference',
  found: 'not its notation: paly LANCE',
});
fails('step-reason', withSteps('{ not-offered: { red: play FEINT, reason: once-a-turn } }'), {
  expected: 'once-a-turn',
  found: ['only-in-answer'],
});
fails('step-because', withSteps('{ not-offered: { red: play FEINT, because: J-9 } }'), {
  expected: 'J-9',
  found: ['J-2'],
});
fails('step-asked', withSteps('{ asked: { red: pace } }'), {
  expected: { kind: 'pace', because: 'J-2' },
  found: { kind: 'attack', because: 'J-2' },
});
fails('step-asked', withSteps('{ asked: { blue: attack } }'), {
  expected: { kind: 'attack', because: null },
  found: null,
});
fails('step-expect', withSteps('{ expect: { red: { hits: 2 } } }'), {
  expected: { 'red.hits': 2 },
  found: { 'red.hits': 0 },
});
fails('step-expect', withSteps('{ expect: { red.hits: { $least: 2 } } }'), {
  expected: {
    'red.hits.$least': 'one of $not, $absent, $min, $max, $count, $any-order, $includes, $excludes',
  },
  found: { 'red.hits.$least': '$least' },
});
fails('step-sees', withSteps('{ sees: { red: { blue.hand: [SHIELD] } } }'), {
  expected: { 'blue.hand': ['SHIELD'] },
  found: { 'blue.hand': 'nothing' },
  there: expect.objectContaining({ turn: 1, waiting: { red: 'attack' }, blue: { cards: 1, hits: 0 } }),
});
fails('step-happens', withSteps('{ red: play LANCE }', '{ happens: { event: hit } }'), {
  line: 5,
  step: 2,
  expected: { event: 'hit' },
  found: [{ event: 'played', card: 'LANCE', because: 'J-2', seat: 'red' }],
  open: [{ seat: 'blue', kind: 'answer', because: 'J-3', options: ['pass', 'play SHIELD'] }],
});
fails('step-undo', withSteps('{ undo: red }'), {
  expected: 'undo by red',
  found: { code: 'nothing-to-undo', place: 'red' },
});
fails('end-cards-left', withSteps('{ draws: [LANCE] }'), { expected: [], found: ['LANCE'] });
fails('end-decision-open', 'title: t\nsystem: reference\ngiven: {}\nopen: false\n', {
  line: 1,
  step: 0,
  expected: {},
  found: { red: 'attack' },
  open: [{ ...RED_OPEN[0], options: ['pass'] }],
});
fails('end-not-open', 'title: t\nsystem: reference\ngiven: {}\nopen: { red: pace }\n', {
  line: 1,
  step: 0,
  expected: { red: 'pace' },
  found: { red: 'attack' },
  open: [{ ...RED_OPEN[0], options: ['pass'] }],
});

fails(
  'step-not-in-pile',
  withSteps('{ draws: [RALLY] }', '{ red: pass }').replace('given: {', `given: { discard: ${RALLIES},`),
  {
    line: 5,
    step: 2,
    expected: ['RALLY'],
    found: 'not in the pile',
    open: [],
  },
);
fails('end-not-open', 'title: t\nsystem: reference\ngiven: {}\nopen: [red, blue]\n', {
  line: 1,
  step: 0,
  expected: ['red', 'blue'],
  found: { red: 'attack' },
  open: [{ ...RED_OPEN[0], options: ['pass'] }],
});

covered.add('step-no-undo');
test('step-no-undo: a secret pace can still be taken back', () => {
  const text =
    'title: t\nsystem: reference\ngiven: { phase: pace }\nopen: true\nsteps:\n  - red: walk\n  - no-undo: red\n';
  expect(failureOf(text)).toMatchObject({
    code: 'step-no-undo',
    place: 'a.yaml:7',
    step: 2,
    found: 'undo is possible',
  });
});

covered.add('step-broke');
test('step-broke: what a watcher or the game throws is a failure of that step', () => {
  const read = readScenarios('a.yaml', withSteps('{ red: pass }'));
  if (!read.ok) throw new Error(read.problem.code);
  const watch = ({ step }: { step: unknown }): void => {
    if (step !== null) throw new Error('secrecy: seat 1 sees what is hidden');
  };
  const [{ failure }] = runScenario(read.value[0], joustScript, watch);
  expect(failure).toMatchObject({
    code: 'step-broke',
    place: 'a.yaml:4',
    step: 1,
    found: 'secrecy: seat 1 sees what is hidden',
  });
});

test('a variant fails at its own line, the main line does not', () => {
  const text = `title: t
system: reference
given: { red: { hand: [LANCE] } }
open: true
steps:
  - { red: play LANCE, label: a }
variants:
  - title: v
    from: a
    open: true
    steps:
      - blue: play SHIELD
`;
  expect(failureOf(text)).toMatchObject({ code: 'step-choice', place: 'a.yaml:12', step: 2 });
});

test('what a variant leaves open is a failure at its own line', () => {
  const text = 'title: t\nsystem: reference\ngiven: {}\nopen: true\nvariants:\n  - title: v\n    open: blue\n';
  expect(failureOf(text)).toMatchObject({ code: 'end-not-open', place: 'a.yaml:6', step: 0 });
});

/** A script of one step, which must fail. */
const failsAt = (step: string): Failure => failureOf(withSteps(step));

test.each([
  ['a misspelt path is not something else', '{ expect: { red.hitz: { $not: 3 } } }'],
  ['a misspelt path excludes nothing', '{ expect: { red.hnad: { $excludes: [SHIELD] } } }'],
  ['a misspelt path is not null', '{ expect: { outcom: null } }'],
  ['a hand has no order, with $not either', '{ expect: { red.hand: { $not: [FEINT, LANCE] } } }'],
  ['$absent is said of what should not be there', '{ expect: { red.hits: { $absent: false } } }'],
  ['a $word and a name do not mix', '{ expect: { red: { $count: 2, hits: 7 } } }'],
  ['a $word wants a number', '{ expect: { red.hits: { $min: none } } }'],
  ['nothing is inherited', '{ expect: { constructor: { $not: 1 } } }'],
])('%s', (_, step) => {
  expect(failsAt(step)).toMatchObject({ code: 'step-expect', step: 1 });
});

test('a choice named twice is still one choice', () => {
  expect(failsAt('{ exactly-offered: { red: [pass, pass] } }').code).toBe('step-exactly-offered');
});

test('anchors and aliases, Windows lines and a last --- are fine', () => {
  const text = `title: t
system: reference
given: { red: { hand: &held [LANCE, FEINT] }, blue: { hand: *held } }
steps:
  - expect: { blue.hand: *held, constructor: { $absent: true } }
open: true
---
`;
  const read = readScenarios('a.yaml', text.replaceAll('\n', '\r\n'));
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  expect(read.value).toHaveLength(1);
  expect(runScenario(read.value[0], joustScript)[0].failure).toBeNull();
});

test('a seat may be open without a kind', () => {
  const read = readScenarios('a.yaml', 'title: t\nsystem: reference\ngiven: {}\nopen: { red: }\n');
  expect(read.ok && runScenario(read.value[0], joustScript)[0].failure).toBeNull();
});

test('every code of a script has been made to happen', () => {
  // The system is looked up by whoever runs the script: the command tests that one.
  expect(scenarioProblems.filter((code) => !covered.has(code))).toEqual(['script-unknown-system']);
});

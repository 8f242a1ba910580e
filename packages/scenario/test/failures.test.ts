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
unreadable('script-not-a-map', 4, withSteps('red'), { what: 'step', field: 'steps[0]' });
unreadable('script-not-a-map', 3, 'title: t\nsystem: reference\nvariants: [v]\n', {
  what: 'variant',
  field: 'variants[0]',
});
unreadable('script-unknown-field', 3, 'title: t\nsystem: reference\nstep: []\n', { field: 'step' });
unreadable('script-unknown-field', 4, withSteps('{ red: pass, blue: pass }'), { field: 'steps[0].blue' });
unreadable('script-unknown-field', 4, withSteps('{ not-offered: { red: pass }, reason: r }'), {
  field: 'steps[0].reason',
});
unreadable('script-unknown-field', 5, withSteps('{ red: pass,\n after: { event: hit } }'), {
  field: 'steps[0].after',
});
unreadable('script-unknown-field', 5, 'title: t\nsystem: reference\nvariants:\n  - title: v\n    form: a\n', {
  field: 'variants[0].form',
});
unreadable('script-missing-field', 1, 'system: reference\n', { field: 'title' });
unreadable('script-missing-field', 4, 'title: t\nsystem: reference\nvariants:\n  - steps: []\n', {
  field: 'variants[0].title',
});
unreadable('script-missing-field', 4, withSteps('{ happens: [{ event: hit }, { seat: red }] }'), {
  field: 'steps[0].happens[1].event',
});
unreadable('script-wrong-type', 3, 'title: t\nsystem: reference\nsteps: red\n', { field: 'steps', wanted: 'list' });
unreadable('script-wrong-type', 5, withSteps('{ asked: { red: attack } }', '{ red: [pass] }'), {
  field: 'steps[1].red',
  wanted: 'text',
});
unreadable('script-wrong-type', 4, withSteps('{ sees: red }'), { field: 'steps[0].sees', wanted: 'map' });
unreadable('script-wrong-type', 4, withSteps('{ offered: {} }'), { field: 'steps[0].offered', wanted: 'one seat' });
unreadable('script-wrong-type', 5, withSteps('{ offered: { red: pass,\n blue: pass } }'), {
  field: 'steps[0].offered.blue',
  wanted: 'one seat',
});
unreadable('script-wrong-type', 3, 'title: t\nsystem: reference\nconform: yes\n', {
  field: 'conform',
  wanted: 'true or false',
});
unreadable('script-wrong-type', 3, 'title: t\nsystem: reference\nseed: { a: 1 }\n', { field: 'seed', wanted: 'text' });
unreadable('script-wrong-type', 5, 'title: t\nsystem: reference\nrules:\n  - J-1\n  - { a: 1 }\n', {
  field: 'rules[1]',
  wanted: 'text',
});
unreadable('script-wrong-type', 4, withSteps('{ offered: { red: [pass, { play: LANCE }] } }'), {
  field: 'steps[0].offered.red[1]',
  wanted: 'text',
});
unreadable('script-wrong-type', 5, 'title: t\nsystem: reference\nopen:\n  red: attack\n  blue: [a]\n', {
  field: 'open.blue',
  wanted: 'text',
});
unreadable('script-wrong-type', 3, 'title: t\nsystem: reference\nrefused: [a]\n', {
  field: 'refused',
  wanted: 'text',
});
unreadable('script-wrong-type', 4, withSteps('{ does-not-happen: hit }'), {
  field: 'steps[0].does-not-happen',
  wanted: 'map',
});
unreadable('script-wrong-type', 4, withSteps('{ asked: { red: attack, reason: r } }'), {
  field: 'steps[0].asked.reason',
  wanted: 'one seat',
});
unreadable('script-refused-steps', 4, 'title: t\nsystem: reference\nrefused: a\nsteps: [{ red: pass }]\n', {
  field: 'steps',
});
unreadable('script-yaml', 1, 'title: t\nsystem: *nowhere\n', {
  detail: 'Unresolved alias (the anchor must be set before the alias): nowhere',
});
unreadable('script-doubled-label', 6, withSteps('{ red: pass, label: a }', '{ red: walk,\n label: a }'), {
  label: 'a',
  field: 'steps[1].label',
});
unreadable('script-unknown-label', 5, 'title: t\nsystem: reference\nvariants:\n  - title: v\n    from: nowhere\n', {
  label: 'nowhere',
  field: 'variants[0].from',
});

const TEACHING = (teach: string): string => withSteps(`{ red: pass, teach: ${teach} }`);
unreadable('script-missing-field', 4, TEACHING('{ en: Pass. }'), { field: 'steps[0].teach.fr' });
unreadable('script-missing-field', 4, TEACHING('{ say: { fr: Passez. } }'), { field: 'steps[0].teach.say.en' });
unreadable('script-unknown-field', 4, TEACHING('{ en: a, fr: b, de: c }'), { field: 'steps[0].teach.de' });
unreadable('script-unknown-field', 4, TEACHING('{ say: { en: a, fr: b }, because: J-1 }'), {
  field: 'steps[0].teach.because',
});
unreadable('script-wrong-type', 4, TEACHING('{ say: { en: a, fr: b }, instead: pass }'), {
  field: 'steps[0].teach.instead',
  wanted: 'list',
});
unreadable('script-missing-field', 4, TEACHING('{ say: { en: a, fr: b }, instead: [{ en: a, fr: b }] }'), {
  field: 'steps[0].teach.instead[0].choice',
});
const POINTING = (points: string): string => TEACHING(`{ say: { en: a lance, fr: une lance }, points: [${points}] }`);
unreadable('script-missing-field', 4, POINTING('{ en: lance, fr: lance }'), {
  field: 'steps[0].teach.points[0].at',
});
unreadable('script-point-unnamed', 4, POINTING('{ at: card LANCE, en: lance, fr: la lance }'), {
  field: 'steps[0].teach.points[0].fr',
});
unreadable('script-many-points', 4, POINTING(Array(4).fill('{ at: hand, en: a, fr: une }').join(', ')), {
  field: 'steps[0].teach.points',
  most: 3,
});
const LESSON = 'title: t\nsystem: reference\nlesson:\n  seat: red\n';
unreadable('script-missing-field', 4, LESSON, { field: 'lesson.number' });
unreadable('script-wrong-type', 5, `${LESSON}  number: one\n`, { field: 'lesson.number', wanted: 'number' });
unreadable('script-missing-field', 4, `${LESSON}  number: 1\n  title: { en: a, fr: b }\n`, { field: 'lesson.about' });

const PACKS = (name: string): string => `title: t\nsystem: reference\noptions:\n  packs:\n    - ${name}\n`;
unreadable('script-pack-missing', 5, PACKS('nowhere.json'), { field: 'options.packs[0]', file: 'nowhere.json' });
unreadable('script-pack-outside', 5, PACKS('../a.json'), { field: 'options.packs[0]', file: '../a.json' });

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

fails('script-options', 'title: t\nsystem: reference\noptions:\n  hits: 2\n  turns: 0\n', {
  line: 5,
  step: 0,
  expected: null,
  found: { code: 'field-wrong-value', place: 'options.turns', wanted: '1 … 60', found: 0 },
  open: [],
});
fails('script-given', 'title: t\nsystem: reference\ngiven:\n  red:\n    hand:\n      - LANCE\n      - JOKER\n', {
  line: 7,
  step: 0,
  expected: null,
  found: expect.objectContaining({ code: 'field-wrong-value', place: 'given.red.hand[1]', found: 'JOKER' }),
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
fails('step-not-asked', withSteps('{ not-offered: { blue: play SHIELD } }'), {
  expected: 'blue is asked',
  found: NOT_ASKED,
});
fails('step-not-asked', withSteps('{ offered: { blue: pass } }'), { expected: 'blue is asked', found: NOT_ASKED });
fails('step-asked', withSteps('{ asked: { red: pace } }'), {
  expected: { red: 'pace' },
  found: { red: 'attack', because: 'J-2' },
});
fails('step-asked', withSteps('{ asked: { red: attack,\n because: J-9 } }'), {
  line: 5,
  expected: { red: 'attack', because: 'J-9' },
  found: { red: 'attack', because: 'J-2' },
});
fails('step-asked', withSteps('{ asked: { blue: attack } }'), { expected: { blue: 'attack' }, found: NOT_ASKED });
fails('step-expect', withSteps('{ expect: { turn: 1,\n red: { hand: [FEINT, LANCE],\n hits: 2 } } }'), {
  line: 6,
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
const PLAYED = { event: 'played', card: 'LANCE', because: 'J-2', seat: 'red', to: 'everyone' };
const BLUE_OPEN = [{ seat: 'blue', kind: 'answer', because: 'J-3', options: ['pass', 'play SHIELD'] }];
/** The failure of a step after red has played LANCE. */
const failsAfterLance = (code: ScenarioProblem, step: string, wanted: Wanted): void =>
  fails(code, withSteps('{ red: play LANCE }', step), { line: 5, step: 2, open: BLUE_OPEN, ...wanted });

failsAfterLance('step-does-not-happen', '{ does-not-happen: { event: played, card: LANCE } }', {
  expected: 'nothing of the kind',
  found: PLAYED,
});
failsAfterLance('step-does-not-happen', '{ does-not-happen: [{ event: hit },\n { event: played, crad: FEINT }] }', {
  line: 6,
  expected: { crad: 'FEINT' },
  found: PLAYED,
});
failsAfterLance('step-no-such-event', '{ does-not-happen: { event: hitt } }', {
  expected: joustScript.events,
  found: 'hitt',
});
failsAfterLance('step-no-such-event', '{ happens: { event: hitt } }', { expected: joustScript.events, found: 'hitt' });
failsAfterLance('step-after', '{ expect: { turn: 1 },\n after: { event: hit } }', {
  line: 6,
  expected: { event: 'hit' },
  found: [PLAYED],
});
fails('script-accepted', 'title: t\nsystem: reference\ngiven: {}\nrefused: field-unknown\n', {
  line: 4,
  step: 0,
  expected: { code: 'field-unknown' },
  found: 'accepted',
  open: [],
});
fails('script-refused', 'title: t\nsystem: reference\ngiven: { turn: 99 }\nrefused: { place: given.trun }\n', {
  line: 4,
  step: 0,
  expected: { place: 'given.trun' },
  found: { code: 'field-wrong-value', place: 'given.turn', wanted: '1 … 8', found: 99 },
  open: [],
});
fails('step-happens', withSteps('{ red: play LANCE }', '{ happens: { event: hit } }'), {
  line: 5,
  step: 2,
  expected: { event: 'hit' },
  found: [PLAYED],
  open: BLUE_OPEN,
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

fails('end-not-open', 'title: t\nsystem: reference\ngiven: { phase: pace }\nopen: { red: , blue: attack }\n', {
  line: 1,
  step: 0,
  expected: { red: '', blue: 'attack' },
  found: { red: 'pace', blue: 'pace' },
  open: ['red', 'blue'].map((seat) => ({ seat, kind: 'pace', because: 'J-1', options: ['walk', 'trot', 'gallop'] })),
});

test('a game that is over leaves nothing open, and names its winners', () => {
  const text = `title: t
system: reference
options: { hits: 1 }
given: { red: { hand: [LANCE] } }
steps:
  - red: play LANCE
  - blue: pass
  - expect: { outcome: { winners: [red], because: J-6 }, waiting: { $count: 0 } }
`;
  const read = readScenarios('a.yaml', text);
  expect(read.ok && runScenario(read.value[0], joustScript)[0].failure).toBeNull();
});

covered.add('script-pack-unreadable');
test('script-pack-unreadable: the line where the pack is named', () => {
  const read = readScenarios('a.yaml', PACKS('a.json'), () => '{ "a": ');
  const facts = { field: 'options.packs[0]', file: 'a.json', detail: expect.any(String) };
  expect(read).toMatchObject({ ok: false, problem: { code: 'script-pack-unreadable', place: 'a.yaml:5', facts } });
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

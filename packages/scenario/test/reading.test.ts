import { chanceFrom, Match } from '@tallyho/kernel';
import { joust, joustScript } from '@tallyho/kernel/reference';
import { describe, expect, test } from 'vitest';
import { readScenarios, runScenario, type Scenario, stepsOf, writeScenario } from '../src/index.ts';

function read(text: string): Scenario[] {
  const scenarios = readScenarios('a.yaml', text);
  if (!scenarios.ok) throw new Error(JSON.stringify(scenarios.problem));
  return scenarios.value;
}

test('a script that says little is read with all that is not said', () => {
  expect(read('\ntitle: t\nsystem: reference\n')).toEqual([
    {
      file: 'a.yaml',
      line: 2,
      title: 't',
      system: 'reference',
      rules: [],
      seed: 'script',
      options: null,
      given: null,
      refused: null,
      lines: {},
      steps: [],
      variants: [],
      open: 'none',
      lesson: null,
      conform: false,
    },
  ]);
});

const WHOLE = `title: t
system: reference
rules: [J-1, J-2]
seed: 7
note: nobody reads this
conform: true
options:
  turns: 4
given:
  red: { hand: [LANCE] }
steps:
  - { red: play LANCE, label: lance, note: so }
  - { not-offered: { blue: play RALLY, reason: r, because: J-3 } }
open: { blue: answer }
variants:
  - { title: v, from: start, rules: J-4, open: true }
  - { title: w, from: lance, steps: [{ blue: pass }], open: [red] }
lesson:
  number: 2
  seat: red
  title: { en: " Title ", fr: Titre }
  about: { en: About, fr: Sujet }
  learnt: { en: Learnt, fr: Appris }
`;

test('a script that says everything is read whole, with the lines of what the game is given', () => {
  const [{ variants, steps, ...script }] = read(WHOLE);
  expect(script).toEqual({
    file: 'a.yaml',
    line: 1,
    title: 't',
    system: 'reference',
    rules: ['J-1', 'J-2'],
    seed: '7',
    options: { turns: 4 },
    given: { red: { hand: ['LANCE'] } },
    refused: null,
    lines: {
      options: 8,
      'options.turns': 8,
      given: 10,
      'given.red': 10,
      'given.red.hand': 10,
      'given.red.hand[0]': 10,
    },
    open: { blue: 'answer' },
    conform: true,
    lesson: {
      number: 2,
      seat: 'red',
      title: { en: 'Title', fr: 'Titre' },
      about: { en: 'About', fr: 'Sujet' },
      learnt: { en: 'Learnt', fr: 'Appris' },
    },
  });
  expect(steps).toMatchObject([
    { line: 12, action: { do: 'choose', seat: 'red', text: 'play LANCE' }, label: 'lance', teach: null },
    {
      line: 13,
      action: { do: 'not-offered', seat: 'blue', text: 'play RALLY', reason: 'r', because: 'J-3' },
      label: null,
    },
  ]);
  expect(variants).toMatchObject([
    { title: 'v', line: 16, from: null, rules: ['J-4'], steps: [], open: 'any', options: null, given: null },
    { title: 'w', line: 17, from: 'lance', rules: [], steps: [{ line: 17 }], open: { red: '' } },
  ]);
});

test('a variant begins with the steps of the script up to where it branches off', () => {
  const [script] = read(WHOLE);
  const [v, w] = script.variants;
  expect(stepsOf(script, null)).toBe(script.steps);
  expect(stepsOf(script, v)).toEqual([]);
  expect(stepsOf(script, w)).toEqual([script.steps[0], ...w.steps]);
});

test('scripts of one file are read one after the other, and empty ones between them do no harm', () => {
  const one = 'title: one\nsystem: reference\n';
  expect(
    read(`${one}---\n---\n# nothing\n---\n~\n---\ntitle: two\nsystem: reference\n`).map(({ title, line }) => [
      title,
      line,
    ]),
  ).toEqual([
    ['one', 1],
    ['two', 9],
  ]);
});

describe('what a step teaches', () => {
  const taught = (teach: string) => read(`title: t\nsystem: reference\nsteps: [{ teach: ${teach} }]\n`)[0].steps[0];

  test('is a text alone, and a step may do nothing else', () => {
    expect(taught('{ en: " Look. ", fr: Voyez. }')).toMatchObject({
      action: { do: 'teach' },
      lines: {},
      teach: { say: { en: 'Look.', fr: 'Voyez.' }, why: null, rule: null, points: [], instead: [] },
    });
  });

  test('or a text with its reason, its rule, and what other choices would do', () => {
    const say = '{ en: a, fr: b }';
    expect(
      taught(
        `{ say: ${say}, why: ${say}, rule: J-2, instead: [{ choice: pass, rule: J-4, en: c, fr: d }, { choice: play *, en: e, fr: f }] }`,
      ).teach,
    ).toEqual({
      say: { en: 'a', fr: 'b' },
      why: { en: 'a', fr: 'b' },
      rule: 'J-2',
      points: [],
      instead: [
        { choice: 'pass', say: { en: 'c', fr: 'd' }, rule: 'J-4' },
        { choice: 'play *', say: { en: 'e', fr: 'f' }, rule: null },
      ],
    });
    expect(taught(`{ say: ${say} }`).teach).toMatchObject({ why: null, rule: null, instead: [] });
  });

  test('and what its words point at on the table', () => {
    const say = '{ en: Play the lance., fr: Jouez la lance. }';
    const { teach } = taught(`{ say: ${say}, points: [{ at: card LANCE, en: the lance, fr: la lance }] }`);
    expect(teach?.points).toEqual([{ at: 'card LANCE', words: { en: 'the lance', fr: 'la lance' } }]);
  });
});

describe('a game that was played', () => {
  const started = Match.start(joust, { turns: 2 }, 'written', chanceFrom);
  if (!started.ok) throw new Error(started.problem.code);
  const match = started.value;
  for (const seat of [0, 1]) match.chooseText(seat, 'walk');

  test('is written as a script that plays it again', () => {
    const text = writeScenario(match as never, 'a title', ['first note', 'second note'], true);
    expect(text.split('\n').slice(0, 2)).toEqual(['# first note', '# second note']);
    const [script] = read(text);
    expect(script).toMatchObject({
      title: 'a title',
      system: 'reference',
      rules: [],
      seed: 'written',
      options: { ...match.options },
      open: 'any',
      conform: true,
    });
    expect(script.steps.map(({ action }) => action)).toEqual([
      { do: 'choose', seat: 'red', text: 'walk' },
      { do: 'choose', seat: 'blue', text: 'walk' },
    ]);
    const seen: { step: unknown; state: unknown }[] = [];
    const [{ failure, steps }] = runScenario(
      script,
      joustScript as never,
      ({ step, match: { state } }) => void seen.push({ step, state: structuredClone(state) }),
    );
    expect([failure, steps]).toEqual([null, 2]);
    expect(seen.map(({ step }) => step)).toEqual([null, ...script.steps]);
    expect(seen.at(-1)?.state).toEqual(match.state);
  });

  test('is checked at every step only if that is said, and needs no notes', () => {
    const text = writeScenario(match as never, 't', [], false);
    expect(text).toMatch(/^title: t\n/);
    expect(read(text)[0].conform).toBe(false);
  });
});

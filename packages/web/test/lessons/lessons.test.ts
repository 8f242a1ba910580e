import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isBotSystem } from '@tallyho/bots';
import { plain, type Script, tidied } from '@tallyho/kernel';
import { readRulebook } from '@tallyho/rulebook/node';
import { beginScenario, readScenarios, runScenario, type Scenario } from '@tallyho/scenario';
import { describe, expect, test } from 'vitest';
import { LessonRun } from '../../src/lessons/lesson-run.ts';
import { lessonWords } from '../../src/lessons/words/words.ts';
import { roomIds, systemIds, systemOf } from '../../src/system-ids.ts';
import { loadScript } from '../../src/systems.ts';
import { spotsOn } from './spots.ts';

const folder = fileURLToPath(new URL('../../../../scenarios/lessons/', import.meta.url));
const files = globSync('**/*.yaml', { cwd: folder }).sort();
const rules = readRulebook();

function readLesson(file: string): Scenario {
  const read = readScenarios(file, readFileSync(`${folder}${file}`, 'utf8'));
  if (!read.ok) throw new Error(`${read.problem.code} at ${read.problem.place}: ${JSON.stringify(read.problem.facts)}`);
  expect(read.value, 'one lesson in a file').toHaveLength(1);
  return read.value[0];
}

function begin(scenario: Scenario, script: Script, from = 0): LessonRun {
  const match = beginScenario(scenario, script);
  if (!match.ok) throw new Error(JSON.stringify(match.problem));
  return new LessonRun(scenario, script, match.value, async () => [], from);
}

/** The option that a text in notation means. */
function optionNamed({ match, learner }: LessonRun, options: readonly object[], text: string): object {
  const wanted = tidied(match.game, match.state, text, learner);
  const found = options.find((option) => plain(match.game.write(match.state, option, learner)) === wanted);
  if (found === undefined) throw new Error(`“${text}” is not on the list`);
  return found;
}

describe.each(files)('lesson %s', (file) => {
  const scenario = readLesson(file);

  test('plays as it is written', async () => {
    const reports = runScenario(scenario, await loadScript(scenario.system));
    expect(reports.flatMap(({ failure }) => failure ?? [])).toEqual([]);
  });

  test('can be flown to its end, and every other choice on the way is turned down', async () => {
    const run = begin(scenario, await loadScript(scenario.system));
    const { match, learner } = run;
    expect(learner, 'the seat of the learner').toBeGreaterThanOrEqual(0);
    for (let { point } = run; point.at !== 'done'; point = run.point) {
      if (point.at === 'told') {
        run.goOn();
        continue;
      }
      if (point.at === 'others') {
        const seat = match.game.seats(match.state).indexOf(point.seat);
        expect(match.chooseText(seat, point.text)).toMatchObject({ ok: true });
        run.went();
        continue;
      }
      expect(point.teach, `what is asked at “${point.text}”`).not.toBeNull();
      const decision = match.decision(learner);
      const options = decision?.options ?? [];
      const wanted = optionNamed(run, options, point.text);
      for (const option of options.filter((each) => each !== wanted)) {
        expect(run.permits(learner, option)).toBe(false);
        expect(run.strayed).toMatchObject({ choice: option, tooEarly: false });
      }
      const instead = point.teach?.instead ?? [];
      const said = options.map((option) => {
        run.permits(learner, option);
        return run.strayed?.instead;
      });
      for (const each of instead) expect(said, `a choice like “${each.choice}”`).toContain(each);
      expect(run.permits(learner, wanted)).toBe(true);
      expect(match.choose(learner, decision?.id ?? 0, wanted)).toMatchObject({ ok: true });
      run.went();
    }
  });

  test('points only at what lies on the table when it is said, and begins again at any of its steps', async () => {
    const script = await loadScript(scenario.system);
    const { stops } = begin(scenario, script);
    for (const stop of stops) {
      const run = begin(scenario, script, stop);
      const { point, match, learner } = run;
      expect(point, `step ${stop}`).toMatchObject({ step: stop });
      const points = scenario.steps[stop].teach?.points ?? [];
      const spots = points.length === 0 ? new Set() : spotsOn(scenario.system, match, learner);
      for (const { at } of points) {
        if (at === 'answer') expect(point.at, `step ${stop}: an answer`).toBe('own');
        else expect(spots, `step ${stop}`).toContain(at);
      }
    }
  });

  test('knows the choice it waits for, and no other', async () => {
    const run = begin(scenario, await loadScript(scenario.system));
    const first = run.stops.find((step) => scenario.steps[step].action.do === 'choose') ?? 0;
    const there = begin(scenario, await loadScript(scenario.system), first);
    const options = there.match.decision(there.learner)?.options ?? [];
    const wanted = options.filter(there.wants);
    expect(wanted.map((option) => there.permits(there.learner, option))).toEqual(wanted.map(() => true));
    expect(wanted.length).toBe(there.point.at === 'own' ? 1 : 0);
  });

  test('names rules that there are', () => {
    const named = scenario.steps.flatMap(({ teach }) => [
      teach?.rule,
      ...(teach?.instead.map(({ rule }) => rule) ?? []),
    ]);
    for (const rule of [...scenario.rules, ...named])
      if (rule) expect(rules.byId.get(rule.toUpperCase()), rule).toBeDefined();
  });
});

test('there are five lessons or more for each game, numbered from 1 as their files are; those of its campaigns belong to its course', () => {
  for (const course of systemIds) {
    const own = files.filter((file) => file.startsWith(`${course}/`)).map(readLesson);
    for (const { system } of own) {
      expect(isBotSystem(system)).toBe(true);
      expect(roomIds.filter((room) => systemOf(room) === course)).toContain(system);
    }
    const numbers = own.map(({ lesson }) => lesson?.number ?? 0);
    expect(
      numbers.toSorted((a, b) => a - b),
      course,
    ).toEqual(numbers.map((_, at) => at + 1));
    const named = files
      .filter((file) => file.startsWith(`${course}/`))
      .map((file) => Number.parseInt(file.split('/')[1], 10));
    expect(named, course).toEqual(numbers);
    expect(numbers.length, course).toBeGreaterThanOrEqual(5);
  }
});

test('the words around them keep French punctuation on its line', () => {
  const said = Object.values(lessonWords.fr).map((text) => (typeof text === 'string' ? text : text(1 as never, 2)));
  expect(said.filter((text) => / [:;!?»]|« |'/.test(text))).toEqual([]);
});

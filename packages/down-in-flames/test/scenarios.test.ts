import { readFileSync } from 'node:fs';
import { scriptedLines, told } from '@tallyho/conformance';
import { chanceFrom } from '@tallyho/kernel';
import { readScenarios, runLine } from '@tallyho/scenario';
import { describe, expect, test } from 'vitest';
import { basePack } from '../src/content/base.ts';
import { downInFlames } from '../src/game.ts';
import { reasons } from '../src/rules/reasons.ts';
import { downInFlamesScript } from '../src/script.ts';

/** The scripted games of Down In Flames: every line of every file is a test, with the ids of its rules in its name. */
const folder = new URL('../../../scenarios/down-in-flames/', import.meta.url);

test.each(scriptedLines(folder, downInFlamesScript))('$file $name', ({ scenario, play }) => {
  expect(scenario.system).toBe('down-in-flames');
  expect(play()).toBe('');
});

describe('the pages about scripts', () => {
  const page = (name: string): string => readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8');
  const [, chapter = ''] = page('scenarios.md').split('\n## Situations of `down-in-flames`\n');
  const ours = chapter.split(/\n## /)[0];

  test('name every decision, reason, fighter and pilot', () => {
    const asks = downInFlames.flows.flatMap(({ steps }) => steps.flatMap((step) => ('ask' in step ? [step.ask] : [])));
    const ids = [...basePack.fighters, ...basePack.pilots].map(({ id }) => id);
    for (const name of [...asks, ...Object.keys(reasons), ...ids]) expect(ours).toContain(`\`${name}\``);
  });

  test('show a script that runs', () => {
    const [, example = ''] = /```yaml\n(.*?)```/s.exec(ours) ?? [];
    const read = readScenarios('docs/scenarios.md', example);
    expect(read.ok && read.value.map((scenario) => told(runLine(scenario, downInFlamesScript, null).failure))).toEqual([
      '',
    ]);
  });

  test('give examples of every form that are notation', () => {
    const seats = [{ aircraft: [{}, {}] }, { aircraft: [{}, {}] }];
    const bombers = [{ aircraft: [{ bomber: 'ju-87b' }, { bomber: 'ju-87b' }] }];
    const mission = { target: { damaged: 4, destroyed: 8 } };
    const states = [
      { mode: 'teams', pilots: true, seats },
      { mode: 'mission', seats: [...bombers, ...bombers], mission },
    ].map((given) => {
      const options = downInFlames.options(given);
      if (!options.ok) throw new Error(options.problem.code);
      return downInFlames.setup(options.value, chanceFrom(1));
    });
    const [, forms = ''] = /### Every form(.*?)\n###/s.exec(page('notation.md')) ?? [];
    const rows = forms.split('\n').filter((line) => line.startsWith('| `'));
    const examples = rows.flatMap(
      (row) =>
        row
          .split('|')
          .slice(3)
          .join()
          .match(/`[^`]+`/g) ?? [],
    );
    expect(examples.length).toBeGreaterThan(rows.length);
    const isRead = (text: string): boolean => states.some((state) => downInFlames.reads(state, text.slice(1, -1)));
    for (const text of examples) expect(isRead(text), text).toBe(true);
  });
});

import { readFileSync } from 'node:fs';
import { scriptedLines } from '@tallyho/conformance';
import { chanceFrom } from '@tallyho/kernel';
import { readScenarios, runScenario } from '@tallyho/scenario';
import { describe, expect, test } from 'vitest';
import { basePack, illegalReasons, manoeuvres, scenarios, wingsOfWar, wingsOfWarScript } from '../src/index.ts';

const folder = new URL('../../../scenarios/wings-of-war/', import.meta.url);

test.each(scriptedLines(folder, wingsOfWarScript as never))('$file $name', ({ play }) => expect(play()).toBe(''));

describe('the pages about scripts', () => {
  const page = (name: string): string => readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8');
  const [, chapter = ''] = page('scenarios.md').split('\n## Situations of `wings-of-war`\n');
  const ours = chapter.split(/\n## /)[0];

  test('name every decision, reason, switch, scenario and aircraft card', () => {
    const asks = wingsOfWar.flows.flatMap(({ steps }) => steps.flatMap((step) => ('ask' in step ? [step.ask] : [])));
    const options = wingsOfWar.options({});
    if (!options.ok) throw new Error(options.problem.code);
    const ids = [...(basePack.cards ?? []), ...scenarios].map(({ id }) => id);
    const names = [
      ...asks,
      ...illegalReasons,
      ...Object.keys(options.value.switches),
      ...Object.keys(options.value),
      ...ids,
    ];
    for (const name of names) expect(ours).toContain(`\`${name}\``);
  });

  test('show a script that runs', () => {
    const [, example = ''] = /```yaml\n(.*?)```/s.exec(ours) ?? [];
    const read = readScenarios('docs/scenarios.md', example);
    if (!read.ok) throw new Error(JSON.stringify(read.problem));
    for (const script of read.value) {
      for (const report of runScenario(script, wingsOfWarScript as never)) expect(report.failure).toBeNull();
    }
    expect(read.value).toHaveLength(1);
  });

  test('name every manoeuvre, and give examples that are notation', () => {
    const [, notation = ''] = page('notation.md').split('\n## Wings of War\n');
    const forms = notation.split(/\n## /)[0];
    for (const name of manoeuvres) expect(forms).toContain(`\`${name}\``);
    const options = wingsOfWar.options({});
    if (!options.ok) throw new Error(options.problem.code);
    const state = wingsOfWar.setup(options.value, chanceFrom(1));
    const rows = forms.split('\n').filter((line) => line.startsWith('| ') && line.endsWith('` |'));
    expect(rows.length).toBeGreaterThan(6);
    for (const row of rows) expect(wingsOfWar.reads(state, row.split('`').at(-2) ?? ''), row).toBe(true);
  });
});

import { readFileSync } from 'node:fs';
import { scriptedLines, told } from '@tallyho/conformance';
import type { Script } from '@tallyho/kernel';
import { readScenarios, runLine } from '@tallyho/scenario';
import { describe, expect, test } from 'vitest';
import { basePack, decisionKinds, reasons, zero, zeroScript } from '../src/index.ts';
import { situation } from './fixture.ts';

/** The scripted games of Zero!: every line of every file is a test, with the ids of its rules in its name. */
const folder = new URL('../../../scenarios/zero/', import.meta.url);
const script: Script = zeroScript;

test.each(scriptedLines(folder, script))('$file $name', ({ play }) => expect(play()).toBe(''));

describe('the pages about scripts', () => {
  const page = (name: string): string => readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8');
  const [, chapter = ''] = page('scenarios.md').split('\n## Situations of `zero`\n');
  const [ours] = chapter.split(/\n## /);

  test('name every decision, reason, aircraft and pilot', () => {
    const ids = [...basePack.fighters, ...basePack.pilots].map(({ id }) => id);
    for (const name of [...decisionKinds, ...Object.keys(reasons), ...ids]) expect(ours).toContain(`\`${name}\``);
  });

  test('give every reason its rule', () => {
    for (const [reason, rule] of Object.entries(reasons)) {
      const row = ours.split('\n').find((line) => line.startsWith('|') && line.includes(`\`${reason}\``)) ?? '';
      expect(row, reason).toContain(rule);
    }
  });

  test('show a script that runs', () => {
    const [, example = ''] = /```yaml\n(.*?)```/s.exec(ours) ?? [];
    const read = readScenarios('docs/scenarios.md', example);
    expect(read.ok && read.value.map((scenario) => told(runLine(scenario, script, null).failure))).toEqual(['']);
  });

  test('give examples of every form that are notation', () => {
    const [, notation = ''] = page('notation.md').split('\n## Zero!\n');
    const { state } = situation(
      {},
      {
        fullThrottle: true,
        seats: [
          { name: 'J', side: 'japanese', elements: [{ aircraft: 'a6m2', label: 'Zero' }] },
          { name: 'A', side: 'allied', elements: [{ aircraft: 'f4f-3', label: 'F4F' }] },
        ],
      },
    );
    const [ours] = notation.split('\n## ');
    const rows = ours.split('\n').filter((line) => /^\| `.*\|.*\|.*\|$/.test(line));
    expect(rows.length).toBeGreaterThan(15);
    for (const row of rows) {
      const [, example = ''] = /`([^`]+)` \|$/.exec(row) ?? [];
      expect(zero.reads(state, example), row).toBe(true);
    }
    for (const text of ['play TIGHT TURN at F4F', 'MANEUVERING up']) expect(zero.reads(state, text), text).toBe(true);
    for (const text of ['play IN MY SIGHTS at F4F', 'attack', 'climb high'])
      expect(zero.reads(state, text)).toBe(false);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import type { Script } from '@tallyho/kernel';
import { type Failure, readScenarios, runLine, type Scenario, type Variant } from '@tallyho/scenario';
import { describe, expect, test } from 'vitest';
import { basePack, decisionKinds, reasons, zero, zeroScript } from '../src/index.ts';
import { situation } from './fixture.ts';

/** The scripted games of Zero!: every line of every file is a test, with the ids of its rules in its name. */
const folder = new URL('../../../scenarios/zero/', import.meta.url);
const script: Script = zeroScript;
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'));

const nameOf = ({ rules, title }: Scenario, variant: Variant | null): string => {
  const ids = [...new Set([...rules, ...(variant?.rules ?? [])])].join(', ');
  return `${ids}: ${title}${variant === null ? '' : ` – ${variant.title}`}`;
};

/** A failure as it would be told, or nothing. */
const told = (failure: Failure | null): string =>
  failure === null
    ? ''
    : [
        `${failure.place}, step ${failure.step}: ${failure.code}`,
        `expected ${JSON.stringify(failure.expected)}`,
        `found    ${JSON.stringify(failure.found)}`,
        ...failure.open.map(({ seat, kind, options }) => `open     ${seat}, ${kind}: ${options.join(' | ')}`),
      ].join('\n');

describe.each(files.sort())('%s', (file) => {
  const read = readScenarios(file, readFileSync(new URL(file, folder), 'utf8'));
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  for (const scenario of read.value) {
    for (const variant of [null, ...scenario.variants]) {
      test(nameOf(scenario, variant), () => expect(told(runLine(scenario, script, variant).failure)).toBe(''));
    }
  }
});

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
    const rows = notation.split('\n').filter((line) => /^\| `.*\|.*\|.*\|$/.test(line));
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

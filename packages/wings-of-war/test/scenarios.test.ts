import { readdirSync, readFileSync } from 'node:fs';
import { readScenarios, runScenario, type Scenario } from '@tallyho/scenario';
import { describe, expect, test } from 'vitest';
import { wingsOfWarScript } from '../src/index.ts';

const folder = new URL('../../../scenarios/wings-of-war/', import.meta.url);
const scripts: Scenario[] = readdirSync(folder)
  .filter((name) => name.endsWith('.yaml'))
  .flatMap((name) => {
    const read = readScenarios(name, readFileSync(new URL(name, folder), 'utf8'));
    if (!read.ok) throw new Error(JSON.stringify(read.problem));
    return read.value;
  });

describe('scripted games', () => {
  test.each(scripts.map((script) => [script.title, script] as const))('%s', (_, script) => {
    for (const report of runScenario(script, wingsOfWarScript as never)) expect(report.failure).toBeNull();
  });
});

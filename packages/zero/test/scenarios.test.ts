import { readdirSync, readFileSync } from 'node:fs';
import type { Script } from '@tallyho/kernel';
import { readScenarios, runLine } from '@tallyho/scenario';
import { describe, expect, test } from 'vitest';
import { zeroScript } from '../src/index.ts';

const folder = new URL('../../../scenarios/zero/', import.meta.url);
const script: Script = zeroScript;

for (const file of readdirSync(folder).filter((name) => name.endsWith('.yaml'))) {
  describe(file, () => {
    const read = readScenarios(file, readFileSync(new URL(file, folder), 'utf8'));
    if (!read.ok) throw new Error(JSON.stringify(read.problem));
    for (const scenario of read.value) {
      for (const variant of [null, ...scenario.variants]) {
        test(variant?.title ?? scenario.title, () => {
          expect(runLine(scenario, script, variant).failure).toBeNull();
        });
      }
    }
  });
}

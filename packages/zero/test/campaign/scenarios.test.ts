import { readdirSync, readFileSync } from 'node:fs';
import type { Script } from '@tallyho/kernel';
import { type Failure, readScenarios, runLine, type Scenario, type Variant } from '@tallyho/scenario';
import { describe, expect, test } from 'vitest';
import { zeroCampaignScript } from '../../src/index.ts';

/** The scripted Land campaigns: every line of every file is a test, with the ids of its rules in its name. */
const folder = new URL('../../../../scenarios/zero-campaign/', import.meta.url);
const script: Script = zeroCampaignScript;
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

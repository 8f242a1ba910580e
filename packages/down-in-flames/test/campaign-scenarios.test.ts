import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readScenarios, runLine, type Scenario, type Variant } from '@tallyho/scenario';
import { describe, expect, test } from 'vitest';
import { campaignIds } from '../src/content/index.ts';
import { campaignDecisions, campaignReasons, campaignScript } from '../src/index.ts';

/** The scripted campaigns: every line of every file is a test, with the ids of its rules in its name. */
const folder = fileURLToPath(new URL('../../../scenarios/down-in-flames-campaign', import.meta.url));
const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));

const nameOf = ({ rules, title }: Scenario, variant: Variant | null): string => {
  const ids = [...new Set([...rules, ...(variant?.rules ?? [])])].join(', ');
  return `${ids}: ${title}${variant === null ? '' : ` – ${variant.title}`}`;
};

describe.each(files)('%s', (file) => {
  const read = readScenarios(file, readFileSync(join(folder, file), 'utf8'));
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  const lines = read.value.flatMap((scenario) =>
    [null, ...scenario.variants].map((variant) => ({ name: nameOf(scenario, variant), scenario, variant })),
  );
  test.each(lines)('$name', ({ scenario, variant }) => {
    const { failure } = runLine(scenario, campaignScript, variant);
    expect(
      failure && `${failure.place} ${failure.code} ${JSON.stringify([failure.expected, failure.found])}`,
    ).toBeNull();
  });
});

test('the page about scripts shows a campaign that runs, and names every reason and event', () => {
  const page = readFileSync(fileURLToPath(new URL('../../../docs/scenarios.md', import.meta.url)), 'utf8');
  const [, chapter = ''] = page.split('\n## Situations of `down-in-flames-campaign`\n');
  const ours = chapter.split(/\n## /)[0];
  const [, example = ''] = /```yaml\n(.*?)```/s.exec(ours) ?? [];
  const read = readScenarios('docs/scenarios.md', example);
  expect(read.ok && read.value.map((scenario) => runLine(scenario, campaignScript, null).failure)).toEqual([null]);
  for (const name of [...Object.keys(campaignReasons), ...campaignDecisions, ...campaignIds]) {
    expect(ours).toContain(`\`${name}\``);
  }
});

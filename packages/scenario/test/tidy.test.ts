import { joustScript } from '@tallyho/kernel/reference';
import { expect, test } from 'vitest';
import { readScenarios, runScenario } from '../src/index.ts';

/** A joust in whose notation everything may be said politely. */
const polite = {
  ...joustScript,
  game: { ...joustScript.game, tidy: (_: object, text: string) => text.replace(', please', '') },
};

function failureOf(steps: string): string | null {
  const read = readScenarios(
    'a.yaml',
    `{ title: t, system: reference, open: true, given: { red: { hand: [LANCE] }, blue: { hand: [SHIELD] } }, steps: [${steps}] }`,
  );
  if (!read.ok) throw new Error(read.problem.code);
  return runScenario(read.value[0], polite as never)[0].failure?.code ?? null;
}

test.each([
  ['a choice', '{ red: "play LANCE, please" }', null],
  ['what is offered', '{ offered: { red: ["pass, please"] } }', null],
  ['exactly what is offered', '{ exactly-offered: { red: ["pass, please", "play LANCE"] } }', null],
  ['the same thing twice', '{ exactly-offered: { red: ["pass, please", "pass"] } }', 'step-exactly-offered'],
  ['what is not offered', '{ not-offered: { red: "pass, please" } }', 'step-not-offered'],
])('scripts need not say what notation does not need: %s', (_, steps, code) => {
  expect(failureOf(steps)).toBe(code);
});

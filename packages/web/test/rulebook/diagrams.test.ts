import { readRulebook } from '@tallyho/rulebook/node';
import { expect, test } from 'vitest';
import { diagramBefore, drawn } from '../../src/rulebook/diagrams/diagrams.tsx';

test('every drawing stands before a paragraph that there is', () => {
  const { byId } = readRulebook();
  for (const rule of drawn) {
    expect(byId.get(rule.toUpperCase())?.id, rule).toBe(rule);
    expect(diagramBefore(rule)).not.toBeNull();
  }
  expect(diagramBefore('DIF-SETUP-01')).toBeNull();
});

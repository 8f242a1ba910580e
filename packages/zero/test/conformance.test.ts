import { EVERY_STEP, exhaust, tryGame } from '@tallyho/conformance';
import type { Trial } from '@tallyho/kernel';
import { describe, expect, test } from 'vitest';
import { decisionKinds, zero, zeroTrial } from '../src/index.ts';

const trial: Trial = zeroTrial;

describe('conformance', () => {
  test('every question of the flows is of a known kind, and cites a rule', () => {
    const questions = zero.flows.flatMap(({ steps }) => steps).filter((step) => 'ask' in step);
    expect([...new Set(questions.map(({ ask }) => ask))].sort()).toEqual([...decisionKinds].sort());
    for (const { because } of questions) expect(because).toMatch(/^(Z|CH)-/);
  });

  test('twenty games, every check at every step', { timeout: 300_000 }, () => {
    for (let seed = 0; seed < 20; seed++) {
      const { finding } = tryGame(trial, `zero-${seed}`, EVERY_STEP);
      expect(finding && `${finding.seed}: ${finding.check}: ${finding.detail}`).toBeNull();
    }
  });

  test('three hundred games, all checks now and then', { timeout: 300_000 }, () => {
    for (let seed = 0; seed < 300; seed++) {
      const { finding } = tryGame(trial, `zero-few-${seed}`, { every: 20 });
      expect(finding && `${finding.seed}: ${finding.check}: ${finding.detail}`).toBeNull();
    }
  });

  test('Z-GAP-66: every aircraft flies, every face is used in every way it allows', { timeout: 300_000 }, () => {
    const { missing } = exhaust(trial, 'c', 60_000);
    expect(missing).toEqual([]);
  });
});

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addCounts, NO_TESTS, readCounts, summary } from '../lib/test-counts.mjs';
import { tree } from './tree.ts';

const report = (said: object): string => join(tree({ 'report.json': JSON.stringify(said) }), 'report.json');

test('the last line adds up the runs', () => {
  const unit = readCounts(report({ numPassedTests: 7, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 }), 0);
  const e2e = readCounts(report({ numPassedTests: 2, numFailedTests: 1, numPendingTests: 0, numTodoTests: 0 }), 1);
  expect(summary(addCounts(unit, e2e))).toBe('9 passed, 1 failed');
});

test('skipped tests are told', () => {
  expect(summary(readCounts(report({ numPassedTests: 1, numPendingTests: 1, numTodoTests: 1 }), 0))).toBe(
    '1 passed, 0 failed, 2 skipped',
  );
});

test('a run that fails without a failed test is a failure', () => {
  expect(readCounts(report({ numPassedTests: 3, numFailedTests: 0 }), 1).failed).toBe(1);
  expect(readCounts('/no/such/report.json', 1)).toEqual({ ...NO_TESTS, failed: 1 });
});

import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** @type {Counts} */
export const NO_TESTS = { passed: 0, failed: 0, skipped: 0 };

/**
 * Reads Vitest's JSON report, if it came to write one. A run that failed without a failed test (a file that does not
 * load, say) counts as one failure.
 * @param {string} report
 * @param {number} exitCode
 * @returns {Counts}
 */
export function readCounts(report, exitCode) {
  const said = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0 } = said;
  const failed = exitCode !== 0 && numFailedTests === 0 ? 1 : numFailedTests;
  return { passed: numPassedTests, failed, skipped: numPendingTests + numTodoTests };
}

/**
 * @param {Counts} a
 * @param {Counts} b
 * @returns {Counts}
 */
export const addCounts = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

/**
 * The last line of `npm test`, in the form that CI reads.
 * @param {Counts} counts
 */
export const summary = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

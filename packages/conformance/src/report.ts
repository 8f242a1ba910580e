import { writeScenario } from '@tallyho/scenario';
import type { Finding } from './trial.ts';

/** The line that plays the game of a finding again. */
export const reproduce = ({ system, seed }: Finding): string =>
  `tallyho fuzz --system ${system} --games 1 --seed ${seed}`;

/** A finding as a scripted game, for scenarios/regressions: it fails until what was found is mended. */
export function writeFinding(finding: Finding, again = reproduce(finding)): string {
  const { match, check, detail, seed } = finding;
  const notes = [`found by the fuzzer: ${check}: ${detail.split('\n')[0]}`, `again: ${again}`];
  return writeScenario(match, `${check} (seed ${seed})`, notes, true);
}

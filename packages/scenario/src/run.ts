import type { Script } from '@tallyho/kernel';
import { beginningWith } from './begin.ts';
import type { Scenario, ScriptStep, Variant } from './format.ts';
import type { Report, Watch } from './report.ts';
import { Runner } from './runner.ts';

/** Plays a script and all its variants. */
export function runScenario(scenario: Scenario, script: Script, watch?: Watch): Report[] {
  const reports = [runLine(scenario, script, null, watch)];
  for (const variant of scenario.variants) reports.push(runLine(scenario, script, variant, watch));
  return reports;
}

/** Plays the main line, or one variant from the start to where it branches off and then its own steps. */
export function runLine(scenario: Scenario, script: Script, variant: Variant | null, watch?: Watch): Report {
  const runner = new Runner(variant === null ? scenario : beginningWith(scenario, variant), script, watch);
  const steps = stepsOf(scenario, variant);
  const failure = runner.run(steps, variant?.open ?? scenario.open, variant?.line ?? scenario.line);
  return { scenario, variant: variant?.title ?? null, steps: steps.length, failure };
}

/** All steps of a line of play: a variant begins with those of the main line up to where it branches off. */
export function stepsOf(scenario: Scenario, variant: Variant | null): readonly ScriptStep[] {
  if (variant === null) return scenario.steps;
  const branch = variant.from === null ? 0 : scenario.steps.findIndex((s) => s.label === variant.from) + 1;
  return [...scenario.steps.slice(0, branch), ...variant.steps];
}

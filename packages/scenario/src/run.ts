import type { Script } from '@tallyho/kernel';
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
  const runner = new Runner(scenario, script, watch);
  const steps = variant === null ? scenario.steps : [...stepsUntil(scenario, variant.from), ...variant.steps];
  const failure = runner.run(steps, variant?.open ?? scenario.open, variant?.line ?? scenario.line);
  return { scenario, variant: variant?.title ?? null, steps: steps.length, failure };
}

function stepsUntil(scenario: Scenario, label: string | null): readonly ScriptStep[] {
  return label === null ? [] : scenario.steps.slice(0, scenario.steps.findIndex((s) => s.label === label) + 1);
}

import { Match, ok, type Problem, problem, type Result, type Script } from '@tallyho/kernel';
import type { Scenario } from './format.ts';
import type { ScenarioProblem } from './problems.ts';

/** The table before the first step: what a script is given, or the game's own set-up. */
export function beginScenario(scenario: Scenario, script: Script): Result<Match, ScenarioProblem> {
  const { game } = script;
  const { file, line, seed, given } = scenario;
  const refused = (code: ScenarioProblem, why: Problem): Result<never, ScenarioProblem> =>
    problem(code, `${file}:${line}`, { code: why.code, place: why.place, ...why.facts });
  const options = game.options(scenario.options ?? undefined);
  if (!options.ok) return refused('script-options', options.problem);
  if (given === null) {
    const started = Match.start(game, options.value, seed);
    return started.ok ? started : refused('script-options', started.problem);
  }
  const state = script.situate(given, options.value, seed);
  if (!state.ok) return refused('script-given', state.problem);
  const match = new Match(game, options.value, seed, state.value);
  match.arrange(() => null);
  return ok(match);
}

import {
  type Chance,
  chanceFrom,
  cloneState,
  isSecret,
  Match,
  ok,
  type Problem,
  problem,
  type Result,
  type Script,
  secretChance,
  type TableState,
} from '@tallyho/kernel';
import type { Scenario, Variant } from './format.ts';
import { lineAt } from './lines.ts';
import { overlay } from './overlay.ts';
import type { ScenarioProblem } from './problems.ts';

/** The beginning of a scripted game: a match, and the state from which it went on to its first question. */
export interface Begun {
  readonly match: Match;
  readonly before: TableState;
}

/** A script as one of its variants begins it. */
export function beginningWith(scenario: Scenario, { options, given, refused, lines }: Variant): Scenario {
  return {
    ...scenario,
    options: options === null ? scenario.options : overlay(scenario.options, options),
    given: given === null ? scenario.given : overlay(scenario.given, given),
    refused,
    lines: { ...scenario.lines, ...lines },
  };
}

/** The table before the first step: what a script is given, or the game's own set-up. */
export function beginScenario(scenario: Scenario, script: Script): Result<Match, ScenarioProblem> {
  const begun = begin(scenario, script);
  return begun.ok ? ok(begun.value.match) : begun;
}

export function begin(scenario: Scenario, script: Script): Result<Begun, ScenarioProblem> {
  const { game } = script;
  const { seed, given } = scenario;
  const options = game.options(scenario.options ?? undefined);
  if (!options.ok) return refusal(scenario, 'script-options', placedIn('options', options.problem));
  const state =
    given === null ? ok(game.setup(options.value, chanceOf(seed))) : script.situate(given, options.value, seed);
  if (!state.ok) return refusal(scenario, 'script-given', placedIn('given', state.problem));
  const before = cloneState(state.value);
  const match = new Match(game, options.value, seed, state.value);
  if (given !== null) match.arrange(() => null);
  return ok({ match, before });
}

/** A script has nothing to hide, and its chance is not renewed; unless it tells a game that was played with a secret. */
const chanceOf = (seed: string): Chance => (isSecret(seed) ? secretChance(seed) : chanceFrom(seed));

/** A problem with its place in the file: some games count from the options themselves. */
function placedIn(part: 'options' | 'given', { code, place, facts }: Problem): Problem {
  const isWhole = place === part || place.startsWith(`${part}.`) || place.startsWith(`${part}[`);
  return { code, place: isWhole ? place : place === '' ? part : `${part}.${place}`, facts };
}

function refusal(
  { file, line, lines }: Scenario,
  code: ScenarioProblem,
  { code: why, place, facts }: Problem,
): Result<never, ScenarioProblem> {
  return problem(code, `${file}:${lineAt(lines, place, line)}`, { code: why, place, ...facts });
}

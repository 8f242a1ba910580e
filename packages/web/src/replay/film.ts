import {
  type Audience,
  cloneState,
  type Json,
  type Match,
  type Problem,
  type RuleId,
  type Script,
  type Seat,
  type TableState,
} from '@tallyho/kernel';
import {
  beginningWith,
  beginScenario,
  type Failure,
  runLine,
  type Scenario,
  type ScriptStep,
  stepsOf,
  type Variant,
} from '@tallyho/scenario';

/** Something that happened, with those who may know it. */
export interface Happening {
  readonly audience: Audience;
  readonly tree: Json;
}

/** What is asked of a seat, ready to be shown. */
export interface Question {
  readonly seat: Seat;
  readonly kind: string;
  readonly because: RuleId;
  readonly options: readonly string[];
  readonly refusals: readonly { readonly text: string; readonly reason: string; readonly because: RuleId }[];
}

/** One moment of a scripted game: the table as it stood after a step. */
export interface Frame {
  /** Null: before the first step. */
  readonly step: ScriptStep | null;
  readonly state: TableState;
  /** What has happened since the frame before. */
  readonly happenings: readonly Happening[];
  readonly questions: readonly Question[];
  /** What the step answered, if it was a choice. */
  readonly answered: Question | null;
  /** Whether the script stopped here because this step went wrong. */
  readonly failed: boolean;
}

/** A scripted game, played once and kept moment by moment so that one can look at it in any order. */
export interface Film {
  readonly script: Script;
  readonly scenario: Scenario;
  readonly variant: Variant | null;
  readonly seats: readonly string[];
  readonly frames: readonly Frame[];
  /** How many steps the script has; it has fewer frames when it failed half-way. */
  readonly steps: number;
  readonly failure: Failure | null;
  /** What the game says to a script that it must refuse; null: it is played. */
  readonly refusal: Problem | null;
}

export function makeFilm(scenario: Scenario, script: Script, variant: Variant | null): Film {
  const frames: Frame[] = [];
  let seats: readonly string[] = [];
  let logged = 0;
  const { failure, steps } = runLine(scenario, script, variant, ({ step, match }) => {
    seats = script.game.seats(match.state);
    const happenings = match.log
      .slice(logged)
      .map(({ audience, event }) => ({ audience, tree: script.describeEvent(match.state, event) }));
    logged = match.logged;
    frames.push({
      step,
      state: cloneState(match.state),
      happenings,
      questions: questionsOf(match),
      answered: answeredBy(step, frames.at(-1), seats),
      failed: false,
    });
  });
  if (failure !== null && failure.step > 0) markFailure(frames, failure, stepsOf(scenario, variant));
  return { script, scenario, variant, seats, frames, steps, failure, refusal: refusalOf(scenario, script, variant) };
}

/** What the game says to a script, or to a variant, that it must refuse. */
function refusalOf(scenario: Scenario, script: Script, variant: Variant | null): Problem | null {
  const begins = variant === null ? scenario : beginningWith(scenario, variant);
  const begun = begins.refused === null ? null : beginScenario(begins, script);
  if (begun === null || begun.ok) return null;
  const { code, place, ...facts } = begun.problem.facts;
  return { code: String(code), place: String(place), facts };
}

/**
 * The step that went wrong gets a frame of its own, with the table as it was before; or the last frame bears the mark.
 */
function markFailure(frames: Frame[], failure: Failure, steps: readonly ScriptStep[]): void {
  const last = frames.at(-1);
  if (last === undefined) return;
  if (frames.length > failure.step) {
    frames[frames.length - 1] = { ...last, failed: true };
    return;
  }
  const step = steps[failure.step - 1] ?? null;
  frames.push({ ...last, step, happenings: [], answered: null, failed: true });
}

function questionsOf(match: Match): Question[] {
  const { table, game, state } = match;
  return state.asks
    .filter((ask) => ask.choice === null)
    .map((ask) => {
      const { seat, kind, because, options } = table.decision(ask);
      return {
        seat,
        kind,
        because,
        options: options.map((choice) => game.write(state, choice, seat)),
        refusals: table.refusals(ask).map((refusal) => ({
          text: game.write(state, refusal.choice, seat),
          reason: refusal.reason,
          because: refusal.because,
        })),
      };
    });
}

function answeredBy(step: ScriptStep | null, before: Frame | undefined, seats: readonly string[]): Question | null {
  if (step?.action.do !== 'choose') return null;
  const seat = seats.indexOf(step.action.seat);
  return before?.questions.find((question) => question.seat === seat) ?? null;
}

/** The rule an event names, if it names one. */
export function ruleIn(tree: Json): RuleId | null {
  if (tree === null || typeof tree !== 'object' || Array.isArray(tree)) return null;
  const because = (tree as { readonly because?: Json }).because;
  return typeof because === 'string' ? because : null;
}

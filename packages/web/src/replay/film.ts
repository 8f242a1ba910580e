import {
  type Audience,
  cloneState,
  type Json,
  type Match,
  type RuleId,
  type Script,
  type Seat,
  type TableState,
} from '@tallyho/kernel';
import { type Failure, runLine, type Scenario, type ScriptStep, type Variant } from '@tallyho/scenario';

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
    logged = match.log.length;
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
  return { script, scenario, variant, seats, frames, steps, failure };
}

/** All steps of a line of play: a variant begins with those of the main line up to where it branches off. */
export function stepsOf(scenario: Scenario, variant: Variant | null): readonly ScriptStep[] {
  if (variant === null) return scenario.steps;
  const branch = variant.from === null ? 0 : scenario.steps.findIndex((s) => s.label === variant.from) + 1;
  return [...scenario.steps.slice(0, branch), ...variant.steps];
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

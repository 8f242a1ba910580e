import type { Answered, InnerGame, Refusal, SecretVote } from './flow.ts';
import type { RuleId, Seat, TableState } from './state.ts';
import type { Table } from './table.ts';

/*
 * What campaigns have in common, whatever they are fought with: a log with a line for each mission, and something that
 * each side picks in secret before it flies, once in the whole campaign: an Option, a Resource. Where they fly, and what
 * is won by it, each says for itself.
 */

/** A line of a log of missions; R is what is reported of one. */
export interface LogLine<R> {
  /** What came of it; null until it is over. */
  report: R | null;
}

/** A campaign's books. */
export interface Logbook<L extends LogLine<unknown> = LogLine<unknown>> {
  log: L[];
  /** The seeds of the missions: whoever knew one could tell every card, so nobody is shown them. */
  seeds: string[];
}

/** The mission that is being prepared or flown; between missions, the latest. */
export const lineOf = <L extends LogLine<unknown>>({ log }: Pick<Logbook<L>, 'log'>): L => log[log.length - 1];

/** How many missions have been flown to their end. */
export const flownIn = ({ log }: Pick<Logbook, 'log'>): number => log.filter(({ report }) => report !== null).length;

/**
 * Which mission is being prepared or flown, from a state of whatever game, as it was saved; 0: it keeps no log of
 * missions, or none has begun.
 */
export function missionIn(state: object): number {
  const { log, seeds }: { readonly log?: unknown; readonly seeds?: unknown } = state;
  return Array.isArray(log) && Array.isArray(seeds) ? log.length : 0;
}

/** A step that flies the mission of the latest line, or of another, keeps its seed, and reports what came of it. */
export const missionStep = <S extends TableState & Logbook, C extends object, E, IS extends TableState, R>(mission: {
  /** What it is played with. */
  options(s: S): object;
  /** The line that its report goes into; left out: the latest of the log. */
  line?(s: S): LogLine<R>;
  reportOf(inner: IS): R | null;
  /** What the report changes. */
  debrief(t: Table<S, C, E>): void;
}): InnerGame<S, C, E, object> => ({
  begin({ state }, _, seed) {
    state.seeds.push(seed);
    return mission.options(state);
  },
  over(t, _, inner) {
    // What has been played inside is what this step began.
    const line: LogLine<unknown> = mission.line?.(t.state) ?? lineOf(t.state);
    line.report = mission.reportOf(inner as IS);
    mission.debrief(t);
  },
});

/** Nothing is picked: a choice like the numbers, which count from 1. */
export const NO_PICK = 0;

/** Books that keep what has been picked apart from the log: by side, the numbers. */
export interface UsedUp {
  used: number[][];
}

/** Something that each side may pick once, by its number. */
export interface Picks<S, R extends string> {
  /** Whether a side must pick one while any is left; otherwise it may also pick nothing. */
  readonly obliged: boolean;
  /** Why it must; left out where nothing is a line of the list, and has a number. */
  readonly whyObliged?: R;
  /** All that a side has, used up or not. */
  numbers(s: S, side: Seat): readonly number[];
  /** Why one cannot be picked now; null: it can. */
  bar(s: S, side: Seat, number: number): R | null;
}

/** Whether a side has picked it before. */
export const hasPicked = ({ used }: UsedUp, side: Seat, number: number): boolean => used[side].includes(number);

/** What the sides have picked is used up from now on; nothing is not. */
export function useUp({ used }: UsedUp, picked: readonly number[]): void {
  for (const [side, number] of picked.entries()) if (number !== NO_PICK) used[side].push(number);
}

/** Whether a side cannot pick nothing: it is not free to, and has something left. */
function mustPick<S, R extends string>({ obliged, numbers, bar }: Picks<S, R>, s: S, side: Seat): boolean {
  if (!obliged) return false;
  for (const number of numbers(s, side)) if (bar(s, side, number) === null) return true;
  return false;
}

/** What a side can pick now: nothing, if it need not pick, and each of those that are left. */
export function openPicks<S, R extends string>(picks: Picks<S, R>, s: S, side: Seat): number[] {
  const open = mustPick(picks, s, side) ? [] : [NO_PICK];
  for (const number of picks.numbers(s, side)) if (picks.bar(s, side, number) === null) open.push(number);
  return open;
}

interface PickStep<S extends TableState & Logbook, C extends object, E, R extends string> extends Picks<S, R> {
  readonly ask: string;
  readonly because: RuleId;
  /** The rule behind each reason. */
  readonly reasons: { readonly [reason in R]: RuleId };
  who(s: S): readonly Seat[];
  choice(number: number): C;
  /** The number in a choice; null: it is a choice of something else. */
  numberIn(choice: C): number | null;
  /** Where the line of the log keeps what has been picked, by side. */
  picked(s: S): number[];
  /** All have picked, and everybody sees it. */
  revealed(t: Table<S, C, E>, picked: readonly number[]): void;
}

/** A step in which sides pick in secret, each number once in a campaign; what they have picked is revealed together. */
export function pickStep<S extends TableState & Logbook, C extends object, E, R extends string>(
  step: PickStep<S, C, E, R>,
): SecretVote<S, C, E, object> {
  const { ask, because, reasons, whyObliged } = step;
  const refusal = (number: number, reason: R): Refusal<C> => ({
    choice: step.choice(number),
    reason,
    because: reasons[reason],
  });
  return {
    ask,
    because,
    several: true,
    who: (s) => step.who(s),
    options(s, _, seat, options) {
      for (const number of openPicks(step, s, seat)) options.push(step.choice(number));
      return options;
    },
    refusals(s, _, seat) {
      const refusals: Refusal<C>[] = [];
      for (const number of step.numbers(s, seat)) {
        const reason = step.bar(s, seat, number);
        if (reason !== null) refusals.push(refusal(number, reason));
      }
      if (whyObliged !== undefined && mustPick(step, s, seat)) refusals.push(refusal(NO_PICK, whyObliged));
      return refusals;
    },
    revealed(t, _, choices: readonly Answered<C>[]) {
      const picked = step.picked(t.state);
      for (const { seat, choice } of choices) {
        const number = step.numberIn(choice);
        if (number !== null) picked[seat] = number;
      }
      step.revealed(t, picked.slice());
    },
  };
}

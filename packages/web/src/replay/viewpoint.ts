import { hears, type Json, type RuleId, type Seat, SPECTATOR } from '@tallyho/kernel';
import { type Film, type Frame, type Happening, type Question, ruleIn } from './film.ts';

/** Through whose eyes the table is seen; 'everything' looks into every hand. */
export type Viewpoint = 'everything' | Seat;

/** All ways to look at a game of so many seats. */
export const viewpoints = (seats: number): Viewpoint[] => [
  'everything',
  ...Array.from({ length: seats }, (_, seat) => seat),
  SPECTATOR,
];

/** The table as a tree with names, as far as the viewpoint sees it. */
export function treeOf({ script }: Film, { state }: Frame, from: Viewpoint): { readonly [key: string]: Json } {
  return from === 'everything' ? script.describe(state) : script.describeView(script.game.observe(state, from));
}

export const happeningsFor = ({ happenings }: Frame, from: Viewpoint): readonly Happening[] =>
  happenings.filter(({ audience }) => from === 'everything' || hears(audience, from));

/** Whether the viewpoint may read the options of a decision. */
export const seesQuestion = (question: Question, from: Viewpoint): boolean =>
  from === 'everything' || question.seat === from;

/**
 * Whether what a step says may be read from this viewpoint. A choice made in secret is its own seat's until all are
 * revealed, and what a script checks may be hidden from everybody at the table.
 */
export function seesStep({ seats }: Film, { step, state }: Frame, from: Viewpoint): boolean {
  if (from === 'everything' || step === null) return true;
  const { action } = step;
  switch (action.do) {
    case 'choose': {
      const seat = seats.indexOf(action.seat);
      return seat === from || !state.asks.some((ask) => ask.seat === seat && ask.choice !== null);
    }
    case 'undo':
    case 'teach':
      return true;
    case 'expect':
    case 'draws':
    case 'happens':
    case 'does-not-happen':
      return false;
    case 'sees':
      return from === (action.seat === 'spectator' ? SPECTATOR : seats.indexOf(action.seat));
    default:
      return from === seats.indexOf(action.seat);
  }
}

/** The rules a step names: the one behind the decision, the step's own, and those of what followed. */
export function rulesFor(film: Film, frame: Frame, from: Viewpoint): RuleId[] {
  const { step, answered } = frame;
  const own = step !== null && seesStep(film, frame, from) && 'because' in step.action ? step.action.because : null;
  const rules = [answered?.because ?? null, own, ...happeningsFor(frame, from).map(({ tree }) => ruleIn(tree))];
  return [...new Set(rules.filter((rule) => rule !== null))];
}

import {
  ceilingOf,
  type DecisionKind,
  decisionKinds,
  NO_KIND,
  type Proposal,
  pivots,
  type Subject,
  subjectOf,
  type Turning,
  type WingsView,
} from '@tallyho/wings-of-war';
import { topFrame, type WingsDecision } from '../model/engine.ts';
import type { Names } from '../model/names.ts';
import { cardName } from './speak.ts';
import type { WingsWords } from './words.ts';

export const kindOfDecision = ({ kind }: WingsDecision): DecisionKind =>
  decisionKinds.find((each) => each === kind) ?? 'ready';

/** One sentence: what is asked of the one who looks at the screen. */
export function promptFor(w: WingsWords, view: WingsView, names: Names, decision: WingsDecision): string {
  const subject = subjectOf(view, decision.seat);
  const plane = subject.plane < 0 ? '' : names.plane(subject.plane);
  switch (kindOfDecision(decision)) {
    case 'plan':
      return w.asks.plan({ plane, slot: subject.slot + 1 });
    case 'ready':
      return w.asks.ready;
    case 'tail':
      return w.asks.tail({ plane });
    case 'rearrange':
      return rearrangePrompt(w, view, names, subject);
    case 'fire': {
      const isAlone = !view.fixed.planes[subject.plane].twoSeater;
      const gun = isAlone ? '' : w.terms.guns[subject.gun];
      return decision.options.length === 1 ? w.asks.silenced({ plane, gun }) : w.asks.fire({ plane, gun });
    }
    case 'pivot':
      return w.asks.pivot({ plane });
    case 'turn': {
      const point = topFrame<Turning>(view, 'ground')?.points[subject.plane] ?? 0;
      return w.asks.turn({ plane, point: w.terms.pivots[pivots[Math.max(0, point)]] });
    }
    case 'floor':
      return w.asks.floor({ floor: view.floor, ceiling: ceilingOf(view) });
    case 'consent': {
      const proposal = topFrame<Proposal>(view, 'floor') ?? { floor: view.floor, seat: 0 };
      return w.asks.consent({ seat: names.seat(proposal.seat), floor: proposal.floor });
    }
  }
}

function rearrangePrompt(w: WingsWords, view: WingsView, names: Names, { plane }: Subject): string {
  const { tails, seen } = view.planes[plane];
  const name = names.plane(plane);
  if (tails < 0 || seen === NO_KIND) return w.asks.rearrangeBlind({ plane: name });
  return w.asks.rearrange({ plane: name, target: names.plane(tails), card: cardName(w, seen) });
}

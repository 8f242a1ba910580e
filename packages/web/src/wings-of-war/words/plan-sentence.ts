import { previewOf, reachedAt } from '../model/outlook.ts';
import { isWhole, type Programme } from '../model/programme.ts';
import type { TableModel } from '../model/use-model.ts';
import type { Plan } from '../table/use-plan.ts';
import { cardName } from './speak.ts';
import type { WingsWords } from './words.ts';

/** What is asked of somebody who lays three cards at once, or what they lead to. */
export function planSentence(
  w: WingsWords,
  model: TableModel,
  { programmes, current, trouble, missing }: Plan,
): string {
  const { asks } = w;
  const plane = model.names.plane(current.plane);
  if (trouble !== null) {
    const slot = trouble.slot + 1;
    if (trouble.warning === 'leaves-the-table') return asks.leaves({ plane, slot });
    return asks.grave({ plane, slot, warning: w.terms.warnings[trouble.warning] });
  }
  if (missing === 0)
    return programmes.length > 1 ? asks.planWhole : (reachSentence(w, model, current) ?? asks.planWhole);
  return isWhole(current) ? asks.planOther({ plane }) : asks.plan({ plane, slot: current.cards.length + 1 });
}

/** Whom the guns would reach after the last card, if he stayed where he is. */
function reachSentence({ asks }: WingsWords, { view, names }: TableModel, current: Programme): string | null {
  const last = previewOf(view, current).at(-1);
  const [reached] = last === undefined ? [] : reachedAt(view, current.plane, last);
  if (reached === undefined) return null;
  // Among many two names would not fit a phone's bar; their codes stand on the map.
  const name = view.planes.length > 2 ? names.badge : names.plane;
  return asks.planReach({
    plane: name(current.plane),
    slot: current.cards.length,
    other: name(reached.target),
    isShort: reached.isShort,
  });
}

/** A line of help: the card that keeps the aircraft in the fight, or what planning is about. */
export const planAdvice = (w: WingsWords, { trouble, better }: Plan): string =>
  trouble !== null && better !== null
    ? w.asks.better({ slot: trouble.slot + 1, card: cardName(w, better) })
    : w.help.plan;

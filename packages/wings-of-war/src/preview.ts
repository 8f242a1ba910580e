import { progressOf } from './flow/ahead.ts';
import { BURIED, carryOut, comeToRest, IGNORED, SUNK, TOUCHES } from './flow/carry-out.ts';
import { move } from './flow/move.ts';
import { isInField, isOffTable } from './rules/area.ts';
import { barDue, deckOf, replacement } from './rules/order.ts';
import { FLYING, IDLE, type Kind, NO_KIND, type Plane, type Sky } from './state.ts';

/** WOW-GAP-34 — what a plan is warned of: it is accepted all the same. */
export const warnings = ['', 'illegal', 'leaves-the-table', 'crash', 'lost', 'below-the-floor', 'ignored'] as const;
export type Warning = (typeof warnings)[number];

/** Where an aircraft will be after a card of its plan, if nobody is in its way. */
export interface Preview {
  readonly card: Kind;
  readonly x: number;
  readonly y: number;
  readonly heading: number;
  readonly level: number;
  readonly climbs: number;
  readonly warning: Warning;
}

/**
 * WOW-GAP-34 — flies a plan in advance, for its owner: from a state, or from what the owner sees. It ends with the card
 * after which there is nothing left to fly. In the cloud the base stays where it is until the stack is executed.
 */
export function previewPlan(s: Sky, plane: Plane, cards: readonly Kind[], from = 0): Preview[] {
  const a = s.planes[plane];
  const deck = deckOf(s, plane);
  const pose = { x: a.x, y: a.y, heading: a.heading };
  const p = progressOf(a);
  const stack = a.stack.slice();
  const previews: Preview[] = [];
  for (let slot = from; slot < cards.length && cards[slot] !== IDLE && cards[slot] !== NO_KIND; slot++) {
    const illegal = barDue(s, plane, p, slot, cards[slot]) !== null;
    if (illegal && s.fixed.options.switches.illegal === 'lost') {
      previews.push({ card: cards[slot], ...pose, level: p.level, climbs: p.climbs, warning: 'lost' });
      break;
    }
    const card = illegal ? replacement(s, plane, p, slot) : cards[slot];
    const wasInCloud = p.cloud;
    const outcome = carryOut(s, plane, p, card);
    let warning: Warning = illegal ? 'illegal' : outcome === IGNORED ? 'ignored' : '';
    if (outcome !== IGNORED) {
      if (wasInCloud) stack.push(card);
      const flown = p.cloud && wasInCloud ? [] : wasInCloud ? stack.splice(0) : [card];
      for (const each of flown) {
        move(pose, deck, each);
        if (isOffTable(s, pose)) warning = 'leaves-the-table';
      }
      if (outcome === BURIED) warning = 'lost';
      else if (outcome === SUNK) warning = 'below-the-floor';
      else if ((outcome === TOUCHES || p.status !== FLYING) && !isInField(s, pose)) {
        warning = 'crash';
        comeToRest(p);
      }
    }
    previews.push({ card, ...pose, level: p.level, climbs: p.climbs, warning });
    if (warning === 'leaves-the-table' || warning === 'lost' || warning === 'below-the-floor') break;
  }
  return previews;
}

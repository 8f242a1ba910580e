import { type Choice, type DogfightView, type Plane, rules } from '@tallyho/down-in-flames';
import { hitsAfter } from '../../dogfight/model/hits-after.ts';
import type { Consequence } from '../../dogfight/question.ts';
import { positionName } from '../../dogfight/words/words.ts';
import {
  type ExchangeFrame,
  frameOf,
  type HurtFrame,
  openly,
  TO_HIT,
  TO_MANEUVER,
  TO_NEUTRAL,
} from '../model/engine.ts';
import { hitsOf } from '../model/facts.ts';
import { limitsOf } from '../model/ratings.ts';
import type { Looked } from './scene.ts';

/** What comes of giving no answer. */
export function consequenceOf(looked: Looked, kind: string, choice: Choice): Consequence | null {
  if (choice.do !== 'pass') return null;
  if (kind === 'answer') return unanswered(looked);
  if (kind !== 'evade') return null;
  const hurt = frameOf<HurtFrame>(looked.view, 'hurt');
  return hurt === null ? null : hurtBy(looked, hurt.plane, hurt.hits);
}

const hurtBy = ({ w, view }: Looked, plane: Plane, more: number, least = more): Consequence =>
  hitsAfter(w.shared, { hits: view.planes[plane].hits, ...limitsOf(view, plane) }, more, least);

/** DIF-REACT-09 — what EVASIVEs in hand could leave of so many hits; DIF-REACT-22: REDLINE may bring any number of them. */
function leastOf({ planes, fixed }: DogfightView, plane: Plane, hits: number): number {
  const titles = (planes[plane].hand ?? []).map((card) => fixed.title[card]);
  if (titles.includes(rules.REDLINE)) return 0;
  return titles.filter((title) => title === rules.EVASIVE).reduce(rules.afterEvasive, hits);
}

function unanswered(looked: Looked): Consequence | null {
  const { w, view, names } = looked;
  const at = frameOf<ExchangeFrame>(view, 'exchange');
  if (at === null) return null;
  const { after } = w.shared.table;
  // Whoever acts and is answered gets nothing of it.
  if (at.last !== at.by) return { after: after.lost };
  switch (at.aim) {
    case TO_HIT: {
      if (view.fixed.fuelTank[at.card]) return { after: after.down, isRisky: true };
      const hits = hitsOf(view, at.by, at.card, at.bonus, at.gunner);
      return hurtBy(looked, at.to, hits, leastOf(view, at.to, hits));
    }
    case TO_NEUTRAL:
      return { after: after.neutral };
    default: {
      const steps = at.aim === TO_MANEUVER ? at.steps : 2;
      const position = Math.min(2, rules.position(openly(view), at.by, at.to) + steps);
      return { after: after.held({ enemy: names.type(at.by), position: positionName(w.shared, position) }) };
    }
  }
}

/** The hits that an open exchange is about; '': it is about something else. */
export function stakeOf({ w, view, names }: Looked): string {
  const at = frameOf<ExchangeFrame>(view, 'exchange');
  if (at === null || at.aim !== TO_HIT) return '';
  const { table } = w.shared;
  const on = view.fixed.owner[at.to] === view.seat ? table.you : names.plane(at.to);
  if (view.fixed.fuelTank[at.card]) return table.stakeAll(names.plane(at.to));
  return table.stake({ hits: hitsOf(view, at.by, at.card, at.bonus, at.gunner), on });
}

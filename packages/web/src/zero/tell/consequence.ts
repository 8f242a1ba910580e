import { type Choice, elementOf, NOBODY, rules } from '@tallyho/zero';
import { hitsAfter } from '../../dogfight/model/hits-after.ts';
import type { Consequence } from '../../dogfight/question.ts';
import { positionName } from '../../dogfight/words/words.ts';
import { isWing, openExchange } from '../model/engine.ts';
import { limitsOf } from '../model/ratings.ts';
import { overTarget } from './over-target.ts';
import type { Looked } from './scene.ts';
import { gainFrom } from './speak.ts';

/** What comes of giving no answer, and of what is done over a target. */
export function consequenceOf(looked: Looked, kind: string, choice: Choice): Consequence | null {
  const { w, view, names } = looked;
  const at = openExchange(view);
  if (at === null) return overTarget(looked, kind, choice);
  if ((kind !== 'answer' && kind !== 'helped-answer') || choice.do !== 'pass') return null;
  const { after } = w.shared.table;
  // Whoever attacks and is answered gets nothing of it.
  if (!at.defending) return { after: after.lost };
  if (at.at === NOBODY) return null;
  const face = view.fixed.face[at.card];
  if (rules.isShot(at.title)) {
    if (view.fixed.fuelTank[face]) return { after: after.down, isRisky: true };
    return hitsAfter(w.shared, { hits: view.planes[at.at].hits, ...limitsOf(view, at.at) }, view.fixed.hits[face]);
  }
  const gain = isWing(view, at.at) ? null : gainFrom(view, at.element, elementOf(at.at), at.title);
  if (gain === null) return null;
  return {
    after: after.held({ enemy: names.element(gain.who), position: positionName(w.shared, gain.position) }),
  };
}

/** The hits that an open exchange is about; '': it is about something else. */
export function stakeOf({ w, view, names }: Looked): string {
  const at = openExchange(view);
  if (at === null || at.at === NOBODY || !rules.isShot(at.title)) return '';
  const { table } = w.shared;
  const face = view.fixed.face[at.card];
  if (view.fixed.fuelTank[face]) return table.stakeAll(names.plane(at.at));
  const isYours = view.fixed.owner[elementOf(at.at)] === view.seat && !isWing(view, at.at);
  return table.stake({ hits: view.fixed.hits[face], on: isYours ? table.you : names.plane(at.at) });
}

import { BURSTS } from '../fixed.ts';
import { account, BY_GUNNER, FOR_ADVANTAGED, FOR_TAILING, INHERENT, WHILE_ADVANTAGED } from '../rules/bursts.ts';
import { rating } from '../rules/ratings.ts';
import type { Dogfight, Plane } from '../state.ts';

/**
 * DIF-OPT-17, DIF-OPT-18 — inherent Bursts go first, then the Advantaged one, then those for Tailing. DIF-ACT-28: for
 * good.
 */
export function spendBursts(s: Dogfight, plane: Plane, target: Plane, cost: number): void {
  const { spent } = s;
  const at = account(s, target);
  let due = cost;
  const inherent = Math.min(due, Math.max(0, rating(s, plane, BURSTS) - spent[at + INHERENT]));
  spent[at + INHERENT] += inherent;
  due -= inherent;
  const advantaged = Math.min(due, WHILE_ADVANTAGED - spent[at + FOR_ADVANTAGED]);
  spent[at + FOR_ADVANTAGED] += advantaged;
  spent[at + FOR_TAILING] += due - advantaged;
}

export function spendGunner(s: Dogfight, target: Plane, cost: number): void {
  s.spent[account(s, target) + BY_GUNNER] += cost;
}

/** Nothing is carried over to another turn. */
export function freshBursts(s: Dogfight): void {
  const { spent } = s;
  for (let i = 0; i < spent.length; i++) spent[i] = 0;
}

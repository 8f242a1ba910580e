import { type Dogfight, NO_TARGET, rules, sortieOf, type TargetTables } from '@tallyho/zero';

/** Z-21.82a — VPs for a target when so many Damage Points are hoped for: in between its levels, a part of the next. */
export function vpsOn({ levels, vps, relief }: TargetTables, points: number): number {
  const counted = points - relief;
  for (let level = levels.length - 1; level >= 0; level--) {
    if (counted < levels[level]) continue;
    if (level === levels.length - 1) return vps[level];
    const share = (counted - levels[level]) / (levels[level + 1] - levels[level]);
    return vps[level] + share * (vps[level + 1] - vps[level]);
  }
  return 0;
}

const chances = new WeakMap<object, readonly number[]>();

/** CH-28.42a — how likely a draw is to find each target; the last number: nothing. */
export function chancesOf(s: Dogfight): readonly number[] {
  const { ids, byCard } = rules.searchOrders(s);
  let known = chances.get(byCard);
  if (known === undefined) {
    const counts = new Array<number>(ids.length + 1).fill(0);
    for (const target of byCard) counts[target === NO_TARGET ? ids.length : target]++;
    known = counts.map((count) => count / byCard.length);
    chances.set(byCard, known);
  }
  return known;
}

/** VPs for so many Damage Points: on the target that there is, or while it is looked for, on whatever will be found. */
export function vpsAhead(s: Dogfight, points: number): number {
  const orders = rules.ordersOf(s);
  if (orders.search === undefined || sortieOf(s).search?.target !== NO_TARGET) return vpsOn(rules.targetOf(s), points);
  if (rules.isInVain(sortieOf(s))) return 0;
  const odds = chancesOf(s);
  const none = odds[orders.search.sheets.length];
  let sum = 0;
  for (let i = 0; i < orders.search.sheets.length; i++) sum += odds[i] * vpsOn(orders.search.sheets[i], points);
  return none === 1 ? 0 : sum / (1 - none);
}

/** Target Flak of the target that there is, or of those that can be found. */
export function flakAhead(s: Dogfight): number {
  const orders = rules.ordersOf(s);
  if (orders.search === undefined || sortieOf(s).search?.target !== NO_TARGET) return rules.targetOf(s).targetFlak;
  const odds = chancesOf(s);
  const none = odds[orders.search.sheets.length];
  let sum = 0;
  for (let i = 0; i < orders.search.sheets.length; i++) sum += odds[i] * orders.search.sheets[i].targetFlak;
  return none === 1 ? 0 : sum / (1 - none);
}

import type { Craft } from './craft.ts';

/** Why two aircraft cannot fight a duel; null: they can. */
export type Obstacle = 'games' | 'side' | 'unarmed-a' | 'unarmed-b';

export function barMeeting(a: Craft, b: Craft): Obstacle | null {
  if (a.system !== b.system) return 'games';
  if (a.duel === null) return 'unarmed-a';
  if (b.duel === null) return 'unarmed-b';
  return a.duel.side !== null && a.duel.side === b.duel.side ? 'side' : null;
}

/** The one that makes the fairest fight: it can be met, costs about the same, flew at the same time, and for others. */
export function fairFoe(craft: Craft, all: readonly Craft[]): Craft | null {
  const unlikeness = (other: Craft): number =>
    Math.abs((other.points ?? 0) - (craft.points ?? 0)) * (craft.system === 'wings-of-war' ? 0.5 : 2) +
    Math.abs((other.year ?? 0) - (craft.year ?? 0)) +
    (isAxis(other) === isAxis(craft) ? 20 : 0) +
    (other.flag === craft.flag ? 20 : 0);
  const foes = all.filter(
    (other) => other.kind === craft.kind && other.id !== craft.id && barMeeting(craft, other) === null,
  );
  return foes.reduce<Craft | null>(
    (best, next) => (best === null || unlikeness(next) < unlikeness(best) ? next : best),
    null,
  );
}

/** On which side of the two great wars it flew, as far as its marks tell. */
export const isAxis = ({ flag }: Pick<Craft, 'flag'>): boolean =>
  flag === 'germany' || flag === 'japan' || flag === 'austria-hungary';

/** Which of the two is red: the Axis where only one is, otherwise the second. */
export const redOf = (a: Craft, b: Craft): 'a' | 'b' => (isAxis(a) && !isAxis(b) ? 'a' : 'b');

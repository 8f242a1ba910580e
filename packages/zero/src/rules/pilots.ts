import type { Pilot, Skill } from '../content/types.ts';

/** Z-19.11a, Z-19.22b — what a pilot adds to the ratings of his Leader. */
export interface Bonuses {
  readonly performance: number;
  readonly horsepower: number;
  readonly bursts: number;
  readonly gunner: number;
  readonly damage: number;
}

/**
 * Z-19.25d (BU), Z-19.25g (D: on both sides of the card), Z-19.25h (G), Z-19.25i (H), Z-19.25j (P) — each letter adds
 * one. A and CV are not ratings; BM and S matter only against the ground.
 */
export function pilotBonuses(pilot: Pick<Pilot, 'skills'> | null): Bonuses {
  const count = (letter: Skill): number => (pilot?.skills ?? []).filter((skill) => skill === letter).length;
  return {
    performance: count('P'),
    horsepower: count('H'),
    bursts: count('BU'),
    gunner: count('G'),
    damage: count('D'),
  };
}

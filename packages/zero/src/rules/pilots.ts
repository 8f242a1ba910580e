import type { Pilot, Skill } from '../content/types.ts';

/** Z-19.11a, Z-19.22b — what a pilot adds to the ratings of his Leader. */
export interface Bonuses {
  readonly performance: number;
  readonly horsepower: number;
  readonly bursts: number;
  readonly gunner: number;
  readonly damage: number;
}

/** CH-19.24r — what a Skilled pilot adds to the ratings of a Wingman's card. */
export interface WingmanBonuses {
  readonly offensive: number;
  readonly defensive: number;
  readonly damage: number;
}

const countIn = (pilot: Pick<Pilot, 'skills'> | null, letter: Skill): number =>
  (pilot?.skills ?? []).filter((skill) => skill === letter).length;

/**
 * CH-19.24r, CH-GAP-18, CH-EX-06 — the Skilled Wingman Table: BU and H add to offence, P to defence, D to both sides of the
 * card. A, CV and G do nothing; BM and S help against the ground as they do a Leader.
 */
export const wingmanBonuses = (pilot: Pick<Pilot, 'skills'> | null): WingmanBonuses => ({
  offensive: countIn(pilot, 'BU') + countIn(pilot, 'H'),
  defensive: countIn(pilot, 'P'),
  damage: countIn(pilot, 'D'),
});

/**
 * Z-19.25d (BU), Z-19.25g (D: on both sides of the card), Z-19.25h (G), Z-19.25i (H), Z-19.25j (P) — each letter adds
 * one. A and CV are not ratings; BM and S matter only against the ground.
 */
export function pilotBonuses(pilot: Pick<Pilot, 'skills'> | null): Bonuses {
  const count = (letter: Skill): number => countIn(pilot, letter);
  return {
    performance: count('P'),
    horsepower: count('H'),
    bursts: count('BU'),
    gunner: count('G'),
    damage: count('D'),
  };
}

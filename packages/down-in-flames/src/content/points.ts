import type { Ability, FighterSide } from './types.ts';

/**
 * DIF-CARD-16, DIF-PIL-03 — victory points balance a battle, so they are the sum of what a card can do. Everything is
 * counted in quarters of a point, for aircraft and for pilots alike: a pilot who adds to a rating costs what the rating
 * would. What a rating is worth was measured: every fighter against every other, in thousands of duels
 * (docs/content.md). Bombs count nothing, they are for campaigns only (DIF-SPEC-13).
 */
const QUARTERS = 4;

/** What every aircraft has before it is worth anything; set so that the P.11c is worth its 3 points (DIF-EX-11). */
const BASIS = 17;

const has = (special: boolean): number => (special ? 1 : 0);

/** The points of a fighter, from the front of its card. */
export function fighterPoints(front: FighterSide): number {
  const quarters =
    4 * front.speed +
    4 * front.performance +
    3 * (front.horsepower[0] + front.horsepower[1]) +
    3 * front.bursts +
    2 * front.firepower +
    4 * front.airframe +
    2 * front.gunner +
    has(front.turbocharger) +
    has(front.agile) +
    has(front.barrage);
  return Math.max(1, Math.floor((quarters - BASIS) / QUARTERS));
}

/** DIF-PIL-04 … DIF-PIL-16 — quarters of a point for each ability. */
export const abilityWorth: { readonly [code in Ability]: number } = {
  'A+1': 4,
  'A+2': 8,
  Ag: 1,
  AP1: 3,
  AP2: 6,
  'B+1': 3,
  Cl: 2,
  Di: 2,
  'F+1': 2,
  'H+1/+1': 6,
  'H+0/+1': 3,
  'M0(1)': 2,
  'P+1': 4,
  'P+2': 8,
  Re: 1,
  'S+1': 4,
};

/** The points of a pilot, rounded up: an ability is never free. */
export const pilotPoints = (abilities: readonly Ability[]): number =>
  Math.ceil(abilities.reduce((sum, code) => sum + abilityWorth[code], 0) / QUARTERS);

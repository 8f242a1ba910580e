import type { Ability, FighterSide } from './types.ts';

/**
 * DIF-CARD-16, DIF-PIL-03 — victory points balance a battle, so they are the sum of what a card can do, for aircraft
 * and for pilots alike. Everything is counted in tenths of a point, and a tenth is ten Elo points of measured strength:
 * every fighter against every other, in thousands of duels (docs/content.md). Bombs count nothing, they are for
 * campaigns only (DIF-SPEC-13).
 */
const TENTHS = 10;

/** What every aircraft has before it is worth anything; set so that the P.11c is worth its 3 points (DIF-EX-11), the Bf-110C its 10 (DIF-EX-67). */
const BASIS = 72;

/** Tenths of a point for one of each. */
export const ratingWorth = {
  speed: 29,
  performance: 18,
  /** For each point of Speed times each card of Performance: who has one of the two needs less of the other. */
  speedTimesPerformance: -3,
  horsepowerBefore: 4,
  horsepowerAfter: 6,
  bursts: 3,
  firepower: 6,
  airframe: 5,
  gunner: 5,
  turbocharger: 1,
  agile: 1,
  barrage: 2,
} as const;

/** How much of each a card has. */
export const ratingsOf = (front: FighterSide): { readonly [rating in keyof typeof ratingWorth]: number } => ({
  speed: front.speed,
  performance: front.performance,
  speedTimesPerformance: front.speed * front.performance,
  horsepowerBefore: front.horsepower[0],
  horsepowerAfter: front.horsepower[1],
  bursts: front.bursts,
  firepower: front.firepower,
  airframe: front.airframe,
  gunner: front.gunner,
  turbocharger: Number(front.turbocharger),
  agile: Number(front.agile),
  barrage: Number(front.barrage),
});

const ratings = Object.keys(ratingWorth) as (keyof typeof ratingWorth)[];

/** Tenths to the nearest point; nothing is free. */
const wholePoints = (tenths: number): number => Math.max(1, Math.floor((tenths + TENTHS / 2) / TENTHS));

/** The points of a fighter, from the front of its card. */
export function fighterPoints(front: FighterSide): number {
  const has = ratingsOf(front);
  return wholePoints(ratings.reduce((sum, rating) => sum + ratingWorth[rating] * has[rating], -BASIS));
}

/** DIF-PIL-04 … DIF-PIL-16 — tenths of a point for each ability, measured like the ratings. */
export const abilityWorth: { readonly [code in Ability]: number } = {
  'A+1': 4,
  'A+2': 8,
  Ag: 1,
  AP1: 17,
  AP2: 30,
  'B+1': 4,
  Cl: 2,
  Di: 3,
  'F+1': 6,
  'H+1/+1': 7,
  'H+0/+1': 4,
  'M0(1)': 2,
  'P+1': 11,
  'P+2': 20,
  Re: 4,
  'S+1': 10,
};

/** The points of a pilot. */
export const pilotPoints = (abilities: readonly Ability[]): number =>
  wholePoints(abilities.reduce((sum, code) => sum + abilityWorth[code], 0));

import type { Dogfight } from '../state.ts';
import { greenOffence } from './green.ts';
import { loadedOffence } from './loads.ts';
import type { Reason } from './reasons.ts';

/** Ratings as places in the tables of a game. */
export const PERFORMANCE = 0;
export const HORSEPOWER = 1;
export const BURSTS = 2;
export const GUNNER = 3;
export const DAMAGE = 4;
export const AGILE = 5;
export const LEADER_RATINGS = 6;

/** Z-21.24a — the Bursts of a light bomber without forward guns: nothing raises them to a shot. */
export const NO_GUNS = -99;

export const OFFENSIVE = 0;
export const DEFENSIVE = 1;
export const WINGMAN_DAMAGE = 2;
export const WINGMAN_AGILE = 3;
export const WINGMAN_RATINGS = 4;

/** Z-5.21e, Z-GAP-25 — a rating of an Element's Leader, from the side of the card that shows. */
export function leaderRating(s: Dogfight, element: number, rating: number): number {
  const plane = s.elements[element].lead;
  return s.fixed.leader[(plane * 2 + s.planes[plane].damaged) * LEADER_RATINGS + rating];
}

/** Z-5.1a, Z-5.31a — a rating of an Element's Wingman, from the side of the card that shows. */
export const wingmanRating = (s: Dogfight, element: number, rating: number): number =>
  s.fixed.wingman[(element * 2 + s.planes[s.elements[element].wing].damaged) * WINGMAN_RATINGS + rating];

/**
 * Z-5.23b … Z-5.23e, Z-7.4a — Horsepower by Altitude, from Very Low up. Z-5.24a, Z-7.4b — with a turbocharger Very High
 * counts as High, and High as Medium.
 */
const horsepowerAt = [1, 1, 0, -1, -2];
const turboHorsepowerAt = [1, 1, 0, 0, -1];

/** Z-5.32b, Z-5.32c, Z-5.32d, Z-7.5a — the Wingman's ratings by Altitude. Z-5.33a, Z-7.5b — and turbocharged. */
const offensiveAt = [0, 0, 0, 0, -1];
const defensiveAt = [0, 0, 0, -1, -1];
const turboOffensiveAt = [0, 0, 0, 0, 0];
const turboDefensiveAt = [0, 0, 0, 0, -1];

/** Z-GAP-15 — Altitude takes no rating below zero. */
const noLess = (rating: number): number => Math.max(rating, 0);

/** Z-5.23a, Z-3.5b — how many cards the engine gives at this Altitude. */
export function horsepower(s: Dogfight, element: number): number {
  const { altitude } = s.elements[element];
  const by = s.fixed.turbo[element] ? turboHorsepowerAt[altitude] : horsepowerAt[altitude];
  return noLess(leaderRating(s, element, HORSEPOWER) + by);
}

/** Z-5.32a — what the Altitude does to a Wingman's offence. */
function offenceAt(s: Dogfight, element: number): number {
  const { altitude } = s.elements[element];
  return s.fixed.turbo[element] ? turboOffensiveAt[altitude] : offensiveAt[altitude];
}

/** Z-5.32a — the Wingman's offence at this Altitude, before any load counts. */
export const offence = (s: Dogfight, element: number): number =>
  noLess(wingmanRating(s, element, OFFENSIVE) + offenceAt(s, element));

/**
 * Z-5.32a, Z-10.2d — cards of an attacking mini-hand; Z-17.15c, Z-17.15d: fewer when Loaded. CH-19.43b, CH-19.43c,
 * CH-GAP-01, CH-GAP-25: first the load, then Very High and a green pilot, which add up; never less than none.
 */
export function offensive(s: Dogfight, element: number): number {
  const { wing } = s.elements[element];
  const carrying = loadedOffence(s, wing, wingmanRating(s, element, OFFENSIVE));
  return noLess(carrying + offenceAt(s, element) - greenOffence(s, wing));
}

/** And to its defence. */
function defenceAt(s: Dogfight, element: number): number {
  const { altitude } = s.elements[element];
  return s.fixed.turbo[element] ? turboDefensiveAt[altitude] : defensiveAt[altitude];
}

/** Z-5.32a — the Wingman's defence at this Altitude. */
export const defensive = (s: Dogfight, element: number): number =>
  noLess(wingmanRating(s, element, DEFENSIVE) + defenceAt(s, element));

/** CH-30.82e, CH-30.82h — offence and defence of the Wingman's card of a type together, at this Altitude: for whoever flies with this side of his card. */
export function asWingman(s: Dogfight, element: number, damaged: number): number {
  const row = (element * 2 + damaged) * WINGMAN_RATINGS;
  const { wingman } = s.fixed;
  return (
    noLess(wingman[row + OFFENSIVE] + offenceAt(s, element)) + noLess(wingman[row + DEFENSIVE] + defenceAt(s, element))
  );
}

/** Z-10.12a, LR-18 — cards of a defending mini-hand: the Thach Weave adds some. */
export const defenceCards = (s: Dogfight, element: number): number =>
  defensive(s, element) + (s.fixed.sortie?.weave?.[s.fixed.side[element]] ?? 0);

/**
 * Z-5.22a — the most cards a Leader may hold. Z-11.2b, Z-GAP-50 — one less in the first Draw phase after a promotion.
 */
export const handLimit = (s: Dogfight, element: number): number =>
  leaderRating(s, element, PERFORMANCE) - (s.elements[element].shock ? 1 : 0);

/** Z-5.22d, Z-5.23a — how many cards may be drawn in the Draw phase: Horsepower, and never past Performance. */
export function mostDrawn(s: Dogfight, element: number): number {
  const room = handLimit(s, element) - s.elements[element].hand.size;
  const power = horsepower(s, element);
  return noLess(Math.min(room, power));
}

/** Z-5.22a, Z-5.23a — why not one card more can be drawn. */
export const barDraw = (s: Dogfight, element: number, count: number): Reason | null => {
  if (count <= mostDrawn(s, element)) return null;
  return horsepower(s, element) < count ? 'horsepower-allows-no-more' : 'performance-allows-no-more';
};

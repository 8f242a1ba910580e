import { type DogfightView, type Plane, rules } from '@tallyho/down-in-flames';
import { openly } from './engine.ts';

/** The ratings of a card in the order in which it prints them. */
export const ratingIds = [
  'speed',
  'performance',
  'horsepowerBefore',
  'horsepowerAfter',
  'bursts',
  'firepower',
  'airframe',
  'gunner',
  'defense',
  'support',
  'bombs',
] as const;
export type RatingId = (typeof ratingIds)[number];

/** What counts of a bomber's card (DIF-BMB-02). */
const bomberRatings: ReadonlySet<RatingId> = new Set(['speed', 'airframe', 'defense', 'support', 'bombs']);
/** What a fighter does not use. */
const onlyBombers: ReadonlySet<RatingId> = new Set(['defense', 'support', 'bombs']);

const places: { readonly [id in RatingId]: number } = {
  speed: rules.SPEED,
  performance: rules.PERFORMANCE,
  horsepowerBefore: rules.PRE_TURN,
  horsepowerAfter: rules.POST_TURN,
  bursts: rules.BURSTS,
  firepower: rules.FIREPOWER,
  airframe: rules.AIRFRAME,
  gunner: rules.GUNNER,
  defense: rules.DEFENSE,
  support: rules.SUPPORT,
  bombs: rules.BOMBS,
};

/** What makes a rating what it is now. */
export const ratingParts = ['base', 'damage', 'pilot', 'altitude', 'leader', 'position', 'spent'] as const;
export type RatingPart = (typeof ratingParts)[number];

export interface RatingNow {
  readonly id: RatingId;
  readonly now: number;
  readonly parts: readonly { readonly part: RatingPart; readonly by: number }[];
}

/** Every rating of an aircraft, and why it is what it is. */
export function ratingsNow(view: DogfightView, plane: Plane): RatingNow[] {
  const aircraft = view.planes[plane];
  if (aircraft.fighter < 0) return [];
  const isBomber = rules.isBomber(openly(view), plane);
  return ratingIds
    .filter((id) => (isBomber ? bomberRatings.has(id) : !onlyBombers.has(id)))
    .map((id) => ratingNow(view, plane, id))
    .filter(({ id, now, parts }) => id !== 'gunner' || now > 0 || parts.length > 1);
}

function ratingNow(view: DogfightView, plane: Plane, id: RatingId): RatingNow {
  const { fixed, planes } = view;
  const { fighter, pilot, face } = planes[plane];
  const place = places[id];
  const printed = (side: number): number => fixed.ratings[(fighter * 2 + side) * rules.RATINGS + place];
  const base = printed(0);
  const damage = printed(face) - base;
  const skill = fixed.extras[pilot * rules.RATINGS + place];
  const changes: { part: RatingPart; by: number }[] = [
    { part: 'damage', by: damage },
    { part: 'pilot', by: skill },
  ];
  if (id === 'horsepowerBefore' || id === 'horsepowerAfter') {
    const leader = rules.leads(openly(view), plane) ? 1 : 0;
    changes.push({ part: 'leader', by: leader });
    if (planes[plane].altitude >= 0) {
      const total = rules.horsepower(openly(view), plane, id === 'horsepowerBefore' ? rules.PRE_TURN : rules.POST_TURN);
      changes.push({ part: 'altitude', by: total - base - damage - skill - leader });
    }
  }
  if (id === 'bursts') changes.push(...burstChanges(view, plane, base + damage + skill));
  const parts = changes.filter(({ by }) => by !== 0);
  const now = parts.reduce((sum, { by }) => sum + by, base);
  return { id, now, parts: [{ part: 'base', by: base }, ...parts] };
}

function burstChanges(view: DogfightView, plane: Plane, rating: number): { part: RatingPart; by: number }[] {
  const { grip } = view.planes[plane];
  const extra = grip === 2 ? 3 : grip;
  return [
    { part: 'position', by: extra },
    { part: 'spent', by: burstsLeft(view, plane) - rating - extra },
  ];
}

/** The Bursts an aircraft could fire now, at its prey or at any enemy. */
export function burstsLeft(view: DogfightView, plane: Plane): number {
  const { prey, fighter } = view.planes[plane];
  if (fighter < 0) return 0;
  const target =
    prey >= 0 ? prey : view.planes.findIndex((_, other) => view.fixed.side[other] !== view.fixed.side[plane]);
  return rules.burstsLeft(openly(view), plane, Math.max(0, target));
}

/** Hits that turn the card and hits that end the fight for it. */
export function limitsOf(view: DogfightView, plane: Plane): { readonly damaged: number; readonly down: number } {
  const s = openly(view);
  if (view.planes[plane].fighter < 0) return { damaged: 0, down: 0 };
  return {
    damaged: rules.ratingOn(s, plane, 0, rules.AIRFRAME),
    down: rules.ratingOn(s, plane, 1, rules.AIRFRAME),
  };
}

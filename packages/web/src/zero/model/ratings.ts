import { type DogfightView, type ElementNo, NOBODY, type PlaneNo, rules } from '@tallyho/zero';
import { openly } from './engine.ts';
import { isBomber, nthBomber } from './mission.ts';
import { fighterOf } from './names.ts';

/** The ratings of a Leader's card and of a Wingman's, in the order in which they are printed. */
export const ratingIds = ['performance', 'horsepower', 'bursts', 'gunner', 'damage', 'offensive', 'defensive'] as const;
export type RatingId = (typeof ratingIds)[number];

/** What makes a rating what it is now. */
export const ratingParts = [
  'base',
  'damage',
  'pilot',
  'altitude',
  'shock',
  'position',
  'bombers',
  'won',
  'spent',
] as const;
export type RatingPart = (typeof ratingParts)[number];

export interface RatingNow {
  readonly id: RatingId;
  readonly now: number;
  readonly parts: readonly { readonly part: RatingPart; readonly by: number }[];
}

type Part = RatingNow['parts'][number];

const summed = (id: RatingId, base: number, changes: readonly Part[]): RatingNow => {
  const parts = changes.filter(({ by }) => by !== 0);
  return { id, now: parts.reduce((sum, { by }) => sum + by, base), parts: [{ part: 'base', by: base }, ...parts] };
};

/** A Leader's ratings, and why they are what they are. */
export function leaderRatings(view: DogfightView, element: ElementNo): RatingNow[] {
  const { fixed, planes, elements } = view;
  const { lead, altitude, shock } = elements[element];
  if (lead === NOBODY) return [];
  const printed = (plane: PlaneNo, side: number, rating: number): number =>
    fixed.leader[(plane * 2 + side) * rules.LEADER_RATINGS + rating];
  const of = (id: LeaderRatingId, rating: number, more: (sum: number) => Part[] = () => []): RatingNow => {
    const base = onCard(view, element, id) ?? printed(lead, 0, rating);
    const pilot = printed(lead, 0, rating) - base;
    const damage = printed(lead, planes[lead].damaged, rating) - printed(lead, 0, rating);
    return summed(id, base, [
      { part: 'damage', by: damage },
      { part: 'pilot', by: pilot },
      ...more(base + pilot + damage),
    ]);
  };
  const all = [
    of('performance', rules.PERFORMANCE, () => [{ part: 'shock', by: shock ? -1 : 0 }]),
    of('horsepower', rules.HORSEPOWER, (sum) =>
      altitude < 0 ? [] : [{ part: 'altitude', by: rules.horsepower(openly(view), element) - sum }],
    ),
    of('bursts', rules.BURSTS, (sum) => burstChanges(view, element, sum)),
    of('gunner', rules.GUNNER, () => [{ part: 'spent', by: view.now.element === element ? -view.now.gunner : 0 }]),
    of('damage', rules.DAMAGE),
  ];
  const hasGuns = printed(lead, 0, rules.BURSTS) !== rules.NO_GUNS;
  return all.filter(({ id, parts }) => {
    if (id === 'bursts') return hasGuns;
    return id !== 'gunner' || parts.some(({ by }) => by !== 0);
  });
}

type LeaderRatingId = Exclude<RatingId, 'offensive' | 'defensive'>;

/** A rating as the Leader's card shows it, without anybody in the aircraft; undefined: it shows none, or nobody knows the card. */
function onCard({ fixed }: DogfightView, element: ElementNo, id: LeaderRatingId): number | undefined {
  const card = fighterOf(fixed, element)?.leader.front;
  if (id === 'gunner' && !fixed.options.gunners) return 0;
  return id === 'bursts' && fixed.sortie?.guns[element] === false ? undefined : card?.[id];
}

/** Bursts won against a Wingman count only against him; otherwise the Position does. */
function burstChanges(view: DogfightView, element: ElementNo, rating: number): Part[] {
  const { position } = view.elements[element];
  const { now } = view;
  const isActive = now.element === element;
  const spent = isActive ? now.bursts : 0;
  if (isActive && now.target !== NOBODY && isBomber(view.fixed, now.target)) {
    const left = rules.burstsLeftAtBomber(openly(view), element, now.target);
    return [
      { part: 'bombers', by: left + spent - now.bonus - rating },
      { part: 'won', by: now.bonus },
      { part: 'spent', by: -spent },
    ];
  }
  if (isActive && now.target !== NOBODY && rules.isWingman(openly(view), now.target))
    return [
      { part: 'won', by: now.bonus },
      { part: 'spent', by: -spent },
    ];
  const allowed = rules.burstsAllowed(rating, position);
  return [
    { part: 'position', by: allowed - rating },
    { part: 'spent', by: Math.max(-spent, -allowed) },
  ];
}

/** A Wingman's ratings. */
export function wingmanRatings(view: DogfightView, element: ElementNo): RatingNow[] {
  const { fixed, planes, elements } = view;
  const { wing, altitude } = elements[element];
  if (wing === NOBODY) return [];
  const s = openly(view);
  const card = fighterOf(fixed, element)?.wingman.front;
  const of = (id: 'offensive' | 'defensive' | 'damage', rating: number, now: number | null): RatingNow => {
    const printed = (side: number): number => fixed.wingman[(element * 2 + side) * rules.WINGMAN_RATINGS + rating];
    const damage = printed(planes[wing].damaged) - printed(0);
    const base = card?.[id] ?? printed(0);
    const green = id === 'offensive' ? rules.greenOffence(s, wing) : 0;
    const pilot = printed(0) - base - green;
    const by = now === null ? 0 : now - base - damage - pilot;
    return summed(id, base, [
      { part: 'damage', by: damage },
      { part: 'pilot', by: pilot },
      { part: 'altitude', by },
    ]);
  };
  const isUp = altitude >= 0;
  return [
    of('offensive', rules.OFFENSIVE, isUp ? rules.offensive(s, element) : null),
    of('defensive', rules.DEFENSIVE, isUp ? rules.defensive(s, element) : null),
    of('damage', rules.WINGMAN_DAMAGE, null),
  ];
}

/** The Bursts a Leader could fire now. */
export const burstsOf = (view: DogfightView, element: ElementNo): number =>
  leaderRatings(view, element).find(({ id }) => id === 'bursts')?.now ?? 0;

/** Hits that turn an aircraft's card and Hits that destroy it. */
export function limitsOf(view: DogfightView, plane: PlaneNo): { readonly damaged: number; readonly down: number } {
  const nth = nthBomber(view.fixed, plane);
  if (view.fixed.sortie !== undefined && nth >= 0) {
    const { damage } = view.fixed.sortie;
    return { damaged: damage[nth * 2], down: damage[nth * 2 + 1] };
  }
  const element = plane >> 1;
  const { fixed } = view;
  const at = (side: number): number =>
    rules.isWingman(openly(view), plane)
      ? fixed.wingman[(element * 2 + side) * rules.WINGMAN_RATINGS + rules.WINGMAN_DAMAGE]
      : fixed.leader[(plane * 2 + side) * rules.LEADER_RATINGS + rules.DAMAGE];
  return { damaged: at(0), down: at(1) };
}

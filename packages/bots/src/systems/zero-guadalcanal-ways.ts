import type { Seat } from '@tallyho/kernel';
import { type GuadalcanalFixed, type GuadalcanalLine, guadalcanalRules } from '@tallyho/zero';
import { fightsOf, hitOf, type Mark, type Sent } from './zero-guadalcanal-odds.ts';

/** How a type can fly on a Mission; of bombs those that do most. */
export type Way = Omit<Sent, 'count'>;

/** The ways in which a type can fly: bombers with their best bombs, fighters with theirs or without any. */
export function waysOf(fixed: GuadalcanalFixed, line: GuadalcanalLine, seat: Seat, mark: Mark): Way[] {
  return guadalcanalRules.typesOf(fixed.sheet, seat).flatMap((type): Way[] => {
    const { aircraft } = type;
    const altitudes = guadalcanalRules.isFormation(fixed, type) ? type.altitudes : [null];
    const free: Way[] = fightsOf(aircraft) > 0 ? [{ aircraft, load: 'none', altitude: null }] : [];
    if (line.attacker !== seat) return free;
    const bombs = altitudes.flatMap((altitude) =>
      guadalcanalRules
        .loadsFor(fixed, line, seat, type, altitude)
        .filter((load) => load !== 'none')
        .map((load): Way => ({ aircraft, load, altitude })),
    );
    if (bombs.length === 0) return free;
    return [...free, bombs.reduce((best, way) => (hitOf(way, mark) > hitOf(best, mark) ? way : best))];
  });
}

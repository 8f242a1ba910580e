import type { Seat } from '@tallyho/kernel';
import { basePack, type Content, mergePacks } from './content/pack.ts';
import type { Face, Fighter, Pack, Pilot } from './content/types.ts';
import type { DownInFlamesOptions } from './options.ts';
import type { Side } from './state.ts';

/** One aircraft of the order of battle. */
export interface Fielded {
  /** Side letter and number, as on the identity markers (DIF-OPT-10): A1, A2, B1 … */
  readonly label: string;
  readonly seat: Seat;
  readonly side: Side;
  /** Ids; null: chosen in the game, none. */
  readonly fighter: string | null;
  readonly pilot: string | null;
  readonly wingmanOf: string | null;
  /** Where it stands in the options. */
  readonly place: string;
}

/** The content of a game: what was agreed on; all there is, if something is still to be chosen (and may be refused). */
export interface Catalogue {
  readonly fielded: readonly Fielded[];
  readonly faces: readonly Face[];
  readonly fighters: readonly Fighter[];
  readonly pilots: readonly Pilot[];
  /** For each seat, the points it may spend on aircraft that it chooses in the game. */
  readonly budget: readonly number[];
  /** What the cheapest fighter costs that was in service in the agreed year; 0: there is none. */
  readonly cheapest: number;
}

export const NO_LIMIT = 9999;
export const sideLetters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;

export const contentOf = (packs: readonly Pack[]): Content => mergePacks(basePack, packs);

/** All aircraft of all seats in order, with their labels. */
export function fieldedOf({ mode, seats }: Pick<DownInFlamesOptions, 'mode' | 'seats'>): Fielded[] {
  const count = new Map<Side, number>();
  return seats.flatMap(({ team, aircraft }, seat) =>
    aircraft.map(({ fighter, pilot, wingmanOf }, i): Fielded => {
      const side = mode === 'free-for-all' ? seat : sideLetters.indexOf(team);
      const number = (count.get(side) ?? 0) + 1;
      count.set(side, number);
      const place = `seats[${seat}].aircraft[${i}]`;
      return { label: `${sideLetters[side]}${number}`, seat, side, fighter, pilot, wingmanOf, place };
    }),
  );
}

const pointsOf = ({ fighterById, pilotById }: Content, { fighter, pilot }: Fielded): number =>
  (fighterById.get(fighter ?? '')?.points ?? 0) + (pilotById.get(pilot ?? '')?.points ?? 0);

/**
 * DIF-SETUP-03, DIF-OPT-05 — the agreed total holds for each side. What the agreed aircraft leave of it is shared among
 * the side's seats by the number of aircraft they still have to choose.
 */
export function budgetsOf(
  { points, seats }: Pick<DownInFlamesOptions, 'points' | 'seats'>,
  content: Content,
  fielded: readonly Fielded[],
): number[] {
  return seats.map((_, seat) => {
    const own = fielded.filter((f) => f.seat === seat);
    const open = own.filter(({ fighter }) => fighter === null).length;
    if (points === null) return NO_LIMIT;
    const team = fielded.filter(({ side }) => side === own[0]?.side);
    const left = points - team.reduce((sum, f) => sum + pointsOf(content, f), 0);
    const slots = team.filter(({ fighter }) => fighter === null).length;
    return open === 0 ? Math.min(left, 0) : Math.floor((left * open) / slots);
  });
}

/** DIF-SETUP-04, DIF-CARD-02 — whether a fighter was in service in the agreed year. */
export const isInService = ({ year }: Pick<Fighter, 'year'>, agreed: number | null): boolean =>
  agreed === null || year <= agreed;

/** The cheapest fighter in service; Infinity: there is none. */
export const cheapestOf = ({ fighters }: Pick<Content, 'fighters'>, year: number | null): number =>
  Math.min(...fighters.filter((fighter) => isInService(fighter, year)).map(({ points }) => points));

/** The content of a game with these options, which have been checked. */
export function catalogueOf(options: DownInFlamesOptions): Catalogue {
  const content = contentOf(options.packs);
  const fielded = fieldedOf(options);
  const open = fielded.some(({ fighter }) => fighter === null);
  const cheapest = cheapestOf(content, options.year);
  return {
    fielded,
    budget: budgetsOf(options, content, fielded),
    cheapest: Number.isFinite(cheapest) ? cheapest : 0,
    faces: content.faces,
    fighters: content.fighters.filter(({ id }) => open || fielded.some((f) => f.fighter === id)),
    pilots: content.pilots.filter(({ id }) => (open && options.pilots) || fielded.some((f) => f.pilot === id)),
  };
}

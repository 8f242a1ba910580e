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

/** The content that a game with certain options can come to use. */
export interface Catalogue {
  readonly fielded: readonly Fielded[];
  readonly faces: readonly Face[];
  readonly fighters: readonly Fighter[];
  readonly pilots: readonly Pilot[];
  /** For each seat, the points it may spend on aircraft that it chooses in the game. */
  readonly budget: readonly number[];
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

/** What a game with these options can come to use; the options have been checked. */
export function catalogueOf(options: DownInFlamesOptions): Catalogue {
  const content = contentOf(options.packs);
  const fielded = fieldedOf(options);
  const budget = budgetsOf(options, content, fielded);
  const most = Math.max(...fielded.map((f) => (f.fighter === null ? budget[f.seat] : 0)), 0);
  const open = fielded.some(({ fighter }) => fighter === null);
  return {
    fielded,
    budget,
    faces: content.faces,
    fighters: content.fighters.filter(
      (fighter) =>
        fielded.some((f) => f.fighter === fighter.id) ||
        (open && fighter.points <= most && isInService(fighter, options.year)),
    ),
    pilots: content.pilots.filter(
      (pilot) => fielded.some((f) => f.pilot === pilot.id) || (open && options.pilots && pilot.points <= most),
    ),
  };
}

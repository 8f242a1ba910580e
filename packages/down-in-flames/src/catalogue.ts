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
  /**
   * In a mission: the bomber that it is; whether it is a fighter-bomber with bombs, and how many if not those printed.
   */
  readonly bomber: string | null;
  readonly loaded: boolean;
  readonly bombs: readonly [front: number, damaged: number] | null;
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

const NO_LIMIT = 9999;
export const sideLetters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;

const shipped = mergePacks(basePack, []);

export const contentOf = (packs: readonly Pack[]): Content =>
  packs.length === 0 ? shipped : mergePacks(basePack, packs);

/** All aircraft of all seats in order, with their labels. */
export function fieldedOf({ mode, seats }: Pick<DownInFlamesOptions, 'mode' | 'seats'>): Fielded[] {
  const count = new Map<Side, number>();
  return seats.flatMap(({ team, aircraft }, seat) =>
    aircraft.map(({ fighter, pilot, wingmanOf, bomber, loaded, bombs }, i): Fielded => {
      const side = mode === 'free-for-all' ? seat : sideLetters.indexOf(team);
      const number = (count.get(side) ?? 0) + 1;
      count.set(side, number);
      const place = `seats[${seat}].aircraft[${i}]`;
      const label = `${sideLetters[side]}${number}`;
      return { label, seat, side, fighter, pilot, wingmanOf, bomber, loaded, bombs, place };
    }),
  );
}

/** Whether an aircraft is chosen in the game, in secret. */
export const isOpenSlot = ({ fighter, bomber }: Fielded): boolean => fighter === null && bomber === null;

const pointsOf = ({ fighterById, bomberById, pilotById }: Content, { fighter, bomber, pilot }: Fielded): number =>
  (fighterById.get(fighter ?? '')?.points ?? 0) +
  (bomberById.get(bomber ?? '')?.points ?? 0) +
  (pilotById.get(pilot ?? '')?.points ?? 0);

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
    const open = own.filter(isOpenSlot).length;
    if (points === null) return NO_LIMIT;
    const team = fielded.filter(({ side }) => side === own[0]?.side);
    const left = points - team.reduce((sum, f) => sum + pointsOf(content, f), 0);
    const slots = team.filter(isOpenSlot).length;
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
  const open = fielded.some(isOpenSlot);
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

import { roomIds, systemOf } from '../system-ids.ts';
import { isCampaign, type Sortie } from './sortie.ts';

/** What the log book adds up. */
export interface Figures {
  readonly sorties: number;
  readonly won: number;
  readonly drawn: number;
  readonly victories: number;
  readonly losses: number;
}

export const figuresOf = (sorties: readonly Sortie[]): Figures => ({
  sorties: sorties.length,
  won: sorties.filter(({ result }) => result === 'won').length,
  drawn: sorties.filter(({ result }) => result === 'drawn').length,
  victories: sorties.reduce((sum, { victories }) => sum + victories, 0),
  losses: sorties.reduce((sum, { losses }) => sum + losses, 0),
});

/** A share with what it may really be: from 0 to 1. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** For nineteen of twenty. */
const Z = 1.96;

/** Wilson's interval: what a rate may really be when so few of so many were seen. */
export function shareOf(won: number, of: number): Share | null {
  if (of === 0) return null;
  const share = won / of;
  const z2 = Z * Z;
  const middle = (share + z2 / (2 * of)) / (1 + z2 / of);
  const half = (Z * Math.sqrt((share * (1 - share)) / of + z2 / (4 * of * of))) / (1 + z2 / of);
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

export interface AircraftFigures extends Figures {
  readonly aircraft: string;
  readonly system: string;
  readonly share: Share;
}

/** How one has done with each aircraft, those that were flown most first. */
export function byAircraft(sorties: readonly Sortie[]): readonly AircraftFigures[] {
  const groups = new Map<string, Sortie[]>();
  for (const sortie of sorties) {
    if (isCampaign(sortie)) continue;
    const key = `${sortie.system} ${sortie.aircraft}`;
    groups.set(key, [...(groups.get(key) ?? []), sortie]);
  }
  return [...groups.values()]
    .flatMap((flown) => {
      const figures = figuresOf(flown);
      const share = shareOf(figures.won, figures.sorties);
      return share === null ? [] : { ...figures, aircraft: flown[0].aircraft ?? '', system: flown[0].system, share };
    })
    .sort((a, b) => b.sorties - a.sorties || a.aircraft.localeCompare(b.aircraft));
}

/** A type of the enemy's: how many were shot down, and by whom; '': in campaigns, by one's whole side. */
export interface DownedFigures {
  readonly aircraft: string;
  readonly system: string;
  readonly count: number;
  readonly by: readonly { readonly aircraft: string; readonly count: number }[];
}

/** What one has shot down, type by type, the most frequent first, each with what one flew then. */
export function byDowned(sorties: readonly Sortie[]): readonly DownedFigures[] {
  const types = new Map<string, { aircraft: string; system: string; by: Map<string, number> }>();
  for (const { system, aircraft: own, downed } of sorties)
    for (const aircraft of downed ?? []) {
      const game = systemBehind(system);
      const known = types.get(`${game} ${aircraft}`) ?? { aircraft, system: game, by: new Map() };
      known.by.set(own ?? '', (known.by.get(own ?? '') ?? 0) + 1);
      types.set(`${game} ${aircraft}`, known);
    }
  return [...types.values()]
    .map(({ aircraft, system, by }) => ({
      aircraft,
      system,
      count: [...by.values()].reduce((sum, count) => sum + count, 0),
      by: [...by]
        .map(([flown, count]) => ({ aircraft: flown, count }))
        .sort((a, b) => b.count - a.count || a.aircraft.localeCompare(b.aircraft)),
    }))
    .sort((a, b) => b.count - a.count || a.aircraft.localeCompare(b.aircraft));
}

/** Whether another game has an aircraft of the same name: then it is told with its game. */
export const hasNamesake = (types: readonly { readonly aircraft: string }[], name: string): boolean =>
  types.filter(({ aircraft }) => aircraft === name).length > 1;

/** The game whose aircraft are flown in a room. */
function systemBehind(system: string): string {
  const room = roomIds.find((id) => id === system);
  return room === undefined ? system : systemOf(room);
}

import type { Flight, PearlTarget } from '../../content/pearl-harbor-types.ts';
import { ESCORT, NO_TARGET, type OpenPearl, type PearlFixed, type Sortie } from '../state.ts';

/** What a sortie is flown with. */
export const kindOf = ({ sheet }: PearlFixed, { kind }: Sortie): Flight => sheet.flights[kind];
export const targetAt = ({ sheet }: PearlFixed, target: number): PearlTarget => sheet.targets[target];

/** The code of a target as choices and events name it. */
export const targetName = ({ sheet }: PearlFixed, target: number): string =>
  target === ESCORT ? 'escort' : target === NO_TARGET ? '' : sheet.targets[target].id;

/** The sorties of the wave that is flown now. */
export const sortiesNow = ({ sorties, wave }: OpenPearl): Sortie[] => sorties.filter((one) => one.wave === wave);

/** The sortie of a Flight in this wave. */
export function sortieOf(s: OpenPearl, flight: number): Sortie {
  const found = s.sorties.find((one) => one.flight === flight && one.wave === s.wave);
  if (found === undefined) throw new RangeError(`Flight ${flight} does not fly in wave ${s.wave}`);
  return found;
}

/** One Flight of each sort, the first: those that are alike in all that counts are named once. */
export function oneOfEach(sorties: readonly Sortie[]): Sortie[] {
  const seen = new Set<number>();
  return sorties.filter(({ kind, steps, target, sections }) => {
    const sort = ((kind * 8 + steps) * 64 + target + 2) * 8 + sections;
    if (seen.has(sort)) return false;
    seen.add(sort);
    return true;
  });
}

/** Flights of this wave without a target, and those that have one or are on Escort. */
export const waiting = (s: OpenPearl): Sortie[] => sortiesNow(s).filter(({ target }) => target === NO_TARGET);
export const allotted = (s: OpenPearl): Sortie[] => sortiesNow(s).filter(({ target }) => target !== NO_TARGET);

/** Z-CGAP-144 — Flights of this wave that have still to attack; an Escort does not. */
export const unresolved = (s: OpenPearl): Sortie[] =>
  sortiesNow(s).filter(({ target, resolved }) => target >= 0 && !resolved);

/** Z-CGAP-140 — who may fly once more: everybody but fighters with two Steps or three, and what B5N2 fly as. */
export function thirdWaveSorties({ fixed, sorties }: OpenPearl): Sortie[] {
  const { flights, thirdWave } = fixed.sheet;
  const level = flights.findIndex(({ kind }) => kind === 'high-explosive');
  return sorties.flatMap(({ flight, kind, steps, wave }) => {
    if (wave > 2 || steps < thirdWave.leastSteps || flights[kind].kind === 'fighter') return [];
    return [newSortie(flight, flights[kind].kind === 'dive' ? kind : level, 3, steps)];
  });
}

export const newSortie = (flight: number, kind: number, wave: number, steps: number): Sortie => ({
  flight,
  kind,
  wave,
  target: NO_TARGET,
  divertedFrom: NO_TARGET,
  steps,
  lost: 0,
  sections: 0,
  resolved: false,
  points: 0,
});

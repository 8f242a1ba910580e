import { type MissionRow, missionRows } from '../../content/campaign-types.ts';
import { ESCORT, NO_TARGET, type OpenPearl, type PearlFixed, type Sortie } from '../state.ts';
import { kindOf, sortiesNow, targetAt } from './flights.ts';

/** Results of a bombing line as numbers, and of a strafing line. */
const MISS = 0;
const VITAL = 3;

/** Z-CGAP-132 — the Alert after so many Flights of the first wave. */
export function alertAfter({ sheet }: PearlFixed, alert: number, resolved: number): number {
  const { rises, most } = sheet.alert;
  return rises.includes(resolved) ? Math.min(most, alert + 1) : alert;
}

/** Z-CGAP-135, Z-CGAP-140 — defence cards against a Flight, those of fighter sections not counted: one, and two in the third wave. */
export const defenceCards = ({ fixed, wave }: OpenPearl): number =>
  wave === 3 ? fixed.sheet.thirdWave.defenceCards : 1;

const rowOf = ({ rows }: PearlFixed, card: number): MissionRow | undefined => missionRows[rows[card]];

/** Z-CGAP-135 — the Steps that a defence card costs (table 8.3). */
export function stepsFor({ fixed, alert }: OpenPearl, card: number, section: boolean): number {
  const row = rowOf(fixed, card);
  const lost = row === undefined ? undefined : fixed.sheet.defence[row];
  return lost === undefined ? 0 : lost[section ? 4 : alert];
}

/** Z-CGAP-135 — whether the symbol on a defence card takes the best result away: not while nobody is alert. */
export const spoils = ({ fixed, alert }: OpenPearl, card: number, section: boolean): boolean =>
  fixed.spoiled[card] && (section || alert >= fixed.sheet.spoiledFrom);

/** Z-CGAP-136 — the cards that a Flight draws for its attack (table 8.5). */
export function attackCards({ fixed, alert }: OpenPearl, sortie: Sortie): number {
  const { sheet } = fixed;
  const surprised = alert === 0 ? sheet.surprised : 0;
  const diverted = sortie.divertedFrom === NO_TARGET ? 0 : sheet.diverted;
  return Math.max(0, sortie.steps + kindOf(fixed, sortie).cards + surprised + diverted);
}

/** What a card shows for this Flight: its bombing line, or its strafing line. */
export const shownBy = (fixed: PearlFixed, sortie: Sortie, card: number): number =>
  kindOf(fixed, sortie).reads === 'bombing' ? fixed.bombing[card] : fixed.strafing[card];

/** Z-CGAP-137 — a result on this target: dive bombs on a battleship count one level lower. */
export function resultOn(fixed: PearlFixed, sortie: Sortie, shown: number): number {
  const { onBattleships } = kindOf(fixed, sortie);
  const shift = targetAt(fixed, sortie.target).class === 'battleship' ? onBattleships : 0;
  return Math.max(MISS, shown + shift);
}

/** Z-CGAP-136, Z-CGAP-137, Z-21.55b — the points of a result; those of Torpedoes are doubled. */
export function pointsFor({ sheet }: PearlFixed, sortie: Sortie, result: number): number {
  const { reads, times } = sheet.flights[sortie.kind];
  const { hit, direct, vital, strafing } = sheet.points;
  return (reads === 'strafing' ? [0, strafing] : [0, hit, direct, vital])[result] * times;
}

/** Z-CGAP-135 — which of the results the defence has spoiled: for each symbol the best that is left. */
export function spoiledOf(results: readonly number[], symbols: number): boolean[] {
  const best = results.map((_, i) => i).sort((a, b) => results[b] - results[a] || a - b);
  const lost = new Set(best.slice(0, symbols));
  return results.map((_, i) => lost.has(i));
}

/** Z-CGAP-138 — whether a magazine may go up: an armour-piercing Vital on a battleship. */
export const threatensMagazine = (fixed: PearlFixed, sortie: Sortie, result: number): boolean =>
  kindOf(fixed, sortie).kind === 'armour-piercing' &&
  targetAt(fixed, sortie.target).class === 'battleship' &&
  result === VITAL;

/** Z-CGAP-138 — it does, unless the next card misses. */
export const explodes = ({ bombing }: PearlFixed, card: number): boolean => bombing[card] !== MISS;

/** Z-CGAP-139 — the airfields from which sections take off after the first wave. */
export const readyAirfields = ({ fixed, points }: OpenPearl): number[] => {
  const { airfields, below } = fixed.sheet.sections;
  return airfields
    .map((id) => fixed.sheet.targets.findIndex((target) => target.id === id))
    .filter((target) => points[target] < below);
};

/** Z-CGAP-139 — sections that get through: one less for each Flight on Escort. */
export const escortsNow = (s: OpenPearl): number => sortiesNow(s).filter(({ target }) => target === ESCORT).length;

/** Z-CGAP-140 — whether landing at dusk costs a Step, and what the American carriers cost. */
export const duskCosts = (fixed: PearlFixed, card: number): number => {
  const row = rowOf(fixed, card);
  return row !== undefined && fixed.sheet.thirdWave.dusk.includes(row) ? 1 : 0;
};
export const carriersCost = (fixed: PearlFixed, card: number): number => {
  const row = rowOf(fixed, card);
  const { rows, vps } = fixed.sheet.thirdWave.carriers;
  return row !== undefined && rows.includes(row) ? vps : 0;
};

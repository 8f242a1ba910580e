import { cardsOf } from '../../campaign/corsairs/supply.ts';
import type { ListedAircraft } from '../../content/aircraft-types.ts';
import { LOW_TARGET, OPPOSITION_SUBSTITUTE, oppositionColumn } from '../../content/corsairs/superfortress.ts';
import { type Altitude, altitudes } from '../../content/types.ts';
import { type Flight, NO_LEVEL, type Opponent, type SuperfortressFixed } from '../state.ts';
import { environmentOf } from './environment.ts';
import { letterOf, targetAt } from './weeks.ts';

/** The line of a table that a number is on; beyond its end, the last one. */
export function lineAt<T extends { readonly from: number; readonly to: number }>(
  table: readonly T[],
  number: number,
): T {
  return (
    table.find(({ from, to }) => number >= from && number <= to) ?? table[number < table[0].from ? 0 : table.length - 1]
  );
}

/** CH-30.43c — who comes: over Japan and Formosa one force, elsewhere and against Supply Transports another. */
export function forceAgainst({ kind, target }: Flight, number: number): readonly ListedAircraft[] {
  const { home, elsewhere } = lineAt(oppositionColumn, number);
  return kind === 'mission' && targetAt(target).area !== 'elsewhere' ? home : elsewhere;
}

/** A card for each Element or lone Leader. */
const opponents = (force: readonly ListedAircraft[]): Opponent[] =>
  force.flatMap(({ count, as, aircraft }) =>
    Array.from({ length: count }, (): Opponent => ({ aircraft, wingman: as === 'L/W', altitude: NO_LEVEL })),
  );

/** CH-30.43e, CH-30.43f, CH-GAP-56 — those that join who is there already: all of them as A6M5s, if there are not enough cards for one of them. */
export function joining(
  fixed: SuperfortressFixed,
  there: readonly Opponent[],
  force: readonly ListedAircraft[],
): { readonly come: Opponent[]; readonly substituted: boolean } {
  const come = opponents(force);
  const all = [...there, ...come];
  const substituted = come.some(
    ({ aircraft }) => all.filter((one) => one.aircraft === aircraft).length > cardsOf(fixed, aircraft),
  );
  return {
    come: substituted ? come.map((one) => ({ ...one, aircraft: OPPOSITION_SUBSTITUTE })) : come,
    substituted,
  };
}

/** CH-30.81b, CH-30.81c, CH-GAP-62 — where a fighter starts: one level lower above target D, one higher when the enemy was warned early. */
export function startOf(flight: Flight, drawn: Altitude): number {
  const lower = flight.kind === 'mission' && letterOf(flight.target) === LOW_TARGET ? 1 : 0;
  const higher = environmentOf(flight) === 'early-warning' ? 1 : 0;
  return Math.min(altitudes.length - 1, Math.max(0, altitudes.indexOf(drawn) + higher - lower));
}

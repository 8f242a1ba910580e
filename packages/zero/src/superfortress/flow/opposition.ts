import { EVERYONE } from '@tallyho/kernel';
import type { ListedAircraft } from '../../content/aircraft-types.ts';
import { campaignContentOf } from '../../content/campaign-catalogue.ts';
import { contentOf } from '../../content/catalogue.ts';
import { OPPOSITION_SUBSTITUTE, startingAltitudes } from '../../content/corsairs/superfortress.ts';
import { altitudes } from '../../content/types.ts';
import { forceAgainst, joining, startOf } from '../rules/opposition.ts';
import type { Flight, SuperfortressFixed, SuperfortressTable } from '../state.ts';
import { drawLine, drawOn } from './draw.ts';

const inWords = (force: readonly ListedAircraft[]): string =>
  force.length === 0 ? 'none' : force.map(({ as, aircraft }) => `${as} ${aircraft}`).join(', ');

/** CH-30.43b, CH-30.43e — a draw on the Opposition column: whoever comes joins those that are there. */
export function drawOpposition(t: SuperfortressTable, flight: Flight, aircraft: number): void {
  const because = flight.kind === 'mission' ? 'CH-30.43b' : 'CH-30.51b';
  const number = drawOn(t, { table: 'opposition', aircraft, because }, (drawn) => inWords(forceAgainst(flight, drawn)));
  meet(t, flight, forceAgainst(flight, number));
}

/** CH-30.43f, CH-GAP-56 — these join, or A6M5s in their place. */
export function meet(t: SuperfortressTable, flight: Flight, force: readonly ListedAircraft[]): void {
  const { come, substituted } = joining(t.state.fixed, flight.opponents, force);
  if (substituted)
    t.say?.(EVERYONE, {
      event: 'b29-substituted',
      wanted: force.map(({ aircraft }) => aircraft),
      by: OPPOSITION_SUBSTITUTE,
      because: 'CH-30.43f',
    });
  flight.opponents.push(...come);
}

/** CH-30.81b — a card for the starting Altitude of each Element or lone Leader. */
export function drawAltitudes(t: SuperfortressTable, flight: Flight): void {
  for (const opponent of flight.opponents) {
    const { altitude } = drawLine(
      t,
      startingAltitudes,
      { table: 'starting-altitude', because: 'CH-30.81b' },
      (line) => line.altitude,
    );
    opponent.altitude = Math.min(startOf(flight, altitude), ceilingOf(t.state.fixed, opponent.aircraft));
  }
}

/** CH-GAP-62 — nobody is above what his card allows. */
function ceilingOf({ options }: SuperfortressFixed, aircraft: string): number {
  const fighters = [...contentOf(options.packs).fighters, ...campaignContentOf(options.packs).lightBombers];
  const ceiling = fighters.find(({ id }) => id === aircraft)?.ceiling;
  return ceiling === undefined ? altitudes.length - 1 : altitudes.indexOf(ceiling);
}

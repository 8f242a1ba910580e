import { missionRows, rowCards } from '../content/campaign-types.ts';
import { contentOf } from '../content/catalogue.ts';
import { pearlHarbor } from '../content/pearl-harbor.ts';
import type { FlightKind } from '../content/pearl-harbor-types.ts';
import { bombingResults, strafingResults } from '../content/types.ts';
import { faceName } from '../rules/cards.ts';
import type { PearlOptions } from './options.ts';
import type { FlightCard, PearlFixed } from './state.ts';

/** The letters of the sheet. */
export const flightLetters: { readonly [kind in FlightKind]: string } = {
  torpedo: 'T',
  'armour-piercing': 'B',
  'high-explosive': 'H',
  dive: 'D',
  fighter: 'Z',
};

/** Z-CGAP-133 — the Flights of both waves, counted for each kind: T1 to T4, D1 to D6 and, in the second wave, D7 to D15. */
const flightCards: readonly FlightCard[] = [1, 2].flatMap((wave) =>
  pearlHarbor.flights.flatMap(({ kind, waves }, at) =>
    Array.from({ length: waves[wave - 1] }, (_, i) => ({
      name: `${flightLetters[kind]}${1 + i + (wave === 2 ? waves[0] : 0)}`,
      kind: at,
      wave,
    })),
  ),
);

const laidOut = new WeakMap<PearlOptions, PearlFixed>();

/** Everything that stays as it is, from options that have been checked; laid out once for the same options. */
export function pearlFixed(options: PearlOptions): PearlFixed {
  let fixed = laidOut.get(options);
  if (fixed === undefined) {
    fixed = layOut(options);
    laidOut.set(options, fixed);
  }
  return fixed;
}

/** Z-CGAP-130 — the Action deck without the cards of the expansion; a Fuel Tank is read on the row of IMS 3B. */
function layOut(options: PearlOptions): PearlFixed {
  const faces = contentOf(options.packs).faces.filter(({ expansion }) => !expansion);
  const cards = faces.flatMap((face) => face.cards.map((card) => ({ face, card })));
  return {
    options,
    sheet: pearlHarbor,
    seats: [options.seats.japanese],
    flights: flightCards.map((flight) => ({ ...flight })),
    rows: cards.map(({ face: { title, bursts } }) =>
      missionRows.findIndex((row) => {
        const wanted = rowCards[row];
        return wanted.title === title && (wanted.bursts === 0 || wanted.bursts === bursts);
      }),
    ),
    spoiled: cards.map(({ card }) => card.spoiled),
    bombing: cards.map(({ card }) => bombingResults.indexOf(card.bombing)),
    strafing: cards.map(({ card }) => strafingResults.indexOf(card.strafing)),
    borders: cards.map(({ face }) => face.border),
    names: cards.map(({ face }) => faceName(face)),
    numbers: cards.map(({ card }) => card.number),
    cards: cards.map((_, card) => card),
  };
}

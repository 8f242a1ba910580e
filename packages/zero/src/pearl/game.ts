import { type Chance, clone, concededBy, EVERYONE, freshTable, type Game, tableFrom, viewTable } from '@tallyho/kernel';
import type { PearlChoice } from './choices.ts';
import type { PearlEvent } from './events.ts';
import { pearlFixed } from './fixed.ts';
import { raidFlow } from './flow/raid.ts';
import { reads, write } from './notation.ts';
import { type PearlOptions, readPearlOptions } from './options.ts';
import type { OpenPearl, PearlState, PearlView } from './state.ts';

/** All that lies on the table, copied. */
const open = (s: OpenPearl): Omit<OpenPearl, 'fixed'> => ({
  wave: s.wave,
  alert: s.alert,
  flares: s.flares,
  changes: s.changes,
  resolved: s.resolved,
  sorties: clone(s.sorties),
  points: s.points.slice(),
  sections: s.sections,
  carriers: s.carriers,
});

/** Z-26.0a — Pearl Harbor, the solitaire campaign of Zero!: neither Missions nor Strikes nor Flak. */
export const zeroPearlHarbor: Game<PearlState, PearlChoice, PearlEvent, PearlView, PearlOptions> = {
  id: 'zero-pearl-harbor',
  version: 1,
  flows: [raidFlow],
  options: readPearlOptions,
  seats: (s) => s.fixed.seats,

  setup(options, chance) {
    const fixed = pearlFixed(options);
    const table = freshTable(fixed, 1, chance);
    table.frames.push({ flow: raidFlow.name, step: 0, at: {} });
    return Object.assign(table, {
      deck: { pile: fixed.cards.slice(), discard: [], next: [] },
      wave: 0,
      alert: 0,
      flares: false,
      changes: 0,
      resolved: 0,
      sorties: [],
      points: fixed.sheet.targets.map(() => 0),
      sections: 0,
      carriers: 0,
    });
  },

  observe: (s, seat) => ({ ...viewTable(s, seat), ...open(s), discard: s.deck.discard.slice() }),
  resample(view: PearlView, chance: Chance) {
    const drawn = new Set(view.discard);
    const pile = view.fixed.cards.filter((card) => !drawn.has(card));
    return { ...tableFrom(view, chance), ...open(view), deck: { pile, discard: view.discard.slice(), next: [] } };
  },
  write: ({ fixed }, choice) => write(fixed, choice),
  reads: ({ fixed }, text) => reads(fixed, text),
  cards: ({ deck }) => [...deck.pile, ...deck.discard],
  bound: mostChoices,
  conceded: (_, seat) => concededBy(seat, [0], 'Z-GAP-82'),
  reshuffled(t) {
    t.say?.(EVERYONE, { event: 'reshuffled', because: 'Z-CGAP-130' });
  },
};

/** Z-CGAP-142 — a target for each Flight, as many second thoughts, the order to fly and an attack; before the third wave one question more. */
function mostChoices(options: PearlOptions): number {
  const { flights, sheet } = pearlFixed(options);
  const wave = (count: number): number => 4 * count + 1;
  const count = (number: number): number => flights.filter((flight) => flight.wave === number).length;
  return wave(count(1)) + wave(count(2)) + 1 + wave(sheet.thirdWave.flights);
}

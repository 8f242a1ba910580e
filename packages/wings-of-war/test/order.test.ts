import { below, chanceFrom, shuffle, Table } from '@tallyho/kernel';
import { expect, test } from 'vitest';
import { manoeuvres } from '../src/content/types.ts';
import { IMMELMANN } from '../src/fixed.ts';
import { wingsOfWar } from '../src/game.ts';
import { legalIn, legalKinds, plannableKinds } from '../src/rules/legal-kinds.ts';
import { barInPhase, barNext, barPlanning, deckOf, type Illegal } from '../src/rules/order.ts';
import { type Aircraft, FLYING, type Kind, type Plane, type WingsOfWar } from '../src/state.ts';
import { wingsOfWarTrial } from '../src/trial.ts';
import { CAMEL, Flight, melee } from './flight.ts';

/** The manoeuvres of an aircraft that nothing bars, asked one by one. */
const freeKinds = (s: WingsOfWar, plane: Plane, bar: (kind: Kind) => Illegal | null): number =>
  deckOf(s, plane).kinds.reduce((kinds, kind) => (bar(kind) === null ? kinds | (1 << kind) : kinds), 0);

/** Random games: what may come next is asked of every aircraft at every step. */
function look(seed: string, at: (s: WingsOfWar, plane: Plane) => void): void {
  const chance = chanceFrom(seed);
  const options = wingsOfWar.options(wingsOfWarTrial.deal(chance));
  if (!options.ok) throw new Error('the trial deals games that can be played');
  const s = wingsOfWar.setup(options.value, chance);
  const table = new Table(wingsOfWar, s);
  table.advance();
  for (let step = 0; step < 150; step++) {
    const ask = s.asks.find(({ choice }) => choice === null);
    if (ask === undefined) return;
    for (let plane = 0; plane < s.planes.length; plane++) at(s, plane);
    const listed = table.options(ask);
    table.answer(ask, listed[below(chance, listed.length)]);
  }
}

test.each(Array.from({ length: 12 }, (_, i) => `order ${i}`))(
  'sets of manoeuvres are those that nothing bars, whatever has been asked before: %s',
  (seed) => {
    look(seed, (s, plane) => {
      const a = s.planes[plane];
      expect(legalKinds(s, plane, a)).toBe(freeKinds(s, plane, (kind) => barNext(s, plane, a, 0, kind)));
      for (let slot = 0; slot < 3; slot++) {
        expect(legalIn(s, plane, a, slot)).toBe(freeKinds(s, plane, (kind) => barInPhase(s, plane, a, slot, kind)));
        const planned = freeKinds(s, plane, (kind) => barPlanning(s, plane, a, slot, kind));
        expect(plannableKinds(s, plane, a, slot)).toBe(planned);
      }
    });
  },
);

/** A table with two decks of manoeuvres, an aircraft of each flying high and one of each in a field. */
const table = (() => {
  const at = (label: string, card: string, x: number) => ({ label, card, x, y: 300, heading: 0, level: 1 });
  const aircraft = [at('camel', CAMEL, 500), at('hannover', 'hannover-schlasta', 900)];
  const { state } = new Flight(
    melee(
      { red: { side: 0, aircraft }, blue: { side: 1, aircraft: [at('blue', CAMEL, 2500)] } },
      { altitude: true, overdive: true, special: true },
      { fields: [{ x: 0, y: 1000, width: 3000, length: 500 }] },
    ),
  );
  return state;
})();

/** Whatever the order of cards looks at, each with the values that differ from those of an ordinary aircraft. */
const CHANGES: readonly (readonly Partial<Aircraft>[])[] = [
  manoeuvres.map((_, last) => ({ last })),
  [1, 2, 3].map((banned) => ({ banned })),
  [1, 2, 3, 4, 5].map((status) => ({ status })),
  [{ halted: true }],
  [{ overdive: true }],
  [{ cloud: true }],
  [
    { level: 3, climbs: 1 },
    { level: 3, climbs: 4 },
  ],
  Array.from({ length: 31 }, (_, i) => ({ played: i + 1 })),
  [{ y: 1_200_000 }, { y: 1_200_000, flames: 1 }, { y: 1_200_000, heldUntil: 9 }],
];

test('WOW-PLAN-14: what may come next is not mixed up between aircraft that differ in one thing or two', () => {
  const pairs = CHANGES.flatMap((one, i) =>
    CHANGES.slice(i + 1).flatMap((other) => one.flatMap((a) => other.map((b) => ({ ...a, ...b })))),
  );
  const asked = [{}, ...CHANGES.flat(), ...pairs].flatMap((change) =>
    [0, 1].map((plane) => {
      const s = { ...table, planes: table.planes.map((a) => ({ ...a, ...change })) };
      const a = s.planes[plane];
      return { s, plane, kinds: freeKinds(s, plane, (kind) => barNext(s, plane, a, 0, kind)) };
    }),
  );
  const chance = chanceFrom('one thing or two');
  for (let round = 0; round < 6; round++) {
    shuffle(chance, asked);
    const mixedUp = asked.filter(({ s, plane, kinds }) => legalKinds(s, plane, s.planes[plane]) !== kinds);
    expect(mixedUp.map(({ s, plane }) => s.planes[plane])).toEqual([]);
  }
});

/** WOW-SPDMG-12, with sets: a stall in the last slot, nothing in the second that a stall cannot follow; or, where there is neither, anything. */
function leavingRoom(s: WingsOfWar, plane: Plane, legal: number, slot: number): number {
  const { stalls, steep } = deckOf(s, plane);
  const room = legal & (slot === 2 ? stalls : stalls | ~(steep | (1 << IMMELMANN)));
  return room === 0 ? legal : room;
}

test('WOW-SPDMG-12, WOW-GAP-35: a damaged engine is given room for its stall, as long as there is any', () => {
  let without = 0;
  look('order with a damaged engine', (s, plane) => {
    const engine = { ...s, planes: s.planes.map((a) => ({ ...a, mustStall: true })) };
    if (s.planes[plane].status !== FLYING) return;
    for (const last of deckOf(s, plane).kinds) {
      const p = { ...engine.planes[plane], last, played: 0 };
      const legal = legalKinds(engine, plane, p);
      for (let slot = 1; slot < 3; slot++)
        expect(plannableKinds(engine, plane, p, slot)).toBe(leavingRoom(s, plane, legal, slot));
      if (leavingRoom(s, plane, legal, 2) === legal) without++;
    }
  });
  expect(without).toBeGreaterThan(0);
});

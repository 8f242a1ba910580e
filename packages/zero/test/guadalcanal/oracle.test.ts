import { below, chanceFrom, Table } from '@tallyho/kernel';
import { expect, test } from 'vitest';
import {
  type AnyGuadalcanalChoice,
  type AnyGuadalcanalEvent,
  type GuadalcanalState,
  zeroGuadalcanal,
} from '../../src/index.ts';
import { Reading } from './oracle.ts';
import { inEarnest } from './play.ts';

const SIDES = ['japanese', 'allied'] as const;

/** A campaign of random choices; what both readings do not agree on. */
function compared(given: { readonly carriers: boolean }, seed: string, counts: Map<string, number>): string[] {
  const options = zeroGuadalcanal.options(given);
  if (!options.ok) throw new Error(JSON.stringify(options.problem));
  const chance = chanceFrom(`oracle ${seed}`);
  const s: GuadalcanalState = zeroGuadalcanal.setup(options.value, chanceFrom(seed));
  const reading = new Reading(given.carriers);
  const table = new Table<GuadalcanalState, AnyGuadalcanalChoice, AnyGuadalcanalEvent>(zeroGuadalcanal, s, (_, event) =>
    reading.hear(event),
  );
  table.advance();
  /** Of the Mission that is prepared: who has been asked about what, and how many he has assigned. */
  let asked = { seat: 0, types: [] as string[], assigned: 0 };
  for (;;) {
    const ask = s.asks.find(({ choice }) => choice === null);
    if (ask === undefined) break;
    const offered = [...table.options(ask)];
    const kind = s.inner === null ? table.kind() : '';
    const texts = kind === '' ? [] : offered.map((choice) => zeroGuadalcanal.write(s, choice, ask.seat));
    const same = (expected: readonly string[]): void => {
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      const [theirs, ours] = [texts.toSorted().join(' | '), expected.toSorted().join(' | ')];
      if (theirs !== ours) reading.wrong.push(`week ${s.week}, ${kind}: ${theirs} instead of ${ours}`);
    };
    const all = inEarnest(offered);
    const choice = all[below(chance, all.length)];
    if (kind === 'resupply') same(reading.resupplies());
    if (kind === 'fly' && choice.do === 'fly') {
      const side = SIDES[ask.seat];
      if (asked.types.length === 0 || asked.seat !== ask.seat)
        asked = { seat: ask.seat, types: reading.asked(side), assigned: 0 };
      const type = asked.types.shift();
      if (type !== choice.aircraft) reading.wrong.push(`asked about ${choice.aircraft} instead of ${type}`);
      same(reading.flights(side, choice.aircraft, asked.assigned));
      asked.assigned += choice.flights.reduce((sum, { count }) => sum + count, 0);
    }
    table.answer(ask, choice);
  }
  if (JSON.stringify(s.boxes) !== JSON.stringify(SIDES.map((side) => Object.values(reading.boxes[side]))))
    reading.wrong.push(`boxes: ${JSON.stringify(s.boxes)} instead of ${JSON.stringify(reading.boxes)}`);
  if (s.ships.join() !== `${reading.ships.destroyer},${reading.ships.freighter}`)
    reading.wrong.push(`ships: ${s.ships}`);
  for (const [what, n] of reading.counts) counts.set(what, (counts.get(what) ?? 0) + n);
  return reading.wrong;
}

test('CH-29: weather, targets, what may fly, ships, battles, the marker, boxes and groups are as a second reading has them', {
  timeout: 300_000,
}, () => {
  const counts = new Map<string, number>();
  for (let n = 0; n < 40; n++)
    expect(compared({ carriers: n % 4 === 0 }, `guadalcanal ${n}`, counts), `guadalcanal ${n}`).toEqual([]);
  for (const what of ['fly', 'resupply', 'weather', 'target', 'VPs', 'marker', 'reinforcements', 'verdict'])
    expect(counts.get(what) ?? 0, what).toBeGreaterThan(25);
});

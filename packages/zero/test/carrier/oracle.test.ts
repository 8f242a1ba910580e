import { below, chanceFrom, Table } from '@tallyho/kernel';
import { expect, test } from 'vitest';
import { type AnyCarrierChoice, type AnyCarrierEvent, type CarrierState, zeroCarriers } from '../../src/index.ts';
import { allowed, boxesOf, decoyFaults, faults, inShort, peopleFaults } from './oracle.ts';

/** A campaign of random choices; what both readings do not agree on, and how many questions of each kind were compared. */
function compared(given: object, seed: string, counts: Map<string, number>): string[] {
  const options = zeroCarriers.options(given);
  if (!options.ok) throw new Error(JSON.stringify(options.problem));
  const chance = chanceFrom(`oracle ${seed}`);
  const s: CarrierState = zeroCarriers.setup(options.value, chanceFrom(seed));
  const table = new Table<CarrierState, AnyCarrierChoice, AnyCarrierEvent>(zeroCarriers, s);
  table.advance();
  const wrong: string[] = [];
  let scored = 0;
  let before = s.tracks.slice();
  for (;;) {
    for (; scored < s.log.length && s.log[scored].report !== null; scored++) {
      wrong.push(...faults({ ...s, tracks: s.log[scored].report?.boxes ?? [] }, s.log[scored], before));
      before = s.log[scored].report?.boxes ?? before;
      if (s.fixed.campaign.selection === undefined) continue;
      for (const launch of s.log[scored].launches) {
        wrong.push(...peopleFaults(s, launch), ...decoyFaults(s.log[scored], launch));
        for (const met of [`${launch.state} ${launch.target}`, ...boxesOf(launch)])
          counts.set(met, (counts.get(met) ?? 0) + 1);
      }
    }
    const ask = s.asks.find(({ choice }) => choice === null);
    if (ask === undefined) return wrong;
    const offered = [...table.options(ask)];
    if (s.inner === null) {
      const kind = table.kind();
      const expected = allowed(s, kind, ask.seat);
      if (expected !== null) {
        counts.set(kind, (counts.get(kind) ?? 0) + 1);
        const [theirs, ours] = [offered.map(inShort).sort(), expected.sort()];
        if (`${theirs}` !== `${ours}`) wrong.push(`${kind} of ${ask.seat}: ${theirs} instead of ${ours}`);
      }
    }
    table.answer(ask, offered[below(chance, offered.length)]);
  }
}

test('Z-25: orders, Resources, Strikes, CAPs, the order of launches, tracks and VPs are as a second reading has them', () => {
  const counts = new Map<string, number>();
  for (const campaign of ['coral-sea', 'midway'])
    for (const fullSet of [true, false])
      for (let n = 0; n < 40; n++)
        expect(
          compared({ campaign, fullSet }, `${campaign} ${fullSet} ${n}`, counts),
          `${campaign} ${fullSet} ${n}`,
        ).toEqual([]);
  for (const kind of ['orders', 'resource', 'strike', 'cap']) expect(counts.get(kind) ?? 0, kind).toBeGreaterThan(100);
});

test('CH-19.2b, CH-19.24k, CH-19.24l, CH-19.24q, CH-19.24u, CH-GAP-85: and so are other forces, the Vanguard and whoever flies, in the Eastern Solomons and off Santa Cruz', () => {
  const counts = new Map<string, number>();
  for (const campaign of ['eastern-solomons', 'santa-cruz'])
    for (const fullSet of [true, false])
      for (let n = 0; n < 40; n++) {
        const given = { campaign, fullSet, green: n % 2 === 0, historical: n % 4 === 1 };
        expect(compared(given, `${campaign} ${fullSet} ${n}`, counts), `${campaign} ${fullSet} ${n}`).toEqual([]);
      }
  for (const met of [
    'not-ready null',
    'held henderson-field',
    'flown convoy',
    'flown ryujo-force',
    'flown vanguard-force',
    'Corsairs & Hellcats',
    'Zero!',
  ])
    expect(counts.get(met) ?? 0, met).toBeGreaterThan(5);
});

import { below, chanceFrom, Table } from '@tallyho/kernel';
import { expect, test } from 'vitest';
import {
  type AnySuperfortressChoice,
  type AnySuperfortressEvent,
  type SuperfortressState,
  zeroSuperfortress,
} from '../../src/index.ts';
import { allowedInFight, Clerk, inShort } from './oracle.ts';

const options = zeroSuperfortress.options({});
if (!options.ok) throw new Error(JSON.stringify(options.problem));
const given = options.value;

/** A campaign of random choices; what both readings do not agree on, and how many questions of each kind were compared. */
function compared(seed: string, counts: Map<string, number>): string[] {
  const chance = chanceFrom(`oracle ${seed}`);
  const s: SuperfortressState = zeroSuperfortress.setup(given, chanceFrom(seed));
  const clerk = new Clerk();
  const table = new Table<SuperfortressState, AnySuperfortressChoice, AnySuperfortressEvent>(zeroSuperfortress, s);
  table.say = (_, event) => clerk.hear(event, s.inner);
  table.advance();
  for (;;) {
    const [ask] = s.asks;
    clerk.compare(s);
    if (ask === undefined || clerk.wrong.length > 0) return clerk.wrong;
    const kind = table.kind();
    const offered = [...table.options(ask)];
    const ours = s.inner === null ? clerk.allowed(kind) : allowedInFight(s.inner, kind);
    if (ours !== null) {
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      const theirs =
        s.inner === null ? offered.map((choice) => zeroSuperfortress.write(s, choice, 0)) : offered.map(inShort);
      if (`${theirs.sort()}` !== `${[...ours].sort()}`) clerk.wrong.push(`${kind}: ${theirs} instead of ${ours}`);
    }
    table.answer(ask, offered[below(chance, offered.length)]);
  }
}

const GAMES = Math.max(120, Number(process.env.ORACLE_GAMES ?? 0) / 10);

test('CH-30.1a … CH-30.9a: weeks, duties, draws, combats, damage and points are as a second reading has them', {
  timeout: 300_000,
}, () => {
  const counts = new Map<string, number>();
  for (let n = 0; n < GAMES; n++) expect(compared(`b29 ${n}`, counts), `b29 ${n}`).toEqual([]);
  for (const kind of ['b29-duty', 'b29-training', 'b29-altitude', 'counter', 'bombers-leave'])
    expect(counts.get(kind) ?? 0, kind).toBeGreaterThan(40);
  for (const kind of ['b29-lesson', 'b29-replacement', 'order', 'formation-play'])
    expect(counts.get(kind) ?? 0, kind).toBeGreaterThan(10);
});

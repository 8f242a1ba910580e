import { writeFileSync } from 'node:fs';
import { below, chanceFrom, Match, writeRecord } from '@tallyho/kernel';
import { zero } from '../src/index.ts';

/*
 * Plays random games and writes their records to test/records, where a test replays them: node scripts/record-games.ts
 */
const elements = (side: string, aircraft: string) => ({ name: side, side, elements: [{ aircraft }, { aircraft }] });

const games: { readonly [name: string]: unknown } = {
  duel: {},
  'two-elements': { seats: [elements('japanese', 'a6m2'), elements('allied', 'f4f-3')] },
  'to-the-death': { toTheDeath: true, fullThrottle: true },
};

for (const [name, options] of Object.entries(games)) {
  const started = Match.start(zero, options, name);
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  const match = started.value;
  const chance = chanceFrom(`${name}/players`);
  for (let [asked] = match.table.decisions(); asked !== undefined; [asked] = match.table.decisions())
    match.choose(asked.seat, asked.id, asked.options[below(chance, asked.options.length)]);
  writeFileSync(new URL(`../test/records/${name}.txt`, import.meta.url), writeRecord(match));
}

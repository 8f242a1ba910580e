import { writeFileSync } from 'node:fs';
import { below, chanceFrom, Match, writeRecord } from '@tallyho/kernel';
import { wingsOfWar } from '../src/index.ts';
import { pick } from '../test/pilot.ts';

/*
 * Plays games and writes their records to test/records, where a test replays them: node scripts/record-games.ts
 */
const games: { readonly [name: string]: unknown } = {
  dogfight: { scenario: 'dogfight' },
  'dawn-patrol': { scenario: 'dawn-patrol' },
  escort: { scenario: 'escort' },
  photographs: { scenario: 'photographs' },
  interception: { scenario: 'interception' },
  'home-before-dark': { scenario: 'home-before-dark' },
  scramble: { scenario: 'scramble' },
  'above-the-clouds': { scenario: 'above-the-clouds' },
  'fokker-scourge': { scenario: 'fokker-scourge', switches: { special: true, aiming: true, tailing: true } },
  'physical-tournament': {
    scenario: 'tournament',
    switches: { physical: true, noExplosions: true, aiming: true, special: true },
  },
};

for (const [name, options] of Object.entries(games)) {
  const started = Match.start(wingsOfWar, options, name);
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  const match = started.value;
  const chance = chanceFrom(`${name}/players`);
  for (;;) {
    const asks = match.state.asks.filter((ask) => ask.choice === null);
    if (asks.length === 0) break;
    const ask = asks[below(chance, asks.length)];
    match.choose(ask.seat, ask.id, pick(match.state, ask.seat, match.table.options(ask), chance));
  }
  writeFileSync(new URL(`../test/records/${name}.txt`, import.meta.url), writeRecord(match));
}

import { writeFileSync } from 'node:fs';
import { below, chanceFrom, type Game, Match, type TableState, writeRecord } from '@tallyho/kernel';
import { downInFlames, downInFlamesCampaign } from '../src/index.ts';

/*
 * Plays random games and writes their records to test/records, where a test replays them: node scripts/record-games.ts
 */
const fighters = (team: string, fighter: string) => ({
  name: `${team}-1`,
  team,
  aircraft: [{ fighter }, { fighter, wingmanOf: `${team}1` }],
});

const games: { readonly [name: string]: object } = {
  duel: {},
  'free-for-all': { mode: 'free-for-all' },
  'two-against-two': {
    mode: 'teams',
    decks: 2,
    pilots: true,
    lowStartBonus: true,
    bursts: 'per-target',
    seats: [fighters('A', 'bf-109e'), fighters('B', 'spitfire-i')],
  },
  raid: {
    mode: 'mission',
    decks: 2,
    seats: [
      { name: 'attacker', aircraft: [{ bomber: 'do-17z' }, { bomber: 'do-17z' }, { fighter: 'bf-109e' }] },
      { name: 'defender', aircraft: [{ fighter: 'spitfire-i' }, { fighter: 'spitfire-i' }] },
    ],
    mission: { target: { damaged: 10, destroyed: 20, flak: 2 } },
  },
};

for (const [name, options] of Object.entries(games)) record(downInFlames as unknown as Game, name, options);
record(downInFlamesCampaign as unknown as Game, 'campaign-poland-1939', { campaign: 'poland-1939' });

function record(game: Game<TableState>, name: string, options: object): void {
  const started = Match.start(game, options, name);
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  const match = started.value;
  const chance = chanceFrom(`${name}/players`);
  for (let [asked] = match.table.decisions(); asked !== undefined; [asked] = match.table.decisions())
    match.choose(asked.seat, asked.id, asked.options[below(chance, asked.options.length)]);
  writeFileSync(new URL(`../test/records/${name}.txt`, import.meta.url), writeRecord(match));
}

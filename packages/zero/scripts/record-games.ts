import { writeFileSync } from 'node:fs';
import { below, chanceFrom, type Game, Match, type TableState, writeRecord } from '@tallyho/kernel';
import {
  zero,
  zeroCampaign,
  zeroCarriers,
  zeroCorsairsTrial,
  zeroGuadalcanal,
  zeroKamikazeTrial,
  zeroMissionTrial,
  zeroPearlHarbor,
  zeroSuperfortress,
} from '../src/index.ts';

/*
 * Plays random games and writes their records to test/records, where a test replays them: node scripts/record-games.ts
 */
const elements = (side: string, aircraft: string) => ({ name: side, side, elements: [{ aircraft }, { aircraft }] });

const games: { readonly [name: string]: unknown } = {
  duel: {},
  'two-elements': { seats: [elements('japanese', 'a6m2'), elements('allied', 'f4f-3')] },
  'to-the-death': { toTheDeath: true, fullThrottle: true },
  mission: zeroMissionTrial.deal(chanceFrom('mission')),
  'corsairs-mission': zeroCorsairsTrial.deal(chanceFrom('corsairs-mission')),
  kamikazes: zeroKamikazeTrial.deal(chanceFrom('kamikazes')),
};

for (const [name, options] of Object.entries(games)) record(zero as unknown as Game, name, options);
for (const campaign of [zeroCampaign, zeroCarriers, zeroGuadalcanal, zeroPearlHarbor, zeroSuperfortress])
  record(campaign as unknown as Game, campaign.id.replace('zero-', ''), {});

function record(game: Game<TableState>, name: string, options: unknown): void {
  const started = Match.start(game, options, name);
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  const match = started.value;
  const chance = chanceFrom(`${name}/players`);
  for (let [asked] = match.table.decisions(); asked !== undefined; [asked] = match.table.decisions())
    match.choose(asked.seat, asked.id, asked.options[below(chance, asked.options.length)]);
  writeFileSync(new URL(`../test/records/${name}.txt`, import.meta.url), writeRecord(match));
}

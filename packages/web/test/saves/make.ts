import { mkdirSync, writeFileSync } from 'node:fs';
import { downInFlames, downInFlamesCampaign } from '@tallyho/down-in-flames';
import { basePack } from '@tallyho/down-in-flames/content';
import type { Game, Match, TableState, TableView } from '@tallyho/kernel';
import { wingsOfWar } from '@tallyho/wings-of-war';
import { zero, zeroCampaign, zeroCarriers, zeroGuadalcanal, zeroPearlHarbor, zeroSuperfortress } from '@tallyho/zero';
import { packRecord } from '../../src/saved/link.ts';
import { writeSave } from '../../src/saved/saved-game.ts';
import { duel, trenches } from '../fights.ts';
import { comeTo, pilots } from '../moments.ts';
import { savedAs } from './saved-as.ts';

/*
 * Makes one folder of saved games, as the page of this day keeps them: `node packages/web/test/saves/make.ts FOLDER`, or
 * only of those whose names begin with a word: `… FOLDER WORD`.
 * Pilots fly until the moment that is wanted. A folder that is there stays as it is for ever: a game that somebody has
 * kept on his device cannot be made anew either. What the folders must still do is tested in saves.test.ts.
 */

const [first] = basePack.fighters;
const pack = {
  pack: 'racers',
  system: 'down-in-flames',
  fighters: [
    { ...first, id: 'racer', name: 'Racer', front: { ...first.front, speed: 5 }, sources: { all: 'reconstructed' } },
  ],
};

const fighters = (letter: string, types: readonly string[]): object[] =>
  types.map((fighter, i) => ({ name: `${letter}${i + 1}`, team: letter, aircraft: [{ fighter }] }));

const teams = {
  mode: 'teams',
  seats: [
    ...fighters('A', ['p-51d', 'p-47d', 'p-38j', 'f4u']),
    ...fighters('B', ['fw-190d-9', 'bf-109g', 'me-262', 'bf-109e']),
  ],
};
const odd = {
  mode: 'free-for-all',
  seats: [
    { name: 'Ann: the first', aircraft: [{ fighter: 'racer' }] },
    { name: 'Ben', aircraft: [{}] },
    { name: 'Zoé', aircraft: [{}, { fighter: 'a6m3' }] },
  ],
  turns: 4,
  pilots: true,
  deck: 'pacific',
  decks: 2,
  bursts: 'per-target',
  balancing: true,
  lowStartBonus: true,
  packs: [pack],
};
const raid = {
  mode: 'mission',
  seats: [
    { name: 'Raid', aircraft: [{ bomber: 'ju-88a' }, { fighter: 'bf-109e' }] },
    { name: 'Sector', aircraft: [{ fighter: 'spitfire-i' }, { fighter: 'hurricane-i' }] },
  ],
  mission: { target: { damaged: 2, destroyed: 4, flak: 2 } },
};
const elements = {
  year: 1942,
  seats: [
    { name: 'You', side: 'japanese', elements: [{ aircraft: 'a6m2' }] },
    { name: 'Bot', side: 'allied', elements: [{ aircraft: 'f4f-3' }] },
  ],
};
const [, , folder, only = ''] = process.argv;
if (folder === undefined) throw new Error('which folder?');
const path = new URL(`./${folder}/`, import.meta.url);
mkdirSync(path);

/** The same games as they stand in links. */
const links: { [name: string]: string } = {};

type When<S extends TableState, C extends object, E, V extends TableView, O extends object> = {
  is(match: Match<S, C, E, V, O>): boolean;
}['is'];

/** Flies until the moment is there, and keeps the game. */
async function keep<S extends TableState, C extends object, E, V extends TableView, O extends object>(
  name: string,
  game: Game<S, C, E, V, O>,
  options: unknown,
  when: When<S, C, E, V, O>,
): Promise<void> {
  if (!name.startsWith(only)) return;
  const saved = savedAs(name, comeTo(game, options, await pilots(game), when, name));
  const link = await packRecord(saved.record);
  writeFileSync(new URL(`${name}.json`, path), `${JSON.stringify(writeSave(saved))}\n`);
  if (link.ok) links[name] = link.text;
}

const isOver = ({ state }: { readonly state: TableState }): boolean => state.outcome !== null;
const inTurn =
  (turn: number, kind: string) =>
  (match: Match): boolean =>
    match.state.turn >= turn && match.decision(0)?.kind === kind;

await keep('duel', downInFlames, duel, (m) => m.state.turn > 1 && m.decision(0)?.kind === 'answer');
await keep('duel-over', downInFlames, duel, isOver);
await keep('duel-begun', downInFlames, duel, () => true);
await keep('teams', downInFlames, teams, inTurn(2, 'act') as never);
await keep('odd', downInFlames, odd, (m) => m.state.turn > 1 && m.decision(2) !== null);
await keep('odd-over', downInFlames, odd, isOver);
await keep('mission', downInFlames, raid, (m) => m.state.turn > 1 && m.decision(1)?.kind === 'act');
await keep('mission-over', downInFlames, raid, isOver);
const campaign = { campaign: 'rabaul-1943' };
await keep(
  'campaign-desk',
  downInFlamesCampaign,
  campaign,
  (m) => m.state.inner === null && (m.state.log[0]?.report ?? null) !== null,
);
await keep(
  'campaign-half-chosen',
  downInFlamesCampaign,
  campaign,
  (m) => m.state.inner === null && m.state.asks.some(({ choice }) => choice !== null),
);
await keep(
  'campaign-mission',
  downInFlamesCampaign,
  campaign,
  (m) => m.state.log.length === 2 && (m.state.inner?.turn ?? 0) > 1 && m.decision(0)?.kind === 'act',
);
await keep('campaign-over', downInFlamesCampaign, campaign, isOver);
await keep('zero', zero, elements, (m) => m.state.turn > 1 && m.decision(0)?.kind === 'answer');
await keep('zero-over', zero, elements, isOver);
const rail = {
  mode: 'mission',
  seats: [
    {
      name: 'Raid',
      side: 'japanese',
      elements: [{ aircraft: 'ki-43' }],
      formations: [{ aircraft: ['ki-21', 'ki-21'], altitude: 'medium' }],
    },
    { name: 'Sector', side: 'allied', elements: [{ aircraft: 'buffalo-i' }] },
  ],
  orders: { kind: 'bombing', attacker: 'japanese', target: '3B', turns: [7, 6] },
};
await keep('zero-mission', zero, rail, (m) => m.state.turn > 2 && m.decision(1)?.kind === 'play');
const land = { campaign: 'malaya', period: 'january-1942' };
await keep(
  'land-half-chosen',
  zeroCampaign,
  land,
  (m) => m.state.log.length === 2 && m.state.asks.some(({ choice }) => choice !== null),
);
await keep(
  'land-mission',
  zeroCampaign,
  land,
  (m) => m.state.log.length === 2 && (m.state.inner?.turn ?? 0) > 1 && m.decision(0)?.kind === 'play',
);
await keep('land-over', zeroCampaign, land, isOver);
const carriers = { campaign: 'coral-sea' };
await keep(
  'carriers-half-chosen',
  zeroCarriers,
  carriers,
  (m) => m.state.log.length === 1 && m.state.inner === null && m.state.asks.some(({ choice }) => choice !== null),
);
await keep(
  'carriers-strike',
  zeroCarriers,
  carriers,
  (m) => m.state.log.length === 2 && (m.state.inner?.turn ?? 0) > 1 && m.decision(0)?.kind === 'play',
);
await keep('carriers-over', zeroCarriers, carriers, isOver);
await keep('pearl', zeroPearlHarbor, {}, (m) => m.state.wave === 2 && m.state.resolved > 3);
await keep('pearl-over', zeroPearlHarbor, {}, isOver);
const guadalcanal = { carriers: true };
await keep(
  'guadalcanal-half-assigned',
  zeroGuadalcanal,
  guadalcanal,
  (m) => m.state.week === 2 && m.state.inner === null && m.state.flights[0].length > 1,
);
await keep(
  'guadalcanal-resupply',
  zeroGuadalcanal,
  guadalcanal,
  (m) => m.state.log.length === 2 && (m.state.inner?.turn ?? 0) > 1 && m.decision(0)?.kind === 'play',
);
await keep(
  'guadalcanal-strike',
  zeroGuadalcanal,
  guadalcanal,
  ({ state: { week, inner } }) => week < 6 && inner !== null && 'tracks' in inner && (inner.inner?.turn ?? 0) > 1,
);
await keep('guadalcanal-over', zeroGuadalcanal, { carriers: false }, (m) => isOver(m) && m.state.week < 8);
await keep(
  'superfortress',
  zeroSuperfortress,
  {},
  ({ state: { week, duties } }) => week === 6 && duties[0] >= 0 && duties.includes(-1),
);
await keep(
  'superfortress-mission',
  zeroSuperfortress,
  {},
  (m) => m.state.week > 4 && (m.state.inner?.turn ?? 0) > 1 && m.decision(0) !== null,
);
await keep('superfortress-over', zeroSuperfortress, {}, isOver);
await keep(
  'wings-half-laid',
  wingsOfWar,
  trenches,
  (m) => m.state.turn > 2 && m.state.asks.some((a) => a.choice !== null),
);
await keep('wings-over', wingsOfWar, trenches, isOver);
writeFileSync(new URL('links.json', path), `${JSON.stringify(links, null, 1)}\n`);

import { expect, test } from 'vitest';
import { duelTable } from '../../src/down-in-flames/duel-room.ts';
import { duel } from '../fights.ts';
import { fought, retoldFight } from './fights.ts';

const raid = {
  mode: 'mission',
  seats: [
    { name: 'Raid', aircraft: [{ bomber: 'he-111h' }, { bomber: 'he-111h' }, { fighter: 'bf-110c' }] },
    { name: 'Sector', aircraft: [{ fighter: 'spitfire-i' }, { fighter: 'hurricane-i' }] },
  ],
  mission: { target: { damaged: 2, destroyed: 4, flak: 2 } },
};
const torpedoes = {
  mode: 'mission',
  seats: [
    { name: 'Raid', aircraft: [{ bomber: 'tbf-1' }, { bomber: 'sbd-3' }, { fighter: 'f6f-3' }] },
    { name: 'Sector', aircraft: [{ fighter: 'a6m5' }, { fighter: 'a6m3' }] },
  ],
  mission: { target: { kind: 'aircraft-carrier', damaged: 2, destroyed: 4, flak: 2 } },
};
const fighters = (letter: string, types: readonly string[]): object[] =>
  types.map((fighter, i) => ({
    name: `${letter}${i + 1}`,
    team: letter,
    aircraft: [{ fighter, ...(i === 1 ? { wingmanOf: `${letter}1` } : {}) }],
  }));
const teams = {
  mode: 'teams',
  seats: [...fighters('A', ['p-51d', 'p-47d']), ...fighters('B', ['fw-190d-9', 'me-262'])],
  deck: 'europe',
};
const everybody = {
  mode: 'free-for-all',
  seats: [
    { name: 'Ann', aircraft: [{ fighter: 'a6m3' }] },
    { name: 'Ben', aircraft: [{ fighter: 'f4u' }] },
    { name: 'Zoé', aircraft: [{ fighter: 'p-38j' }] },
  ],
  turns: 4,
  pilots: true,
  deck: 'pacific',
  bursts: 'per-target',
  lowStartBonus: true,
};

const fights = [
  ['duel', await fought(duelTable, duel, 'retold')],
  ['raid', await fought(duelTable, raid, 'retold')],
  ['torpedoes', await fought(duelTable, torpedoes, 'retold')],
  ['teams', await fought(duelTable, teams, 'retold')],
  ['everybody', await fought(duelTable, everybody, 'retold')],
] as const;

test.each(fights)('%s: a fight, as its table tells it to the end', async (name, fight) => {
  await expect(retoldFight(fight, 'en')).toMatchFileSnapshot(`approved/fights/${name}.txt`);
});

test('a raid in French', async () => {
  await expect(retoldFight(fights[1][1], 'fr')).toMatchFileSnapshot('approved/fights/raid-fr.txt');
});

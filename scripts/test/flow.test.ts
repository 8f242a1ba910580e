import { expect, test } from 'vitest';
import { checkFlow } from '../checks/flow.mjs';
import { inRoot } from '../lib/paths.mjs';
import { tree } from './tree.ts';

const STATE = `import type { Table } from '@tallyho/kernel';
export type RaidTable = Table<Raid, Choice, Happening>;
export interface Campaign<S> { selected(t: Table<S, Choice, Happening>): void; }`;

const complaints = (path: string, text: string): string[] =>
  checkFlow(tree({ 'packages/zero/src/raid/state.ts': STATE, [`packages/zero/src/${path}`]: text }));

const SPEAKS = 'speaks — what speaks or changes a state lives in flow/';
const TAKES = 'takes a table — what speaks or changes a state lives in flow/';
const GOES_ON = 'goes on with the game — what speaks or changes a state lives in flow/';

const SINS: readonly [text: string, why: string][] = [
  ['const tick = (t) => t.say?.(EVERYONE, { event });', SPEAKS],
  ['function tick(t) {\n  t.say(EVERYONE, { event });\n}', SPEAKS],
  [`const tick = (t) => t['say']?.(EVERYONE, { event });`, SPEAKS],
  ['const tick = ({ say }) => say?.(EVERYONE, { event });', SPEAKS],
  ['const tell = (t) => give(t.say);', SPEAKS],
  ['function gather({ state: { deck } }: RaidTable): void {}', TAKES],
  ['const gather = (t: Table<Raid, Choice, Happening>): void => {};', TAKES],
  ['type T = Table<Raid, Choice, Happening>; const gather = (t: T): void => {};', TAKES],
  ['const gather = (cards: number, t?: RaidTable): void => {};', TAKES],
  ['const gather: (t: RaidTable) => void = ({ state }) => {};', TAKES],
  ['const ask: Question = { chosen(t, _, choice) {} };', GOES_ON],
  ['export const people = pilotSelection({ selected(t, pilots, green) {} });', GOES_ON],
  ['const inside: InnerGame = { begin, over(t, _, { outcome }) {} };', GOES_ON],
  ['const fly = missionStep({ options, debrief: (t) => {} });', GOES_ON],
  ['const vote: SecretVote = { revealed: ({ state }) => {} };', GOES_ON],
];

test.each(SINS)('outside flow nobody speaks, nor changes a state: %s', (text, why) => {
  const line = text.slice(0, text.indexOf('say(')).split('\n').length;
  for (const path of ['raid/tick.ts', 'raid/rules/tick.ts', 'flow.ts', 'raid/flowing/tick.ts'])
    expect(complaints(path, text)).toEqual([`packages/zero/src/${path}:${line}  ${why}`]);
  for (const path of ['flow/tick.ts', 'raid/flow/tick.ts', 'raid/tick.test.ts'])
    expect(complaints(path, text)).toEqual([]);
});

test.each([
  'const game = { reshuffled(t) { t.say?.(EVERYONE, { event }); } };',
  'const game = { reshuffled: (t: RaidTable) => t.say?.(EVERYONE, { event }) };',
  'const say = (words) => print(words); say(1);',
  `const words = { say: 'hello' };`,
  'export type Tables = readonly RaidTable[];',
  'const s: DogfightTable = read(t); const rows = (table: ScoreTable) => table.rows;',
  'const chosen = choices.filter(({ chosen }) => chosen);',
])('who tells of a deck, names a table or says something else may live anywhere: %s', (text) => {
  expect(complaints('raid/game.ts', text)).toEqual([]);
});

test('so it is in the three games', () => {
  expect(checkFlow(inRoot('.'))).toEqual([]);
}, 60_000);

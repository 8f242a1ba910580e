import { expect, test } from 'vitest';
import { readRoute, writeRoute } from '../../src/page/route.ts';
import { type Stock, samplePages } from '../../src/page/samples.ts';

const stock: Stock = {
  campaigns: [{ room: 'zero-carriers', campaign: 'coral-sea' }],
  plans: [{ system: 'zero', chosen: 'mission/malaya' }],
  lessons: ['lessons/zero/1-a.yaml'],
  examples: [
    { file: 'zero/ex-5.yaml', part: 1 },
    { file: 'zero/ex-6.yaml', part: 2 },
  ],
  entries: [
    { system: 'zero', kind: 'fighters', entry: 'a6m2' },
    { system: 'zero', kind: 'bombers', entry: 'g4m1' },
    { system: 'wings-of-war', kind: 'types', entry: 'albatros-d-va' },
  ],
  games: ['duel'],
  replayed: ['campaign-desk'],
  debriefed: ['duel-over'],
  links: ['r1.AbC'],
  packs: [
    { system: 'zero', pack: 'mine' },
    { system: 'zero', pack: 'mine', entry: 'fighters/0' },
  ],
  packLinks: ['p1.AbC'],
};

test('pages of every kind are named for whoever walks through the whole house', async () => {
  const addresses = samplePages(stock).map((route) => {
    const address = writeRoute(route);
    return JSON.stringify(readRoute(address)) === JSON.stringify(route)
      ? address
      : `${address} ${JSON.stringify(route)}`;
  });
  await expect(`${addresses.join('\n')}\n`).toMatchFileSnapshot('approved/samples.txt');
});

test('old, odd and broken addresses are read as well as can be', async () => {
  const odd = [
    '',
    '#',
    '#/',
    '#//',
    '#/nowhere/at/all',
    '#/games/two%20words%2Fone',
    '#/games/a/b',
    '#/search/50%',
    '#/new',
    '#/new/zero/night/dusk/3',
    '#/campaign',
    '#/campaign/midway-1942',
    '#/campaign/zero-carriers/coral-sea/more',
    '#/play',
    '#/play/a%2Fb',
    '#/play/a/b',
    '#/replay/abc',
    '#/replay/abc/x',
    '#/replay/abc/12',
    '#/debrief/abc/x',
    '#/debrief/abc/12x',
    '#/debrief/abc/12',
    '#/rules',
    '#/rules/zero/chapter-x',
    '#/rules/zero/Chapter-3',
    '#/rules/zero/z-7.21/find/a/b',
    '#/rules/zero/find/a/b',
    '#/rules/zero/CH-1',
    '#/rules/wings-of-war/wow-tail-08',
    '#/rules/zero/XDIF-1',
    '#/rules/zero/Z-7.21/more',
    '#/lesson',
    '#/lesson/a/b.yaml',
    '#/try/DIF-POS-07',
    '#/try/DIF-POS-07/a/b.yaml~2',
    '#/puzzle/',
    '#/shared',
    '#/shared/a/b',
    '#/hangar/game=zero/kind=all',
    '#/cards',
    '#/cards/zero',
    '#/cards/zero/fighters',
    '#/cards/zero/fighters/a6m2/more',
    '#/editor',
    '#/editor/zero',
    '#/editor/zero/mine',
    '#/editor/zero/mine/fighters',
    '#/editor/zero/mine/fighters/0',
    '#/pack',
    '#/pack/p1.AbC',
    '#/not-found',
    '#/not-found/a/b',
    '#/scenario',
    '#/scenario/a.yaml',
    '#/scenario/a.yaml~x',
    '#/scenario/a.yaml~2',
    '#/scenario/a.yaml/main',
    '#/scenario/a.yaml/main/x',
    '#/scenario/main/3',
    '#/scenario/a.yaml/2/3',
    '#/scenario/a.yaml/x/3',
    '#/scenario/a/b.yaml~12/main/30',
    '#/scenario/%E0%A4%A/main/30',
  ];
  const lines = odd.map((address) => `${address.padEnd(44)} ${JSON.stringify(readRoute(address))}`);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('approved/odd-addresses.txt');
});

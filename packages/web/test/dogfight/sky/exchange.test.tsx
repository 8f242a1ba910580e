import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ChainScene, LinkScene } from '../../../src/dogfight/scene.ts';
import { arrange } from '../../../src/dogfight/sky/arrange.ts';
import { Exchange } from '../../../src/dogfight/sky/exchange.tsx';
import { placeExchange } from '../../../src/dogfight/sky/exchange-place.ts';
import { frameOf } from '../../../src/dogfight/sky/frame.ts';
import { duelCards } from '../../sheets/all-cards.ts';
import { situation } from '../situations.ts';
import { linesOf } from './flown.ts';

const faces = duelCards('en');

const linkOf = (nth: number): LinkScene => ({
  key: nth,
  label: nth % 2 === 0 ? 'A1' : 'B1',
  own: nth % 2 === 0,
  hand: `hand-${nth % 2}`,
  who: nth % 2 === 0 ? 'You' : 'Emil',
  use: nth === 0 ? 'Fire' : 'Answer',
  title: faces[nth].name,
  extra: nth === 0 ? 'YO-YO' : '',
  face: nth === 2 ? null : faces[nth].card,
});

const open = (you: boolean, own: boolean): ChainScene['awaited'] => ({ who: 'Emil', you, own, to: 'SCISSORS' });
const none: ChainScene = { links: [], from: 0, to: 1, awaited: null, stake: '', result: null, effects: [] };

const chains: { readonly [what: string]: Partial<ChainScene> } = {
  'one card, and mine is the answer': { links: [0].map(linkOf), awaited: open(true, true), stake: '2 hits' },
  'two cards, and a friend is to answer': { links: [0, 1].map(linkOf), awaited: open(false, true) },
  'three cards, and the enemy is to answer': { links: [0, 1, 2].map(linkOf), awaited: open(false, false) },
  'four cards, and it works': {
    links: [0, 1, 2, 3].map(linkOf),
    result: 'succeeded',
    effects: ['Emil is hit.', 'He falls.'],
  },
  'five cards, and it is stopped': { links: [0, 1, 2, 3, 4].map(linkOf), result: 'cancelled', stamp: 'Spoiled' },
  'seven cards': { links: [0, 1, 2, 3, 4, 5, 6].map(linkOf), result: 'cancelled', stake: '4 hits' },
};

test.each([
  ['desk', 1440, 900, 0],
  ['crowded', 1280, 800, 4],
  ['phone', 390, 844, 4],
  ['lying', 844, 390, 3],
])('the cards of an exchange, as they lie: %s', async (name, width, height, seed) => {
  const frame = frameOf(width, height);
  const arranged = arrange(situation(seed), frame);
  const lines = Object.entries(chains).flatMap(([what, change]) => {
    const chain = { ...none, ...change };
    const asked = { cards: chain.links.length, isOpen: chain.awaited !== null, hasStake: chain.stake !== '' };
    const [one, other] = [...arranged.placed.keys()];
    const [from, to] = chain.links.length % 2 === 0 ? [one, other] : [other, one];
    const place = placeExchange(asked, from, to, arranged, frame);
    return [`== ${what}`, ...linesOf(renderToStaticMarkup(<Exchange chain={chain} place={place} />))];
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`approved/exchanges-${name}.txt`);
});

import { joust } from '@tallyho/kernel/reference';
import type { Thumbs } from '../src/index.ts';

type Game = typeof joust;
type State = Parameters<Game['observe']>[0];
type Choice = Parameters<Game['write']>[1];

/** Rules of thumb for the reference game: attack and answer whenever you can. */
export const joustThumbs: Thumbs<State, Choice> = {
  game: joust,
  weigh(_, __, options, weights) {
    for (const option of options) weights.push(option.do === 'pass' ? 0.5 : 2);
  },
  estimate: (s, seat) => 0.5 + (s.hits[1 - seat] - s.hits[seat]) * 0.15,
  horizon: 2,
  veteran: 200,
};

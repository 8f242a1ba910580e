import { chanceFrom, resample, Table } from '@tallyho/kernel';
import { describe, expect, test } from 'vitest';
import { answer, levels } from '../src/index.ts';
import { playOn, systems, tableOf } from './tables.ts';

const GAMES = 12;
/** So many positions of several games tell a bot that looks ahead; more, for a long night: HONEST_POSITIONS=500. */
const POSITIONS = Number(process.env.HONEST_POSITIONS ?? 40);
const playouts = { cadet: 0, pilot: 0, veteran: 6, ace: 16 };

/*
 * A bot cannot see what its seat cannot see: everything hidden is swapped for something else that it could be, and under the
 * same seed the answer stays the same. At many positions of many games, for all levels.
 */
describe.each(systems)('$name', ({ thumbs, trial }) => {
  test.each(levels)('swapping hidden things changes no answer of a %s', (level) => {
    let swapped = 0;
    const looksAhead = playouts[level] > 0;
    for (let i = 0; looksAhead ? swapped < POSITIONS && i < POSITIONS : i < GAMES; i++) {
      const table = tableOf(thumbs, trial.deal(chanceFrom(`deal ${level} ${i}`)), `game ${i}`);
      const every = looksAhead ? 11 : 3;
      playOn(thumbs, table, chanceFrom(`play ${i}`), (decision, at) => {
        if (at % every === i % every && decision.options.length > 1) {
          const view = thumbs.game.observe(table.state, decision.seat);
          const other = new Table(thumbs.game, resample(thumbs.game, view, chanceFrom(`swap ${i}/${at}`)));
          const ask = other.openAsk(decision.seat);
          if (ask === undefined) throw new Error('nobody is asked in the other world');
          const seed = `bot ${i}/${at}`;
          const budget = { playouts: playouts[level] };
          const here = answer(thumbs, level, view, decision, chanceFrom(seed), budget);
          const seen = thumbs.game.observe(other.state, decision.seat);
          const there = answer(thumbs, level, seen, other.decision(ask), chanceFrom(seed), budget);
          expect(there).toEqual(here);
          swapped++;
        }
        return at < 150;
      });
    }
    expect(swapped).toBeGreaterThan(20);
  });
});

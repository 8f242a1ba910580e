import { expect, test } from 'vitest';
import { below, chanceFrom, Table } from '../src/index.ts';
import { joust } from './reference/index.ts';

test('a thousand random games end within their bound, with all cards there', () => {
  const options = joust.options({ copies: 2 });
  if (!options.ok) throw new Error('options');
  const players = chanceFrom('players');
  for (let seed = 0; seed < 1000; seed++) {
    const table = new Table(joust, joust.setup(options.value, chanceFrom(seed)));
    table.advance();
    let choices = 0;
    for (let ask = table.state.asks.at(0); ask !== undefined; ask = table.state.asks.find((a) => a.choice === null)) {
      const listed = table.options(ask);
      table.answer(ask, listed[below(players, listed.length)]);
      choices++;
    }
    expect(table.state.outcome).not.toBeNull();
    expect(choices).toBeLessThanOrEqual(joust.bound(options.value));
    expect(joust.cards(table.state)).toHaveLength(10);
  }
});

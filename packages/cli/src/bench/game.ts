import { below, chanceFrom, type Game, Table } from '@tallyho/kernel';
import type { Player } from './contender.ts';

/**
 * Random whole games: every legal option is listed at every decision, one is taken, nothing is told. As in chess, one
 * generator serves all games; the cards have another.
 */
export function gamePlayer(game: Game, options: object): Player {
  const chance = chanceFrom('bench');
  const cards = chanceFrom('cards');
  return () => {
    const table = new Table(game, game.setup(options, cards));
    table.advance();
    const { asks } = table.state;
    let decisions = 0;
    while (asks.length > 0) {
      let open = 0;
      while (asks[open].choice !== null) open++;
      const ask = asks[open];
      const listed = table.look(ask);
      table.answer(ask, listed[below(chance, listed.length)]);
      decisions++;
    }
    return decisions;
  };
}

import { byThumb, honestWorlds, looksAhead, type Thumbs, thinkerFor } from '@tallyho/bots';
import { chanceFrom, Table } from '@tallyho/kernel';
import type { Player } from './contender.ts';

/** Playouts at a decision: enough for a tree to have grown, few enough to see many decisions of a game. */
const PLAYOUTS = 256;

/** A bot that looks ahead, from one decision of a game to the next. Counted are its playouts. */
export function botPlayer(thumbs: Thumbs, options: object): Player {
  const { game } = thumbs;
  const chance = chanceFrom('bench');
  let number = 0;
  const deal = () => {
    const table = new Table(game, game.setup(options, chanceFrom(number++)));
    table.advance();
    return table;
  };
  let table = deal();
  return () => {
    for (;;) {
      const ask = table.state.asks.find(({ choice }) => choice === null);
      if (ask === undefined) {
        table = deal();
        continue;
      }
      const decision = table.decision(ask);
      const view = game.observe(table.state, ask.seat);
      if (!looksAhead(thumbs, 'ace', decision)) {
        const only = decision.options.length === 1;
        table.answer(ask, decision.options[only ? 0 : byThumb(thumbs, 'ace', view, decision, chance)]);
        continue;
      }
      const thinker = thinkerFor(thumbs, honestWorlds(thumbs, view), decision, chance);
      for (let i = 0; i < PLAYOUTS; i++) thinker.playout();
      table.answer(ask, decision.options[thinker.ranked()[0].option]);
      return PLAYOUTS;
    }
  };
}

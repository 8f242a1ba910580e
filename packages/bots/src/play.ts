import { type Chance, chanceFrom, cloneState, fork, type Seat, Table, type TableState } from '@tallyho/kernel';
import { answerFrom, type Level } from './bot.ts';
import { honestWorlds } from './search.ts';
import type { Thumbs, Worlds } from './thumbs.ts';

/** Who sits at a table: a level with its playouts. */
export interface Player {
  readonly level: Level;
  readonly playouts: number;
  /** Sees every card, for measurement only: what is left to its opponents is luck. */
  readonly sees: boolean;
}

export interface Played {
  readonly winners: readonly Seat[];
  readonly decisions: number;
  /** The state when it was over. */
  readonly state: TableState;
}

/** The real state with other luck: for a bot that sees every card. */
function seenWorlds(state: TableState): Worlds {
  const worlds = (chance: Chance): TableState => {
    const world = cloneState(state);
    world.chance = fork(chance);
    return world;
  };
  return Object.assign(worlds, { isReal: true });
}

/** Plays a whole game between bots. The deal is the seed's; each bot has chance of its own. */
export function playGame(thumbs: Thumbs, options: object, seed: string, players: readonly Player[]): Played {
  const { game } = thumbs;
  const table = new Table(game, game.setup(options, chanceFrom(seed)));
  const chances = players.map((_, seat) => chanceFrom(`${seed}/bot ${seat}`));
  table.advance();
  let decisions = 0;
  for (;;) {
    const { state } = table;
    const ask = state.asks.find(({ choice }) => choice === null);
    if (ask === undefined) return { winners: state.outcome?.winners ?? [], decisions, state };
    const decision = table.decision(ask);
    const { level, playouts, sees } = players[ask.seat];
    const view = game.observe(state, ask.seat);
    const worlds = sees ? seenWorlds(state) : honestWorlds(thumbs, view);
    const option = answerFrom(thumbs, worlds, level, view, decision, chances[ask.seat], { playouts });
    table.answer(ask, decision.options[option]);
    decisions++;
  }
}

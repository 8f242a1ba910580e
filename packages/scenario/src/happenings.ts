import {
  cloneState,
  EVERYONE,
  hears,
  type Json,
  type Match,
  type Script,
  type Seat,
  Table,
  type TableState,
} from '@tallyho/kernel';

/** What a choice led to: the events, and what is needed to go through them again. */
export interface Consequences {
  /** The events as trees, each with those who were told. */
  readonly events: readonly Json[];
  /** The table as it stood when the event of this number was told, and nobody was asked. */
  stateAt(event: number): TableState;
}

/** Where play went on from: the state, and the choice that was made there, if it was one. */
export interface Origin {
  readonly state: TableState;
  readonly choice: { readonly seat: Seat; readonly text: string } | null;
}

/** Who was told, by the names of the seats. */
function told(seats: readonly string[], audience: number): Json {
  return audience === EVERYONE ? 'everyone' : seats.filter((_, seat) => hears(audience, seat));
}

/** The events since the latest choice, or since the start of the game. */
export function consequences(script: Script, match: Match, logged: number, origin: Origin | null): Consequences {
  const seats = script.game.seats(match.state);
  const events = match.log.slice(logged).map(({ audience, event }): Json => {
    const tree = script.describeEvent(match.state, event);
    return { ...(tree as { readonly [key: string]: Json }), to: told(seats, audience) };
  });
  return { events, stateAt: (event) => stateAt(script, match, origin, event) };
}

/** Goes through it once more, as far as the event: a table can be set up around any state at any time. */
function stateAt({ game }: Script, match: Match, origin: Origin | null, wanted: number): TableState {
  let at = match.state;
  if (origin === null) return at;
  let event = 0;
  const table = new Table(game, cloneState(origin.state), () => {
    if (event++ === wanted) at = cloneState(table.state);
  });
  const { choice } = origin;
  const ask = choice === null ? undefined : table.openAsk(choice.seat);
  if (choice === null || ask === undefined) {
    table.advance();
    return at;
  }
  const option = table.options(ask).find((o) => game.write(table.state, o, choice.seat) === choice.text);
  if (option !== undefined) table.answer(ask, option);
  return at;
}

import {
  below,
  canonical,
  cloneState,
  fork,
  hears,
  type Json,
  Match,
  NOBODY,
  resample,
  type Seat,
  SPECTATOR,
  same,
  Table,
  type TableState,
} from '@tallyho/kernel';
import { type Check, lostCards, someOf } from './checks.ts';
import type { Position } from './position.ts';

/**
 * Swapping what a seat cannot see changes no byte it receives: its view, its decision, its refusals, the errors it
 * provokes, and what it is told of anybody's next choice, as long as that choice shows it nothing new; nor whether it may
 * take its own choice back.
 */
export const secrecy: Check = (at) => {
  const { match } = at;
  for (let seat: Seat = SPECTATOR; seat < match.state.asked.length; seat++) {
    const wrong = secretFrom(at, seat);
    if (wrong !== null) return `seat ${seat}: ${wrong}`;
  }
  return null;
};

function secretFrom(at: Position, seat: Seat): string | null {
  const { match, chance } = at;
  const { game, state } = match;
  const swapped = resample(game, game.observe(state, seat), fork(chance));
  const other = new Match(game, match.options, match.seed, cloneState(swapped));
  if (lostCards(game, other.state, at.cards) !== null) return 'the resampled state has other cards';
  const difference = firstDifference(received(match, seat), received(other, seat));
  if (difference !== null) return `sees what is hidden: ${difference}`;
  for (const ask of state.asks) {
    if (ask.choice !== null) continue;
    for (const choice of someOf(match.table.options(ask), MOST_TRIED, chance)) {
      const wrong = afterChoice(match, swapped, ask.seat, choice, seat);
      if (wrong !== null) return wrong;
    }
  }
  return afterConcession(match, swapped, below(fork(chance), state.asked.length), seat);
}

/** When somebody concedes, nobody's cards are shown to anybody. */
function afterConcession(match: Match, swapped: TableState, conceding: Seat, seat: Seat): string | null {
  const { game, options, seed, state } = match;
  if (state.outcome !== null) return null;
  const looks = [state, swapped].map((world) => {
    const ended = new Match(game, options, seed, cloneState(world));
    ended.concede(conceding);
    return { view: seen(ended, seat), events: ended.told(seat) as unknown as Json };
  });
  const difference = firstDifference(looks[0], looks[1]);
  return difference === null ? null : `is told what is hidden after a concession: ${difference}`;
}

const MOST_TRIED = 8;

/** A seat's view as plain data. What is fixed is the same object in both worlds, and need not be compared. */
function seen({ game, state }: Pick<Match, 'game' | 'state'>, seat: Seat): Json {
  const { fixed, ...view } = game.observe(state, seat);
  return { ...view, fixed: fixed === state.fixed } as unknown as Json;
}

/** All that a seat can get out of a match by looking and by trying. */
function received(match: Match, seat: Seat): { [name: string]: Json } {
  const { game, state } = match;
  const { view, fixed, decision } = match.sight(seat);
  return {
    view: view as unknown as Json,
    fixed,
    decision: decision as unknown as Json,
    texts: decision?.options.map((o) => game.write(state, o, seat)) ?? [],
    errors: [
      match.choose(seat, decision?.id ?? 0, { do: 'nonsense' }),
      match.choose(seat, (decision?.id ?? 0) - 1, {}),
      match.chooseText(seat, 'nonsense'),
    ] as unknown as Json,
  };
}

/** The same choice in both worlds must look the same, unless it shows this seat something. */
function afterChoice(match: Match, swapped: TableState, chooser: Seat, choice: object, seat: Seat): string | null {
  const { game } = match;
  const worlds = [cloneState(match.state), cloneState(swapped)].map((state) => {
    const events: Json[] = [];
    const table = new Table(game, state, (audience, event) => {
      if (hears(audience, seat)) events.push(event as unknown as Json);
    });
    const open = table.openAsk(chooser);
    if (open === undefined || !table.options(open).some((o) => same(o, choice))) return null;
    table.answer(open, choice);
    return { table, events };
  });
  const [real, other] = worlds;
  if (real === null || other === null) return null;
  if (hears(real.table.shown, seat) || hears(other.table.shown, seat)) return null;
  // Whoever has chosen sees whether he may take it back: not once something was drawn, or shown to anybody.
  const mayTakeBack = ({ drawn, shown }: Table<TableState, object, object>): boolean => !drawn && shown === NOBODY;
  const looks = worlds.map((world) => ({
    view: world && seen(world.table, seat),
    events: world?.events ?? [],
    undo: seat === chooser && world !== null && mayTakeBack(world.table),
  }));
  const difference = firstDifference(looks[0], looks[1]);
  return difference === null
    ? null
    : `is told what is hidden after ${game.write(match.state, choice, chooser)}: ${difference}`;
}

function firstDifference(a: { [name: string]: Json }, b: { [name: string]: Json }): string | null {
  const name = Object.keys(a).find((key) => !same(a[key], b[key]));
  return name === undefined ? null : `${name}: ${clip(canonical(a[name]))} ≠ ${clip(canonical(b[name]))}`;
}

const clip = (text: string): string => (text.length > 400 ? `${text.slice(0, 400)}…` : text);

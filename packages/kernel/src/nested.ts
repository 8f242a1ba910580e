import { type Chance, fork } from './chance.ts';
import type { Card } from './deck.ts';
import type { Game } from './game.ts';
import type { Seat, TableState } from './state.ts';
import { resample, type TableView } from './view.ts';

/*
 * A game whose moves are games: a campaign of missions, a tournament of duels.
 *
 * The outer state holds the whole state of the game that is being played, as `inner`. A step of the outer flow that is
 * an `InnerGame` sets it up from a seed of its own and waits until it is over; meanwhile the outer table asks what the
 * inner one asks (table.ts). So everything that works for a game works for a game in a game: saving in mid-mission,
 * cloning, taking back, records, bots, secrecy. The inner state stays what it would be if it were played alone, to the
 * byte: with options and seed it can be written down, and replayed, as a record of its own.
 */

/** A state that can hold a game. */
export interface Holding<IS extends TableState> extends TableState {
  inner: IS | null;
}

/** What a seat sees of such a state: of the game inside, what the inner game shows it. */
export interface HoldingView<IV extends TableView> extends TableView {
  inner: IV | null;
}

type Handed = 'inner' | 'observe' | 'resample' | 'write' | 'reads' | 'tidy' | 'cards';

/** What the outer game answers for while no game is inside; C are its own choices. */
interface Own<S extends TableState, C extends object, V extends TableView> {
  observe(s: S, seat: Seat): Omit<V, 'inner'>;
  resample(view: V, chance: Chance): Omit<S, 'inner'>;
  write(s: S, choice: C, seat: Seat): string;
  reads(s: S, text: string): boolean;
  tidy?(s: S, text: string, seat: Seat): string;
  cards(s: S): Card[];
}

/** A game that holds games of another: it hands on to the inner game whatever is that game's business. */
export function holding<
  IS extends TableState,
  IC extends object,
  IE,
  IV extends TableView,
  IO extends object,
  S extends Holding<IS>,
  C extends object,
  E,
  V extends HoldingView<IV>,
  O extends object,
>(
  inner: Game<IS, IC, IE, IV, IO>,
  own: Omit<Game<S, C | IC, E | IE, V, O>, Handed> & Own<S, C, V>,
): Game<S, C | IC, E | IE, V, O> {
  return {
    ...own,
    inner: inner as unknown as Game,
    observe: (s, seat) => ({ ...own.observe(s, seat), inner: s.inner && inner.observe(s.inner, seat) }) as V,
    resample(view, chance) {
      const held = view.inner && resample(inner, view.inner, fork(chance));
      const s = { ...own.resample(view, chance), inner: held } as S;
      held?.asks.forEach(({ choice }, i) => {
        s.asks[i].choice = choice;
      });
      return s;
    },
    write: (s, choice, seat) => (s.inner ? inner.write(s.inner, choice as IC, seat) : own.write(s, choice as C, seat)),
    reads: (s, text) => (s.inner ? inner.reads(s.inner, text) : own.reads(s, text)),
    tidy: (s, text, seat) => (s.inner ? inner.tidy?.(s.inner, text, seat) : own.tidy?.(s, text, seat)) ?? text,
    cards: (s) => (s.inner ? inner.cards(s.inner) : own.cards(s)),
  };
}

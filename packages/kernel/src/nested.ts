import { type Chance, fork } from './chance.ts';
import type { Game } from './game.ts';
import { heldIn, seatInside } from './inner.ts';
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

type Handed = 'inner' | 'observe' | 'resample' | 'write' | 'reads' | 'tidy';

/** What the outer game answers for while no game is inside; C are its own choices. */
interface Own<S extends TableState, C extends object, V extends TableView> {
  observe(s: S, seat: Seat): Omit<V, 'inner'>;
  resample(view: V, chance: Chance): Omit<S, 'inner'>;
  write(s: S, choice: C, seat: Seat): string;
  reads(s: S, text: string): boolean;
  tidy?(s: S, text: string, seat: Seat): string;
}

/**
 * A game that holds games of others: it hands on to the game inside whatever is that game's business. IS, IC … are what
 * those games have, one or the other where there are several kinds.
 */
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
  inner: readonly Game<IS, IC, IE, IV, IO>[],
  own: Omit<Game<S, C | IC, E | IE, V, O>, Handed> & Own<S, C, V>,
): Game<S, C | IC, E | IE, V, O> {
  const outer: Game<S, C | IC, E | IE, V, O> = {
    ...own,
    inner: inner as readonly unknown[] as readonly Game[],
    observe: (s, seat) => ({ ...own.observe(s, seat), inner: s.inner && seen(s, s.inner, seat) }) as V,
    resample(view, chance) {
      const insideChance = view.inner && fork(chance);
      const s = { ...own.resample(view, chance), inner: null } as unknown as S;
      if (view.inner === null || insideChance === null) return s;
      const held = resample(heldIn(outer, s).game, view.inner, insideChance);
      held.asks.forEach(({ choice }, i) => {
        s.asks[i].choice = choice;
      });
      s.inner = held as IS;
      return s;
    },
    write: (s, choice, seat) =>
      s.inner ? inside(s).write(s.inner, choice, seated(s, seat)) : own.write(s, choice as C, seat),
    reads: (s, text) => (s.inner ? inside(s).reads(s.inner, text) : own.reads(s, text)),
    tidy: (s, text, seat) =>
      (s.inner ? inside(s).tidy?.(s.inner, text, seated(s, seat)) : own.tidy?.(s, text, seat)) ?? text,
  };
  const inside = (s: S): Game => heldIn(outer, s).game;
  const seated = (s: S, seat: Seat): Seat => seatInside(heldIn(outer, s).seating, seat);
  const seen = (s: S, held: IS, seat: Seat): TableView => inside(s).observe(held, seated(s, seat));
  return outer;
}

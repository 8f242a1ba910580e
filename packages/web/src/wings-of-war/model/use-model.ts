import { hears, type Seat } from '@tallyho/kernel';
import type { Happening, WingsView } from '@tallyho/wings-of-war';
import type { WingsMatch } from './engine.ts';
import { type Names, namesAt } from './names.ts';

/** What one seat sees and has been told, ready to be drawn. */
export interface TableModel {
  readonly view: WingsView;
  readonly names: Names;
  readonly told: readonly Happening[];
  /** How long the log of the whole table was then. */
  readonly logged: number;
  /** The side at the lower edge of the screen. */
  readonly near: number;
  /** What this seat was told since the log had this length. */
  since(logged: number): Happening[];
}

export function modelOf(match: WingsMatch, seat: Seat): TableModel {
  const view = match.game.observe(match.state, seat);
  const logged = match.logged;
  const own = seat >= 0 ? (view.fixed.bySeat[seat][0] ?? 0) : 0;
  return {
    view,
    names: namesAt(view.fixed),
    told: match.told(seat),
    logged,
    near: view.fixed.planes[own].side,
    since: (from) =>
      match.log
        .slice(from, logged)
        .filter(({ audience }) => hears(audience, seat))
        .map(({ event }) => event),
  };
}

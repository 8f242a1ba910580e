import type { SavedGame } from '../saved/saved-game.ts';

/*
 * A test flight leads back to where it was begun. Which game that is, this tab alone remembers: opened again on another day,
 * it is a game like any other.
 */

const KEPT_AS = 'tallyho.test-flight';

interface WayBack {
  readonly game: string;
  readonly to: string;
}

export function rememberWayBack(game: string, to: string): void {
  try {
    sessionStorage.setItem(KEPT_AS, JSON.stringify({ game, to } satisfies WayBack));
  } catch {
    // Without it the table leads to the start page.
  }
}

/** The latest test flight of this tab. */
export function latestTestFlight(): WayBack | null {
  try {
    const { game, to } = JSON.parse(sessionStorage.getItem(KEPT_AS) ?? '{}') as Partial<WayBack>;
    return typeof game === 'string' && typeof to === 'string' && to.startsWith('#/') ? { game, to } : null;
  } catch {
    return null;
  }
}

/** Where somebody comes from who tries out something of his own; null: this game is no test flight. */
export function wayBackFrom({ id }: Pick<SavedGame, 'id'>): string | null {
  const flight = latestTestFlight();
  return flight?.game === id ? flight.to : null;
}

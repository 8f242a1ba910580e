import { isFields } from './fields.ts';
import type { SavedGame } from './saved-game.ts';

/** What a game was begun with, from its record; nothing: it cannot be read. */
function optionsIn({ record }: Pick<SavedGame, 'record'>): { readonly [option: string]: unknown } {
  try {
    const options: unknown = JSON.parse(record.match(/^options: (.*)$/m)?.[1] ?? '');
    return isFields(options) ? options : {};
  } catch {
    return {};
  }
}

/** The campaign that a game is, by its id; null: it is none. */
export function campaignOf(game: Pick<SavedGame, 'record'>): string | null {
  const { campaign } = optionsIn(game);
  return typeof campaign === 'string' ? campaign : null;
}

const names = ['fighter', 'bomber', 'aircraft', 'card'];

/** The aircraft that stands first before each seat, by its id; null: none is said before the game begins. */
export function aircraftOf(game: Pick<SavedGame, 'record'>): readonly (string | null)[] {
  const { seats } = optionsIn(game);
  return Array.isArray(seats) ? seats.map(firstAircraft) : [];
}

function firstAircraft(seat: unknown): string | null {
  if (!isFields(seat)) return null;
  const given = [seat.aircraft, seat.elements].find(Array.isArray) as readonly unknown[] | undefined;
  const first = given?.[0];
  if (!isFields(first)) return null;
  return names.map((name) => first[name]).find((id) => typeof id === 'string') ?? null;
}

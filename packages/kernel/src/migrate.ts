import type { Game } from './game.ts';
import { heldIn } from './inner.ts';
import type { Json } from './json.ts';
import type { TableState } from './state.ts';

/** Plain data of another day: what its fields are only its own version knew. */
export type Old = { readonly [name: string]: Json | undefined };

/**
 * What has to be done to a game that was saved under one version of the rules so that the next version can go on with
 * it: pure functions on plain data, for what changed its shape. A version that changed no shape needs none.
 */
export interface Migration {
  /** The version it leads away from; it leads to the one after it. */
  readonly from: number;
  /** The whole state, `fixed` included. A game inside it is not touched: that is migrated by its own game. */
  state?(old: Old): Old;
  /** Options as the record's header has them. */
  options?(old: Old): Old;
  /** One told event; null: it cannot be told any more. */
  event?(old: Old): Old | null;
}

/** The steps from a version to that of today, in order. */
export const migrationsSince = (game: Game, rules: number): readonly Migration[] =>
  (game.migrations ?? []).filter(({ from }) => from >= rules).toSorted((a, b) => a.from - b.from);

const isOld = (value: unknown): value is Old => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The versions of a game and of all that it may hold, by their ids. */
export interface Versions {
  readonly [game: string]: number;
}

/** The game, and every game that may be played inside it, however deep. */
export function withThoseInside(game: Game): Game[] {
  return [game, ...(game.inner ?? []).flatMap(withThoseInside)];
}

export const versionsOf = (game: Game): Versions =>
  Object.fromEntries(withThoseInside(game).map(({ id, version }) => [id, version]));

/** A state of an older version as today's would be, and so the states of the games inside it. */
export function migrateState(game: Game, old: unknown, versions: Versions): unknown {
  if (!isOld(old)) return old;
  let state: Old = old;
  for (const { state: change } of migrationsSince(game, versions[game.id])) state = change?.(state) ?? state;
  if (!isOld(state.inner)) return state;
  const { game: inner } = heldIn(game, state as unknown as TableState);
  return { ...state, inner: migrateState(inner, state.inner, versions) };
}

export function migrateOptions(game: Game, old: unknown, rules: number): unknown {
  let options = old;
  for (const { options: change } of migrationsSince(game, rules))
    options = isOld(options) ? (change?.(options) ?? options) : options;
  return options;
}

/** An event of the game or of one inside it; which of them told it, their migrations know by its name. */
export function migrateEvent(game: Game, old: Old, versions: Versions): Old | null {
  const steps = withThoseInside(game).flatMap((one) => migrationsSince(one, versions[one.id]));
  let event: Old | null = old;
  for (const { event: change } of steps) if (event !== null && change !== undefined) event = change(event);
  return event;
}

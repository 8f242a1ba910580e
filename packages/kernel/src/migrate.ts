import type { Game } from './game.ts';
import type { Json } from './json.ts';

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

/** A state of an older version as today's would be; `innerRules` is the version of the game inside it. */
export function migrateState(game: Game, old: unknown, rules: number, innerRules: number | null): unknown {
  if (!isOld(old)) return old;
  let state: Old = old;
  for (const { state: change } of migrationsSince(game, rules)) state = change?.(state) ?? state;
  if (game.inner === undefined || innerRules === null || !isOld(state.inner)) return state;
  return { ...state, inner: migrateState(game.inner, state.inner, innerRules, null) };
}

export function migrateOptions(game: Game, old: unknown, rules: number): unknown {
  let options = old;
  for (const { options: change } of migrationsSince(game, rules))
    options = isOld(options) ? (change?.(options) ?? options) : options;
  return options;
}

/** An event of the game or of the one inside it; which of the two told it, their migrations know by its name. */
export function migrateEvent(game: Game, old: Old, rules: number, innerRules: number | null): Old | null {
  const steps = [
    ...migrationsSince(game, rules),
    ...(game.inner === undefined || innerRules === null ? [] : migrationsSince(game.inner, innerRules)),
  ];
  let event: Old | null = old;
  for (const { event: change } of steps) if (event !== null && change !== undefined) event = change(event);
  return event;
}

import type { Game } from './game.ts';
import { clone, plainTrouble, same } from './json.ts';
import { type Before, type HistoryLine, hashState, type LogEntry, Match, type TurnMark } from './match.ts';
import {
  migrateEvent,
  migrateOptions,
  migrateState,
  type Old,
  type Versions,
  versionsOf,
  withThoseInside,
} from './migrate.ts';
import { type GameRecord, replay } from './record.ts';
import { ok, problem, type Result } from './result.ts';
import { shared } from './shared.ts';
import { soundlyRead } from './soundness.ts';
import { cloneState, type TableState } from './state.ts';
import type { TableView } from './view.ts';

/**
 * What is kept of a match beside its record, so that it can be looked at and gone on with when the rules have changed:
 * where it stands, and what has been told.
 */
export interface Kept {
  /** The versions of the game that wrote it, and of those that it may hold. */
  readonly rules: Versions;
  /** After how many choices it went on from a saved state; null: never, its choices lead here from the first card. */
  readonly resumedAt: number | null;
  /** All of the state: `fixed` too, and the game inside it. */
  readonly state: object;
  readonly log: readonly LogEntry<object>[];
}

/** A match as it is now; what is played afterwards does not change it. */
export const keepMatch = <S extends TableState, C extends object, E, V extends TableView, O extends object>(
  match: Match<S, C, E, V, O>,
): Kept => ({
  rules: versionsOf(match.game as unknown as Game),
  resumedAt: match.resumedAt,
  state: cloneState(match.state),
  log: match.log.slice() as readonly LogEntry<unknown>[] as readonly LogEntry<object>[],
});

/** A match that was opened again, and how: from its choices, or from its state, because the choices lead elsewhere now. */
export interface Reopened<S extends TableState, C extends object, E, V extends TableView, O extends object> {
  readonly match: Match<S, C, E, V, O>;
  readonly from: 'choices' | 'state';
}

/**
 * Opens a game that was kept, by this version or an older one. Its choices are played again from the first card; if the
 * rules have changed so that they lead elsewhere, it goes on from its state. What a newer version has kept is left to
 * that one. `passed` hears of every line that is played.
 */
export function reopen<S extends TableState, C extends object, E, V extends TableView, O extends object>(
  game: Game<S, C, E, V, O>,
  record: GameRecord,
  kept: unknown,
  passed?: (lines: number) => void,
): Result<Reopened<S, C, E, V, O>> {
  const { system, rules } = record.header;
  if (system !== game.id) return problem('record-system', 'line 2', { found: system, wanted: game.id });
  if (rules > game.version) return problem('save-newer', 'line 3', { found: rules, wanted: game.version });
  const replayed = replay(game, record, passed);
  if (kept === null || kept === undefined)
    return replayed.ok ? ok({ match: replayed.value, from: 'choices' }) : replayed;
  const read = readKept(kept);
  const newer = read.ok ? newerGame(game as unknown as Game, read.value) : undefined;
  if (newer !== undefined && read.ok)
    return problem('save-newer', 'rules', { found: read.value.rules[newer.id], wanted: newer.version });
  // A match whose choices lead here under these very rules needs no state; older ones must lead to the same one.
  if (replayed.ok && (!read.ok || leadsTo(replayed.value, read.value)))
    return ok({ match: replayed.value, from: 'choices' });
  if (!read.ok) return read;
  const resumed = resume(game, record, read.value);
  return resumed.ok ? ok({ match: resumed.value, from: 'state' }) : resumed;
}

/** A game of these that was newer when this was kept than it is here. */
const newerGame = (game: Game, { rules }: Kept): Game | undefined =>
  withThoseInside(game).find(({ id, version }) => rules[id] > version);

function leadsTo<S extends TableState, C extends object, E, V extends TableView, O extends object>(
  { game, state }: Match<S, C, E, V, O>,
  kept: Kept,
): boolean {
  const any = game as unknown as Game;
  if (same(kept.rules, versionsOf(any)) && kept.resumedAt === null) return true;
  try {
    const there = migrateState(any, kept.state, kept.rules);
    return hashState(there as TableState) === hashState(state);
  } catch {
    return false;
  }
}

/** A match that goes on from its saved state, migrated and checked; its moves and its log are those that were kept. */
export function resume<S extends TableState, C extends object, E, V extends TableView, O extends object>(
  game: Game<S, C, E, V, O>,
  record: GameRecord,
  kept: Kept,
): Result<Match<S, C, E, V, O>> {
  const any = game as unknown as Game;
  try {
    const read = game.options(migrateOptions(any, record.header.options, record.header.rules));
    if (!read.ok) return read;
    const options = shared(read.value);
    const sound = soundlyRead(game, options, migrateState(any, clone(kept.state), kept.rules));
    if (!sound.ok) return sound;
    const state = sound.value;
    state.fixed = shared(state.fixed);
    const log = kept.log.flatMap(({ audience, event }) => {
      const told = migrateEvent(any, event as Old, kept.rules);
      return told === null ? [] : [{ audience, event: told as E }];
    });
    const before = { ...writtenIn(record, game.seats(state)), log };
    return ok(new Match(game, options, record.header.seed ?? '', state, before));
  } catch {
    return problem('state-broken', 'state');
  }
}

/** The history and the turn marks as the record has them; a seat that is not at the table any more is the first one. */
function writtenIn({ lines }: GameRecord, seats: readonly string[]): Omit<Before<never>, 'log'> {
  const moves: HistoryLine[] = [];
  const history: HistoryLine[] = [];
  const marks: TurnMark[] = [];
  for (const { kind, who, text } of lines) {
    const [, turn, seal] = kind === 'turn' ? (text.match(/^turn (\d+) #(\w+)$/) ?? []) : [];
    if (turn !== undefined) marks.push({ turn: Number(turn), line: history.length, seal });
    if (kind === 'turn' || kind === 'end') continue;
    const seat = Math.max(0, seats.indexOf(who));
    const line = { kind, seat, text: kind === 'move' ? text : kind === 'undo' ? (moves.pop()?.text ?? '') : '' };
    if (kind === 'move') moves.push(line);
    history.push(line);
  }
  return { history, marks };
}

/** What was kept, as far as it can be told without its game. */
function readKept(given: unknown): Result<Kept> {
  const trouble = plainTrouble(given, 'kept');
  if (trouble !== null) return problem('state-broken', trouble);
  const { rules, resumedAt, state, log } = (given ?? {}) as Partial<Kept>;
  const isCount = (value: unknown): value is number =>
    typeof value === 'number' && Number.isInteger(value) && value >= 0;
  if (typeof rules !== 'object' || rules === null || !Object.values(rules).every(isCount))
    return problem('state-broken', 'kept.rules');
  if (resumedAt !== null && !isCount(resumedAt)) return problem('state-broken', 'kept.resumedAt');
  if (typeof state !== 'object' || state === null) return problem('state-broken', 'kept.state');
  if (!Array.isArray(log)) return problem('state-broken', 'kept.log');
  for (const [i, entry] of (log as readonly unknown[]).entries()) {
    const { audience, event } = (entry ?? {}) as Partial<LogEntry<unknown>>;
    const isEvent = typeof event === 'object' && event !== null && !Array.isArray(event);
    if (!Number.isInteger(audience) || !isEvent) return problem('state-broken', `kept.log[${i}]`);
  }
  return ok({ rules, resumedAt, state, log });
}

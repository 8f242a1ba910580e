import { isBotSystem } from '@tallyho/bots';
import {
  type Game,
  type Match,
  ok,
  problem,
  type Result,
  readRecord,
  reopen,
  type Seat,
  type TableState,
  type TableView,
} from '@tallyho/kernel';
import { createContext, useContext, useEffect, useState } from 'react';
import { type Advisers, BotClient } from '../bots/client.ts';
import type { SavedGame } from '../saved/saved-game.ts';
import { keepGame } from '../saved/shelf.ts';
import { listenTo } from '../sound/listen.ts';
import { type Guide, LocalSession } from './local-session.ts';
import { type Manners, plainManners } from './manners.ts';
import type { Session } from './session.ts';
import { leaveOutUntellable, type Tells } from './untellable.ts';

/** A lesson that is being flown, a situation that is tried, or a puzzle: what it begins with instead of a record, and who answers. */
export interface Course extends Guide {
  readonly match: Match;
  readonly advisers: Advisers;
  /** Whether nobody whispers here, and nothing is taken back; left out: no. */
  readonly isSilent?: boolean;
  /** The table is laid: at it the choices of the learner are made. */
  begins(choose: (seat: Seat, decision: number, choice: object) => void): void;
}

/** Whether another tab plays the game that is shown; this one only looks on. */
export const Following = createContext(false);

/** The lesson around a table; null: it is a game like any other. */
export const CourseAround = createContext<Course | null>(null);

type Opened<S extends TableState, C extends object, E, V extends TableView, O extends object> = Result<{
  readonly session: LocalSession<S, C, E, V, O>;
  readonly advisers: Advisers;
}>;

/**
 * A saved game, or the lesson around the table, as a session that plays as long as the table is looked at. `tells` puts
 * events into the words of the table; `manners` say what its players need not be asked.
 */
export function useSession<S extends TableState, C extends object, E, V extends TableView, O extends object>(
  game: Game<S, C, E, V, O>,
  saved: SavedGame,
  tells: Tells<S, C, E, V, O>,
  manners: Manners<V>,
): Result<{ readonly session: Session<C, E, V> }> {
  const course = useContext(CourseAround);
  const isFollowing = useContext(Following);
  const [opened] = useState(() =>
    course === null ? openSaved(game, saved, tells, manners, isFollowing) : openCourse(game, saved, course, manners),
  );
  useEffect(() => {
    if (!opened.ok) return;
    const { session, advisers } = opened.value;
    session.start();
    const silence = listenTo(session);
    return () => {
      silence();
      session.stop();
      advisers.close();
    };
  }, [opened]);
  return opened;
}

function openSaved<S extends TableState, C extends object, E, V extends TableView, O extends object>(
  game: Game<S, C, E, V, O>,
  saved: SavedGame,
  tells: Tells<S, C, E, V, O>,
  manners: Manners<V>,
  isFollowing: boolean,
): Opened<S, C, E, V, O> {
  const record = readRecord(saved.record);
  if (!record.ok) return record;
  const reopened = reopen(game, record.value, saved.kept);
  if (!reopened.ok) return reopened;
  const { match, from } = reopened.value;
  if (from === 'state') leaveOutUntellable(match, tells);
  if (!isBotSystem(game.id)) return problem('record-system', 'line 2', { found: game.id });
  const advisers = new BotClient(game.id);
  const keeper = isFollowing ? null : { keep: keepGame };
  return ok({ session: new LocalSession(match, saved, keeper, advisers, null, manners), advisers });
}

/** A lesson is not put on the shelf: it can be begun again at any time. */
function openCourse<S extends TableState, C extends object, E, V extends TableView, O extends object>(
  game: Game<S, C, E, V, O>,
  saved: SavedGame,
  course: Course,
  manners: Manners<V>,
): Opened<S, C, E, V, O> {
  const { match, advisers } = course;
  if (match.game.id !== game.id) return problem('record-system', saved.id, { found: match.game.id, wanted: game.id });
  // The lesson's script is of this very game, so its match is one of it.
  const own = match as unknown as Match<S, C, E, V, O>;
  const keeper = { keep: async () => 'kept' as const };
  const session = new LocalSession(own, saved, keeper, advisers, course, course.leads ? plainManners : manners);
  course.begins((seat, decision, choice) => void session.choose(seat, decision, choice as C));
  return ok({ session, advisers });
}

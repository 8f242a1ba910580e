import type { Language } from '@tallyho/words/language';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { NoGame } from '../page/no-game.tsx';
import { writeRoute } from '../page/route.ts';
import { CourseAround } from '../play/use-session.ts';
import type { SavedGame } from '../saved/saved-game.ts';
import { dates } from '../words/dates.ts';
import { useLanguage } from '../words/language.tsx';
import { AnswerSheet } from './answer-sheet.tsx';
import { keepAnswer, keptAnswers, watchAnswers } from './answers.ts';
import { chancesOf } from './chances.ts';
import { type Day, dayAt, isDay } from './day.ts';
import { fetchPuzzle, type Ready } from './load.ts';
import { playersOf } from './players.ts';
import { PuzzleBar } from './puzzle-bar.tsx';
import { PuzzleRun } from './puzzle-run.ts';
import { usePuzzleWords } from './words/words.ts';
import '../style/lessons.css';
import '../style/puzzle.css';

/** The puzzle of a day at its table; '': today's. */
export function PuzzlePage({ day: given }: { readonly day: string }) {
  const w = usePuzzleWords();
  const [today] = useState(() => dayAt(Date.now()));
  const day = given === '' ? today : given;
  const fetched = useFetched(day);
  if (!isDay(day))
    return (
      <NoGame title={w.noDay} help={w.noDayHelp}>
        <AllDays />
      </NoGame>
    );
  if (fetched === 'loading') return <p className="sheet notice">{w.loading}</p>;
  if (fetched === null)
    return (
      <NoGame title={w.none} help={w.noneHelp}>
        <AllDays />
      </NoGame>
    );
  return <Asked key={day} ready={fetched} />;
}

function AllDays() {
  const w = usePuzzleWords();
  return (
    <p>
      <a href={writeRoute({ page: 'puzzles' })}>{w.days}</a>
    </p>
  );
}

/** The puzzle over its table; when a choice has been made, what all of them are worth. */
function Asked({ ready }: { readonly ready: Ready }) {
  const { day, set, puzzle, match } = ready;
  const { language } = useLanguage();
  const w = usePuzzleWords();
  const answered = useSyncExternalStore(watchAnswers, keptAnswers).get(day) ?? null;
  const run = useMemo(() => {
    const [best] = chancesOf(set, puzzle);
    return new PuzzleRun(match, (choice) => {
      const text = match.game.write(match.state, choice, puzzle.seat);
      keepAnswer(day, { choice: text, isBest: text === best.choice });
    });
  }, [day, set, puzzle, match]);
  const title = w.of(dateIn(day, language));
  return (
    <div className="lesson puzzle">
      <PuzzleBar day={day} />
      {answered !== null && <AnswerSheet ready={ready} answered={answered} />}
      <CourseAround.Provider value={run}>
        <ready.room.Play saved={asGame(ready, title)} />
      </CourseAround.Provider>
    </div>
  );
}

const dateIn = (day: Day, language: Language): string =>
  dates(language, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day));

/** What a table wants to know of a game; nothing of it is kept. */
const asGame = ({ day, set, puzzle, match }: Ready, title: string): SavedGame => ({
  id: `puzzle-${day}`,
  system: set.system,
  title,
  players: playersOf(match, puzzle.seat),
  begun: 0,
  saved: 0,
  turn: match.state.turn,
  over: false,
  choices: 0,
  record: '',
  kept: null,
});

/** The puzzle of this day, as soon as it is there; null: there is none. */
function useFetched(day: Day): Ready | 'loading' | null {
  const [fetched, setFetched] = useState<{ readonly day: Day; readonly ready: Ready | null } | null>(null);
  useEffect(() => {
    let wanted = true;
    const tell = (ready: Ready | null): void => {
      if (wanted) setFetched({ day, ready });
    };
    if (isDay(day)) fetchPuzzle(day).then(tell, () => tell(null));
    return () => {
      wanted = false;
    };
  }, [day]);
  return fetched?.day === day ? fetched.ready : 'loading';
}

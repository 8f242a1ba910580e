import { useState, useSyncExternalStore } from 'react';
import { writeRoute } from '../page/route.ts';
import { Icon } from '../widgets/icon.tsx';
import { keptAnswers, watchAnswers } from './answers.ts';
import { dayAt } from './day.ts';
import { usePuzzleWords } from './words/words.ts';

/** The puzzle of the day on the start page: one line. */
export function PuzzleLine() {
  const w = usePuzzleWords();
  const [today] = useState(() => dayAt(Date.now()));
  const answered = useSyncExternalStore(watchAnswers, keptAnswers).get(today);
  const help = answered === undefined ? w.homeHelp : answered.isBest ? w.homeSolved : w.homeAnswered;
  return (
    <a className="puzzle-line" href={writeRoute({ page: 'puzzle', day: '' })}>
      <Icon of="calendar" />
      <span className="puzzle-line-title">{w.title}</span>
      <span>{help}</span>
    </a>
  );
}

import type { RuleId, TableState, TableView } from '@tallyho/kernel';
import type { ReactNode } from 'react';
import { writeRoute } from '../../page/route.ts';
import { RuleRef } from '../../rules/rule-ref.tsx';
import type { SavedGame } from '../../saved/saved-game.ts';
import { keepGame } from '../../saved/shelf.ts';
import { type Playable, rematch } from '../begin.ts';
import { useTableWords } from '../words/words.ts';
import { ResultTitle } from './result-title.tsx';

interface Props<S extends TableState, C extends object, E, V extends TableView, O extends object> {
  readonly playable: Playable<S, C, E, V, O>;
  readonly kept: SavedGame;
  readonly headline: string;
  readonly because: string;
  readonly rule: RuleId;
  /** What was counted, line by line. */
  readonly lines: readonly string[];
  /** How it went: charts. */
  readonly children: ReactNode;
}

/** After a game: who won and why, how it went, and what next. */
export function ResultFrame<S extends TableState, C extends object, E, V extends TableView, O extends object>({
  playable,
  kept,
  headline,
  because,
  rule,
  lines,
  children,
}: Props<S, C, E, V, O>) {
  const { result } = useTableWords();
  const again = (swapped: boolean): void => {
    const game = rematch(playable, kept, swapped);
    if (!game.ok) return;
    keepGame(game.value);
    window.location.hash = writeRoute({ page: 'play', game: game.value.id });
  };
  return (
    <section className="result sheet" aria-labelledby="result-title">
      <ResultTitle text={headline} />
      <p>
        {because} <RuleRef rule={rule} />
      </p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <div className="answers">
        <button type="button" className="primary" onClick={() => again(false)}>
          {result.again}
        </button>
        {kept.players.length === 2 && (
          <button type="button" onClick={() => again(true)}>
            {result.swap}
          </button>
        )}
        <a className="button" href={writeRoute({ page: 'retrace', game: kept.id, step: 0 })}>
          {result.replay}
        </a>
        <a href="#/">{result.home}</a>
      </div>
      <h3>{result.story}</h3>
      <div className="charts">{children}</div>
    </section>
  );
}

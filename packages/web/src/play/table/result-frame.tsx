import type { RuleId, TableState, TableView } from '@tallyho/kernel';
import { type ReactNode, useMemo } from 'react';
import { writeRoute } from '../../page/route.ts';
import { RuleRef } from '../../rules/rule-ref.tsx';
import type { SavedGame } from '../../saved/saved-game.ts';
import type { Playable } from '../begin.ts';
import { onwardFrom } from '../onward.ts';
import { wayBackFrom } from '../way-back.ts';
import { whoConceded } from '../who-conceded.ts';
import { useMatchWords } from '../words/match-words.ts';
import { useTableWords } from '../words/words.ts';
import { Fairness } from './fairness.tsx';
import { MatchPanel } from './match-panel.tsx';
import { ResultTitle } from './result-title.tsx';

interface Props<S extends TableState, C extends object, E, V extends TableView, O extends object> {
  readonly playable: Playable<S, C, E, V, O>;
  readonly kept: SavedGame;
  readonly headline: string;
  readonly because: string;
  readonly rule: RuleId;
  /** What was counted, line by line. */
  readonly lines: readonly string[];
  /** How it went, told here; left out: it is told in the debrief. */
  readonly children?: ReactNode;
}

/** After a game: who won and why, and what next. */
export function ResultFrame<S extends TableState, C extends object, E, V extends TableView, O extends object>({
  playable,
  kept,
  headline,
  because,
  rule,
  lines,
  children,
}: Props<S, C, E, V, O>) {
  const { result, table } = useTableWords();
  const back = wayBackFrom(kept);
  const isWhole = kept.kept === null || kept.kept.resumedAt === null;
  const hasDebrief = isWhole && children === undefined;
  const w = useMatchWords();
  const conceded = useMemo(() => whoConceded(kept), [kept]);
  const { series } = playable;
  const { place, again, toReturn, anotherMatch } = onwardFrom(playable, kept);
  return (
    <section className="result sheet" aria-labelledby="result-title">
      <ResultTitle text={headline} />
      <p>
        {conceded === null ? because : conceded === 'you' ? result.youConceded : result.conceded(conceded.name)}{' '}
        <RuleRef rule={rule} />
      </p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {series !== undefined && place !== null && <MatchPanel playable={playable} series={series} kept={kept} />}
      <div className="answers">
        {back !== null && (
          <a className="primary" href={back}>
            {table.toEditor}
          </a>
        )}
        {place?.game === 1 && (
          <button type="button" className="primary" onClick={toReturn}>
            {w.toReturn}
          </button>
        )}
        {hasDebrief && (
          <a
            className={place?.game === 1 || back !== null ? 'button' : 'primary'}
            href={writeRoute({ page: 'debrief', game: kept.id })}
          >
            {result.debrief}
          </a>
        )}
        {place?.game === 2 && (
          <button type="button" onClick={anotherMatch}>
            {w.another}
          </button>
        )}
        {place === null && (
          <button type="button" className={back === null && !hasDebrief ? 'primary' : ''} onClick={() => again(false)}>
            {result.again}
          </button>
        )}
        {place === null && kept.players.length === 2 && (
          <button type="button" onClick={() => again(true)}>
            {result.swap}
          </button>
        )}
        {!hasDebrief && (
          <a className="button" href={writeRoute({ page: 'retrace', game: kept.id, step: 0 })}>
            {result.replay}
          </a>
        )}
        <a href={writeRoute({ page: 'saved', search: '' })}>{result.games}</a>
      </div>
      {isWhole && <Fairness record={kept.record} />}
      {!hasDebrief && (
        <>
          <h3>{result.story}</h3>
          <div className="charts">{isWhole ? children : <p>{result.noStory}</p>}</div>
        </>
      )}
    </section>
  );
}

import { readRecord, replay, type TableState, type TableView } from '@tallyho/kernel';
import { useMemo } from 'react';
import { RuleRef } from '../../rules/rule-ref.tsx';
import { type MatchPlace, placeOf, type Score } from '../../saved/match-place.ts';
import type { SavedGame } from '../../saved/saved-game.ts';
import type { Playable } from '../begin.ts';
import { type MatchResult, matchResult, type Series, scoreOf } from '../two-games.ts';
import { useMatchWords } from '../words/match-words.ts';

interface Props<S extends TableState, C extends object, E, V extends TableView, O extends object> {
  readonly playable: Playable<S, C, E, V, O>;
  readonly series: Series<S>;
  readonly kept: SavedGame;
}

/** After a game of a match: how the match stands, or who has won it. */
export function MatchPanel<S extends TableState, C extends object, E, V extends TableView, O extends object>({
  playable: { game },
  series,
  kept,
}: Props<S, C, E, V, O>) {
  const w = useMatchWords();
  const state = useMemo(() => {
    const record = readRecord(kept.record);
    const played = record.ok ? replay(game, record.value) : record;
    return played.ok ? played.value.state : null;
  }, [game, kept.record]);
  const place = placeOf(kept);
  if (state === null || place === null) return null;
  const now = scoreOf(series, state);
  const seats = game.seats(state);
  const names = place.game === 1 ? seats : seats.toReversed();
  const unit = series.unitOf(state);
  const result = place.game === 1 ? null : matchResult(place.before, now, series.decidedBy);
  const rule = series.decidedBy === 'points' ? w.rule.points : w.rule.victories[unit];
  return (
    <section className="match" aria-labelledby="match-title">
      <h3 id="match-title">{result === null ? w.gameOf(1) : w.title}</h3>
      {result === null ? (
        <p>{w.halfway}</p>
      ) : (
        <p className="match-verdict">
          <strong>{result.winner === null ? w.drawn : w.wins(names[result.winner])}</strong> ({byWords(result)})
        </p>
      )}
      <Tally names={names} scores={scoresOf(place, now)} result={result} count={w[unit]} />
      <p className="legend">
        {rule} <RuleRef rule={series.rule} />
      </p>
    </section>
  );

  function byWords({ by }: MatchResult): string {
    if (by === null) return w.by.none;
    if (by === 'victories') return w.by.victories;
    return series.decidedBy === 'points' ? w.by.pointsAlone : w.by[unit];
  }
}

/** The games so far, each by player. */
const scoresOf = (place: MatchPlace, now: Score): readonly Score[] =>
  place.game === 1
    ? [now]
    : [place.before, { winner: now.winner === null ? null : 1 - now.winner, points: [now.points[1], now.points[0]] }];

interface TallyProps {
  readonly names: readonly string[];
  readonly scores: readonly Score[];
  readonly result: MatchResult | null;
  count(n: number): string;
}

function Tally({ names, scores, result, count }: TallyProps) {
  const w = useMatchWords();
  return (
    <table className="match-tally">
      <thead>
        <tr>
          <th scope="col">{w.player}</th>
          {scores.map((_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a game is its number
            <th key={at} scope="col">
              {w.game(at + 1)}
            </th>
          ))}
          {result !== null && <th scope="col">{w.total}</th>}
        </tr>
      </thead>
      <tbody>
        {([0, 1] as const).map((player) => (
          <tr key={player}>
            <th scope="row">{names[player]}</th>
            {scores.map(({ winner, points }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a game is its number
              <td key={at}>{w.cell({ won: winner === player, count: count(points[player]) })}</td>
            ))}
            {result !== null && (
              <td>{w.totalCell({ victories: result.victories[player], count: count(result.points[player]) })}</td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

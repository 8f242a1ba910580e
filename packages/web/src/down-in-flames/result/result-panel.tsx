import { writeRoute } from '../../page/route.ts';
import { RuleRef } from '../../rules/rule-ref.tsx';
import { keepGame } from '../../saved/shelf.ts';
import { rematch } from '../begin.ts';
import type { DuelSession } from '../model/engine.ts';
import type { TableModel } from '../model/use-model.ts';
import { type DuelWords, useDuelWords } from '../words/words.ts';
import { Charts } from './charts.tsx';

interface Props {
  readonly model: TableModel;
  readonly session: DuelSession;
  readonly seat: number;
}

/** After the fight: who won and why, how it went, and what next. */
export function ResultPanel({ model, session, seat }: Props) {
  const w = useDuelWords();
  const { outcome } = model.view;
  if (outcome === null) return null;
  const again = (swapped: boolean): void => {
    const game = rematch(session.kept, swapped);
    if (!game.ok) return;
    keepGame(game.value);
    window.location.hash = writeRoute({ page: 'play', game: game.value.id });
  };
  return (
    <section className="result sheet" aria-labelledby="result-title">
      <h2 id="result-title" className="stamp-large">
        {headline(w, model, seat)}
      </h2>
      <p>
        {becauseWords(w, outcome.because)} <RuleRef rule={outcome.because} />
      </p>
      <div className="answers">
        <button type="button" className="primary" onClick={() => again(false)}>
          {w.result.again}
        </button>
        {session.players.length === 2 && (
          <button type="button" onClick={() => again(true)}>
            {w.result.swap}
          </button>
        )}
        <a className="button" href={writeRoute({ page: 'retrace', game: session.id, step: 0 })}>
          {w.result.replay}
        </a>
        <a href="#/">{w.result.home}</a>
      </div>
      <h3>{w.result.story}</h3>
      <Charts record={session.kept.record} model={model} />
    </section>
  );
}

function headline(w: DuelWords, { view, names }: TableModel, seat: number): string {
  const winners = view.outcome?.winners ?? [];
  if (winners.length === 0) return w.result.draw;
  if (seat >= 0) return winners.includes(seat) ? w.result.victory : w.result.defeat;
  const [first] = winners;
  return w.result.wonBy(names.side(view.fixed.side[view.fixed.owner.indexOf(first)]));
}

function becauseWords({ result }: DuelWords, rule: string): string {
  const known: { readonly [rule: string]: string } = result.because;
  return known[rule] ?? result.becauseOther;
}

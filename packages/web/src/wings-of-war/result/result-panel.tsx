import { wingsOfWar } from '@tallyho/wings-of-war';
import { useTableWords } from '../../dogfight/words/words.ts';
import { writeRoute } from '../../page/route.ts';
import { rematch } from '../../play/begin.ts';
import { RuleRef } from '../../rules/rule-ref.tsx';
import { keepGame } from '../../saved/shelf.ts';
import { ChanceStory } from '../../story/chance-story.tsx';
import { wingsTable } from '../begin.ts';
import type { WingsSession } from '../model/engine.ts';
import type { TableModel } from '../model/use-model.ts';
import { eventSentence } from '../words/speak.ts';
import { useWingsWords, type WingsWords } from '../words/words.ts';
import { Charts } from './charts.tsx';

interface Props {
  readonly model: TableModel;
  readonly session: WingsSession;
  readonly seat: number;
}

/** After the fight: who won and why, how it went, and what next. */
export function ResultPanel({ model, session, seat }: Props) {
  const w = useWingsWords();
  const { result } = useTableWords();
  const { view, names, told } = model;
  if (view.outcome === null) return null;
  const again = (swapped: boolean): void => {
    const game = rematch(wingsTable, session.kept, swapped);
    if (!game.ok) return;
    keepGame(game.value);
    window.location.hash = writeRoute({ page: 'play', game: game.value.id });
  };
  const { winners, because } = view.outcome;
  const headline =
    winners.length === 0
      ? result.draw
      : seat >= 0
        ? winners.includes(seat)
          ? result.victory
          : result.defeat
        : result.wonBy(winners.map((each) => names.seat(each)).join(', '));
  const score = told.findLast(({ event }) => event === 'score');
  return (
    <section className="result sheet" aria-labelledby="result-title">
      <h2 id="result-title" className="stamp-large">
        {headline}
      </h2>
      <p>
        {becauseWords(w, because) ?? result.becauseOther} <RuleRef rule={because} />
      </p>
      {score !== undefined && <p>{eventSentence(w, view, names, score)}</p>}
      <div className="answers">
        <button type="button" className="primary" onClick={() => again(false)}>
          {result.again}
        </button>
        {session.players.length === 2 && (
          <button type="button" onClick={() => again(true)}>
            {result.swap}
          </button>
        )}
        <a className="button" href={writeRoute({ page: 'retrace', game: session.id, step: 0 })}>
          {result.replay}
        </a>
        <a href="#/">{result.home}</a>
      </div>
      <h3>{result.story}</h3>
      <Charts record={session.kept.record} model={model} />
      <ChanceStory game={wingsOfWar} saved={session.kept} seat={Math.max(0, seat)} />
    </section>
  );
}

function becauseWords({ result }: WingsWords, rule: string): string | undefined {
  const known: { readonly [rule: string]: string } = result.because;
  return known[rule];
}

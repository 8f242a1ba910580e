import { wingsOfWar } from '@tallyho/wings-of-war';
import { ResultFrame } from '../../play/table/result-frame.tsx';
import { useTableWords } from '../../play/words/words.ts';
import { ChanceStory } from '../../story/chance-story.tsx';
import { wingsTable } from '../begin.ts';
import type { WingsSession } from '../model/engine.ts';
import type { TableModel } from '../model/use-model.ts';
import { wingsTale } from '../tale.ts';
import { sayDeed } from '../words/say-deed.ts';
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
    <ResultFrame
      playable={wingsTable}
      kept={session.kept}
      headline={headline}
      because={becauseWords(w, because) ?? result.becauseOther}
      rule={because}
      lines={score === undefined ? [] : [eventSentence(w, view, names, score)]}
    >
      <Charts record={session.kept.record} model={model} />
      <ChanceStory game={wingsOfWar} tale={wingsTale} saved={session.kept} seat={Math.max(0, seat)} say={sayDeed} />
    </ResultFrame>
  );
}

function becauseWords({ result }: WingsWords, rule: string): string | undefined {
  const known: { readonly [rule: string]: string } = result.because;
  return known[rule];
}

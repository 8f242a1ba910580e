import { ResultFrame } from '../../play/table/result-frame.tsx';
import { useLanguage } from '../../words/language.tsx';
import { wingsTable } from '../begin.ts';
import type { WingsSession } from '../model/engine.ts';
import type { TableModel } from '../model/use-model.ts';
import { endOf } from '../words/end.ts';

interface Props {
  readonly model: TableModel;
  readonly session: WingsSession;
  readonly seat: number;
}

/** After the fight: who won and why, and what next. */
export function ResultPanel({ model, session, seat }: Props) {
  const { language } = useLanguage();
  const end = endOf(model, seat, language);
  const { finished } = session;
  if (end === null || finished === null) return null;
  const { headline, because, rule, lines } = end;
  return (
    <ResultFrame
      playable={wingsTable}
      kept={finished}
      headline={headline}
      because={because}
      rule={rule}
      lines={lines}
    />
  );
}

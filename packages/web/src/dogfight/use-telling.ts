import type { OpenDecision, Seat, TableView } from '@tallyho/kernel';
import { useMemo } from 'react';
import type { Session } from '../play/session.ts';
import { useLook } from '../play/use-look.ts';
import { useLanguage } from '../words/language.tsx';
import type { CardQuestion, Seen, Telling } from './scene.ts';

/** A table as one seat is told of it, in the language of the page. */
interface Told<C extends object, V extends TableView> {
  readonly view: V;
  readonly telling: Telling<C>;
  readonly decision: OpenDecision<C> | null;
  readonly question: CardQuestion<C> | null;
  readonly mayUndo: boolean;
}

/** What a seat sees and has been told, in the words of its room, and the question that is put to it. */
export function useTelling<C extends object, E, V extends TableView>(
  tell: (seen: Seen<V, E>) => Telling<C>,
  session: Session<C, E, V>,
  seat: Seat,
): Told<C, V> {
  const { language } = useLanguage();
  const { players } = session;
  const look = useLook(session, seat);
  return useMemo(() => {
    const { view, told, decision, mayUndo } = look;
    const telling = tell({ view, told, players, language });
    const question = decision === null ? null : telling.question(decision, decision.refusals);
    return { view, telling, decision, question, mayUndo };
  }, [tell, look, players, language]);
}

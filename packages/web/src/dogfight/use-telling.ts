import type { Decision, OpenDecision, Refusal, Seat, TableView } from '@tallyho/kernel';
import { useMemo } from 'react';
import { type DoneLine, withDone } from '../play/done-lines.ts';
import type { Done, Look } from '../play/look.ts';
import type { LineScene, QuestionScene } from '../play/scene.ts';
import type { Session } from '../play/session.ts';
import { useLook } from '../play/use-look.ts';
import { type TableWords, useTableWords } from '../play/words/words.ts';
import { useLanguage } from '../words/language.tsx';
import type { Seen, TravelLine } from './scene.ts';

/** What can be told to a seat: of a table in the sky, or of a desk between missions. */
interface Tellable<C extends object, Q extends QuestionScene<C>> {
  readonly scene: { readonly log: readonly LineScene[] };
  say(kind: string, choice: C): string;
  question(decision: Decision<C>, refusals: readonly Refusal<C>[]): Q;
}

/** A table as one seat is told of it, in the language of the page. */
interface Told<C extends object, V extends TableView, Q extends QuestionScene<C>, T extends Tellable<C, Q>> {
  readonly view: V;
  readonly telling: T;
  readonly decision: OpenDecision<C> | null;
  readonly question: Q | null;
  /** What is just being answered for the seat, in words; '': nothing. */
  readonly forced: string;
  readonly mayUndo: boolean;
}

/** What a seat sees and has been told, in the words of its room, and the question that is put to it. */
export function useTelling<
  C extends object,
  E,
  V extends TableView,
  Q extends QuestionScene<C>,
  T extends Tellable<C, Q>,
>(tell: (seen: Seen<V, E>) => T & Tellable<C, Q>, session: Session<C, E, V>, seat: Seat): Told<C, V, Q, T> {
  const { language } = useLanguage();
  const { table: w } = useTableWords();
  const { players } = session;
  const look = useLook(session, seat);
  const tellDone = useMemo(
    () => doneTeller((view: V, told: readonly E[]) => tell({ view, told, players, language }), w),
    [tell, players, language, w],
  );
  return useMemo(() => {
    const { view, told, decision, done, mayUndo } = look;
    const plain = tell({ view, told, players, language });
    const log = withDone(plain.scene.log, done, (each) => tellDone(each, told));
    const telling = { ...plain, scene: { ...plain.scene, log } };
    const question = decision === null ? null : telling.question(decision, decision.refusals);
    return { view, telling, decision, question, forced: forcedWords(telling, look, w), mayUndo };
  }, [tell, look, players, language, tellDone, w]);
}

/** Tells what was answered for a seat, in the words of the moment when it was; once each. */
function doneTeller<C extends object, E, V extends TableView>(
  tell: (view: V, told: readonly E[]) => Tellable<C, QuestionScene<C>>,
  w: TableWords['table'],
): (done: Done<C, V>, told: readonly E[]) => DoneLine<TravelLine> {
  const lines = new WeakMap<Done<C, V>, DoneLine<TravelLine>>();
  return (done, told) => {
    const known = lines.get(done);
    if (known !== undefined) return known;
    const then = tell(done.view, told.slice(0, done.told));
    const text = w.doneForYou(then.say(done.kind, done.choice));
    const line: TravelLine = { text, rule: done.because, weight: '', travel: null, deed: null };
    const fresh = { before: then.scene.log, line };
    lines.set(done, fresh);
    return fresh;
  };
}

/** Says what is answered for a seat, because there is nothing else to answer. */
function forcedWords<C extends object, E, V extends TableView>(
  telling: Tellable<C, QuestionScene<C>>,
  { forced }: Look<C, E, V>,
  w: TableWords['table'],
): string {
  if (forced === null) return '';
  const [option] = telling.question(forced, []).buttons.options;
  return option?.isPass === true ? w.nothingToPlay : w.onlyAnswer(telling.say(forced.kind, forced.options[0]));
}

import { useState } from 'react';
import { tableKeys } from '../../play/keys.ts';
import { Waiting } from '../../play/table/waiting.tsx';
import { useTableWords } from '../../play/words/words.ts';
import { useLanguage } from '../../words/language.tsx';
import type { Screening } from '../film/screening.ts';
import type { WingsLook, WingsSession } from '../model/engine.ts';
import type { Orders } from '../model/orders.ts';
import type { TableModel } from '../model/use-model.ts';
import { filmSentence } from '../words/film-sentence.ts';
import { sayChoice } from '../words/say-choice.ts';
import { useWingsWords } from '../words/words.ts';

interface Props {
  readonly session: WingsSession;
  readonly orders: Orders;
  readonly model: TableModel;
  readonly screening: Screening;
  readonly look: WingsLook;
}

/** Nothing is asked of the one at the screen: what there is to watch, or for whom one waits. */
export function Watching({ session, orders, model, screening, look }: Props) {
  const { seat, mayUndo } = look;
  const w = useWingsWords();
  const t = useTableWords();
  const { language } = useLanguage();
  const { beat, part, isPlaying, isPaused, speed, pause, resume, setSpeed, back, finishPart, skip } = screening;
  if (isPlaying)
    return (
      <section className="decide waiting">
        <p className="prompt" aria-live="polite">
          {beat !== null && filmSentence(w, model, beat, part)}
        </p>
        <div className="answers">
          <button type="button" className="quiet" onClick={isPaused ? resume : pause}>
            {isPaused ? w.film.resume : w.film.pause}
          </button>
          <button
            type="button"
            className="quiet"
            aria-pressed={speed === 2}
            onClick={() => setSpeed(speed === 2 ? 1 : 2)}
          >
            {w.film.twice}
          </button>
          <button type="button" className="quiet" onClick={back}>
            {w.film.back}
          </button>
          <button type="button" className="quiet" data-key={tableKeys.go} onClick={finishPart}>
            {w.film.finishPart}
          </button>
          <button type="button" className="quiet" onClick={skip}>
            {w.table.skip}
          </button>
        </div>
      </section>
    );
  if (orders.hasLaid(seat)) return <Laid orders={orders} seat={seat} />;
  const awaited = model.view.asks.find(({ answered }) => !answered)?.seat ?? -1;
  return (
    <Waiting
      session={session}
      seat={seat}
      awaited={awaited}
      forced={look.forced === null ? '' : t.table.onlyAnswer(sayChoice(look, look.forced.options[0], language))}
      canUndo={mayUndo}
    />
  );
}

/** WOW-MOVE-01 — one's own cards lie face down, and may be taken up until all have planned. */
function Laid({ orders, seat }: { readonly orders: Orders; readonly seat: number }) {
  const w = useWingsWords();
  const [isRecalled, setRecalled] = useState(orders.isRecalled(seat));
  return (
    <section className="decide waiting">
      <p className="prompt">{isRecalled ? w.table.willRecall : w.table.waitingOthers}</p>
      {!isRecalled && (
        <button
          type="button"
          className="quiet"
          onClick={() => {
            orders.recall(seat);
            setRecalled(true);
          }}
        >
          {w.table.recall}
        </button>
      )}
    </section>
  );
}

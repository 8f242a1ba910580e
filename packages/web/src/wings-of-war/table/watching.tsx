import { useState } from 'react';
import { tableKeys } from '../../play/keys.ts';
import { Waiting } from '../../play/table/waiting.tsx';
import { useTableWords } from '../../play/words/words.ts';
import { useLanguage } from '../../words/language.tsx';
import type { WingsLook, WingsSession } from '../model/engine.ts';
import type { Orders } from '../model/orders.ts';
import type { TableModel } from '../model/use-model.ts';
import { sayChoice } from '../words/say-choice.ts';
import { cardName } from '../words/speak.ts';
import { useWingsWords } from '../words/words.ts';
import type { Screening } from './use-film.ts';

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
  const { beat, part, isPlaying, skip } = screening;
  const revealed = [...(beat?.flights ?? [])].map(
    ([plane, { card }]) => `${model.names.badge(plane)} ${cardName(w, card)}`,
  );
  if (isPlaying)
    return (
      <section className="decide waiting">
        <p className="prompt">{part === 'fire' ? w.table.firing : w.table.flying(beat?.phase ?? 1)}</p>
        {part === 'flight' && <p className="revealed">{revealed.join(' · ')}</p>}
        <button type="button" className="quiet" data-key={tableKeys.go} onClick={skip}>
          {w.table.skip}
        </button>
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

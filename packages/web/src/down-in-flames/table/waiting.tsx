import { useWords } from '../../words/language.tsx';
import type { DuelSession } from '../model/engine.ts';
import type { TableModel } from '../model/use-model.ts';
import { useDuelWords } from '../words/words.ts';

interface Props {
  readonly model: TableModel;
  readonly session: DuelSession;
  readonly canUndo: boolean;
  onUndo(): void;
}

/** Nothing is asked of the one at the screen: whose turn it is to think. */
export function Waiting({ model: { view }, session, canUndo, onUndo }: Props) {
  const t = useWords();
  const w = useDuelWords();
  const seat = view.asks.find(({ answered }) => !answered)?.seat ?? -1;
  const player = session.players[seat];
  const who = player?.kind === 'bot' ? t.levels[player.level] : (view.fixed.seats[seat] ?? '');
  return (
    <section className="decide waiting">
      <p className="prompt">{player?.kind === 'bot' ? w.table.thinking(who) : w.table.waiting(who)}</p>
      {canUndo && (
        <button type="button" className="quiet" onClick={onUndo}>
          {w.table.undo}
        </button>
      )}
    </section>
  );
}

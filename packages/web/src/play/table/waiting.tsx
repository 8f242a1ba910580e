import type { Player } from '../../saved/players.ts';
import { useWords } from '../../words/language.tsx';
import { useTableWords } from '../words/words.ts';

interface Props {
  readonly player: Player | undefined;
  readonly name: string;
  readonly canUndo: boolean;
  onUndo(): void;
}

/** Nothing is asked of the one at the screen: whose turn it is to think. */
export function Waiting({ player, name, canUndo, onUndo }: Props) {
  const t = useWords();
  const w = useTableWords();
  return (
    <section className="decide waiting">
      <p className="prompt">
        {player?.kind === 'bot' ? w.table.thinking(t.levels[player.level]) : w.table.waiting(name)}
      </p>
      {canUndo && (
        <button type="button" className="quiet" onClick={onUndo}>
          {w.table.undo}
        </button>
      )}
    </section>
  );
}

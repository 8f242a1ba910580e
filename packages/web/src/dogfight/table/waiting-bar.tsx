import type { Player } from '../../saved/players.ts';
import { useWords } from '../../words/language.tsx';
import { useDogfightWords } from '../words/words.ts';
import { Icon } from './icons.tsx';

interface Props {
  readonly player: Player | undefined;
  readonly name: string;
  readonly canUndo: boolean;
  onUndo(): void;
}

/** Nothing is asked of the one at the screen: whose turn it is to think, in the same bar. */
export function WaitingBar({ player, name, canUndo, onUndo }: Props) {
  const t = useWords();
  const { table } = useDogfightWords();
  return (
    <section className="decide waiting bar">
      <div className="ask short">
        <p className="prompt">
          {player?.kind === 'bot' ? table.thinking(t.levels[player.level]) : table.waiting(name)}
        </p>
      </div>
      {canUndo && (
        <span className="tools">
          <button type="button" className="tool" aria-label={table.undo} title={table.undo} onClick={onUndo}>
            <Icon of="undo" />
          </button>
        </span>
      )}
    </section>
  );
}

import { exportGame } from '../../saved/files.ts';
import type { SavedGame } from '../../saved/saved-game.ts';
import { useWords } from '../../words/language.tsx';
import type { Trouble } from '../session.ts';
import { useTableWords } from '../words/words.ts';

interface Props {
  readonly trouble: Trouble | null;
  readonly kept: SavedGame;
  onRetry(): void;
}

/** Something around the game went wrong: what, that nothing is lost, and what to do. */
export function TroubleNotice({ trouble, kept, onRetry }: Props) {
  const t = useWords();
  const w = useTableWords();
  if (trouble === null) return null;
  if (trouble === 'bot-silent')
    return (
      <div className="notice failure sheet" role="alert">
        <p>{w.table.botSilent}</p>
        <button type="button" onClick={onRetry}>
          {w.table.askAgain}
        </button>
      </div>
    );
  if (trouble === 'overtaken')
    return (
      <div className="notice failure sheet" role="alert">
        <p>{w.table.overtaken}</p>
        <button type="button" onClick={() => window.location.reload()}>
          {w.table.loadAgain}
        </button>
      </div>
    );
  return (
    <div className="notice failure sheet" role="alert">
      <p>{t.storeTroubles[trouble]}</p>
      <button type="button" onClick={() => exportGame(kept)}>
        {w.table.exportGame}
      </button>
    </div>
  );
}

import { saveFile } from '../../saved/files.ts';
import type { SavedGame } from '../../saved/saved-game.ts';
import type { Trouble } from '../session.ts';
import { useTableWords } from '../words/words.ts';

interface Props {
  readonly trouble: Trouble | null;
  readonly kept: SavedGame;
  onRetry(): void;
}

/** Something around the game went wrong: what, that nothing is lost, and what to do. */
export function TroubleNotice({ trouble, kept, onRetry }: Props) {
  const w = useTableWords();
  if (trouble === null) return null;
  return (
    <div className="notice failure sheet" role="alert">
      {trouble === 'not-saved' ? (
        <>
          <p>{w.table.notSaved}</p>
          <button type="button" onClick={() => saveFile(`${kept.id}.tallyho`, kept.record)}>
            {w.table.exportGame}
          </button>
        </>
      ) : (
        <>
          <p>{w.table.botSilent}</p>
          <button type="button" onClick={onRetry}>
            {w.table.askAgain}
          </button>
        </>
      )}
    </div>
  );
}

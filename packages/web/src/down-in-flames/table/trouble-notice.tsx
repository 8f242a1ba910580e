import { saveFile } from '../../saved/files.ts';
import type { DuelSession } from '../model/engine.ts';
import { useDuelWords } from '../words/words.ts';

/** Something around the game went wrong: what, that nothing is lost, and what to do. */
export function TroubleNotice({ session }: { readonly session: DuelSession }) {
  const w = useDuelWords();
  if (session.trouble === null) return null;
  return (
    <div className="notice failure sheet" role="alert">
      {session.trouble === 'not-saved' ? (
        <>
          <p>{w.table.notSaved}</p>
          <button type="button" onClick={() => saveFile(`${session.id}.tallyho`, session.kept.record)}>
            {w.table.exportGame}
          </button>
        </>
      ) : (
        <>
          <p>{w.table.botSilent}</p>
          <button type="button" onClick={() => session.retry()}>
            {w.table.askAgain}
          </button>
        </>
      )}
    </div>
  );
}

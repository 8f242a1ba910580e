import { useWords } from '../../words/language.tsx';
import type { Session } from '../session.ts';
import { useTableWords } from '../words/words.ts';

export type Troubled = Pick<Session, 'trouble' | 'keeper' | 'retry'>;

/** Something around the game went wrong: what, that nothing is lost, and what to do. */
export function TroubleNotice({ session }: { readonly session: Troubled }) {
  const { trouble, keeper } = session;
  const t = useWords();
  const w = useTableWords();
  if (trouble === null) return null;
  if (trouble === 'bot-silent')
    return (
      <div className="notice failure sheet" role="alert">
        <p>{w.table.botSilent}</p>
        <button type="button" onClick={() => session.retry()}>
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
      {keeper !== null && (
        <button type="button" onClick={() => keeper.exportGame()}>
          {w.table.exportGame}
        </button>
      )}
    </div>
  );
}

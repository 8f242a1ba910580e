import { useId, useState } from 'react';
import { writeRoute } from '../page/route.ts';
import { exportGame, isFromTheFirstCard } from '../saved/files.ts';
import type { SavedGame } from '../saved/saved-game.ts';
import { useWords } from '../words/language.tsx';
import { titleIn } from '../words/titles.ts';

type Shared =
  | { readonly state: 'copied' | 'there'; readonly link: string }
  | { readonly state: 'too-long' | 'no-record' };

/**
 * The whole game as a link, into the clipboard if the browser lets us; one that would be too long is offered as a file.
 */
export function ShareButton({ game }: { readonly game: SavedGame }) {
  const t = useWords();
  const id = useId();
  const [shared, setShared] = useState<Shared | null>(null);
  const share = async (): Promise<void> => {
    if (!isFromTheFirstCard(game)) return setShared({ state: 'no-record' });
    const { packRecord } = await import('../saved/link.ts');
    const packed = await packRecord(game.record);
    if (!packed.ok) return setShared({ state: 'too-long' });
    const link = new URL(writeRoute({ page: 'shared', packed: packed.text }), window.location.href).href;
    const isCopied = await copy(link);
    setShared({ state: isCopied ? 'copied' : 'there', link });
  };
  return (
    <>
      <button
        type="button"
        onClick={() => void share()}
        aria-label={`${t.shareGame}${t.colon} ${titleIn(game.title, t)}`}
      >
        {t.shareGame}
      </button>
      {shared !== null && (
        <div className="shared-link" role="status">
          {!('link' in shared) ? (
            <>
              <p>{shared.state === 'no-record' ? t.linkNoRecord : t.linkTooLong}</p>
              <button type="button" onClick={() => exportGame(game)}>
                {t.exportGame}
              </button>
            </>
          ) : (
            <>
              <label htmlFor={id}>{shared.state === 'copied' ? t.linkCopied : t.linkThere}</label>
              <input id={id} type="text" readOnly value={shared.link} onFocus={({ target }) => target.select()} />
              {!game.over && <p>{t.linkShowsCards}</p>}
            </>
          )}
        </div>
      )}
    </>
  );
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

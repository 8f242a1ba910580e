import { useId, useState } from 'react';
import type { KeptPack } from '../content/packs.ts';
import { linkTo, savePack } from './out.ts';
import { useEditorWords } from './words/words.ts';

type Shared = { readonly link: string; readonly isCopied: boolean } | 'too-long';

/** A pack for somebody else: as a link into the clipboard, or as a file. */
export function SharePack({ kept }: { readonly kept: KeptPack }) {
  const w = useEditorWords();
  const id = useId();
  const [shared, setShared] = useState<Shared | null>(null);
  const share = async (): Promise<void> => {
    const link = await linkTo(kept, window.location.href);
    setShared(link === null ? 'too-long' : { link, isCopied: await copied(link) });
  };
  return (
    <div className="share-pack">
      <div className="answers">
        <button type="button" className="button" onClick={() => void share()}>
          {w.copyLink}
        </button>
        <button type="button" className="button" onClick={() => savePack(kept)}>
          {w.exportPack}
        </button>
      </div>
      <div role="status">
        {shared === 'too-long' && <p>{w.linkTooLong}</p>}
        {shared !== null && shared !== 'too-long' && (
          <p className="shared-link">
            <label htmlFor={id}>{shared.isCopied ? w.linkCopied : w.linkThere}</label>
            <input id={id} type="text" readOnly value={shared.link} onFocus={({ target }) => target.select()} />
          </p>
        )}
      </div>
    </div>
  );
}

async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

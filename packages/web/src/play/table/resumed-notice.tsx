import { useState } from 'react';
import type { SavedGame } from '../../saved/saved-game.ts';
import { useTableWords } from '../words/words.ts';

/** Who has read it needs not read it again at every table of the evening. */
const read = new Set<string>();

/** A game that went on from its state, because the rules have changed since it was begun: says so, once. */
export function ResumedNotice({ kept: { id, kept } }: { readonly kept: SavedGame }) {
  const w = useTableWords();
  const [isRead, setRead] = useState(read.has(id));
  if (isRead || kept === null || kept.resumedAt === null) return null;
  const close = (): void => {
    read.add(id);
    setRead(true);
  };
  return (
    <div className="notice sheet" role="status">
      <p>{w.table.resumed}</p>
      <button type="button" onClick={close}>
        {w.table.understood}
      </button>
    </div>
  );
}

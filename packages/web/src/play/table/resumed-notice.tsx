import { useState } from 'react';
import type { Session } from '../session.ts';
import { useTableWords } from '../words/words.ts';

/** Who has read it needs not read it again at every table of the evening. */
const read = new Set<string>();

export type Resumed = Pick<Session, 'id' | 'isResumed'>;

/** A game that went on from its state, because the rules have changed since it was begun: says so, once. */
export function ResumedNotice({ session: { id, isResumed } }: { readonly session: Resumed }) {
  const w = useTableWords();
  const [isRead, setRead] = useState(read.has(id));
  if (isRead || !isResumed) return null;
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

import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { keyList, tableKeys } from '../keys.ts';
import { useTableWords } from '../words/words.ts';

/** A button that shows all keys of the table; `more`: what this table has besides. */
export function KeysSheet({ more = '' }: { readonly more?: string }) {
  const { table } = useTableWords();
  const sheet = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button type="button" data-key={tableKeys.keys} onClick={() => sheet.current?.showModal()}>
        {table.keys}
      </button>
      {createPortal(
        <dialog ref={sheet} className="keys-sheet sheet" aria-labelledby="keys-title">
          <h2 id="keys-title">{table.keys}</h2>
          <dl>
            {keyList.map(([does, keys]) => (
              <div key={does}>
                <dt>
                  <kbd>{does === 'go' ? table.spaceBar : keys}</kbd>
                </dt>
                <dd>{table.keysDo[does]}</dd>
              </div>
            ))}
          </dl>
          {more !== '' && <p>{more}</p>}
          <button type="button" className="primary" onClick={() => sheet.current?.close()}>
            {table.close}
          </button>
        </dialog>,
        document.body,
      )}
    </>
  );
}

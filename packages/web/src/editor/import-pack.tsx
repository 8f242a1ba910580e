import { MOST_DATA } from '@tallyho/kernel';
import { type ChangeEvent, useState } from 'react';
import { useLanguage } from '../words/language.tsx';
import { type Brought, readBrought } from './brought.ts';
import { PackArrival } from './pack-arrival.tsx';
import { sayTrouble } from './trouble.ts';
import { useEditorWords } from './words/words.ts';

/** A letter takes no more than this in a file. */
const MOST_BYTES = 4;

/** A pack from a file, of whatever game; it is looked at before it is taken in. */
export function ImportPack() {
  const { t, language } = useLanguage();
  const w = useEditorWords();
  const [said, setSaid] = useState('');
  const [brought, setBrought] = useState<Brought | null>(null);
  const read = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0];
    if (file === undefined) return;
    const bringing =
      file.size > MOST_DATA * MOST_BYTES ? ({ ok: false, why: 'too-large' } as const) : readBrought(await file.text());
    // The same file can be chosen again.
    target.value = '';
    setBrought(bringing.ok ? bringing.brought : null);
    setSaid(bringing.ok ? '' : sayTrouble(bringing, w, language));
  };
  const cancel = (): void => {
    setBrought(null);
    setSaid(t.importCancelled);
  };
  return (
    <div className="import">
      <label className="button">
        {w.importPack}
        <input type="file" accept=".json,application/json" onChange={(event) => void read(event)} />
      </label>
      <p role="status">{said}</p>
      {brought !== null && <PackArrival brought={brought} onCancel={cancel} />}
    </div>
  );
}

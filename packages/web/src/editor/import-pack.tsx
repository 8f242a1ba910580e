import { excessOf, MOST_DATA } from '@tallyho/kernel';
import { type Language, number, sentence } from '@tallyho/words';
import { type ChangeEvent, useState } from 'react';
import type { AnyPack, Catalogue } from '../content/catalogue.ts';
import { freeName, isPackName, keepPack, packsOf } from '../content/packs.ts';
import { useLanguage } from '../words/language.tsx';
import type { EditorWords } from './words/en.ts';
import { useEditorWords } from './words/words.ts';

const MEGABYTE = 1_000_000;

/** A pack from a file. One with mistakes is taken in too, to be mended; it cannot be used before. */
export function ImportPack({ catalogue }: { readonly catalogue: Catalogue }) {
  const { t, language } = useLanguage();
  const w = useEditorWords();
  const [said, setSaid] = useState('');
  const [twin, setTwin] = useState<AnyPack | null>(null);
  const keep = (pack: AnyPack): void => {
    const isValid = catalogue.check(pack).length === 0;
    setTwin(null);
    setSaid(keepPack({ pack, isValid, isUsed: isValid }) ? w.imported(pack.pack) : t.noRoom);
  };
  const read = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0];
    if (file === undefined) return;
    setTwin(null);
    const pack = await readPackFile(file, catalogue.system, w, language);
    target.value = '';
    if (typeof pack === 'string') return setSaid(pack);
    if (!packsOf(catalogue.system).some((kept) => kept.pack.pack === pack.pack)) return keep(pack);
    setSaid('');
    setTwin(pack);
  };
  const cancel = (): void => {
    setTwin(null);
    setSaid(t.importCancelled);
  };
  return (
    <div className="import">
      <label className="button">
        {w.importPack}
        <input type="file" accept=".json,application/json" onChange={(event) => void read(event)} />
      </label>
      <p role="status">{said}</p>
      {twin !== null && <Twin pack={twin} onKeep={keep} onCancel={cancel} />}
    </div>
  );
}

interface TwinProps {
  readonly pack: AnyPack;
  onKeep(pack: AnyPack): void;
  onCancel(): void;
}

/** There is a pack of this name already: nobody's work is replaced without being asked. */
function Twin({ pack, onKeep, onCancel }: TwinProps) {
  const { t } = useLanguage();
  const w = useEditorWords();
  const other = freeName(
    pack.pack,
    packsOf(pack.system).map((kept) => kept.pack.pack),
  );
  return (
    <div className="sheet notice" role="alert">
      <p>{w.twin(pack.pack)}</p>
      <div className="answers">
        <button type="button" onClick={() => onKeep({ ...pack, pack: other })}>
          {w.keepBoth(other)}
        </button>
        <button type="button" onClick={() => onKeep(pack)}>
          {w.replace}
        </button>
        <button type="button" onClick={onCancel}>
          {t.cancel}
        </button>
      </div>
    </div>
  );
}

/** The pack in a file, or what is to be said about it. */
async function readPackFile(file: File, system: string, w: EditorWords, language: Language): Promise<AnyPack | string> {
  if (file.size > MOST_DATA)
    return w.tooLarge(number(file.size / MEGABYTE, language), number(MOST_DATA / MEGABYTE, language));
  const pack = readPack(await file.text());
  if (pack === null) return w.notJson;
  if (pack.system !== system || typeof pack.pack !== 'string') return w.notAPack;
  const excess = excessOf(pack);
  if (excess !== null) return sentence(excess, language);
  return isPackName(pack.pack) ? (pack as AnyPack) : w.badName;
}

function readPack(text: string): Partial<AnyPack> | null {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? (read as Partial<AnyPack>) : null;
  } catch {
    return null;
  }
}

import { type ChangeEvent, useState } from 'react';
import { saveFile } from '../saved/files.ts';
import { type LogFault, MOST_CHARACTERS, readLog, writeLog } from './log-file.ts';
import { enterAll, logBook } from './log-store.ts';
import { useCareerWords } from './words/words.ts';

type Came = { readonly added: number } | { readonly fault: LogFault; readonly place: string };

/** Reads a file in, and says what came of it. */
async function take(file: File): Promise<Came> {
  // A file has at least as many bytes as characters.
  if (file.size > MOST_CHARACTERS * 4) return { fault: 'too-large', place: '' };
  const read = readLog(await file.text());
  if (!read.ok) return { fault: read.fault, place: read.place };
  const before = logBook().sorties.length;
  enterAll(read.log);
  return { added: logBook().sorties.length - before };
}

/** The log book as a file: taken along, and read in again. */
export function LogFile() {
  const w = useCareerWords();
  const [came, setCame] = useState<Came | null>(null);
  const chosen = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? [];
    if (file !== undefined) setCame(await take(file).catch((): Came => ({ fault: 'not-json', place: '' })));
    target.value = '';
  };
  return (
    <section className="sheet log-file" aria-labelledby="log-file">
      <h2 id="log-file">{w.file}</h2>
      <p>{w.fileHelp}</p>
      <div className="log-book-ways import">
        <button type="button" className="button" onClick={() => saveFile('tally-ho-log.json', writeLog(logBook()))}>
          {w.save}
        </button>
        <label className="button">
          {w.read}
          <input type="file" accept=".json,application/json" onChange={(event) => void chosen(event)} />
        </label>
      </div>
      <div role="status">
        {came !== null && 'added' in came && <p>{w.added(came.added)}</p>}
        {came !== null && 'fault' in came && (
          <p className="failure">
            {w.notRead} {w.faults[came.fault]} {came.place !== '' && w.at(came.place)}
          </p>
        )}
      </div>
    </section>
  );
}

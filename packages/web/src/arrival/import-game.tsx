import { MOST_RECORD } from '@tallyho/kernel';
import { number } from '@tallyho/words';
import type { ChangeEvent } from 'react';
import type { Waiting } from '../saved/import-replay.ts';
import { keepGame } from '../saved/shelf.ts';
import { useLanguage } from '../words/language.tsx';
import { titleIn } from '../words/titles.ts';
import { Arrival } from './arrival.tsx';
import { ImportProgress } from './import-progress.tsx';
import type { Heard } from './import-text.ts';
import { useImport } from './use-import.ts';

const MEGABYTE = 1_000_000;

/** A game from a file. A broken one is said to be broken, with the place; nothing else changes. */
export function ImportGame() {
  const { t, language } = useLanguage();
  const { stage, begin, cancel } = useImport();
  const read = async (file: File, waiting: Waiting): Promise<Heard> => {
    if (file.size > MOST_RECORD) {
      const [found, most] = [file.size, MOST_RECORD].map((size) => number(size / MEGABYTE, language));
      return { ok: false, said: [t.importFailed, t.fileTooLarge(found, most)] };
    }
    const text = await file.text();
    const { importText } = await import('./import-text.ts');
    const heard = await importText(text, t, language, waiting);
    if (heard.ok) void keepGame(heard.game);
    return heard;
  };
  const chosen = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const file = target.files?.[0];
    if (file === undefined) return;
    begin(async (waiting) => {
      const heard = await read(file, waiting);
      target.value = '';
      return heard;
    });
  };
  return (
    <div className="import">
      <label className="button">
        {t.importGame}
        <input type="file" accept=".tallyho,.txt,text/plain" onChange={chosen} />
      </label>
      {stage.now === 'reading' && <ImportProgress at={stage.at} onCancel={cancel} />}
      <div role="status">{stage.now === 'heard' && <Result heard={stage.heard} />}</div>
    </div>
  );
}

function Result({ heard }: { readonly heard: Heard }) {
  const { t } = useLanguage();
  if (heard.ok)
    return (
      <div className="sheet notice">
        <p>{t.imported(titleIn(heard.game.title, t))}</p>
        <Arrival key={heard.game.id} game={heard.game} />
      </div>
    );
  return (
    <div className="sheet notice failure">
      {heard.said.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

import { type ChangeEvent, useState } from 'react';
import { useLanguage } from '../words/language.tsx';
import { Arrival } from './arrival.tsx';
import type { Heard } from './import-text.ts';
import { keepGame } from './shelf.ts';

/** A game from a file. A broken one is said to be broken, with the place; nothing else changes. */
export function ImportGame() {
  const { t, language } = useLanguage();
  const [heard, setHeard] = useState<Heard | null>(null);
  const read = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0];
    if (file === undefined) return;
    try {
      const text = await file.text();
      target.value = '';
      const { importText } = await import('./import-text.ts');
      const next = await importText(text, t, language);
      if (next.ok) keepGame(next.game);
      setHeard(next);
    } catch {
      setHeard({ ok: false, said: [t.gameNotLoaded] });
    }
  };
  return (
    <div className="import">
      <label className="button">
        {t.importGame}
        <input type="file" accept=".tallyho,.txt,text/plain" onChange={(event) => void read(event)} />
      </label>
      <div role="status">
        {heard !== null && !heard.ok && (
          <div className="sheet notice failure">
            {heard.said.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        )}
        {heard?.ok && (
          <div className="sheet notice">
            <p>{t.imported(heard.game.title)}</p>
            <Arrival key={heard.game.id} game={heard.game} />
          </div>
        )}
      </div>
    </div>
  );
}

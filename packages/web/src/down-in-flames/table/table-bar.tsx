import { useState } from 'react';
import { LanguageSwitch } from '../../page/language-switch.tsx';
import { keepPace, keptPace, paces } from '../../play/pace.ts';
import { saveFile } from '../../saved/files.ts';
import type { DuelSession } from '../model/engine.ts';
import type { TableModel } from '../model/use-model.ts';
import { useDuelWords } from '../words/words.ts';
import { turnWords } from './words-panel.tsx';

interface Props {
  readonly model: TableModel;
  readonly session: DuelSession;
  readonly explained: boolean;
  readonly guided: boolean;
  onExplain(on: boolean): void;
  onGuide(on: boolean): void;
  onPanels(): void;
}

/** Above the table: which turn it is, and what can be set. */
export function TableBar({ model, session, explained, guided, onExplain, onGuide, onPanels }: Props) {
  const w = useDuelWords();
  const [pace, setPace] = useState(keptPace);
  return (
    <div className="table-bar">
      <strong className="turn">{turnWords(model, w.table)}</strong>
      <details className="settings">
        <summary aria-label={w.table.option}>⚙</summary>
        <div className="sheet">
          <label>
            {w.table.pace}{' '}
            <select
              value={pace}
              onChange={({ target }) => {
                const next = paces.find((each) => each === target.value) ?? 'calm';
                setPace(next);
                keepPace(next);
              }}
            >
              {paces.map((each) => (
                <option key={each} value={each}>
                  {w.table.paces[each]}
                </option>
              ))}
            </select>
          </label>
          <label>
            <input type="checkbox" checked={explained} onChange={({ target }) => onExplain(target.checked)} />{' '}
            {w.table.meaning}
          </label>
          <label>
            <input type="checkbox" checked={guided} onChange={({ target }) => onGuide(target.checked)} />{' '}
            {w.table.guidance}
          </label>
          <button type="button" onClick={() => saveFile(`${session.id}.tallyho`, session.kept.record)}>
            {w.table.exportGame}
          </button>
          <LanguageSwitch />
          <p className="keys">{w.table.keys}</p>
        </div>
      </details>
      <a href="#/">{w.table.leave}</a>
      <button type="button" className="panels-button" onClick={onPanels}>
        {w.table.log}
      </button>
    </div>
  );
}

import { LanguageSwitch } from '../../page/language-switch.tsx';
import { exportGame } from '../../saved/files.ts';
import { placeOf } from '../../saved/match-place.ts';
import type { SavedGame } from '../../saved/saved-game.ts';
import { SoundSwitch } from '../../sound/sound-switch.tsx';
import { type Pace, paces } from '../pace.ts';
import { useMatchWords } from '../words/match-words.ts';
import { useTableWords } from '../words/words.ts';

/** What somebody can set at his table. */
export interface Settings {
  readonly pace: Pace;
  /** Whether cards tell what their titles mean. */
  readonly explained: boolean;
  /** Whether there is a line of advice under every question. */
  readonly guided: boolean;
}

interface Props {
  readonly turn: string;
  readonly kept: SavedGame;
  readonly settings: Settings;
  /** Whether the cards of this table have titles that can be explained. */
  readonly hasTitles?: boolean;
  /** The keys of this table, where they are not those of every table. */
  readonly keys?: string;
  onSet(change: Partial<Settings>): void;
  onPanels(): void;
}

/** Above the table: which turn it is, and what can be set. */
export function TableBar({ turn, kept, settings, hasTitles = true, keys, onSet, onPanels }: Props) {
  const w = useTableWords();
  const match = useMatchWords();
  const place = placeOf(kept);
  return (
    <div className="table-bar">
      <strong className="turn">{turn}</strong>
      {place !== null && <span className="match-place">{match.short(place.game)}</span>}
      <details className="settings">
        <summary aria-label={w.table.option}>⚙</summary>
        <div className="sheet">
          <label>
            {w.table.pace}{' '}
            <select
              value={settings.pace}
              onChange={({ target }) => onSet({ pace: paces.find((each) => each === target.value) ?? 'calm' })}
            >
              {paces.map((each) => (
                <option key={each} value={each}>
                  {w.table.paces[each]}
                </option>
              ))}
            </select>
          </label>
          {hasTitles && (
            <label>
              <input
                type="checkbox"
                checked={settings.explained}
                onChange={({ target }) => onSet({ explained: target.checked })}
              />{' '}
              {w.table.meaning}
            </label>
          )}
          <label>
            <input
              type="checkbox"
              checked={settings.guided}
              onChange={({ target }) => onSet({ guided: target.checked })}
            />{' '}
            {w.table.guidance}
          </label>
          <SoundSwitch />
          {kept.record !== '' && (
            <button type="button" onClick={() => exportGame(kept)}>
              {w.table.exportGame}
            </button>
          )}
          <LanguageSwitch />
          <p className="keys">{keys ?? w.table.keys}</p>
        </div>
      </details>
      <a href="#/">{w.table.leave}</a>
      <button type="button" className="panels-button" onClick={onPanels}>
        {w.table.log}
      </button>
    </div>
  );
}

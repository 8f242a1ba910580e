import { LanguageSwitch } from '../../page/language-switch.tsx';
import { exportGame } from '../../saved/files.ts';
import type { SavedGame } from '../../saved/saved-game.ts';
import { SoundSwitch } from '../../sound/sound-switch.tsx';
import { type Pace, paces } from '../pace.ts';
import { useTableWords } from '../words/words.ts';

/** What somebody can set at his table. */
export interface Settings {
  readonly pace: Pace;
  /** Whether cards tell what their titles mean. */
  readonly explained: boolean;
  /** Whether there is a line of advice under every question. */
  readonly guided: boolean;
  /** Whether the numbers of the rules stand everywhere, as a referee wants them. */
  readonly referee: boolean;
}

interface Props {
  readonly kept: SavedGame;
  readonly settings: Settings;
  /** Whether the cards of this table have titles that can be explained. */
  readonly hasTitles?: boolean;
  /** Whether rule numbers can be left out at this table. */
  readonly hasReferee?: boolean;
  /** The keys of this table, where they are not those of every table. */
  readonly keys?: string;
  onSet(change: Partial<Settings>): void;
}

/** Everything that can be set at a table. */
export function SettingsSheet({ kept, settings, hasTitles = true, hasReferee = false, keys, onSet }: Props) {
  const w = useTableWords();
  return (
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
        <input type="checkbox" checked={settings.guided} onChange={({ target }) => onSet({ guided: target.checked })} />{' '}
        {w.table.guidance}
      </label>
      {hasReferee && (
        <label>
          <input
            type="checkbox"
            checked={settings.referee}
            onChange={({ target }) => onSet({ referee: target.checked })}
          />{' '}
          {w.table.referee}
        </label>
      )}
      <SoundSwitch />
      {kept.record !== '' && (
        <button type="button" onClick={() => exportGame(kept)}>
          {w.table.exportGame}
        </button>
      )}
      <LanguageSwitch />
      {hasReferee && <a href="#/">{w.table.leave}</a>}
      <p className="keys">{keys ?? w.table.keys}</p>
    </div>
  );
}

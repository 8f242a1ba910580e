import type { ReactNode } from 'react';
import { tableKeys } from '../keys.ts';
import type { Session } from '../session.ts';
import { useMatchWords } from '../words/match-words.ts';
import { useTableWords } from '../words/words.ts';
import { type Settings, SettingsSheet } from './settings-sheet.tsx';
import { SureButton } from './sure-button.tsx';

interface Props {
  readonly turn: ReactNode;
  readonly session: Pick<Session, 'place' | 'keeper' | 'proof'>;
  readonly settings: Settings;
  /** Whether the cards of this table have titles that can be explained. */
  readonly hasTitles?: boolean;
  /** The keys that this table has besides those of every table. */
  readonly keys?: string;
  onSet(change: Partial<Settings>): void;
  onPanels(): void;
  onConcede?: (() => void) | undefined;
}

/** Above the table: which turn it is, and what can be set. */
export function TableBar({ turn, session, settings, hasTitles = true, keys, onSet, onPanels, onConcede }: Props) {
  const w = useTableWords();
  const match = useMatchWords();
  const { place } = session;
  return (
    <div className="table-bar">
      <strong className="turn">{turn}</strong>
      {place !== null && <span className="match-place">{match.short(place.game)}</span>}
      <details className="settings">
        <summary aria-label={w.table.option}>⚙</summary>
        <SettingsSheet
          session={session}
          settings={settings}
          hasTitles={hasTitles}
          {...(keys === undefined ? {} : { keys })}
          onSet={onSet}
          onConcede={onConcede}
        />
      </details>
      {onConcede !== undefined && <SureButton text={w.table.concede} className="quiet concede" onSure={onConcede} />}
      <a href="#/">{w.table.leave}</a>
      <button type="button" className="panels-button" data-key={tableKeys.log} onClick={onPanels}>
        {w.table.log}
      </button>
    </div>
  );
}

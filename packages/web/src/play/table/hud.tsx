import type { ReactNode } from 'react';
import { tableKeys } from '../keys.ts';
import type { Session } from '../session.ts';
import { wayBackFrom } from '../way-back.ts';
import { useMatchWords } from '../words/match-words.ts';
import { useTableWords } from '../words/words.ts';
import { Icon } from './icons.tsx';
import { type Settings, SettingsSheet } from './settings-sheet.tsx';
import { SureButton } from './sure-button.tsx';
import { useSound } from './use-sound.ts';

interface Props {
  /** Which turn it is, and how things stand. */
  readonly children: ReactNode;
  readonly session: Pick<Session, 'id' | 'place' | 'keeper' | 'proof'>;
  readonly settings: Settings;
  /** Whether the cards of this table have titles that can be explained. */
  readonly hasTitles?: boolean;
  /** The keys that this table has besides those of every table. */
  readonly keys?: string;
  readonly isLogOpen: boolean;
  /** What can be set at this table alone. */
  readonly more?: ReactNode;
  onSet(change: Partial<Settings>): void;
  onConcede: (() => void) | undefined;
  onLog(): void;
}

/** Over the top of the board: which turn it is, how things stand, and the way to everything else. */
export function Hud({
  children,
  session,
  settings,
  hasTitles = true,
  keys,
  more,
  isLogOpen,
  onSet,
  onConcede,
  onLog,
}: Props) {
  const { table } = useTableWords();
  const match = useMatchWords();
  const { place } = session;
  const back = wayBackFrom(session);
  const [href, leave] = back === null ? ['#/', table.leave] : [back, table.toEditor];
  return (
    <div className="hud">
      {children}
      {place !== null && <span className="match-place">{match.short(place.game)}</span>}
      <span className="hud-space" />
      <button
        type="button"
        className="hud-button log-button"
        data-key={tableKeys.log}
        aria-expanded={isLogOpen}
        onClick={onLog}
      >
        <Icon of="log" />
        <span className="hud-name">{table.log}</span>
      </button>
      {onConcede !== undefined && (
        <SureButton text={table.concede} isShort className="hud-button concede" onSure={onConcede} />
      )}
      <SoundButton />
      <details className="settings">
        <summary className="hud-button" aria-label={table.option}>
          <Icon of="settings" />
        </summary>
        <SettingsSheet
          session={session}
          settings={settings}
          hasTitles={hasTitles}
          {...(keys === undefined ? {} : { keys })}
          more={more}
          onSet={onSet}
          onConcede={onConcede}
        >
          <a href={href}>{leave}</a>
        </SettingsSheet>
      </details>
      <a className="hud-button" href={href} aria-label={leave} title={leave}>
        <Icon of={back === null ? 'home' : 'back'} />
      </a>
    </div>
  );
}

function SoundButton() {
  const { table } = useTableWords();
  const [isOn, turn] = useSound();
  return (
    <button
      type="button"
      className="hud-button sound-button"
      aria-pressed={isOn}
      aria-label={table.sound}
      title={table.sound}
      onClick={() => turn(!isOn)}
    >
      <Icon of={isOn ? 'sound' : 'silent'} />
    </button>
  );
}

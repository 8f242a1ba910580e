import type { ReactNode } from 'react';
import { LanguageSwitch } from '../../page/language-switch.tsx';
import { type Light, lights } from '../../page/light.ts';
import { type TextSize, textSizes } from '../../page/text-size.ts';
import { SoundSwitch } from '../../sound/sound-switch.tsx';
import { type Pace, paces } from '../pace.ts';
import type { Session } from '../session.ts';
import { useTableWords } from '../words/words.ts';
import { Fingerprint } from './fairness.tsx';
import { KeysSheet } from './keys-sheet.tsx';
import { SureButton } from './sure-button.tsx';

/** What somebody can set at his table. */
export interface Settings {
  readonly pace: Pace;
  /** Whether cards tell what their titles mean. */
  readonly explained: boolean;
  /** Whether there is a line of advice under every question. */
  readonly guided: boolean;
  /** Whether the numbers of the rules stand everywhere, as a referee wants them. */
  readonly referee: boolean;
  /** Whether questions with one answer are asked, too. */
  readonly everything: boolean;
  readonly textSize: TextSize;
  readonly light: Light;
}

interface Props {
  readonly session: Pick<Session, 'keeper' | 'proof'>;
  readonly settings: Settings;
  /** Whether the cards of this table have titles that can be explained. */
  readonly hasTitles?: boolean;
  /** The keys that this table has besides those of every table. */
  readonly keys?: string;
  /** What can be set at this table alone. */
  readonly more?: ReactNode;
  /** What else is found here, where there is little room outside. */
  readonly children?: ReactNode;
  onSet(change: Partial<Settings>): void;
  /** Gives the game up; left out: there is nothing to give up. */
  onConcede?: (() => void) | undefined;
}

/** Everything that can be set at a table. */
export function SettingsSheet({ session, settings, hasTitles = true, keys, more, children, onSet, onConcede }: Props) {
  const { table: w } = useTableWords();
  const { keeper, proof } = session;
  return (
    <div className="sheet">
      <Select name={w.pace} of={paces} value={settings.pace} words={w.paces} onPick={(pace) => onSet({ pace })} />
      <Select
        name={w.textSize}
        of={textSizes}
        value={settings.textSize}
        words={w.textSizes}
        onPick={(textSize) => onSet({ textSize })}
      />
      <Select name={w.light} of={lights} value={settings.light} words={w.lights} onPick={(light) => onSet({ light })} />
      <SoundSwitch />
      {hasTitles && <Check name={w.meaning} isOn={settings.explained} onTurn={(explained) => onSet({ explained })} />}
      <Check name={w.guidance} isOn={settings.guided} onTurn={(guided) => onSet({ guided })} />
      <Check name={w.everything} isOn={settings.everything} onTurn={(everything) => onSet({ everything })} />
      <Check name={w.referee} isOn={settings.referee} onTurn={(referee) => onSet({ referee })} />
      {more}
      <LanguageSwitch />
      <span className="ways">
        {keeper !== null && (
          <button type="button" onClick={() => keeper.exportGame()}>
            {w.exportGame}
          </button>
        )}
        {onConcede !== undefined && <SureButton text={w.concede} className="concede" onSure={onConcede} />}
        <KeysSheet {...(keys === undefined ? {} : { more: keys })} />
        {children}
      </span>
      {proof !== null && <Fingerprint proof={proof} />}
    </div>
  );
}

interface SelectProps<T extends string> {
  readonly name: string;
  readonly of: readonly T[];
  readonly value: T;
  readonly words: { readonly [value in T]: string };
  onPick(value: T): void;
}

function Select<T extends string>({ name, of, value, words, onPick }: SelectProps<T>) {
  return (
    <label>
      {name}{' '}
      <select value={value} onChange={({ target }) => onPick(of.find((each) => each === target.value) ?? value)}>
        {of.map((each) => (
          <option key={each} value={each}>
            {words[each]}
          </option>
        ))}
      </select>
    </label>
  );
}

interface CheckProps {
  readonly name: string;
  readonly isOn: boolean;
  onTurn(on: boolean): void;
}

function Check({ name, isOn, onTurn }: CheckProps) {
  return (
    <label>
      <input type="checkbox" checked={isOn} onChange={({ target }) => onTurn(target.checked)} /> {name}
    </label>
  );
}

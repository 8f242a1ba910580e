import { type Mode, modes } from '@tallyho/zero';
import { useZeroWords } from '../words/words.ts';

interface Props {
  readonly mode: Mode;
  onChange(mode: Mode): void;
}

/** Z-15.1c — a fight of the Basic Game, or a Mission of the Campaign Game. */
export function ModeChoice({ mode, onChange }: Props) {
  const { setUp } = useZeroWords();
  return (
    <fieldset className="modes">
      <legend>{setUp.mode}</legend>
      {modes.map((each) => (
        <label key={each} className="sheet">
          <input type="radio" name="mode" checked={mode === each} onChange={() => onChange(each)} />
          <strong>{setUp.modes[each]}</strong>
          <span className="legend">{setUp.modeHelp[each]}</span>
        </label>
      ))}
    </fieldset>
  );
}

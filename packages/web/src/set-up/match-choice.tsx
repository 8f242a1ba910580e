import { useMatchWords } from '../play/words/match-words.ts';

interface Props {
  readonly isMatch: boolean;
  /** Whether all move at once, so that nobody is the first. */
  readonly atOnce?: boolean;
  onChange(isMatch: boolean): void;
}

/** One game, or the fair duel: a match of two with sides swapped. */
export function MatchChoice({ isMatch, atOnce = false, onChange }: Props) {
  const w = useMatchWords();
  const ways = [
    { match: false, name: w.one, help: atOnce ? w.oneHelpAtOnce : w.oneHelp },
    { match: true, name: w.two, help: atOnce ? w.twoHelpAtOnce : w.twoHelp },
  ];
  return (
    <fieldset className="modes">
      <legend>{w.length}</legend>
      {ways.map(({ match, name, help }) => (
        <label key={name} className="sheet">
          <input type="radio" name="length" checked={isMatch === match} onChange={() => onChange(match)} />
          <strong>{name}</strong>
          <span className="legend">{help}</span>
        </label>
      ))}
    </fieldset>
  );
}

import type { OptionScene } from '../scene.ts';
import { useTableWords } from '../words/words.ts';
import { SureButton } from './sure-button.tsx';

interface Props {
  readonly options: readonly OptionScene<object>[];
  onChoose(choice: object): void;
}

/** Ways out of the fight: they lie folded away, and ask whether one is sure. */
export function WaysOut({ options, onChoose }: Props) {
  const { table } = useTableWords();
  if (options.length === 0) return null;
  return (
    <details className="grave">
      <summary>{table.leaveFight}</summary>
      <div className="grave-ways sheet">
        {options.map(({ text, choice }) => (
          <SureButton key={text} text={text} onSure={() => onChoose(choice)} />
        ))}
      </div>
    </details>
  );
}

import { type Choice, TURN_STEP } from '@tallyho/wings-of-war';
import { useEffect, useState } from 'react';
import { useWords } from '../../words/language.tsx';
import { useWingsWords } from '../words/words.ts';

interface Props {
  readonly options: readonly Choice[];
  onTry(degrees: number): void;
  onChoose(choice: Choice): void;
}

/** WOW-LAND-23 — how far a base is turned on the ground: any of the steps, seen on the map before it is done. */
export function TurnDial({ options, onTry, onChoose }: Props) {
  const w = useWingsWords();
  const { colon } = useWords();
  const [degrees, setDegrees] = useState(90);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the map shows the first turn at once
  useEffect(() => onTry(degrees), [degrees]);
  const choice = options.find((option) => option.do === 'turn' && option.degrees === degrees);
  return (
    <div className="turn-dial">
      <label>
        {`${w.table.turnLabel}${colon} `}
        <output>{w.choices.turn(degrees)}</output>
        <input
          type="range"
          min={TURN_STEP}
          max={360 - TURN_STEP}
          step={TURN_STEP}
          value={degrees}
          aria-valuetext={w.choices.turn(degrees)}
          onChange={({ target }) => setDegrees(Number(target.value))}
        />
      </label>
      <button type="button" className="answer" onClick={() => choice !== undefined && onChoose(choice)}>
        {w.table.doTurn}
      </button>
    </div>
  );
}

import { useId } from 'react';
import { ChoiceBox } from '../../carriers/desk/choice-box.tsx';
import type { ResupplyScene } from '../scene.ts';
import { useGuadalcanalWords } from '../words/words.ts';
import { Moves } from './week-missions.tsx';

interface Props {
  readonly resupply: readonly ResupplyScene<object>[];
  readonly chosen: string | null;
  onChosen(key: string): void;
}

/** CH-29.43a, CH-29.7a — what goes down the Slot: each with what its results do to the marker. */
export function ResupplyForm({ resupply, chosen, onChosen }: Props) {
  const w = useGuadalcanalWords();
  const group = useId();
  return (
    <fieldset className="order-step resupply-form">
      <legend className="unseen">{w.asks.resupply}</legend>
      <div className="choice-row">
        {resupply.map((one) => (
          <ChoiceBox key={one.key} group={group} box={one} isChosen={one.key === chosen} onChoose={onChosen}>
            <Moves moves={one.moves} />
          </ChoiceBox>
        ))}
      </div>
    </fieldset>
  );
}

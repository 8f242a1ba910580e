import type { ReactNode } from 'react';
import { RuleRef } from '../../../rules/rule-ref.tsx';
import type { BoxScene } from '../scene.ts';

interface Props {
  readonly group: string;
  readonly box: BoxScene;
  readonly isChosen: boolean;
  readonly children?: ReactNode;
  onChoose(key: string): void;
}

/** Something to choose in a step; what is not allowed stays in sight, struck through, with its rule. */
export function ChoiceBox({ group, box: { key, name, note, gone }, isChosen, children, onChoose }: Props) {
  if (gone !== null)
    return (
      <div className="choice-box gone">
        <s className="choice-name">{name}</s>
        <span className="choice-why">
          {gone.reason} <RuleRef rule={gone.rule} />
        </span>
      </div>
    );
  return (
    <label className="choice-box">
      <input type="radio" name={group} checked={isChosen} onChange={() => onChoose(key)} />
      <span className="choice-name">{name}</span>
      {note !== '' && <span className="choice-note">{note}</span>}
      {children}
    </label>
  );
}

import { type ReactNode, useId } from 'react';
import { PlanePicture } from '../../../art/plane-picture.tsx';
import { ChoiceBox } from '../../carriers/desk/choice-box.tsx';
import type { BoxScene } from '../../carriers/scene.ts';
import type { PlanScene } from '../scene.ts';
import { useGuadalcanalWords } from '../words/words.ts';
import { altitudesFor, type Draft, loadsFor, settled } from './draft.ts';

interface Props {
  readonly plan: PlanScene<object>;
  readonly draft: Draft;
  onDraft(draft: Draft): void;
}

/** CH-29.55a — what flies of a type: how many, at which Altitude, with what; what is not allowed says why. */
export function PlanForm({ plan, draft, onDraft }: Props) {
  const w = useGuadalcanalWords();
  const write = (change: Partial<Draft>): void => onDraft(settled(plan, { ...draft, ...change }));
  const loads = loadsFor(plan, draft);
  const hasAltitudes = altitudesFor(plan, draft).length > 0;
  return (
    <div className="orders-form plan-form">
      <p className="plan-so-far">
        <PlanePicture aircraft={plan.craft.id} like={plan.craft.looks} attitude="top" />
        <span>
          <strong>{plan.craft.name}</strong>
          {plan.already}
        </span>
      </p>
      <Row
        legend={w.form.count}
        name="counts"
        boxes={plan.counts}
        chosen={draft.count}
        onChoose={(count) => write({ count })}
      />
      {hasAltitudes && (
        <Row
          legend={w.form.altitude}
          name="altitudes"
          boxes={plan.altitudes}
          chosen={draft.altitude}
          onChoose={(altitude) => write({ altitude })}
        />
      )}
      {loads.length > 0 && (loads.length > 1 || loads[0] !== 'none') && (
        <Row
          legend={w.form.load}
          name="loads"
          boxes={plan.loads.filter(({ key }) => loads.includes(key))}
          chosen={draft.load}
          onChoose={(load) => write({ load })}
        />
      )}
    </div>
  );
}

interface RowProps {
  readonly legend: ReactNode;
  readonly name: string;
  readonly boxes: readonly BoxScene[];
  readonly chosen: string | null;
  onChoose(key: string): void;
}

function Row({ legend, name, boxes, chosen, onChoose }: RowProps) {
  const group = useId();
  return (
    <fieldset className="order-step">
      <legend>{legend}</legend>
      <div className={`choice-row ${name}`}>
        {boxes.map((box) => (
          <ChoiceBox key={box.key} group={group} box={box} isChosen={box.key === chosen} onChoose={onChoose} />
        ))}
      </div>
    </fieldset>
  );
}

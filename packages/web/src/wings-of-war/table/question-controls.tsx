import type { Choice, Subject, Turning } from '@tallyho/wings-of-war';
import type { Tried } from '../map/ghosts.ts';
import { topFrame, type WingsDecision } from '../model/engine.ts';
import type { TableModel } from '../model/use-model.ts';
import { BasePoints } from './base-points.tsx';
import { OrderPicker } from './order-picker.tsx';
import { TurnDial } from './turn-dial.tsx';

interface Props {
  readonly model: TableModel;
  readonly decision: WingsDecision;
  readonly subject: Subject;
  onTry(tried: Tried | null): void;
  onChoose(choice: Choice): void;
}

/** The controls of questions that plain buttons cannot ask; planning has a panel of its own. */
export function QuestionControls({ model, decision, subject, onTry, onChoose }: Props) {
  switch (decision.kind) {
    case 'rearrange':
      return (
        <OrderPicker
          model={model}
          plane={subject.plane}
          slot={subject.slot}
          options={decision.options}
          onTry={(choice) => onTry(choice?.do === 'order' ? { kind: 'order', cards: choice.cards } : null)}
          onChoose={onChoose}
        />
      );
    case 'pivot':
      return <BasePoints options={decision.options} onChoose={onChoose} />;
    case 'turn': {
      const point = topFrame<Turning>(model.view, 'ground')?.points[subject.plane] ?? 0;
      return (
        <TurnDial
          options={decision.options}
          onTry={(degrees) => onTry({ kind: 'turn', degrees, point: Math.max(0, point) })}
          onChoose={onChoose}
        />
      );
    }
    default:
      return null;
  }
}

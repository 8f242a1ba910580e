import { IDLE, type Kind, type Plane, type Preview } from '@tallyho/wings-of-war';
import { useWords } from '../../words/language.tsx';
import { ManoeuvreCard } from '../cards/manoeuvre-card.tsx';
import { compassOf, edgeAhead } from '../model/bearings.ts';
import { faceOf } from '../model/drawing.ts';
import { machineOf } from '../model/names.ts';
import { previewOf, reachedAt } from '../model/outlook.ts';
import type { TableModel } from '../model/use-model.ts';
import { cardName } from '../words/speak.ts';
import { useWingsWords, type WingsWords } from '../words/words.ts';
import type { Plan } from './use-plan.ts';

interface Props {
  readonly model: TableModel;
  readonly plan: Plan;
  /** The slot whose ghost is pointed at; each lights the other up. */
  onPoint(slot: number | null): void;
}

/** WOW-PLAN-01 — three slots: what lies in them, and where each card ends. */
export function Slots({ model, plan, onPoint }: Props) {
  const w = useWingsWords();
  const { current, trouble } = plan;
  const previews = previewOf(model.view, current);
  return (
    <ol className="slots" aria-label={w.table.programmeOf(model.names.plane(current.plane))}>
      {[0, 1, 2].map((slot) => (
        <li key={slot} data-slot-place={slot} onPointerEnter={() => onPoint(slot)} onPointerLeave={() => onPoint(null)}>
          <Slot
            model={model}
            plane={current.plane}
            slot={slot}
            card={current.cards[slot]}
            preview={previews[slot]}
            warning={trouble?.slot === slot ? trouble.warning : null}
            isNext={plan.slot === slot}
            isLocked={slot < current.locked}
            onTakeUp={() => plan.takeUp(slot)}
          />
        </li>
      ))}
    </ol>
  );
}

interface SlotProps {
  readonly model: TableModel;
  readonly plane: Plane;
  readonly slot: number;
  readonly card: Kind | undefined;
  readonly preview: Preview | undefined;
  readonly warning: Exclude<Preview['warning'], ''> | null;
  readonly isNext: boolean;
  readonly isLocked: boolean;
  onTakeUp(): void;
}

function Slot({ model, plane, slot, card, preview, warning, isNext, isLocked, onTakeUp }: SlotProps) {
  const w = useWingsWords();
  const { colon } = useWords();
  const face = card === undefined || card < 0 ? undefined : faceOf(model.view.fixed, plane, card);
  if (card === undefined || (face === undefined && card !== IDLE))
    return (
      <span className={`slot empty${isNext ? ' next' : ''}`}>
        <b aria-hidden="true">{slot + 1}</b>
        <span className="unseen">{`${w.table.slot(slot + 1)}${colon} ${w.table.emptySlot}`}</span>
      </span>
    );
  const name = cardName(w, card);
  const where = preview === undefined ? '' : `, ${endWords(w, model, plane, preview)}`;
  const trouble = warning === null ? '' : `. ${w.terms.warnings[warning]}`;
  return (
    <button
      type="button"
      className={`slot${warning === null ? '' : ' warned'}`}
      aria-disabled={isLocked}
      onClick={() => isLocked || onTakeUp()}
    >
      <span className="unseen">{`${w.table.takeUp({ card: name, slot: slot + 1 })}${where}${trouble}`}</span>
      {face === undefined ? (
        <span className="manoeuvre-name" aria-hidden="true">
          {name}
        </span>
      ) : (
        <ManoeuvreCard face={face} machine={machineOf(model.view.fixed, plane)} />
      )}
      <b className="slot-number" aria-hidden="true">
        {slot + 1}
      </b>
      {warning !== null && (
        <em className="slot-mark" aria-hidden="true">
          {w.table.mark[warning]}
        </em>
      )}
    </button>
  );
}

/** Where a card ends: the heading, how far the edge is, whom the guns would reach. */
function endWords(w: WingsWords, { view, names }: TableModel, plane: Plane, preview: Preview): string {
  const [reached] = reachedAt(view, plane, preview);
  return w.table.slotEnds({
    heading: w.terms.compass[compassOf(preview)],
    edge: w.terms.centimetres(edgeAhead(view, preview)),
    reach:
      reached === undefined ? '' : w.table.slotReach({ other: names.plane(reached.target), isShort: reached.isShort }),
  });
}

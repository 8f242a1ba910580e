import { MOST_ELEMENTS, type SideName } from '@tallyho/zero';
import { PlayerFields } from '../../set-up/player-fields.tsx';
import { useZeroWords } from '../words/words.ts';
import { ElementForm } from './element-form.tsx';
import {
  aircraftOf,
  badgeOf,
  changedElement,
  changedSeat,
  elementsOf,
  hasPilots,
  type Plan,
  type PlanSeat,
  pointsOf,
  sides,
  withElement,
  withoutElement,
  withoutSeat,
  withSeat,
} from './plan.ts';

interface Props {
  readonly plan: Plan;
  onPlan(plan: Plan): void;
}

/** Both sides with their players and Elements, and how even they are. */
export function SidesForm({ plan, onPlan }: Props) {
  const w = useZeroWords();
  const { setUp } = w.shared;
  const gap = Math.abs(pointsOf(plan, 'japanese') - pointsOf(plan, 'allied'));
  return (
    <>
      <div className="sides">
        {sides.map((side) => (
          <SideForm key={side} plan={plan} side={side} onPlan={onPlan} />
        ))}
      </div>
      <p>{gap === 0 ? setUp.even : setUp.uneven(gap)}</p>
      {!hasPilots(plan) && <p className="legend">{w.setUp.pilotsNeedBalance}</p>}
    </>
  );
}

function SideForm({ plan, side, onPlan }: Props & { readonly side: SideName }) {
  const w = useZeroWords();
  const seats = plan.seats.filter((seat) => seat.side === side);
  const isFull = elementsOf(plan, side).length >= MOST_ELEMENTS;
  const total = { side: w.terms.sides[side], points: pointsOf(plan, side), aircraft: aircraftOf(plan, side) };
  return (
    <div className="side-entries">
      <h3>{w.setUp.side(total)}</h3>
      {seats.map((seat) => (
        <SeatForm key={seat.key} plan={plan} seat={seat} isFull={isFull} isOnly={seats.length === 1} onPlan={onPlan} />
      ))}
      {!isFull && (
        <button
          type="button"
          onClick={() => onPlan(withSeat(plan, side, w.shared.setUp.defaultName(plan.seats.length + 1)))}
        >
          {w.shared.setUp.addPlayer}
        </button>
      )}
    </div>
  );
}

interface SeatProps extends Props {
  readonly seat: PlanSeat;
  readonly isFull: boolean;
  readonly isOnly: boolean;
}

/** A player with the Elements he leads. */
function SeatForm({ plan, seat, isFull, isOnly, onPlan }: SeatProps) {
  const w = useZeroWords();
  return (
    <fieldset className="seat-form">
      <legend className="unseen">{w.setUp.playerOf(seat.name)}</legend>
      <div className="entry-form">
        <PlayerFields
          player={seat.player}
          name={seat.name}
          onPlayer={(player) => onPlan(changedSeat(plan, seat.key, { player }))}
          onName={(name) => onPlan(changedSeat(plan, seat.key, { name }))}
        />
      </div>
      {seat.elements.map((element) => (
        <ElementForm
          key={element.key}
          element={element}
          side={seat.side}
          badge={badgeOf(plan, seat.side, element.key)}
          year={plan.year}
          hasPilots={hasPilots(plan)}
          onChange={(change) => onPlan(changedElement(plan, seat, element.key, change))}
          onRemove={seat.elements.length > 1 ? () => onPlan(withoutElement(plan, seat, element.key)) : null}
        />
      ))}
      <div className="seat-ways">
        {!isFull && (
          <button type="button" onClick={() => onPlan(withElement(plan, seat))}>
            {w.setUp.addElement}
          </button>
        )}
        {!isOnly && (
          <button type="button" className="quiet" onClick={() => onPlan(withoutSeat(plan, seat.key))}>
            {w.setUp.removePlayer(seat.name)}
          </button>
        )}
      </div>
    </fieldset>
  );
}

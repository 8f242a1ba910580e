import { MOST_ELEMENTS, MOST_WITH_KAMIKAZES, type SideName } from '@tallyho/zero';
import { useMemo } from 'react';
import { PlayerFields } from '../../set-up/player-fields.tsx';
import { useZeroWords } from '../words/words.ts';
import { ElementExtras } from './element-extras.tsx';
import { ElementForm } from './element-form.tsx';
import { FormationForm } from './formation-form.tsx';
import {
  changedElement,
  changedMissionSeat,
  isKamikaze,
  type MissionElement,
  type MissionPlan,
  type MissionSeat,
  withFormation,
  withMissionElement,
} from './mission-plan.ts';

interface Props {
  readonly plan: MissionPlan;
  onPlan(plan: MissionPlan): void;
}

/** Both sides of a Mission: who leads them, their Elements and their Formations. */
export function MissionSidesForm({ plan, onPlan }: Props) {
  return (
    <div className="sides">
      {plan.seats.map((seat) => (
        <SideForm key={seat.key} plan={plan} seat={seat} onPlan={onPlan} />
      ))}
    </div>
  );
}

const letters: { readonly [side in SideName]: string } = { japanese: 'J', allied: 'A' };

function SideForm({ plan, seat, onPlan }: Props & { readonly seat: MissionSeat }) {
  const w = useZeroWords();
  const { side, elements, formations } = seat;
  const stock = useMemo(() => ({ corsairs: plan.corsairs, night: plan.night }), [plan.corsairs, plan.night]);
  const change = (changed: Partial<MissionSeat>): void => onPlan(changedMissionSeat(plan, side, changed));
  const changeElement = (element: MissionElement, changed: Partial<MissionElement>): void =>
    change({ elements: elements.map((each) => (each === element ? changedElement(each, changed) : each)) });
  const most = plan.kind === 'kamikaze' && plan.attacker === side ? MOST_WITH_KAMIKAZES : MOST_ELEMENTS;
  return (
    <div className="side-entries">
      <h3>{w.terms.sides[side]}</h3>
      <fieldset className="seat-form">
        <legend className="unseen">{w.setUp.playerOf(seat.name)}</legend>
        <div className="entry-form">
          <PlayerFields
            player={seat.player}
            name={seat.name}
            onPlayer={(player) => change({ player })}
            onName={(name) => change({ name })}
          />
        </div>
        {elements.map((element, i) => (
          <ElementForm
            key={element.key}
            element={element}
            side={side}
            badge={`${letters[side]}${i + 1}`}
            year={plan.year}
            hasPilots={!isKamikaze(plan, side, element)}
            stock={stock}
            onChange={(changed) => changeElement(element, changed)}
            onRemove={() => change({ elements: elements.filter((each) => each !== element) })}
          >
            {plan.corsairs && (
              <ElementExtras
                plan={plan}
                element={element}
                side={side}
                onChange={(changed) => changeElement(element, changed)}
              />
            )}
          </ElementForm>
        ))}
        {formations.map((formation, i) => (
          <FormationForm
            key={formation.key}
            plan={plan}
            formation={formation}
            side={side}
            name={w.setUp.formation({ side: w.terms.sides[side], n: i + 1 })}
            onChange={(changed) =>
              change({ formations: formations.map((each) => (each === formation ? { ...each, ...changed } : each)) })
            }
            onRemove={() => change({ formations: formations.filter((each) => each !== formation) })}
          />
        ))}
        <div className="seat-ways">
          {elements.length < most && (
            <button type="button" onClick={() => onPlan(withMissionElement(plan, seat))}>
              {w.setUp.addElement}
            </button>
          )}
          {formations.length < MOST_TYPES && (
            <button type="button" onClick={() => onPlan(withFormation(plan, seat))}>
              {w.setUp.addFormation}
            </button>
          )}
        </div>
      </fieldset>
    </div>
  );
}
/** More types than this would not fit into the sky. */
const MOST_TYPES = 3;

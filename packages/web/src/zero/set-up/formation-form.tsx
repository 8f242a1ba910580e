import { altitudes, type FormationAircraft, type SideName } from '@tallyho/zero';
import { PlanePicture } from '../../art/plane-picture.tsx';
import { crewsFor, formationAircraft, formationOf } from '../model/content.ts';
import { flagOf } from '../tell/flag.ts';
import { useZeroWords, type ZeroWords } from '../words/words.ts';
import { hasTask, type MissionPlan, type PlanFormation, stockOf } from './mission-plan.ts';
import { TaskCheck } from './task-check.tsx';

interface Props {
  readonly plan: MissionPlan;
  readonly formation: PlanFormation;
  readonly side: SideName;
  readonly name: string;
  onChange(change: Partial<PlanFormation>): void;
  onRemove(): void;
}

const MOST_AIRCRAFT = 6;

/** CH-17.63a — an attack bomber is a Medium Bomber, and one that strafes. */
const className = (w: ZeroWords, { class: kind, front }: FormationAircraft): string =>
  (front.strafing ?? 0) > 0 ? w.setUp.attackBomber : w.campaign.classes[kind];

/** Medium, Heavy or Patrol aircraft: what they are, how many, and the Altitude of their whole Mission (Z-17.24a). */
export function FormationForm({ plan, formation, side, name, onChange, onRemove }: Props) {
  const w = useZeroWords();
  const { terms, setUp } = w.shared;
  const aircraft = formationOf(formation.aircraft);
  const isAttacker = side === plan.attacker;
  const crews = crewsFor(aircraft);
  // CH-18.81a — carried by a Medium Bomber of the attacker's.
  const mayCarryOhka = plan.kind === 'kamikaze' && isAttacker && aircraft?.class === 'medium';
  return (
    <fieldset className="entry-form sheet">
      <legend className="unseen">{name}</legend>
      <div className="entry-plane">
        {aircraft !== undefined && (
          <PlanePicture aircraft={aircraft.id} like={{ flag: flagOf(aircraft), engines: aircraft.engines }} compared />
        )}
        <div>
          <strong>
            {formation.count} × {aircraft?.name}
          </strong>
          {aircraft !== undefined && (
            <p className="legend">
              {className(w, aircraft)}, {aircraft.year}
            </p>
          )}
        </div>
      </div>
      <label>
        {w.setUp.formationType}
        <select
          value={formation.aircraft}
          onChange={({ target }) => onChange({ aircraft: target.value, crew: null, ohka: undefined })}
        >
          {formationAircraft(stockOf(plan))
            .filter((each) => each.side === side)
            .map((each) => (
              <option key={each.id} value={each.id}>
                {each.name}
              </option>
            ))}
        </select>
      </label>
      <label>
        {w.setUp.formationCount}
        <select value={formation.count} onChange={({ target }) => onChange({ count: Number(target.value) })}>
          {Array.from({ length: MOST_AIRCRAFT }, (_, i) => i + 1).map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </select>
      </label>
      <label>
        {w.setUp.formationAltitude}
        <select
          value={formation.altitude}
          onChange={({ target }) =>
            onChange({ altitude: altitudes.find((each) => each === target.value) ?? formation.altitude })
          }
        >
          {altitudes.map((altitude, level) => (
            <option key={altitude} value={altitude}>
              {terms.levels[level]}
            </option>
          ))}
        </select>
      </label>
      {isAttacker && hasTask(plan) && plan.kind !== 'patrol' && formation.ohka !== true && (
        <TaskCheck
          plan={plan}
          tasked={formation.tasked === true}
          onChange={(tasked) =>
            onChange(
              tasked ? { tasked, crew: plan.kind === 'kamikaze' ? null : formation.crew } : { tasked: undefined },
            )
          }
        />
      )}
      {mayCarryOhka && (
        <label className="check">
          <input
            type="checkbox"
            checked={formation.ohka === true}
            onChange={({ target }) =>
              onChange(
                target.checked
                  ? { ohka: true, tasked: undefined, altitude: 'high' }
                  : { ohka: undefined, tasked: true, altitude: 'very low' },
              )
            }
          />{' '}
          {w.setUp.ohka}
        </label>
      )}
      {plan.corsairs && crews.length > 0 && formation.tasked !== true && (
        <label>
          {w.setUp.crew}
          <select
            value={formation.crew ?? ''}
            onChange={({ target }) => onChange({ crew: target.value === '' ? null : target.value })}
          >
            <option value="">{w.setUp.noCrew}</option>
            {crews.map(({ id, full, skills }) => (
              <option key={id} value={id}>
                {full} ({skills.join(', ')})
              </option>
            ))}
          </select>
        </label>
      )}
      {plan.corsairs && (
        <label className="check">
          <input
            type="checkbox"
            checked={formation.green === true}
            onChange={({ target }) => onChange({ green: target.checked ? true : undefined })}
          />{' '}
          {w.setUp.greenCrews}
        </label>
      )}
      <button type="button" className="quiet" onClick={onRemove}>
        {setUp.remove(name)}
      </button>
    </fieldset>
  );
}

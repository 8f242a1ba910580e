import { altitudes, type SideName } from '@tallyho/zero';
import { PlanePicture } from '../../art/plane-picture.tsx';
import { flagOf } from '../tell/flag.ts';
import { useZeroWords } from '../words/words.ts';
import { formationAircraft, formationOf } from './content.ts';
import type { PlanFormation } from './mission-plan.ts';

interface Props {
  readonly formation: PlanFormation;
  readonly side: SideName;
  readonly name: string;
  onChange(change: Partial<PlanFormation>): void;
  onRemove(): void;
}

const MOST_AIRCRAFT = 6;

/** Medium, Heavy or Patrol aircraft: what they are, how many, and the Altitude of their whole Mission (Z-17.24a). */
export function FormationForm({ formation, side, name, onChange, onRemove }: Props) {
  const w = useZeroWords();
  const { terms, setUp } = w.shared;
  const aircraft = formationOf(formation.aircraft);
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
              {w.campaign.classes[aircraft.class]}, {aircraft.year}
            </p>
          )}
        </div>
      </div>
      <label>
        {w.setUp.formationType}
        <select value={formation.aircraft} onChange={({ target }) => onChange({ aircraft: target.value, crew: null })}>
          {formationAircraft()
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
      <button type="button" className="quiet" onClick={onRemove}>
        {setUp.remove(name)}
      </button>
    </fieldset>
  );
}

import { nations } from '@tallyho/down-in-flames/content';
import { useMemo, useState } from 'react';
import { PlanePicture } from '../../art/plane-picture.tsx';
import { Chooser } from '../../dogfight/set-up/chooser.tsx';
import { PlayerFields } from '../../set-up/player-fields.tsx';
import { costOf, fighterOf, fighters, pilotOf, pilotsFor } from '../model/content.ts';
import { parked } from '../tell/aircraft.ts';
import { useDuelWords } from '../words/words.ts';
import type { Entry, Plan } from './plan.ts';
import { labelOf } from './plan.ts';

interface Props {
  readonly plan: Plan;
  readonly entry: Entry;
  onChange(change: Partial<Entry>): void;
  onRemove: (() => void) | null;
}

/** One aircraft of the fight: what flies, who flies it. */
export function EntryForm({ plan, entry, onChange, onRemove }: Props) {
  const w = useDuelWords();
  const { setUp, terms } = w.shared;
  const [choosing, setChoosing] = useState(false);
  const hangar = useMemo(() => fighters().map((each) => parked(w, each)), [w]);
  const fighter = fighterOf(entry.fighter);
  const pilot = pilotOf(entry.pilot);
  const label = labelOf(plan, entry);
  const mates = plan.entries.filter(
    (other) => other.team === entry.team && other.key !== entry.key && other.leader === null,
  );
  return (
    <fieldset className="entry-form sheet">
      <legend className="unseen">{w.setUp.aircraftOf(label)}</legend>
      <div className="entry-plane">
        <span className="badge own">{label}</span>
        {fighter !== undefined && <PlanePicture aircraft={fighter.id} like={{ flag: fighter.nation }} compared />}
        <div>
          <strong>{fighter?.name ?? w.setUp.chosenInGame}</strong>
          {fighter !== undefined && (
            <p className="legend">
              {w.terms.nations[fighter.nation]}, {fighter.year}, {terms.points(costOf(entry.fighter, entry.pilot))}
            </p>
          )}
          <button type="button" onClick={() => setChoosing(true)}>
            {setUp.choose}
          </button>
        </div>
      </div>
      <PlayerFields
        player={entry.player}
        name={entry.name}
        onPlayer={(player) => onChange({ player })}
        onName={(name) => onChange({ name })}
      />
      {fighter !== undefined && (
        <label>
          {setUp.pilot}
          <select
            value={entry.pilot ?? ''}
            onChange={({ target }) => onChange({ pilot: target.value === '' ? null : target.value })}
          >
            <option value="">{setUp.noPilot}</option>
            {pilotsFor(fighter).map((each) => (
              <option key={each.id} value={each.id}>
                {each.name} ({each.abilities.join(', ')}) +{each.points}
              </option>
            ))}
          </select>
          <span className="legend">
            {pilot === undefined ? '' : terms.and(pilot.abilities.map((code) => w.terms.abilities[code]))}
          </span>
        </label>
      )}
      {plan.mode === 'teams' && mates.length > 0 && (
        <label>
          {w.setUp.wingman}
          <select
            value={entry.leader ?? ''}
            onChange={({ target }) => onChange({ leader: target.value === '' ? null : Number(target.value) })}
          >
            <option value="">{w.setUp.noLeader}</option>
            {mates.map((mate) => (
              <option key={mate.key} value={mate.key}>
                {labelOf(plan, mate)} {mate.name}
              </option>
            ))}
          </select>
        </label>
      )}
      {onRemove !== null && (
        <button type="button" className="quiet" onClick={onRemove}>
          {setUp.remove(label)}
        </button>
      )}
      {choosing && (
        <Chooser
          label={label}
          hangar={hangar}
          nations={nations.map((nation) => ({ id: nation, name: w.terms.nations[nation] }))}
          chosen={entry.fighter}
          latest={plan.year}
          noneText={w.setUp.anyAircraft}
          onClose={() => setChoosing(false)}
          onChoose={(chosen) => {
            setChoosing(false);
            onChange({ fighter: chosen, pilot: null });
          }}
        />
      )}
    </fieldset>
  );
}

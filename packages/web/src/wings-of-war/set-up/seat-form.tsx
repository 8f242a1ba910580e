import { useState } from 'react';
import { BiplanePicture } from '../../art/great-war/biplane-picture.tsx';
import { PlayerFields } from '../../set-up/player-fields.tsx';
import { useWingsWords } from '../words/words.ts';
import { Chooser, listed } from './chooser.tsx';
import { machineOf } from './machine-of.ts';
import { type Plan, type PlannedAircraft, withAircraft, withMore, without, withSeat } from './plan.ts';

interface Props {
  readonly plan: Plan;
  readonly seat: number;
  onPlan(plan: Plan): void;
}

const LETTERS = 'ABCDEFGHIJKL';

/** A player: who sits there, and what he flies. */
export function SeatForm({ plan, seat, onPlan }: Props) {
  const w = useWingsWords();
  const { name, side, player, aircraft } = plan.seats[seat];
  return (
    <fieldset className="entry-form seat-form sheet">
      <legend>{w.setUp.side(LETTERS[side])}</legend>
      <PlayerFields
        player={player}
        name={name}
        onPlayer={(next) => onPlan(withSeat(plan, seat, { player: next }))}
        onName={(next) => onPlan(withSeat(plan, seat, { name: next }))}
      />
      {aircraft.map((each) => (
        <AircraftForm
          key={each.label}
          plan={plan}
          aircraft={each}
          onChange={(change) => onPlan(withAircraft(plan, seat, each.label, change))}
          onRemove={aircraft.length > 1 ? () => onPlan(without(plan, seat, each.label)) : null}
        />
      ))}
      <button type="button" onClick={() => onPlan(withMore(plan, seat))}>
        {w.setUp.addAircraft}
      </button>
    </fieldset>
  );
}

interface AircraftProps {
  readonly plan: Plan;
  readonly aircraft: PlannedAircraft;
  onChange(change: Partial<PlannedAircraft>): void;
  onRemove: (() => void) | null;
}

function AircraftForm({ plan, aircraft, onChange, onRemove }: AircraftProps) {
  const w = useWingsWords();
  const [choosing, setChoosing] = useState(false);
  const shown = listed(aircraft.card);
  const name = shown?.type.name ?? aircraft.card;
  const floor = plan.switches.higher ? plan.floor : 0;
  return (
    <div className="entry-plane">
      {shown !== undefined && <BiplanePicture machine={machineOf(shown)} compared />}
      <div>
        <strong>{name}</strong>
        {shown !== undefined && (
          <p className="legend">
            {shown.card.pilot === '' ? shown.card.unit : shown.card.pilot}, {w.terms.nations[shown.type.nation]}
            {shown.year !== null && `, ${shown.year}`}
          </p>
        )}
        <button type="button" onClick={() => setChoosing(true)}>
          {w.setUp.choose}
        </button>
        {plan.switches.altitude && aircraft.landed && <p>{w.setUp.landed}</p>}
        {plan.switches.altitude && !aircraft.landed && (
          <label>
            {w.setUp.altitude}{' '}
            <select value={aircraft.level} onChange={({ target }) => onChange({ level: Number(target.value) })}>
              {[0, 1, 2, 3].map((above) => (
                <option key={above}>{floor + above}</option>
              ))}
            </select>
          </label>
        )}
        {onRemove !== null && (
          <button type="button" className="quiet" onClick={onRemove}>
            {w.setUp.removeAircraft(name)}
          </button>
        )}
      </div>
      {choosing && (
        <Chooser
          label={name}
          chosen={aircraft.card}
          onClose={() => setChoosing(false)}
          onChoose={(card) => {
            setChoosing(false);
            onChange({ card });
          }}
        />
      )}
    </div>
  );
}

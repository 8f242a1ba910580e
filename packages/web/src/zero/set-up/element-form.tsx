import { altitudes, type SideName, services } from '@tallyho/zero';
import { type ReactNode, useMemo, useState } from 'react';
import { PlanePicture } from '../../art/plane-picture.tsx';
import { Chooser } from '../../dogfight/set-up/chooser.tsx';
import { fighterOf, fighters, missionFighters, pilotOf, pilotsFor, type Stock } from '../model/content.ts';
import { parked, provenanceOf } from '../tell/aircraft.ts';
import { flagOf } from '../tell/flag.ts';
import { useZeroWords } from '../words/words.ts';
import type { PlanElement } from './plan.ts';

interface Props {
  readonly element: PlanElement;
  readonly side: SideName;
  readonly badge: string;
  readonly year: number;
  readonly hasPilots: boolean;
  /** On Missions, what there is to choose from: light bombers as well, and by night no Wingmen. */
  readonly stock?: Stock;
  /** What is asked besides. */
  readonly children?: ReactNode;
  onChange(change: Partial<PlanElement>): void;
  onRemove: (() => void) | null;
}

/** One Element of the fight: what its two aircraft are, who leads it, where it starts. */
export function ElementForm({ element, side, badge, year, hasPilots, stock, children, onChange, onRemove }: Props) {
  const w = useZeroWords();
  const { setUp, terms } = w.shared;
  const [choosing, setChoosing] = useState(false);
  const hangar = useMemo(
    () =>
      (stock === undefined ? fighters().filter(({ kind }) => kind === 'fighter') : missionFighters(stock))
        .filter((each) => each.side === side)
        .map((each) => parked(w, each)),
    [w, side, stock],
  );
  const fighter = fighterOf(element.fighter);
  const pilot = pilotOf(element.pilot);
  return (
    <fieldset className="entry-form sheet">
      <legend className="unseen">{w.setUp.element(badge)}</legend>
      <div className="entry-plane">
        <span className="badge own">{badge}</span>
        {fighter !== undefined && (
          <span className="pair">
            <PlanePicture aircraft={fighter.id} like={{ flag: flagOf(fighter), engines: fighter.engines }} compared />
            {element.wingman && (
              <PlanePicture aircraft={fighter.id} like={{ flag: flagOf(fighter), engines: fighter.engines }} compared />
            )}
          </span>
        )}
        <div>
          <strong>{fighter?.name}</strong>
          {fighter !== undefined && (
            <p className="legend">
              {fighter.year},{' '}
              {element.wingman ? w.terms.pointsBoth(fighter.points) : terms.points(fighter.points.leader)}
            </p>
          )}
          <button type="button" onClick={() => setChoosing(true)}>
            {setUp.choose}
          </button>
        </div>
      </div>
      {(stock?.night !== true || element.wingman) && (
        <label className="check">
          <input
            type="checkbox"
            checked={element.wingman}
            onChange={({ target }) => onChange({ wingman: target.checked })}
          />{' '}
          {w.setUp.wingman}
        </label>
      )}
      <label>
        {w.setUp.altitude}
        <select
          value={element.altitude ?? ''}
          onChange={({ target }) => onChange({ altitude: altitudes.find((each) => each === target.value) ?? null })}
        >
          <option value="">{w.setUp.secretAltitude}</option>
          {altitudes.map((altitude, level) => (
            <option key={altitude} value={altitude}>
              {terms.levels[level]}
            </option>
          ))}
        </select>
      </label>
      {hasPilots && (
        <label>
          {setUp.pilot}
          <select
            value={element.pilot ?? ''}
            onChange={({ target }) => onChange({ pilot: target.value === '' ? null : target.value })}
          >
            <option value="">{setUp.noPilot}</option>
            {pilotsFor(fighter, stock?.corsairs).map(({ id, full, skills }) => (
              <option key={id} value={id}>
                {full} ({skills.join(', ')})
              </option>
            ))}
          </select>
          {pilot !== undefined && (
            <span className="legend">
              {terms.and(pilot.skills.map((skill) => w.terms.skills[skill]))} –{' '}
              {terms.provenances[provenanceOf(pilot.sources.skills ?? pilot.sources.all)]}
            </span>
          )}
        </label>
      )}
      {children}
      {onRemove !== null && (
        <button type="button" className="quiet" onClick={onRemove}>
          {setUp.remove(badge)}
        </button>
      )}
      {choosing && (
        <Chooser
          label={badge}
          hangar={hangar}
          nations={services.map((service) => ({ id: service, name: w.terms.services[service] }))}
          chosen={element.fighter}
          latest={year}
          noneText={null}
          onClose={() => setChoosing(false)}
          onChoose={(chosen) => {
            setChoosing(false);
            if (chosen !== null) onChange({ fighter: chosen, pilot: null });
          }}
        />
      )}
    </fieldset>
  );
}

import { useState } from 'react';
import { Silhouette } from '../../art/silhouette.tsx';
import { bot, botLevels, human } from '../../play/players.ts';
import { useDuelWords } from '../words/words.ts';
import { Chooser } from './chooser.tsx';
import { costOf, fighterOf, pilotOf, pilotsFor } from './content.ts';
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
  const [choosing, setChoosing] = useState(false);
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
        {fighter !== undefined && <Silhouette fighter={fighter.id} flag={fighter.nation} whole />}
        <div>
          <strong>{fighter?.name ?? w.setUp.chosenInGame}</strong>
          {fighter !== undefined && (
            <p className="legend">
              {w.terms.nations[fighter.nation]}, {fighter.year}, {w.terms.points(costOf(entry.fighter, entry.pilot))}
            </p>
          )}
          <button type="button" onClick={() => setChoosing(true)}>
            {w.setUp.choose}
          </button>
        </div>
      </div>
      <label>
        {w.setUp.player}
        <select
          value={entry.player.kind === 'human' ? 'human' : entry.player.level}
          onChange={({ target }) => {
            const level = botLevels.find((each) => each === target.value);
            onChange({ player: level === undefined ? human : bot(level) });
          }}
        >
          <option value="human">{w.setUp.human}</option>
          {botLevels.map((level) => (
            <option key={level} value={level}>
              {w.setUp.bots[level]}
            </option>
          ))}
        </select>
        <span className="legend">{entry.player.kind === 'bot' ? w.setUp.botHelp[entry.player.level] : ''}</span>
      </label>
      <label>
        {w.setUp.name}
        <input
          type="text"
          value={entry.name}
          maxLength={24}
          onChange={({ target }) => onChange({ name: target.value })}
        />
      </label>
      {fighter !== undefined && (
        <label>
          {w.setUp.pilot}
          <select
            value={entry.pilot ?? ''}
            onChange={({ target }) => onChange({ pilot: target.value === '' ? null : target.value })}
          >
            <option value="">{w.setUp.noPilot}</option>
            {pilotsFor(fighter).map((each) => (
              <option key={each.id} value={each.id}>
                {each.name} ({each.abilities.join(', ')}) +{each.points}
              </option>
            ))}
          </select>
          <span className="legend">
            {pilot === undefined ? '' : w.terms.and(pilot.abilities.map((code) => w.terms.abilities[code]))}
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
          {w.setUp.remove(label)}
        </button>
      )}
      {choosing && (
        <Chooser
          label={label}
          chosen={entry.fighter}
          latest={plan.year}
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

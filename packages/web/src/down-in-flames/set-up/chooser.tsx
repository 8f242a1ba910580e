import { type Nation, nations } from '@tallyho/down-in-flames/content';
import { useEffect, useRef, useState } from 'react';
import { Silhouette } from '../../art/silhouette.tsx';
import { useDuelWords } from '../words/words.ts';
import { AircraftCard } from './aircraft-card.tsx';
import { fighterOf, fighters } from './content.ts';

interface Props {
  readonly label: string;
  readonly chosen: string | null;
  readonly latest: number | null;
  onChoose(fighter: string | null): void;
  onClose(): void;
}

const years = [...new Set(fighters.map(({ year }) => year))].sort((a, b) => a - b);

/** All aircraft by year, nation and points, with the card of the one looked at. */
export function Chooser({ label, chosen, latest, onChoose, onClose }: Props) {
  const w = useDuelWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const [year, setYear] = useState<number | null>(latest);
  const [nation, setNation] = useState<Nation | ''>('');
  const [points, setPoints] = useState<number | null>(null);
  const [looked, setLooked] = useState(chosen ?? fighters[0].id);
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  const found = fighters.filter(
    (fighter) =>
      (year === null || fighter.year <= year) &&
      (nation === '' || fighter.nation === nation) &&
      (points === null || fighter.points <= points),
  );
  const shown = fighterOf(looked);
  return (
    <dialog ref={dialog} className="chooser sheet" aria-label={w.setUp.chooseTitle(label)} onClose={onClose}>
      <div className="chooser-head">
        <h2>{w.setUp.chooseTitle(label)}</h2>
        <button type="button" className="close" aria-label={w.table.close} onClick={onClose}>
          ✕
        </button>
      </div>
      <div className="filters">
        <label>
          {w.setUp.year}
          <select
            value={year ?? ''}
            onChange={({ target }) => setYear(target.value === '' ? null : Number(target.value))}
          >
            <option value="">{w.setUp.anyYear}</option>
            {years.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
        <label>
          {w.setUp.nation}
          <select
            value={nation}
            onChange={({ target }) => setNation(nations.find((each) => each === target.value) ?? '')}
          >
            <option value="">{w.setUp.anyNation}</option>
            {nations.map((each) => (
              <option key={each} value={each}>
                {w.terms.nations[each]}
              </option>
            ))}
          </select>
        </label>
        <label>
          {w.setUp.points}
          <select
            value={points ?? ''}
            onChange={({ target }) => setPoints(target.value === '' ? null : Number(target.value))}
          >
            <option value="">{w.setUp.anyPoints}</option>
            {Array.from({ length: 14 }, (_, i) => i + 2).map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
        <span role="status">{w.setUp.found(found.length)}</span>
      </div>
      <div className="chooser-body">
        <ul className="hangar">
          {found.map((fighter) => (
            <li key={fighter.id}>
              <button
                type="button"
                aria-pressed={fighter.id === looked}
                onClick={() => setLooked(fighter.id)}
                onDoubleClick={() => onChoose(fighter.id)}
              >
                <Silhouette fighter={fighter.id} flag={fighter.nation} whole />
                <span>{fighter.name}</span>
                <span className="legend">
                  {fighter.year} · {w.terms.points(fighter.points)}
                </span>
              </button>
            </li>
          ))}
        </ul>
        {shown !== undefined && (
          <div className="chooser-card">
            <AircraftCard fighter={shown} />
            <button type="button" className="primary" onClick={() => onChoose(shown.id)}>
              {w.choices.fly({ fighter: shown.name, points: shown.points })}
            </button>
            <button type="button" onClick={() => onChoose(null)}>
              {w.setUp.anyAircraft}
            </button>
          </div>
        )}
      </div>
    </dialog>
  );
}

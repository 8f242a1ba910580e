import { useEffect, useRef, useState } from 'react';
import { Silhouette } from '../../art/silhouette.tsx';
import type { AircraftScene } from '../scene.ts';
import { useTableWords } from '../words/words.ts';
import { AircraftCard } from './aircraft-card.tsx';

/** An aircraft in the hangar: what it is filtered by, and its card. */
export interface Parked {
  readonly year: number;
  /** For whom it flew, as the filter knows them. */
  readonly nations: readonly string[];
  readonly points: number;
  readonly card: AircraftScene;
}

interface Props {
  readonly label: string;
  readonly hangar: readonly Parked[];
  readonly nations: readonly { readonly id: string; readonly name: string }[];
  readonly chosen: string | null;
  readonly latest: number | null;
  /** What choosing none means; null: one must be chosen. */
  readonly noneText: string | null;
  onChoose(fighter: string | null): void;
  onClose(): void;
}

/** All aircraft by year, nation and points, with the card of the one looked at. */
export function Chooser({ label, hangar, nations, chosen, latest, noneText, onChoose, onClose }: Props) {
  const w = useTableWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const [year, setYear] = useState<number | null>(latest);
  const [nation, setNation] = useState('');
  const [points, setPoints] = useState<number | null>(null);
  const [looked, setLooked] = useState(chosen ?? hangar[0]?.card.id ?? '');
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  const found = hangar.filter(
    (parked) =>
      (year === null || parked.year <= year) &&
      (nation === '' || parked.nations.includes(nation)) &&
      (points === null || parked.points <= points),
  );
  const shown = hangar.find(({ card }) => card.id === looked)?.card;
  return (
    <dialog ref={dialog} className="chooser sheet" aria-label={w.setUp.chooseTitle(label)} onClose={onClose}>
      <div className="chooser-head">
        <h2>{w.setUp.chooseTitle(label)}</h2>
        <button type="button" className="close" aria-label={w.table.close} onClick={onClose}>
          ✕
        </button>
      </div>
      <div className="filters">
        <Filter
          title={w.setUp.year}
          any={w.setUp.anyYear}
          value={year === null ? '' : String(year)}
          items={figures(hangar.map((parked) => parked.year))}
          onPick={(text) => setYear(text === '' ? null : Number(text))}
        />
        <Filter
          title={w.setUp.nation}
          any={w.setUp.anyNation}
          value={nation}
          items={nations.filter(({ id }) => hangar.some((parked) => parked.nations.includes(id)))}
          onPick={setNation}
        />
        <Filter
          title={w.setUp.points}
          any={w.setUp.anyPoints}
          value={points === null ? '' : String(points)}
          items={figures(hangar.map((parked) => parked.points))}
          onPick={(text) => setPoints(text === '' ? null : Number(text))}
        />
        <span role="status">{w.setUp.found(found.length)}</span>
      </div>
      <div className="chooser-body">
        <ul className="hangar">
          {found.map(({ card, year: from }) => (
            <li key={card.id}>
              <button
                type="button"
                aria-pressed={card.id === looked}
                onClick={() => setLooked(card.id)}
                onDoubleClick={() => onChoose(card.id)}
              >
                <Silhouette fighter={card.id} flag={card.flag} whole />
                <span>{card.name}</span>
                <span className="legend">
                  {from} · {card.points}
                </span>
              </button>
            </li>
          ))}
        </ul>
        {shown !== undefined && (
          <div className="chooser-card">
            <AircraftCard aircraft={shown} />
            <button type="button" className="primary" onClick={() => onChoose(shown.id)}>
              {w.setUp.take(shown.name)}
            </button>
            {noneText !== null && (
              <button type="button" onClick={() => onChoose(null)}>
                {noneText}
              </button>
            )}
          </div>
        )}
      </div>
    </dialog>
  );
}

interface Item {
  readonly id: string;
  readonly name: string;
}

const figures = (all: readonly number[]): readonly Item[] =>
  [...new Set(all)].sort((a, b) => a - b).map((n) => ({ id: String(n), name: String(n) }));

interface FilterProps {
  readonly title: string;
  readonly any: string;
  readonly value: string;
  readonly items: readonly Item[];
  onPick(id: string): void;
}

function Filter({ title, any, value, items, onPick }: FilterProps) {
  return (
    <label>
      {title}
      <select value={value} onChange={({ target }) => onPick(target.value)}>
        <option value="">{any}</option>
        {items.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

import {
  type AircraftType,
  basePack,
  type AircraftCard as Card,
  mergePacks,
  type Nation,
  nations,
  type Pack,
} from '@tallyho/wings-of-war';
import { useEffect, useMemo, useRef, useState } from 'react';
import { GreatWarSilhouette } from '../../art/great-war-figure.tsx';
import { yearOf } from '../../art/great-war-frames.ts';
import { packsInUse } from '../../content/packs.ts';
import { useTableWords } from '../../dogfight/words/words.ts';
import { useWingsWords } from '../words/words.ts';
import { AircraftCard } from './aircraft-card.tsx';

/** A card with the type it is of. */
interface Listed {
  readonly card: Card;
  readonly type: AircraftType;
  readonly year: number | null;
}

/** All cards, the owner's own packs included, the oldest first. */
function hangarNow(): readonly Listed[] {
  const { cardById, typeById } = mergePacks([basePack, ...(packsInUse('wings-of-war') as unknown as readonly Pack[])]);
  return [...cardById.values()]
    .flatMap((card) => {
      const type = typeById.get(card.type);
      return type === undefined ? [] : [{ card, type, year: yearOf(type.id) }];
    })
    .sort((a, b) => (a.year ?? 0) - (b.year ?? 0) || a.type.name.localeCompare(b.type.name));
}

const yearsOf = (hangar: readonly Listed[]): number[] =>
  [...new Set(hangar.flatMap(({ year }) => (year === null ? [] : [year])))].sort((a, b) => a - b);

/** The card of an aircraft by its id. */
export const listed = (id: string): Listed | undefined => hangarNow().find(({ card }) => card.id === id);

interface Props {
  readonly label: string;
  readonly chosen: string;
  onChoose(card: string): void;
  onClose(): void;
}

/** All aircraft cards by year and nation, with the one looked at laid open. */
export function Chooser({ label, chosen, onChoose, onClose }: Props) {
  const w = useWingsWords();
  const { setUp, table } = useTableWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const [year, setYear] = useState<number | null>(null);
  const [nation, setNation] = useState<Nation | ''>('');
  const [crew, setCrew] = useState<1 | 2 | null>(null);
  const [looked, setLooked] = useState(chosen);
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  const hangar = useMemo(hangarNow, []);
  const years = useMemo(() => yearsOf(hangar), [hangar]);
  const found = hangar.filter(
    (each) =>
      (year === null || (each.year ?? 0) <= year) &&
      (nation === '' || each.type.nation === nation) &&
      (crew === null || each.type.seats === crew),
  );
  const shown = listed(looked);
  return (
    <dialog ref={dialog} className="chooser sheet" aria-label={w.setUp.chooseTitle(label)} onClose={onClose}>
      <div className="chooser-head">
        <h2>{w.setUp.chooseTitle(label)}</h2>
        <button type="button" className="close" aria-label={table.close} onClick={onClose}>
          ✕
        </button>
      </div>
      <div className="filters">
        <label>
          {setUp.year}
          <select
            value={year ?? ''}
            onChange={({ target }) => setYear(target.value === '' ? null : Number(target.value))}
          >
            <option value="">{setUp.anyYear}</option>
            {years.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
        <label>
          {setUp.nation}
          <select
            value={nation}
            onChange={({ target }) => setNation(nations.find((each) => each === target.value) ?? '')}
          >
            <option value="">{setUp.anyNation}</option>
            {nations.map((each) => (
              <option key={each} value={each}>
                {w.terms.nations[each]}
              </option>
            ))}
          </select>
        </label>
        <label>
          {w.setUp.crew}
          <select
            value={crew ?? ''}
            onChange={({ target }) => setCrew(target.value === '1' ? 1 : target.value === '2' ? 2 : null)}
          >
            <option value="">{w.setUp.anyCrew}</option>
            <option value="1">{w.setUp.singleSeater}</option>
            <option value="2">{w.setUp.twoSeater}</option>
          </select>
        </label>
        <span role="status">{setUp.found(found.length)}</span>
      </div>
      <div className="chooser-body">
        <ul className="hangar">
          {found.map(({ card, type, year: since }) => (
            <li key={card.id}>
              <button
                type="button"
                aria-pressed={card.id === looked}
                onClick={() => setLooked(card.id)}
                onDoubleClick={() => onChoose(card.id)}
              >
                <GreatWarSilhouette type={type.id} seats={type.seats} flag={type.nation} />
                <span>{type.name}</span>
                <span className="legend">
                  {card.pilot === '' ? card.unit : card.pilot}
                  {since !== null && ` · ${since}`}
                </span>
              </button>
            </li>
          ))}
        </ul>
        {shown !== undefined && (
          <div className="chooser-card">
            <AircraftCard card={shown.card} type={shown.type} />
            <button type="button" className="primary" onClick={() => onChoose(shown.card.id)}>
              {w.setUp.fly(shown.type.name)}
            </button>
          </div>
        )}
      </div>
    </dialog>
  );
}

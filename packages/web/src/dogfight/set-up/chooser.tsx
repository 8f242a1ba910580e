import { useState } from 'react';
import { PlanePicture } from '../../art/plane-picture.tsx';
import { AircraftCard } from '../../play/aircraft-card.tsx';
import type { AircraftScene } from '../../play/scene.ts';
import { ChooserFrame } from '../../set-up/chooser-frame.tsx';
import { Filter, figures } from '../../set-up/filter.tsx';
import { useDogfightWords } from '../words/words.ts';

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
  const w = useDogfightWords();
  const [year, setYear] = useState<number | null>(latest);
  const [nation, setNation] = useState('');
  const [points, setPoints] = useState<number | null>(null);
  const [looked, setLooked] = useState(chosen ?? hangar[0]?.card.id ?? '');
  const found = hangar.filter(
    (parked) =>
      (year === null || parked.year <= year) &&
      (nation === '' || parked.nations.includes(nation)) &&
      (points === null || parked.points <= points),
  );
  const shown = hangar.find(({ card }) => card.id === looked)?.card;
  return (
    <ChooserFrame
      title={w.setUp.chooseTitle(label)}
      found={found.length}
      onClose={onClose}
      filters={
        <>
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
        </>
      }
      hangar={found.map(({ card, year: from }) => (
        <li key={card.id}>
          <button
            type="button"
            aria-pressed={card.id === looked}
            onClick={() => setLooked(card.id)}
            onDoubleClick={() => onChoose(card.id)}
          >
            <PlanePicture aircraft={card.id} like={{ flag: card.flag, engines: card.engines }} compared />
            <span>{card.name}</span>
            <span className="legend">
              {from} · {card.points}
            </span>
          </button>
        </li>
      ))}
      card={
        shown === undefined ? null : (
          <>
            <AircraftCard aircraft={shown} />
            <button type="button" className="primary" onClick={() => onChoose(shown.id)}>
              {w.setUp.take(shown.name)}
            </button>
            {noneText !== null && (
              <button type="button" onClick={() => onChoose(null)}>
                {noneText}
              </button>
            )}
          </>
        )
      }
    />
  );
}

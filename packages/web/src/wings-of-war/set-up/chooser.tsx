import {
  type AircraftType,
  basePack,
  type AircraftCard as Card,
  mergePacks,
  type Nation,
  nations,
  type Pack,
} from '@tallyho/wings-of-war';
import { useMemo, useState } from 'react';
import { BiplanePicture } from '../../art/great-war/biplane-picture.tsx';
import { yearOf } from '../../art/great-war/roster.ts';
import { packsInUse } from '../../content/packs.ts';
import { useTableWords } from '../../play/words/words.ts';
import { ChooserFrame } from '../../set-up/chooser-frame.tsx';
import { Filter, figures } from '../../set-up/filter.tsx';
import { useWingsWords } from '../words/words.ts';
import { AircraftCard } from './aircraft-card.tsx';
import { machineOf } from './machine-of.ts';

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
  const { setUp } = useTableWords();
  const [year, setYear] = useState<number | null>(null);
  const [nation, setNation] = useState<Nation | ''>('');
  const [crew, setCrew] = useState<1 | 2 | null>(null);
  const [looked, setLooked] = useState(chosen);
  const hangar = useMemo(hangarNow, []);
  const found = hangar.filter(
    (each) =>
      (year === null || (each.year ?? 0) <= year) &&
      (nation === '' || each.type.nation === nation) &&
      (crew === null || each.type.seats === crew),
  );
  const shown = listed(looked);
  return (
    <ChooserFrame
      title={w.setUp.chooseTitle(label)}
      found={found.length}
      onClose={onClose}
      filters={
        <>
          <Filter
            title={setUp.year}
            any={setUp.anyYear}
            value={year === null ? '' : String(year)}
            items={figures(hangar.flatMap((each) => (each.year === null ? [] : [each.year])))}
            onPick={(text) => setYear(text === '' ? null : Number(text))}
          />
          <Filter
            title={setUp.nation}
            any={setUp.anyNation}
            value={nation}
            items={nations.map((id) => ({ id, name: w.terms.nations[id] }))}
            onPick={(text) => setNation(nations.find((each) => each === text) ?? '')}
          />
          <Filter
            title={w.setUp.crew}
            any={w.setUp.anyCrew}
            value={crew === null ? '' : String(crew)}
            items={[
              { id: '1', name: w.setUp.singleSeater },
              { id: '2', name: w.setUp.twoSeater },
            ]}
            onPick={(text) => setCrew(text === '1' ? 1 : text === '2' ? 2 : null)}
          />
        </>
      }
      hangar={found.map(({ card, type, year: since }) => (
        <li key={card.id}>
          <button
            type="button"
            aria-pressed={card.id === looked}
            onClick={() => setLooked(card.id)}
            onDoubleClick={() => onChoose(card.id)}
          >
            <BiplanePicture machine={machineOf({ card, type })} compared />
            <span>{type.name}</span>
            <span className="legend">
              {card.pilot === '' ? card.unit : card.pilot}
              {since !== null && ` · ${since}`}
            </span>
          </button>
        </li>
      ))}
      card={
        shown === undefined ? null : (
          <>
            <AircraftCard card={shown.card} type={shown.type} />
            <button type="button" className="primary" onClick={() => onChoose(shown.card.id)}>
              {w.setUp.fly(shown.type.name)}
            </button>
          </>
        )
      }
    />
  );
}

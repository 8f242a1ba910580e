import {
  type AircraftType,
  baseContent,
  type AircraftCard as Card,
  type ManoeuvreDeck,
  type Source,
} from '@tallyho/wings-of-war';
import { BiplanePicture } from '../../art/great-war/biplane-picture.tsx';
import { yearOf } from '../../art/great-war/roster.ts';
import { useTableWords } from '../../play/words/words.ts';
import { cardSizes, ManoeuvreCard } from '../cards/manoeuvre-card.tsx';
import { useWingsWords } from '../words/words.ts';
import { machineOf } from './machine-of.ts';

interface Props {
  readonly card: Card;
  readonly type: AircraftType;
  /** Its manoeuvres; left out: those of our deck of its letter. */
  readonly deck?: ManoeuvreDeck | undefined;
}

/** An aircraft card: who flew it, its guns and what it can take, its deck; every value with where it comes from. */
export function AircraftCard({ card, type, deck = baseContent.deckByLetter.get(type.deck) }: Props) {
  const w = useWingsWords();
  const { terms } = useTableWords();
  const year = yearOf(type.id);
  const machine = machineOf({ card, type });
  const gun = (letter: Card['front']): string => (letter === null ? w.setUp.noGun : w.setUp.guns[letter]);
  const sourceIn = (sources: { readonly [field: string]: Source }, field: string): Source =>
    sources[field] ?? sources.all;
  const rows: readonly (readonly [name: string, value: string | number, source: Source])[] = [
    [w.setUp.endurance, card.damage, sourceIn(card.sources, 'damage')],
    [w.setUp.gunFront, gun(card.front), sourceIn(card.sources, 'front')],
    ...(type.seats === 2 ? [[w.setUp.gunRear, gun(card.rear), sourceIn(card.sources, 'rear')] as const] : []),
    [w.setUp.manoeuvreDeck, type.deck, sourceIn(type.sources, 'deck')],
    [w.setUp.climb, type.climb, sourceIn(type.sources, 'climb')],
    [w.setUp.maxAltitude, type.maxAltitude, sourceIn(type.sources, 'maxAltitude')],
  ];
  return (
    <article className="aircraft-card">
      <header>
        <BiplanePicture machine={machine} compared />
        <div>
          <h3>{type.name}</h3>
          <p>{card.pilot === '' ? card.unit : `${card.pilot}, ${card.unit}`}</p>
          <p>
            {w.terms.nations[type.nation]}, {type.seats === 2 ? w.setUp.twoSeater : w.setUp.singleSeater}
            {year !== null && `, ${w.setUp.atFront(year)}`}
          </p>
        </div>
      </header>
      <table>
        <tbody>
          {rows.map(([name, value, source]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td
                className={source === 'reconstructed' ? 'reconstructed' : ''}
                title={terms.provenances[source === 'public' || source === 'reconstructed' ? source : 'ruling']}
              >
                {value}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {deck !== undefined && (
        <>
          <h4>{w.setUp.deckCards}</h4>
          <ul className="deck-faces">
            {deck.cards.map((face) => (
              <li key={face.manoeuvre} aria-label={`${face.copies} × ${w.terms.manoeuvres[face.manoeuvre]}`}>
                <ManoeuvreCard face={face} machine={machine} size={cardSizes.film} copies={face.copies} />
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="legend">{w.setUp.sourceNote}</p>
    </article>
  );
}

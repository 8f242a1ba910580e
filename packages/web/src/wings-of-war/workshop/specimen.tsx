import { basePack, type DamageDeck, type ManoeuvreDeck, mergePacks, type Pack } from '@tallyho/wings-of-war';
import type { Machine } from '../../art/great-war/machine.ts';
import type { Workshop } from '../../play/workshop.ts';
import { useWords } from '../../words/language.tsx';
import { DamageCard, damageText } from '../cards/damage-card.tsx';
import { cardSizes, ManoeuvreCard } from '../cards/manoeuvre-card.tsx';
import { AircraftCard } from '../set-up/aircraft-card.tsx';
import { useWingsWords } from '../words/words.ts';
import { cardOf } from './test-flight.ts';

/** Who flies the cards of a deck that nobody has yet. */
const ANYBODY: Machine = { card: 'camel-brown', type: 'sopwith-camel', seats: 1, nation: 'united-kingdom' };
/** Pixels. */
const DAMAGE_WIDTH = 104;

/** What a pack of Wings of War brings, as it lies on the table. */
export const Specimen: Workshop['Specimen'] = ({ sample: { pack: given, kind, at } }) => {
  // A pack in a workshop has been checked by the game.
  const pack = given as Pack;
  const content = mergePacks([basePack, pack]);
  const [type, card, deck, damage] = [pack.types?.[at], pack.cards?.[at], pack.decks?.[at], pack.damage?.[at]];
  if (kind === 'types' && type !== undefined)
    return <AircraftCard card={cardOf(type)} type={type} deck={content.deckByLetter.get(type.deck)} />;
  if (kind === 'cards' && card !== undefined) {
    const of = content.typeById.get(card.type);
    return of === undefined ? null : <AircraftCard card={card} type={of} deck={content.deckByLetter.get(of.deck)} />;
  }
  if (kind === 'decks' && deck !== undefined) {
    const flier = [...content.typeById.values()].find((each) => each.deck === deck.letter);
    const machine =
      flier === undefined ? ANYBODY : { card: '', type: flier.id, seats: flier.seats, nation: flier.nation };
    return <Manoeuvres deck={deck} machine={machine} />;
  }
  return kind === 'damage' && damage !== undefined ? <Damages deck={damage} /> : null;
};

function Manoeuvres({ deck, machine }: { readonly deck: ManoeuvreDeck; readonly machine: Machine }) {
  const w = useWingsWords();
  return (
    <ul className="deck-faces">
      {deck.cards.map((face) => (
        <li key={face.manoeuvre} aria-label={`${face.copies} × ${w.terms.manoeuvres[face.manoeuvre]}`}>
          <ManoeuvreCard face={face} machine={machine} size={cardSizes.desk} copies={face.copies} />
        </li>
      ))}
    </ul>
  );
}

function Damages({ deck: { letter, faces } }: { readonly deck: DamageDeck }) {
  const w = useWingsWords();
  const { colon } = useWords();
  return (
    <ul className="deck-faces">
      {faces.map(({ points, symbol, copies }, nth) => {
        const [title] = damageText(w, { points, symbol, seats: 1 });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a face is its place in the deck
          <li key={nth} aria-label={`${copies} × ${title}${colon} ${points}`}>
            <DamageCard points={points} symbol={symbol} letter={letter} seats={1} width={DAMAGE_WIDTH} />
            <span className="specimen-copies" aria-hidden="true">
              ×{copies}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

import { baseContent, type ManoeuvreDeck } from '@tallyho/wings-of-war';
import { BiplanePicture } from '../../art/great-war/biplane-picture.tsx';
import type { Machine } from '../../art/great-war/machine.ts';
import { withPacks } from '../../content/packs.ts';
import { cardSizes, ManoeuvreCard } from '../../wings-of-war/cards/manoeuvre-card.tsx';
import { useWingsWords } from '../../wings-of-war/words/words.ts';
import type { Craft } from '../craft.ts';
import { pageOf } from '../craft-card.tsx';
import { useHangarWords } from '../words/words.ts';
import '../../style/wings-of-war/index.css';

/** What only machines of the Great War have: the deck they fly by, and those who flew them. */
export function GreatWar({ craft, crafts }: { readonly craft: Craft; readonly crafts: readonly Craft[] }) {
  const { picture } = craft;
  if (picture.of !== 'machine') return null;
  const { machine } = picture;
  const type = crafts.find(({ kind, id }) => kind === 'types' && id === machine.type);
  const others = crafts.filter(
    (other) => other.kind === 'cards' && other.entry.type === machine.type && other.id !== craft.id,
  );
  return (
    <>
      <Deck letter={String(type?.entry.deck ?? '')} machine={machine} />
      {others.length > 0 && <FlownBy others={others} />}
    </>
  );
}

function Deck({ letter, machine }: { readonly letter: string; readonly machine: Machine }) {
  const w = useWingsWords();
  const h = useHangarWords();
  const decks = withPacks<ManoeuvreDeck & { readonly id: string }>(
    [...baseContent.deckByLetter.values()].map((deck) => ({ ...deck, id: deck.letter })),
    'wings-of-war',
    'decks',
  );
  const deck = decks.findLast((each) => each.letter === letter);
  if (deck === undefined) return null;
  return (
    <section className="sheet craft-deck">
      <h2>{h.deckTitle(letter)}</h2>
      <p>{h.deckHelp}</p>
      <ul>
        {deck.cards.map((face) => (
          <li key={face.manoeuvre} aria-label={`${face.copies} × ${w.terms.manoeuvres[face.manoeuvre]}`}>
            <ManoeuvreCard face={face} machine={machine} size={cardSizes.film} copies={face.copies} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function FlownBy({ others }: { readonly others: readonly Craft[] }) {
  const h = useHangarWords();
  return (
    <section className="sheet flown-by">
      <h2>{h.flownBy}</h2>
      <ul>
        {others.map((craft) => (
          <li key={craft.id}>
            <a href={pageOf(craft)}>
              <span className="flown-picture">
                {craft.picture.of === 'machine' && <BiplanePicture machine={craft.picture.machine} compared />}
              </span>
              {craft.service}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

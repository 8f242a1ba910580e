import { baseContent, basePack, type ManoeuvreCard as Face } from '@tallyho/wings-of-war';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { Machine } from '../../src/art/great-war/machine.ts';
import { DamageBack, DamageCard } from '../../src/wings-of-war/cards/damage-card.tsx';
import {
  type CardState,
  cardSizes,
  ManoeuvreBack,
  ManoeuvreCard,
} from '../../src/wings-of-war/cards/manoeuvre-card.tsx';
import { LanguageProvider, useLanguage } from '../../src/words/language.tsx';
import { useHash } from './use-hash.ts';
import '../../src/style/index.css';
import '../../src/style/wings-of-war/index.css';

/*
 * All manoeuvre and damage cards of Wings of War: wings-cards.html#language=fr&place=desk (or a place of cardSizes),
 * &width=156 the width of damage cards.
 */
const camel: Machine = { card: '', type: 'sopwith-camel', seats: 1, nation: 'united-kingdom' };
const desk = { display: 'flex', flexWrap: 'wrap', gap: 16, padding: 16, background: '#1b2836' } as const;

/** Every manoeuvre there is, once, from the first deck that has it; and a deck of each speed. */
const decks = [...baseContent.deckByLetter.values()];
const everyKind: readonly Face[] = [
  ...new Map(decks.flatMap(({ cards }) => cards).map((face) => [face.manoeuvre, face] as const)).values(),
];
const damageDecks = basePack.damage ?? [];
const states: readonly CardState[] = ['laid', 'dimmed', 'lifted', 'barred'];
const isCardPlace = (place: string): place is keyof typeof cardSizes => place in cardSizes;

function Sheet() {
  const asked = useHash();
  const { language, speak } = useLanguage();
  const { place = 'desk', width = '156', ...more } = Object.fromEntries(new URLSearchParams(asked));
  const wanted = more.language === 'fr' ? 'fr' : 'en';
  useEffect(() => speak(wanted), [speak, wanted]);
  const size = cardSizes[isCardPlace(place) ? place : 'desk'];
  const [first] = everyKind;
  const fold = everyKind.find(({ manoeuvre }) => manoeuvre === 'immelmann') ?? first;
  const fastest = decks.find(({ letter }) => letter === 'M') ?? decks[0];
  return (
    <main data-asked={asked} data-speaks={language}>
      <section style={desk}>
        {fastest.cards.map((face) => (
          <ManoeuvreCard key={face.manoeuvre} machine={camel} {...{ face, size }} copies={face.copies} />
        ))}
        <ManoeuvreCard machine={camel} face={fold} size={size} isSplitS />
      </section>
      <section style={desk}>
        {everyKind.map((face) => (
          <ManoeuvreCard key={face.manoeuvre} machine={camel} {...{ face, size }} />
        ))}
        {states.map((state) => (
          <ManoeuvreCard
            key={state}
            machine={camel}
            {...{ size, state }}
            face={first}
            copies={2}
            note={state === 'barred' ? '!' : ''}
          />
        ))}
        <ManoeuvreCard machine={camel} {...{ size }} face={first} copies={0} />
        <ManoeuvreBack letter="C" size={size} />
      </section>
      <section style={desk}>
        {damageDecks.flatMap(({ letter, faces }) =>
          faces.map(({ points, symbol }) => (
            <DamageCard
              key={`${letter} ${points} ${symbol}`}
              seats={1}
              {...{ letter, points, symbol }}
              width={Number(width)}
            />
          )),
        )}
        <DamageCard seats={2} letter="A" points={5} symbol="crew" width={Number(width)} />
        <DamageCard seats={1} letter="A" points={null} symbol="fire" width={Number(width)} />
        {damageDecks.map(({ letter }) => (
          <DamageBack key={letter} letter={letter} width={Number(width)} />
        ))}
      </section>
    </main>
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('wings-cards.html has no element called root');
createRoot(root).render(
  <LanguageProvider>
    <Sheet />
  </LanguageProvider>,
);

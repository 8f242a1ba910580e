import { languages } from '@tallyho/words';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CardFace } from '../../src/dogfight/cards/card-face.tsx';
import { cardWidth } from '../../src/dogfight/cards/card-width.ts';
import { drawingOf, drawings } from '../../src/dogfight/cards/drawing.ts';
import { offersIn, onlyUse } from '../../src/dogfight/cards/offers.ts';
import { pictures } from '../../src/dogfight/cards/pictures/pictures.tsx';
import { spokenTitle } from '../../src/dogfight/cards/spoken-title.ts';
import { ANYTHING, type CardQuestion, type CardScene } from '../../src/dogfight/scene.ts';
import type { OptionScene } from '../../src/play/scene.ts';
import { allCards, answerables, duelCards, zeroCards } from '../sheets/all-cards.ts';

const drawn = (card: CardScene, marked = ''): string =>
  renderToStaticMarkup(<CardFace card={card} width={156} marked={marked} />);
const kinds = ({ lines }: CardScene): readonly string[] => lines.map(({ kind }) => kind);
const answersOf = ({ lines }: CardScene): readonly string[] =>
  lines.flatMap(({ words }) => words.flatMap(({ answers }) => (answers === '' ? [] : [answers])));

describe('every card of both decks', () => {
  test.each(allCards('en'))('$name has a drawing of its own', ({ card }) => {
    expect(card.drawing).not.toBe('plain');
  });

  test('shows nothing that is not there, in both languages', () => {
    for (const language of languages)
      for (const { card } of allCards(language)) {
        expect(drawn(card)).not.toMatch(/undefined|NaN/);
        for (const { lead, words } of card.lines) expect([lead, ...words.map(({ text }) => text)]).not.toContain('');
      }
  });

  test('says its type in words: what attacks, what answers, what does both, what can be played at any time', () => {
    const wanted = {
      attack: ['attack'],
      react: ['answer'],
      'attack-react': ['attack', 'answer'],
      'any-time': ['any-time'],
    };
    for (const { name, card } of [...duelCards('en'), ...zeroCards('en')])
      expect([name, ...kinds(card)]).toEqual([name, ...wanted[card.edge]]);
  });
});

test('every drawing is of use: on a card of a deck, or where nobody has drawn one', () => {
  const used = new Set(allCards('en').map(({ card }) => card.drawing));
  expect(drawings.filter((drawing) => !used.has(drawing))).toEqual(['plain']);
  expect(Object.keys(pictures).sort()).toEqual([...drawings].sort());
});

test('a card that a pack invents has a plain drawing', () => {
  expect(drawingOf({ title: 'IMMELMANN', subtitle: '', bursts: 0 })).toBe('plain');
  expect(drawingOf({ title: 'IN MY SIGHTS', subtitle: 'DEFLECTION', bursts: 5 })).toBe('sights-3');
});

test('DIF-ACT-08: a card names what it answers; DIF-ACT-17: EVASIVE answers nothing', () => {
  for (const { face, card } of duelCards('fr'))
    expect(answersOf(card)).toEqual(
      face.title === 'EVASIVE' ? [] : face.reactTo.map((what) => (what === 'ANY' ? ANYTHING : what)),
    );
});

test('Z-8.31a: a card names the titles of its Response section', () => {
  for (const { face, card } of zeroCards('fr'))
    expect(answersOf(card)).toEqual(face.title === 'ACE PILOT' ? [ANYTHING] : face.answers);
});

test('what is to be answered is marked on the cards that answer it, and on no other', () => {
  for (const { card } of duelCards('en'))
    for (const marked of answerables) {
      const answers = answersOf(card);
      expect(drawn(card, marked).includes('<mark>')).toBe(answers.includes(marked) || answers.includes(ANYTHING));
    }
});

test('DIF-REACT-07, DIF-REACT-29: a card that cannot be played as a Maneuver shows no value', () => {
  for (const { face, card } of duelCards('en'))
    expect(drawn(card).includes('card-maneuver')).toBe(!['BARREL ROLL', 'TIGHT TURN'].includes(face.title));
});

test('DIF-REACT-16: FUEL TANK has no hits, it destroys', () => {
  const hits = (language: 'en' | 'fr') => duelCards(language).find(({ face }) => face.subtitle === 'FUEL TANK')?.card;
  expect(hits('en')?.fire?.hits).toBe('kill');
  expect(hits('fr')?.fire?.hits).toBe('fatal');
});

test('of a strip only the title shows, and a card too narrow for text shows none', () => {
  const { card } = duelCards('en')[0];
  const strip = renderToStaticMarkup(<CardFace card={card} width={130} strip />);
  expect(strip).toContain(card.title);
  expect(strip).not.toMatch(/card-window|card-text/);
  const narrow = renderToStaticMarkup(<CardFace card={card} width={100} />);
  expect(narrow).toContain('card-window');
  expect(narrow).not.toContain('card-text');
});

test('titles are spoken as in a sentence', () => {
  expect(['OUT OF THE SUN', 'IN MY SIGHTS', 'YO-YO'].map(spokenTitle)).toEqual([
    'Out of the Sun',
    'In My Sights',
    'Yo-Yo',
  ]);
});

test.each([
  [1440, 900, 156],
  [1280, 740, 132],
  [1024, 768, 148],
  [390, 844, 148],
  [360, 640, 128],
  [844, 390, 138],
])('on a screen of %i by %i a card is %i wide', (width, height, card) => {
  expect(cardWidth(width, height)).toBe(card);
});

describe('a touch', () => {
  const option = (text: string, isGrave = false): OptionScene<object> => ({
    choice: { text },
    text,
    isPass: false,
    isGrave,
    aircraft: null,
  });

  test('plays a card that has one use', () => {
    expect(onlyUse({ options: [option('fire')], refused: [] })).toEqual({ text: 'fire' });
  });

  test('plays none of several uses, nothing that leads out of the fight, and nothing where nothing can be done', () => {
    expect(onlyUse({ options: [option('fire'), option('maneuver')], refused: [] })).toBeNull();
    expect(onlyUse({ options: [option('break off', true)], refused: [] })).toBeNull();
    expect(onlyUse({ options: [], refused: [] })).toBeNull();
    expect(onlyUse(null)).toBeNull();
  });

  test('finds nothing on cards of which the question does not speak, and none of them dark where it speaks of none', () => {
    const about = (cards: CardQuestion<object>['cards']): CardQuestion<object> => ({
      prompt: '',
      advice: '',
      buttons: { options: [], refused: [] },
      texts: [],
      cards,
    });
    const fire = { options: [option('fire')], refused: [] };
    expect(offersIn(about(new Map([[3, fire]])))(3)).toBe(fire);
    expect(offersIn(about(new Map([[3, fire]])))(4)).toEqual({ options: [], refused: [] });
    expect(offersIn(about(new Map()))(3)).toBeNull();
    expect(offersIn(null)(3)).toBeNull();
  });
});

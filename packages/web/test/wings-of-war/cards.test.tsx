import { baseContent, basePack, type ManoeuvreCard as Face } from '@tallyho/wings-of-war';
import { languages } from '@tallyho/words';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Machine } from '../../src/art/great-war/machine.ts';
import { arrowFor, WINDOW } from '../../src/wings-of-war/cards/arrow.ts';
import { DamageBack, DamageCard, damageText } from '../../src/wings-of-war/cards/damage-card.tsx';
import { holesIn } from '../../src/wings-of-war/cards/damage-pieces.tsx';
import { cardSizes, ManoeuvreCard } from '../../src/wings-of-war/cards/manoeuvre-card.tsx';
import { wingsWords } from '../../src/wings-of-war/words/words.ts';

const camel: Machine = { card: 'camel-brown', type: 'sopwith-camel', seats: 1, nation: 'united-kingdom' };
const decks = [...baseContent.deckByLetter.values()];
const deck = (letter: string): readonly Face[] => baseContent.deckByLetter.get(letter)?.cards ?? [];
const faceIn = (letter: string, manoeuvre: Face['manoeuvre']): Face => {
  const face = deck(letter).find((each) => each.manoeuvre === manoeuvre);
  if (face === undefined) throw new Error(`deck ${letter} has no ${manoeuvre}`);
  return face;
};
const drawn = (face: Face, more: Partial<Parameters<typeof ManoeuvreCard>[0]> = {}): string =>
  renderToStaticMarkup(<ManoeuvreCard face={face} machine={camel} size={cardSizes.desk} {...more} />);

describe('a manoeuvre card', () => {
  test('has an arrow to scale: the faster deck leads further', () => {
    const top = (letter: string): number => arrowFor(faceIn(letter, 'straight')).tip[1];
    expect(top('A')).toBeLessThan(top('B'));
    expect(top('B')).toBeLessThan(top('D'));
    expect(top('B')).toBeLessThan(arrowFor(faceIn('B', 'stall')).tip[1]);
  });

  test('leads to its own side, and leaves that side free', () => {
    for (const { letter, cards } of decks)
      for (const face of cards) {
        if (face.manoeuvre === 'immelmann') continue;
        const { foot, tip, turn } = arrowFor(face);
        const side = Math.sign(face.right);
        const name = `${letter} ${face.manoeuvre}`;
        expect(Math.sign(Math.round(tip[0] - foot[0])), name).toBe(side);
        expect(Math.sign(Math.round(WINDOW.width / 2 - foot[0])), name).toBe(side);
        if (face.turn !== 0) expect(Math.sign(turn), name).toBe(side);
      }
  });

  test('stays in its window', () => {
    for (const face of decks.flatMap(({ cards }) => cards)) {
      const [x, y] = arrowFor(face).tip;
      expect(x, face.manoeuvre).toBeGreaterThan(8);
      expect(x, face.manoeuvre).toBeLessThan(WINDOW.width - 8);
      expect(y, face.manoeuvre).toBeGreaterThan(14);
    }
  });

  test('WOW-PLAN-05, WOW-PLAN-10, WOW-SPLIT-01: says by its edge which cards may lie beside it', () => {
    const edge = (html: string): string => /is-([a-z-]+)/.exec(html)?.[1] ?? '';
    expect(edge(drawn(faceIn('L', 'straight')))).toBe('straight');
    expect(edge(drawn(faceIn('L', 'short straight')))).toBe('straight');
    expect(edge(drawn(faceIn('L', 'right 60')))).toBe('plain');
    expect(edge(drawn(faceIn('L', 'stall')))).toBe('steep');
    expect(edge(drawn(faceIn('L', 'immelmann')))).toBe('immelmann');
    expect(edge(drawn(faceIn('L', 'immelmann'), { isSplitS: true }))).toBe('split-s');
    for (const face of decks.flatMap(({ cards }) => cards))
      expect(drawn(face).includes('manoeuvre-lozenge'), face.manoeuvre).toBe(face.steep);
  });

  test('shows how many lie on each other; the last one is dimmed when it is gone', () => {
    const under = (copies: number): number =>
      drawn(faceIn('A', 'straight'), { copies }).split('manoeuvre-under').length - 1;
    expect([0, 1, 2, 3].map(under)).toEqual([0, 0, 1, 2]);
    expect(drawn(faceIn('A', 'straight'), { copies: 0 })).toContain('none-left');
    expect(drawn(faceIn('A', 'straight'), { copies: 3 })).toContain('×3');
  });

  test('has another title for every manoeuvre of a deck, whole and brief, in every language', () => {
    for (const language of languages)
      for (const brief of [0, 1])
        for (const { letter, cards } of decks) {
          const titles = cards.map(({ manoeuvre }) => wingsWords[language].cards.titles[manoeuvre][brief]);
          expect(new Set(titles).size, `${letter} ${language}`).toBe(titles.length);
        }
  });
});

describe('a damage card', () => {
  test('has as many holes as points', () => {
    for (const { letter, faces } of basePack.damage ?? [])
      for (const { points, symbol } of faces) {
        if (symbol !== 'none' || points === 0) continue;
        const html = renderToStaticMarkup(<DamageCard {...{ letter, points, symbol }} seats={1} width={156} />);
        expect(html.split('#0d0f12').length - 1, `${letter} ${points}`).toBe(points);
        expect(holesIn(points)).toHaveLength(points);
      }
  });

  test('every face of a deck has a title and a rule; faces that do something else say something else', () => {
    for (const language of languages)
      for (const { letter, faces } of basePack.damage ?? []) {
        const texts = faces.map((face) => damageText(wingsWords[language], { ...face, seats: 1 }));
        for (const [title, rule] of texts) expect(title !== '' && rule !== '', letter).toBe(true);
        const effects = new Map(faces.map(({ symbol }, i) => [symbol.replace(/^jam.*/, 'jam'), texts[i][1]]));
        effects.delete('none');
        expect(new Set(effects.values()).size, `${letter} ${language}`).toBe(effects.size);
      }
  });

  test('WOW-TWO-08, WOW-TWO-09: three points wound the pilot of a two-seater, any other number its observer', () => {
    const title = (points: number, seats: 1 | 2): string =>
      damageText(wingsWords.en, { symbol: 'crew', points, seats })[0];
    expect([title(3, 2), title(5, 2), title(5, 1)]).toEqual(['Pilot hit', 'Observer hit', 'Pilot hit']);
  });

  test('tells no points to those who may not know them, and its back only its deck', () => {
    const html = renderToStaticMarkup(<DamageCard points={null} symbol="fire" letter="A" seats={1} width={132} />);
    expect(html).toContain('?<small>points secret</small>');
    expect(renderToStaticMarkup(<DamageBack letter="C" width={132} />)).toContain('>C</text>');
  });
});

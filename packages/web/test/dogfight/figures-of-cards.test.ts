import { expect, test } from 'vitest';
import { cardWidth } from '../../src/dogfight/cards/card-width.ts';
import { drawingOf, drawings, upright } from '../../src/dogfight/cards/drawing.ts';
import { spokenTitle } from '../../src/dogfight/cards/spoken-title.ts';
import { hitsAfter } from '../../src/dogfight/model/hits-after.ts';
import { woundsOf } from '../../src/dogfight/model/wounds.ts';
import { dogfightWords } from '../../src/dogfight/words/words.ts';
import { keyList, tableKeys, wantedBy } from '../../src/play/keys.ts';
import { allCards } from '../sheets/all-cards.ts';

test('what is drawn on each card, and whether it stands upright', async () => {
  const lines = allCards('en').map(
    ({ name, card }) => `${name}: ${card.drawing}${upright.has(card.drawing) ? ', upright' : ''}`,
  );
  const sights = [0, 1, 2, 3, 4].map((bursts) => drawingOf({ title: 'IN MY SIGHTS', subtitle: '', bursts }));
  const jokers = ['FUEL TANK', 'JINKING', 'OTHER'].map((subtitle) =>
    drawingOf({ title: 'IN MY SIGHTS', subtitle, bursts: 1 }),
  );
  const text = [...lines, sights.join(' '), jokers.join(' '), drawings.join(' '), [...upright].join(' ')].join('\n');
  await expect(`${text}\n`).toMatchFileSnapshot('approved/drawings.txt');
});

test('a printed title inside a sentence', () => {
  expect(['OUT OF THE SUN', 'YO-YO', 'IN MY SIGHTS', 'THE END', 'ÉCLAIR'].map(spokenTitle)).toEqual([
    'Out of the Sun',
    'Yo-Yo',
    'In My Sights',
    'The End',
    'Éclair',
  ]);
});

test('how wide a card is on screens of many sizes', () => {
  const widths = [699, 700, 1099, 1100].map((width) =>
    [499, 500, 719, 720, 759, 760].map((height) => cardWidth(width, height)),
  );
  expect(widths).toEqual([
    [138, 128, 128, 148, 148, 148],
    [138, 148, 148, 148, 148, 148],
    [138, 148, 148, 148, 148, 148],
    [138, 132, 132, 132, 132, 156],
  ]);
});

test('what hits look like', () => {
  const looks = Array.from({ length: 8 }, (_, hits) => woundsOf({ hits, damaged: 4, down: 7 }));
  expect(looks.map(({ holes, smoke }) => `${holes} ${smoke}`)).toEqual([
    '0 none',
    '1 none',
    '2 none',
    '3 none',
    '4 grey',
    '4 grey',
    '4 fire',
    '4 fire',
  ]);
  expect(woundsOf({ hits: 0, damaged: 0, down: 1 }).smoke).toBe('none');
  expect(woundsOf({ hits: 1, damaged: 1, down: 0 }).smoke).toBe('none');
});

test('what more hits would do', () => {
  const words = dogfightWords.en;
  const after = (hits: number, more: number, least?: number): unknown =>
    hitsAfter(words, { hits, damaged: 3, down: 6 }, more, least);
  expect([
    after(0, 1),
    after(0, 3),
    after(3, 1),
    after(2, 3),
    after(4, 2),
    after(4, 3, 1),
    after(4, 3, 2),
    after(5, 1, 0),
  ]).toMatchInlineSnapshot(`
    [
      {
        "after": "1 of 6, still flying",
        "text": "Take the hit",
      },
      {
        "after": "Damaged: 3 of 6",
        "text": "Take 3 hits",
      },
      {
        "after": "4 of 6, still flying",
        "text": "Take the hit",
      },
      {
        "after": "Damaged: 5 of 6",
        "text": "Take 3 hits",
      },
      {
        "after": "you would be shot down",
        "isRisky": true,
        "text": "Take 2 hits",
      },
      {
        "after": "shot down, unless an EVASIVE helps",
        "text": "Take 3 hits",
      },
      {
        "after": "you would be shot down",
        "isRisky": true,
        "text": "Take 3 hits",
      },
      {
        "after": "shot down, unless an EVASIVE helps",
        "text": "Take the hit",
      },
    ]
  `);
});

test('what a key wants at a table', () => {
  const press = { isHeld: false, on: 'page', isWaiting: false } as const;
  expect(['1', '9', '0', '10', 'U', 'h', 'L', 'r', '?', ' ', 'x'].map((key) => wantedBy({ ...press, key }))).toEqual([
    1,
    9,
    null,
    null,
    'undo',
    'hint',
    'log',
    'rule',
    'keys',
    'go',
    null,
  ]);
  expect(wantedBy({ ...press, key: 'u', isHeld: true })).toBeNull();
  expect(wantedBy({ ...press, key: 'u', on: 'field' })).toBeNull();
  expect(wantedBy({ ...press, key: 'u', on: 'control' })).toBe('undo');
  expect(wantedBy({ ...press, key: ' ', on: 'control' })).toBeNull();
  expect(wantedBy({ ...press, key: ' ', on: 'control', isWaiting: true })).toBe('go');
  expect(keyList.map(([does, keys]) => `${does} ${keys}`).join(', ')).toBe(
    'arrows ← →, digits 1–9, enter Enter, escape Esc, go ␣, undo U, hint H, log L, rule R, keys ?',
  );
  expect(Object.values(tableKeys).join('')).toBe(' uhlr?');
});

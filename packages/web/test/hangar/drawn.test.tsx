import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { commonScale, drawnSize } from '../../src/hangar/compare/top-views.tsx';
import { SkyBand } from '../../src/hangar/page/sky-band.tsx';
import { threeScale } from '../../src/hangar/page/three-views.tsx';
import { Miniature } from '../../src/home/miniature.tsx';
import type { SavedGame } from '../../src/saved/saved-game.ts';
import { craftOf } from './crafts.ts';

/** What a picture is made of: its elements, its colours, and what all its numbers come to. */
function madeOf(markup: string): object {
  const numbers = markup.match(/-?\d+(\.\d+)?/g) ?? [];
  return {
    elements: (markup.match(/<\w+/g) ?? []).length,
    colours: [...new Set(markup.match(/#[0-9a-f]{6}/g))].join(' '),
    numbers: numbers.length,
    sum: Math.round(numbers.reduce((sum, one) => sum + Number(one), 0)),
  };
}

test('the sky behind an aircraft is that of the Pacific or of Europe', () => {
  const keys = [
    'zero:fighters:f4f-3',
    'down-in-flames:fighters:a6m5',
    'down-in-flames:fighters:spitfire-i',
    'wings-of-war:types:fokker-dr1',
  ];
  const skies = keys.map((key) => madeOf(renderToStaticMarkup(<SkyBand craft={craftOf(key)} />)));
  expect(skies[0]).toEqual(skies[1]);
  expect(skies[2]).toEqual(skies[3]);
  expect(skies.slice(1, 3)).toMatchInlineSnapshot(`
    [
      {
        "colours": "#5f9195 #a9c0a8 #e9dcb6 #f4ecc2 #f4edd0 #ddd7b6 #fbf5df #e9e0c3",
        "elements": 15,
        "numbers": 1798,
        "sum": 150875,
      },
      {
        "colours": "#5a7f9c #a8bcc0 #e8dcc0 #fff2c9 #f8e9bd #f4edd0 #ddd7b6 #fbf5df #e9e0c3",
        "elements": 12,
        "numbers": 1956,
        "sum": 270680,
      },
    ]
  `);
});

test('aircraft are drawn as large as their room allows, to one scale', () => {
  const [small, large] = [
    { span: 8, length: 6 },
    { span: 31.6, length: 22.66 },
  ];
  expect(commonScale({ width: 800, height: 200 }, [small, small])).toBeCloseTo(27.333, 3);
  expect(commonScale({ width: 400, height: 900 }, [small, large])).toBeCloseTo(5.316, 3);
  expect(threeScale({ width: 800, height: 200 }, small, true)).toBeCloseTo(30, 3);
  expect(threeScale({ width: 300, height: 900 }, small, true)).toBeCloseTo(33.75, 3);
  expect(threeScale({ width: 300, height: 900 }, small, false)).toBeCloseTo(14.49, 3);
  expect(threeScale({ width: 300, height: 60 }, large, false)).toBeCloseTo(2.383, 3);
  expect(threeScale({ width: 100, height: 900 }, { span: 4, length: 12 }, false)).toBeCloseTo(3.22, 3);
  expect(drawnSize(craftOf('zero:fighters:a6m2'))).toMatchObject({ span: 12, length: 9.06 });
  expect(drawnSize(craftOf('wings-of-war:types:fokker-dr1'))).toMatchObject({ span: expect.any(Number) });
});

test('a saved fight has its two aircraft in a small picture', () => {
  const game = (title: string, change: object = {}): SavedGame =>
    ({ system: 'zero', title, record: '', kept: null, players: [], ...change }) as unknown as SavedGame;
  const pictures = [game('x'), game('x', { system: 'wings-of-war' })].map((each) =>
    madeOf(renderToStaticMarkup(<Miniature game={each} />)),
  );
  expect(pictures).toMatchInlineSnapshot(`
    [
      {
        "colours": "#24405f #7f9fae #e8dcc0 #fbf3d6 #f3ecd6 #ccd3c4 #f8f1dc #d6d8c6 #4d7d8c",
        "elements": 25,
        "numbers": 648,
        "sum": 33876,
      },
      {
        "colours": "",
        "elements": 3,
        "numbers": 0,
        "sum": 0,
      },
    ]
  `);
});

import type { Ranked } from '@tallyho/bots';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HintBox } from '../../src/play/table/hint-box.tsx';
import { tableWords } from '../../src/play/words/words.ts';

const ranked = (option: number, chance: number, playouts: number, points?: number): Ranked => ({
  option,
  chance,
  playouts,
  answers: [],
  ...(points === undefined ? {} : { points }),
});
const lines = (hint: readonly Ranked[], texts: readonly string[]): string[] =>
  [...renderToStaticMarkup(<HintBox hint={hint} texts={texts} />).matchAll(/<li>(.*?)<\/li>/g)].map(([, line]) => line);

test('a hint names the three best answers with their chances, and nothing that nobody has looked into', () => {
  const texts = ['fire', 'hold', 'dive', 'climb', 'turn'];
  const hint = [ranked(1, 0.6, 30), ranked(0, 0.4, 10), ranked(2, 0.5, 0), ranked(3, 0.31, 4), ranked(4, 0.3, 1)];
  expect(lines(hint, texts)).toEqual([
    'hold – 60 in 100 to win',
    'fire – 40 in 100 to win',
    'climb – 31 in 100 to win',
  ]);
});

test('CH-30.9a: where points count, it tells what the campaign can be expected to come to', () => {
  const hint = [ranked(1, 0.62, 20, 71.4), ranked(0, 0.1, 20, -3.6)];
  expect(lines(hint, ['Training', 'Mission'])).toEqual([
    'Mission – 71 VPs to be expected in the end, 62 in 100 to win',
    'Training – −4 VPs to be expected in the end, 10 in 100 to win',
  ]);
  expect(tableWords.fr.table.hintPoints({ choice: 'Mission', points: 71, chance: 62 })).toMatch(
    /71\sPV à espérer à la fin, 62\schances sur 100/,
  );
});

import { expect, test } from 'vitest';
import { arrange } from '../../../src/dogfight/sky/arrange.ts';
import { type ExchangePlace, placeExchange } from '../../../src/dogfight/sky/exchange-place.ts';
import { frameOf } from '../../../src/dogfight/sky/frame.ts';
import { wingmanId } from '../../../src/dogfight/sky/wingman.ts';
import { situation } from '../situations.ts';
import { boxIn, sumOf } from './figures.ts';

const screens = [
  [1440, 900],
  [820, 1180],
  [390, 844],
  [844, 390],
] as const;

const told = ({ shape, box, way, covers }: ExchangePlace): string =>
  `${shape.form} ${way === 'right' ? '>' : '<'} ${boxIn(box)}: ${shape.shown} of ${shape.earlier}, then ${shape.latest}, next ${shape.slot}, strips ${shape.strip}${covers ? ', covering somebody' : ''}`;

test('where the cards of an exchange lie, however many there are and whoever plays them', async () => {
  const lines = screens.flatMap(([width, height]) => {
    const frame = frameOf(width, height);
    const laid = (seed: number, cards: number, isOpen: boolean, hasStake: boolean, to: number | null): string => {
      const arranged = arrange(situation(seed), frame);
      const from = [...arranged.placed.keys()][cards % 2];
      return told(placeExchange({ cards, isOpen, hasStake }, from, to, arranged, frame));
    };
    return [
      `== ${width}×${height}`,
      ...[0, 1, 2, 3, 4, 5].flatMap((seed) => [
        `-- situation ${seed}`,
        ...[1, 2, 5, 6].map((cards) => `${cards}, open: ${laid(seed, cards, true, cards % 2 === 0, 1)}`),
        `3, closed, at a Wingman: ${laid(seed, 3, false, true, wingmanId(1))}`,
        `1, at nobody: ${laid(seed, 1, false, false, null)}`,
      ]),
      ...[7, 8, 9, 10, 11, 12].map(
        (seed) =>
          `situation ${seed}: ${sumOf([1, 3, 4, 7].map((cards) => laid(seed, cards, cards < 4, cards > 1, 1)))}`,
      ),
      `nobody: ${told(placeExchange({ cards: 2, isOpen: true, hasStake: true }, null, null, arrange(situation(0), frame), frame))}`,
    ];
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('approved/exchange-places.txt');
});

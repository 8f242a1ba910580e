import { expect, test } from 'vitest';
import { arrange, targetSize } from '../../../src/dogfight/sky/arrange.ts';
import { type Frame, frameOf, smallFrame } from '../../../src/dogfight/sky/frame.ts';
import { situation } from '../situations.ts';
import { boxIn, placeIn, sumOf } from './figures.ts';

/** A desk, a small one, a tablet, phones upright and on their side, small and large. */
const screens = [
  [1440, 900],
  [1100, 700],
  [820, 1180],
  [700, 740],
  [390, 844],
  [320, 640],
  [844, 390],
  [720, 350],
] as const;

function skyOf(seed: number, frame: Frame): string[] {
  const { sizes, bands, placed, target } = arrange(situation(seed), frame);
  return [
    `${sizes.plate}, ${sizes.scale.toFixed(2)} a metre, columns ${sizes.pitch.toFixed(1)}, lanes ${sizes.lane.toFixed(1)}`,
    `bands ${bands.map(({ top, height }) => `${top}+${height}`).join(' ')}`,
    ...[...placed.values()].map(placeIn),
    ...(target === null ? [] : [`target ${boxIn(target)}`]),
  ];
}

test('how screens of many sizes are divided', async () => {
  const lines = [
    ...[280, 320, 390, 500, 600, 699, 700, 760, 820, 1000, 1099, 1100, 1280, 1920].flatMap((width) =>
      [320, 390, 480, 499, 500, 640, 719, 720, 740, 760, 844, 900, 1180].map((height) => {
        const { viewport, board, bar, hand, card, hud, inset } = frameOf(width, height);
        return `${width}×${height} ${viewport}: sky ${boxIn(board)} bar ${boxIn(bar)} hand ${boxIn(hand)} card ${card} hud ${hud} inset ${inset}`;
      }),
    ),
    ...[300, 479, 480, 700.4].map((width) => {
      const { viewport, board, bar, hand, card, hud, inset } = smallFrame(width, 200.6);
      return `alone ${width} ${viewport}: sky ${boxIn(board)} bar ${boxIn(bar)} hand ${boxIn(hand)} card ${card} hud ${hud} inset ${inset}`;
    }),
    ...screens.map(
      ([width, height]) => `target of ${width}×${height} ${JSON.stringify(targetSize(frameOf(width, height)))}`,
    ),
  ];
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('approved/frames.txt');
});

test('where everybody flies in random fights and missions, on every screen', async () => {
  const lines = screens.flatMap(([width, height]) => {
    const frame = frameOf(width, height);
    return [
      `== ${width}×${height}`,
      ...[1, 4, 6, 9].flatMap((seed) => [`-- situation ${seed}`, ...skyOf(seed, frame)]),
      ...Array.from({ length: 40 }, (_, n) => `situation ${n + 10}: ${sumOf(skyOf(n + 10, frame))}`),
    ];
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('approved/places.txt');
});

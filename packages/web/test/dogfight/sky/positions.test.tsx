import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ChainScene, TokenScene } from '../../../src/dogfight/scene.ts';
import { arrange } from '../../../src/dogfight/sky/arrange.ts';
import { frameOf } from '../../../src/dogfight/sky/frame.ts';
import { PositionWords } from '../../../src/dogfight/sky/position-words.tsx';
import { Tethers } from '../../../src/dogfight/sky/tethers.tsx';
import { LanguageProvider } from '../../../src/words/language.tsx';
import { situation } from '../situations.ts';

const screens = [
  [1440, 900],
  [390, 844],
  [844, 390],
] as const;

const about = (html: string): string[] =>
  html
    .replaceAll(/-?\d+\.\d+/g, (one) => String(Math.round(Number(one) * 10) / 10))
    .replaceAll('><', '>\n<')
    .split('\n')
    .filter((line) => !/^<\/|tether-shade/.test(line));

const nobody = { links: [], from: null, to: null } as unknown as ChainScene;

test('lines and words say who has whom, and who is Neutral while their cards lie there', async () => {
  const lines = screens.flatMap(([width, height]) => {
    const frame = frameOf(width, height);
    return Array.from({ length: 14 }, (_, seed) => {
      const plan = situation(seed);
      const arranged = arrange(plan, frame);
      const tokens = plan.crafts.map((craft) => ({
        ...craft,
        own: craft.side === 'own',
      })) as unknown as readonly TokenScene[];
      const [one, other] = tokens.filter(({ prey, id }) => prey === null && !tokens.some((each) => each.prey === id));
      const cards = { left: width / 3, top: 150, width: 120, height: 110 };
      const said = (chain: ChainScene, box: typeof cards | null): string[] =>
        about(
          renderToStaticMarkup(
            <LanguageProvider>
              <PositionWords tokens={tokens} arranged={arranged} chain={chain} cards={box} sky={frame.board} />
            </LanguageProvider>,
          ),
        );
      const pair = { ...nobody, from: one?.id ?? null, to: other?.id ?? null };
      const held = tokens.find(({ prey }) => prey !== null);
      return [
        `== ${width}×${height}, situation ${seed}`,
        ...about(
          renderToStaticMarkup(
            <Tethers tokens={tokens} arranged={arranged} width={frame.board.width} height={frame.board.height} />,
          ),
        ),
        ...said(nobody, null),
        '-- with cards between two who are Neutral',
        ...said(pair, cards),
        '-- with cards between two who are not',
        ...said({ ...nobody, from: held?.id ?? null, to: held?.prey ?? null }, cards),
      ];
    }).flat();
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('approved/positions.txt');
});

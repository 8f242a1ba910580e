import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CardFace } from '../../src/dogfight/cards/card-face.tsx';
import { cardWords } from '../../src/dogfight/cards/card-words.ts';
import { inItsMeaning } from '../../src/dogfight/cards/in-its-meaning.ts';
import { ANYTHING } from '../../src/dogfight/scene.ts';
import { dogfightWords } from '../../src/dogfight/words/words.ts';
import { allCards } from '../sheets/all-cards.ts';
import { linesOf } from './sky/flown.ts';

type Props = Parameters<typeof CardFace>[0];

const drawn = (props: Props): string => linesOf(renderToStaticMarkup(<CardFace {...props} />)).join(' ');

test('what stands on the face of each card, and what is said of it', async () => {
  const lines = allCards('en').flatMap(({ name, card }) => [
    drawn({ card, width: 156 }),
    `  ${cardWords(dogfightWords.en, card, name, 'Type')}`,
  ]);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('approved/faces.txt');
});

test('the same card narrower, waiting, dead, marked, as a strip and in its meaning', async () => {
  const [shot, answer] = [allCards('en')[0].card, allCards('en').find(({ card }) => card.edge === 'react')?.card];
  if (answer === undefined) throw new Error('nothing answers');
  const asked = answer.lines.flatMap(({ words }) => words).find(({ answers }) => answers !== '')?.answers ?? ANYTHING;
  const lines = [shot, answer].flatMap((card) => [
    ...[60, 119, 120, 135, 136].map((width) => drawn({ card, width })),
    ...(['playable', 'idle', 'dead'] as const).map((state) => drawn({ card, width: 156, state })),
    drawn({ card, width: 156, marked: asked }),
    drawn({ card, width: 156, strip: true }),
    drawn({ card, width: 156, brief: true }),
    drawn({ card: inItsMeaning(card), width: 156 }),
    drawn({ card: { ...card, isMarker: true, subtitle: 'JINKING', maneuver: 3 }, width: 156 }),
    ...['1', '12', '3 + 1', 'kill!'].map((hits) => drawn({ card: { ...card, fire: { bursts: 2, hits } }, width: 156 })),
  ]);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('approved/faces-in-other-ways.txt');
});

import { flag, mapOf, oneOf, usually, whole } from '@tallyho/kernel/packs';
import { bombingResults, borders, type Face, MOST_CARDS, strafingResults, titles } from '../types.ts';
import { anyOf, anyText, entryOf } from './parts.ts';
import { senseOfFace } from './sense.ts';

const card = mapOf({
  number: whole(1, MOST_CARDS),
  spoiled: usually(false, flag),
  bombing: oneOf(bombingResults),
  strafing: oneOf(strafingResults),
});

export const face = entryOf<Face>(
  {
    id: anyText,
    title: oneOf(titles),
    subtitle: usually('', oneOf(['', 'FUEL TANK'])),
    border: oneOf(borders),
    bursts: usually(0, whole(0, 3)),
    hits: usually(0, whole(0, 20)),
    answers: anyOf(oneOf(titles)),
    expansion: usually(false, flag),
    cards: anyOf(card),
  },
  senseOfFace,
);

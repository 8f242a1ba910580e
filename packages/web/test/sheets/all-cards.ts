import { type Face as DuelFace, basePack as duelPack, titles as duelTitles } from '@tallyho/down-in-flames/content';
import type { Language } from '@tallyho/words';
import { type Face as ZeroFace, basePack as zeroPack } from '@tallyho/zero';
import type { CardScene } from '../../src/dogfight/scene.ts';
import { cardScene as duelCard, speedScene, turretScene } from '../../src/down-in-flames/tell/card.ts';
import { duelWords } from '../../src/down-in-flames/words/words.ts';
import { cardScene as zeroCard } from '../../src/zero/tell/card.ts';
import { zeroWords } from '../../src/zero/words/words.ts';

/** A card with its name; in the hands of gunners a card of Down In Flames is another one. */
export interface Sample<F = unknown> {
  readonly name: string;
  readonly face: F;
  readonly card: CardScene;
}

/** Every face of the deck of Down In Flames. */
export const duelCards = (language: Language): readonly Sample<DuelFace>[] =>
  duelPack.faces.map((face) => ({ name: face.id, face, card: duelCard(duelWords[language], face, false) }));

/** Every face of the deck of Zero! */
export const zeroCards = (language: Language): readonly Sample<ZeroFace>[] =>
  zeroPack.faces.map((face) => ({ name: `zero ${face.id}`, face, card: zeroCard(zeroWords[language], face) }));

/** Both decks, what turrets do with the first, and the Maneuver that needs no card. */
export const allCards = (language: Language): readonly Sample[] => [
  ...duelCards(language),
  ...zeroCards(language),
  ...duelPack.faces.map((face) => ({
    name: `turret ${face.id}`,
    face,
    card: turretScene(duelWords[language], face),
  })),
  { name: 'speed', face: null, card: speedScene(duelWords[language]) },
];

/** What can be asked to be answered. */
export const answerables: readonly string[] = [...duelTitles, 'MANEUVER'];

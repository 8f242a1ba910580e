import type { Face } from '@tallyho/zero';
import { DISADVANTAGED, rules, titles } from '@tallyho/zero';
import { drawingOf } from '../../dogfight/cards/drawing.ts';
import { spokenTitle } from '../../dogfight/cards/spoken-title.ts';
import { ANYTHING, type CardLine, type CardScene, type CardWord, type Edge } from '../../dogfight/scene.ts';
import type { ZeroWords } from '../words/words.ts';

export const edgeOf: { readonly [border in Face['border']]: Edge } = {
  red: 'attack',
  blue: 'react',
  white: 'attack-react',
};

const isFuelTank = ({ subtitle }: Face): boolean => subtitle === 'FUEL TANK';

/** The titles that a card answers; nearly all of them are any card. */
function answerWordsOf(w: ZeroWords, { border, answers }: Face): readonly CardWord[] {
  if (border === 'red') return [];
  if (answers.length >= titles.length - 1) return [{ text: w.terms.anyCard, answers: ANYTHING }];
  return answers.map((title) => ({ text: spokenTitle(title), answers: title }));
}

function linesOf(w: ZeroWords, face: Face): CardLine[] {
  const { card } = w.shared;
  const deed = isFuelTank(face) ? w.terms.fuelTankDeed : w.terms.deeds[face.title];
  const answers = answerWordsOf(w, face);
  const lines: CardLine[] = [];
  if (face.border !== 'blue' && deed !== '')
    lines.push({
      kind: 'attack',
      lead: face.bursts > 0 ? card.fire : card.attack,
      words: [{ text: deed, answers: '' }],
    });
  if (answers.length > 0) lines.push({ kind: 'answer', lead: card.answers, words: answers });
  return lines;
}

/** The steps a manoeuvre moves a Leader; null: it moves nobody. */
const stepsOf = ({ title }: Face): number | null => rules.stepsFrom(titles.indexOf(title), DISADVANTAGED) || null;

/** A card as it is drawn. */
export const cardScene = (w: ZeroWords, face: Face): CardScene => ({
  edge: edgeOf[face.border],
  title: face.title,
  subtitle: face.subtitle,
  drawing: drawingOf(face),
  cast: 'pacific',
  maneuver: stepsOf(face),
  fire:
    face.bursts === 0 ? null : { bursts: face.bursts, hits: isFuelTank(face) ? w.shared.card.kill : String(face.hits) },
  lines: linesOf(w, face),
  meaning: isFuelTank(face) ? w.terms.fuelTank : w.terms.meanings[face.title],
  isMarker: false,
});

/** Z-20.53a — the same card where its Spoiled Attack symbol counts: in a turret, or in the Flak. */
export const spoiledScene = (w: ZeroWords, card: CardScene): CardScene => ({
  ...card,
  subtitle: card.subtitle === '' ? w.sortie.spoiled : card.subtitle,
  lines: [
    { kind: 'meaning', lead: w.sortie.spoiled, words: [{ text: w.sortie.spoiledMeaning, answers: '' }] },
    ...card.lines,
  ],
});

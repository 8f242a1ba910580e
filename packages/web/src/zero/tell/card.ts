import type { Face } from '@tallyho/zero';
import { DISADVANTAGED, rules, titles } from '@tallyho/zero';
import type { CardScene, Edge } from '../../dogfight/scene.ts';
import type { ZeroWords } from '../words/words.ts';

export const edgeOf: { readonly [border in Face['border']]: Edge } = {
  red: 'attack',
  blue: 'react',
  white: 'attack-react',
};

const answersText = (w: ZeroWords, { border, answers }: Face): string =>
  border === 'red' ? '' : answers.length >= titles.length - 1 ? w.terms.anyCard : answers.join(', ');

/** The steps a manoeuvre moves a Leader; null: it moves nobody. */
const stepsOf = ({ title }: Face): number | null => rules.stepsFrom(titles.indexOf(title), DISADVANTAGED) || null;

/** A card as it is drawn. */
export const cardScene = (w: ZeroWords, face: Face): CardScene => ({
  edge: edgeOf[face.border],
  title: face.title,
  subtitle: face.subtitle,
  maneuver: stepsOf(face),
  fire: face.bursts === 0 ? null : { bursts: face.bursts, hits: face.subtitle === '' ? String(face.hits) : '∞' },
  lead: w.terms.answers,
  text: answersText(w, face),
  meaning: face.subtitle === '' ? w.terms.meanings[face.title] : w.terms.fuelTank,
  foot: w.terms.borders[face.border],
  isMarker: false,
});

/** A card in one line of words, for those who hear it. */
export function cardWords(w: ZeroWords, face: Face, name: string): string {
  const { bursts, hits } = w.shared.terms;
  const fire =
    face.bursts === 0 ? '' : `${bursts(face.bursts)}, ${face.subtitle === '' ? hits(face.hits) : w.terms.fuelTank}`;
  const answers = answersText(w, face);
  return [name, w.terms.borders[face.border], fire, answers === '' ? '' : `${w.terms.answers} ${answers}`]
    .filter((part) => part !== '')
    .join('. ');
}

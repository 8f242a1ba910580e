import type { CardScene } from '../scene.ts';
import type { DogfightWords } from '../words/words.ts';

/** A card in one line of words, for those who hear it: what it is called, its type, its values, what it does. */
export function cardWords({ table, terms }: DogfightWords, card: CardScene, name: string, type: string): string {
  const { maneuver, fire, lines } = card;
  const hits = Number(fire?.hits);
  return [
    name,
    type,
    ...(maneuver === null ? [] : [`${table.maneuverValue} ${maneuver}`]),
    ...(fire === null ? [] : [[terms.bursts(fire.bursts), ...(hits > 0 ? [terms.hits(hits)] : [])].join(', ')]),
    ...lines.map(({ lead, words }) => `${lead} ${terms.and(words.map(({ text }) => text))}`),
  ].join('. ');
}

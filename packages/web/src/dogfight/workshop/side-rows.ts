import { type ContentWords, fieldWords } from '../../content/words/words.ts';
import type { AircraftScene, ValueScene } from '../../play/scene.ts';

type Table = AircraftScene['tables'][number];
type Rated = { readonly [rating: string]: unknown };

const cell = (value: number, isGuessed: boolean, source: string): ValueScene => ({
  text: String(value),
  source,
  isReconstructed: isGuessed,
});

/** What both sides of a card say in figures, one row for each rating that either of them has. */
export function sideRows(
  c: ContentWords,
  { front, damaged }: { readonly front: object; readonly damaged: object },
  from: 'public' | 'reconstructed',
): Table['rows'] {
  const sides = [front, damaged] as readonly Rated[];
  const ratings = Object.keys(front).filter((rating) =>
    sides.some((side) => typeof side[rating] === 'number' && side[rating] !== 0),
  );
  return ratings.map((rating) => ({
    name: fieldWords(c, rating),
    values: sides.map((side) => cell(Number(side[rating] ?? 0), from === 'reconstructed', c.provenances[from])),
  }));
}

/** Whose the values of an entry are. */
export const wholeSource = ({ sources }: { readonly sources: { readonly all: string } }): 'public' | 'reconstructed' =>
  sources.all === 'reconstructed' ? 'reconstructed' : 'public';

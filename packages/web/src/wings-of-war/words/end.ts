import type { Seat } from '@tallyho/kernel';
import type { Language } from '@tallyho/words';
import type { EndScene } from '../../play/scene.ts';
import { tableWords } from '../../play/words/words.ts';
import type { TableModel } from '../model/use-model.ts';
import { eventSentence } from './speak.ts';
import { type WingsWords, wingsWords } from './words.ts';

/** How a fight ended, for the one who looks; null: it has not. */
export function endOf({ view, names, told }: TableModel, seat: Seat, language: Language): EndScene | null {
  if (view.outcome === null) return null;
  const w = wingsWords[language];
  const { result } = tableWords[language];
  const { winners, because } = view.outcome;
  const headline =
    winners.length === 0
      ? result.draw
      : seat >= 0
        ? winners.includes(seat)
          ? result.victory
          : result.defeat
        : result.wonBy(winners.map((each) => names.seat(each)).join(', '));
  const score = told.findLast(({ event }) => event === 'score');
  return {
    headline,
    because: becauseWords(w, because) ?? result.becauseOther,
    rule: because,
    winners,
    lines: score === undefined ? [] : [eventSentence(w, view, names, score)],
  };
}

function becauseWords({ result }: WingsWords, rule: string): string | undefined {
  const known: { readonly [rule: string]: string } = result.because;
  return known[rule];
}

import type { Language } from '@tallyho/words/language';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LanguageProvider } from '../../../src/words/language.tsx';
import { transcript } from '../../walk/transcript.ts';

/** What somebody gets who sees it, line by line. */
export function drawn(shown: ReactNode, language: Language = 'en'): string {
  const place = document.createElement('div');
  place.innerHTML = renderToStaticMarkup(<LanguageProvider first={language}>{shown}</LanguageProvider>);
  return alike(transcript(place).trimEnd().split('\n')).join('\n');
}

const NUMBER = /-?\d+(?:\.\d+)?/g;
const FEW = 3;

/** Lines in a row that differ in numbers alone are told by the first of them, how many there are, and what their numbers come to. */
function alike(lines: readonly string[]): string[] {
  const told: string[] = [];
  for (let from = 0; from < lines.length; ) {
    const like = lines[from].replace(NUMBER, '#');
    let to = from + 1;
    while (to < lines.length && lines[to].replace(NUMBER, '#') === like) to++;
    const row = lines.slice(from, to);
    const all = row.flatMap((line, i) => (line.match(NUMBER) ?? []).map((one) => Number(one) * (i + 1)));
    const sum = Math.round(all.reduce((total, one) => total + one, 0));
    told.push(...(row.length > FEW ? [`${row[0]} … ${row.length} of them, Σ ${sum}`] : row));
    from = to;
  }
  return told;
}

import type { BookLanguage } from '../parse.ts';

/** One thing, by all the names that people have for it. */
export interface Term {
  /** What the books call it. */
  readonly names: { readonly [language in BookLanguage]: readonly string[] };
  /** What the printed French books called it, each in its way. */
  readonly printed: readonly string[];
}

/** Chapters after this one are about buttons, not about the game. */
const LAST_OF_THE_GAME = 23;

const several = (cell: string): string[] =>
  cell
    .split(/\s*[/;]\s*/)
    .map((name) =>
      name
        .replace(/\s*\([^)]*\)/g, '')
        .replace(/[«»*`]/g, '')
        .trim(),
    )
    .filter((name) => name.length > 1);

/** The terms of the glossary, from its Markdown. */
export function readGlossary(markdown: string): Term[] {
  const terms: Term[] = [];
  let chapter = 0;
  for (const line of markdown.split(/\r?\n/)) {
    const heading = line.match(/^## (\d+) /)?.[1];
    if (heading !== undefined) chapter = Number(heading);
    if (chapter < 1 || chapter > LAST_OF_THE_GAME || !line.startsWith('| ') || line.startsWith('| id |')) continue;
    const [, , en = '', fr = '', printed = ''] = line.split('|').map((cell) => cell.trim());
    terms.push({ names: { en: several(en), fr: several(fr) }, printed: several(printed.replaceAll('–', '')) });
  }
  return terms;
}

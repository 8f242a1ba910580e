import { readFileSync } from 'node:fs';

/** A cell of docs/corsairs.md: what it says, and the rule that says so. */
export interface Cell {
  readonly text: string;
  readonly source: string | null;
}
export type Row = { readonly [column: string]: Cell };

const page = readFileSync(new URL('../../../../docs/corsairs.md', import.meta.url), 'utf8');

const chapters = new Map(
  page.split(/^#{2,3} /m).map((chapter) => {
    const [heading] = chapter.split('\n', 1);
    return [heading, chapter] as const;
  }),
);

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** '6 [CH-EX-08]' is 6, and so says the example; of several ids the first counts. */
function cellOf(written: string): Cell {
  const [, text = written, source = null] = /^(.*?)(?: \[([^\],]+)[^\]]*\])?$/.exec(written) ?? [];
  return { text, source };
}

/** The rows of the nth table of a chapter. */
export function table(heading: string, nth = 0): readonly Row[] {
  const chapter = chapters.get(heading);
  if (chapter === undefined) throw new Error(`docs/corsairs.md has no chapter ${heading}`);
  const tables = chapter.split(/\n(?!\|)/).map((part) => part.split('\n').filter((line) => line.startsWith('|')));
  const lines = tables.filter(({ length }) => length > 2)[nth];
  if (lines === undefined) throw new Error(`${heading} has no table ${nth}`);
  const columns = cellsOf(lines[0]).map((column) => cellOf(column).text);
  return lines
    .slice(2)
    .map((line) => Object.fromEntries(cellsOf(line).map((cell, i) => [columns[i], cellOf(cell)])) as Row);
}

/** A number of the page; '–' and 'none' are nothing. */
export const num = ({ text }: Cell): number => (text === '–' || text === 'none' ? 0 : Number(text.replace('−', '-')));

/** The page's short names of aircraft, and our ids. */
const ids: { readonly [short: string]: string } = {
  fm2: 'fm-2',
  f4u1: 'f4u-1',
  f4u1d: 'f4u-1d',
  f6f: 'f6f-3',
  p38g: 'p-38g',
  p38j: 'p-38j',
  p400: 'p-400',
  p47d: 'p-47d',
  p61a: 'p-61a',
  f6f5n: 'f6f-5n',
  pv1n: 'pv-1n',
  sbd: 'sbd-3',
  sb2c: 'sb2c',
  tbf: 'tbf',
  a6m2n: 'a6m2-n',
  n1kj: 'n1k2-j',
  ki27: 'ki-27',
  ki432: 'ki-43-ii',
  ki44: 'ki-44-ii',
  ki45: 'ki-45',
  ki61: 'ki-61',
  ki84: 'ki-84',
  j1n: 'j1n1-s',
  ki45n: 'ki-45-kai-c',
  ki51: 'ki-51',
  b25c1: 'b-25c-1',
  b25j: 'b-25j',
  a20g: 'a-20g',
  b24j: 'b-24j',
  b29: 'b-29',
  pv1: 'pv-1',
  pb4y: 'pb4y-1',
  ki49: 'ki-49',
  ki67: 'ki-67',
  p1y: 'p1y1',
  h8k: 'h8k2',
  e13a: 'e13a1',
  f4f: 'f4f-3',
  p40e: 'p-40e',
  b17e: 'b-17e',
  pby: 'pby-5',
};
export const idOf = ({ text }: Cell): string => ids[text] ?? text;

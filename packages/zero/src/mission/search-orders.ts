import { Fields, type Json } from '@tallyho/kernel';
import { type SearchCard, type SearchLine, searchCards } from '../content/kamikaze-types.ts';
import { bombingResults } from '../content/types.ts';

/** CH-28.4 — a target that is looked for: the Kamikaze Search Table of the campaign. */
export interface SearchOrders {
  readonly table: readonly SearchLine[];
}

const MOST_LINES = 64;

export function readSearch(fields: Fields): SearchOrders {
  const table = fields.list('table', MOST_LINES).map((line, i) => readLine(line, fields.at(`table[${i}]`)));
  fields.done();
  return { table };
}

function readLine(given: Json, place: string): SearchLine {
  const fields = new Fields(given, place);
  const line: SearchLine = {
    result: fields.oneOf('result', bombingResults),
    card: fields.raw('card') === null ? null : fields.oneOf<SearchCard>('card', searchCards),
    target: fields.raw('target') === null ? null : fields.text('target'),
  };
  fields.done();
  return line;
}

/** CH-28.42a — the ids of all sheets that a table can lead to, each once. */
export const sheetsIn = ({ table }: SearchOrders): string[] => [
  ...new Set(table.flatMap(({ target }) => (target === null ? [] : [target]))),
];

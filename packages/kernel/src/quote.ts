import type { Json } from './json.ts';

/** No sentence quotes more than this of what somebody gave: enough to recognise it. */
export const LONGEST_QUOTE = 60;
/** A place is a path of ours with the names of others in it; what the system says of a file names its path. */
export const LONGEST_PLACE = 200;
/** All of a list or map that is a fact, for programs; a list of what is allowed is longer than a quotation. */
const LONGEST_DATA = 3000;
const DEEPEST_DATA = 5;

const CUT = '…';

/** A text as it may be quoted: the beginning of one that is too long. */
export function quote(text: string, longest = LONGEST_QUOTE): string {
  if (text.length <= longest) return text;
  const end = longest - 1;
  // Half of a letter that is written as two is no letter.
  const isInPair = /[\ud800-\udbff]/.test(text.charAt(end - 1));
  return text.slice(0, isInPair ? end - 1 : end) + CUT;
}

/** Facts as they may be told: every text short enough to be quoted, and of lists and maps no more than people read. */
export function quoteFacts(facts: { readonly [name: string]: Json }): { readonly [name: string]: Json } {
  if (Object.values(facts).every(isShort)) return facts;
  return Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [
      name,
      name === 'detail' && typeof fact === 'string'
        ? quote(fact, LONGEST_PLACE)
        : quoteData(fact, { left: LONGEST_DATA }, 0),
    ]),
  );
}

const isShort = (fact: Json | undefined): boolean =>
  typeof fact === 'string' ? fact.length <= LONGEST_QUOTE : typeof fact !== 'object' || fact === null;

function quoteData(value: Json | undefined, room: { left: number }, depth: number): Json {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') {
    room.left -= Math.min(value.length, LONGEST_QUOTE);
    return quote(value);
  }
  if (typeof value !== 'object') return value;
  if (depth === DEEPEST_DATA) return CUT;
  if (Array.isArray(value)) {
    const kept: Json[] = [];
    for (const item of value as readonly Json[]) {
      if (room.left-- <= 0) return [...kept, CUT];
      kept.push(quoteData(item, room, depth + 1));
    }
    return kept;
  }
  const kept: { [name: string]: Json } = {};
  for (const name in value) {
    if (room.left-- <= 0) return { ...kept, [CUT]: CUT };
    room.left -= Math.min(name.length, LONGEST_QUOTE);
    kept[quote(name)] = quoteData((value as { readonly [name: string]: Json | undefined })[name], room, depth + 1);
  }
  return kept;
}

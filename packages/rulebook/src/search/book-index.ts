import { leadOf } from '../lead.ts';
import type { Book, BookLanguage, Entry } from '../parse.ts';
import { everyday } from './everyday.ts';
import type { Term } from './glossary.ts';
import { stemOf } from './stems.ts';
import { wordsOf } from './words.ts';

/** A paragraph, ready to be found. */
export interface Indexed {
  readonly entry: Entry;
  /** The heading it stands under, and what it says before its first colon: “Advantaged: your nose …”. */
  readonly title: ReadonlySet<string>;
  readonly titleStems: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
  /** How many words it has. */
  readonly length: number;
}

/** A book, ready to be searched in. */
export interface BookIndex {
  readonly language: BookLanguage;
  readonly paragraphs: readonly Indexed[];
  /** All words of the book, with how many paragraphs have them. */
  readonly counts: ReadonlyMap<string, number>;
  /** Words of the book by what they have in common. */
  readonly families: ReadonlyMap<string, readonly string[]>;
  /** What the book calls what people say: stems of a word or of several, parted by blanks. */
  readonly sayings: ReadonlyMap<string, readonly string[]>;
  /** Words of those sayings that stand alone: they may be misspelt, too. */
  readonly said: readonly string[];
}

export function indexBook(book: Book, language: BookLanguage, terms: readonly Term[]): BookIndex {
  const stem = memo((word) => stemOf(word, language));
  const counts = new Map<string, number>();
  const paragraphs = book.entries.map((entry): Indexed => {
    const title = new Set(wordsOf(`${entry.section} ${leadOf(entry.text)}`).map(({ word }) => word));
    const all = wordsOf([entry.text, ...entry.details, entry.after].join(' '));
    const words = new Set(all.map(({ word }) => word));
    for (const word of new Set([...words, ...title])) counts.set(word, (counts.get(word) ?? 0) + 1);
    return { entry, title, titleStems: new Set([...title].map(stem)), words, length: all.length };
  });
  const families = new Map<string, string[]>();
  for (const word of counts.keys()) push(families, stem(word), word);
  const sayings = new Map<string, string[]>();
  const said = new Set<string>();
  const say = (name: string, meant: readonly string[]): void => {
    const words = wordsOf(name).map(({ word }) => word);
    if (words.length === 1) said.add(words[0]);
    for (const each of meant) if (each !== name) push(sayings, words.map(stem).join(' '), each);
  };
  for (const [names, meant] of everyday[language]) for (const name of names) say(name, meant);
  for (const { names, printed } of terms) {
    const own = names[language];
    const others = [...names.en, ...names.fr, ...(language === 'fr' ? printed : [])];
    for (const name of others) if (!own.includes(name)) say(name, own);
  }
  return { language, paragraphs, counts, families, sayings, said: [...said] };
}

function push<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else if (!list.includes(value)) list.push(value);
}

function memo(work: (word: string) => string): (word: string) => string {
  const known = new Map<string, string>();
  return (word) => {
    const found = known.get(word) ?? work(word);
    known.set(word, found);
    return found;
  };
}

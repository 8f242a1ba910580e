import type { Entry, EntryKind } from '../parse.ts';
import type { BookIndex, Indexed } from './book-index.ts';
import { type Corrected, readQuery, type Wanted } from './query.ts';
import { stemOf } from './stems.ts';

export interface Found {
  readonly entry: Entry;
  readonly score: number;
}

export interface Findings {
  /** Best first. */
  readonly found: readonly Found[];
  /** The words that were found, to be marked. */
  readonly words: ReadonlySet<string>;
  readonly corrected: readonly Corrected[];
}

/** What a word counts for where it is found: in a title, as it is, as one of its family, as the beginning of a word. */
const TITLE = { whole: 10, family: 8 };
const TEXT = { whole: 6, family: 5, begun: 1.5 };

/** What a second way to say the same counts for in a paragraph. */
const SECOND = 0.75;

/** What is asked for is told by rules first. */
const kinds: { readonly [kind in EntryKind]: number } = { rule: 1, example: 0.8, ruling: 0.75 };

/** Shorter than this the beginning of a word is no word that is being written. */
const BEGUN = 3;

/** DIF-ALT, Z-7.21d, ALT-08, 7.21: numbers, whole or in part. */
const NUMBER = /^(DIF|WOW|CH|Z)-[A-Z0-9.-]*$|^[A-Z]{2,8}-\d+$|^\d+\.\d*[A-Z0-9]*$/;

/** The paragraphs that a search means, best first: a number and what names it, or words, forgiving slips of the pen. */
export function searchBook(index: BookIndex, search: string): Findings {
  const number = search.trim().toUpperCase();
  if (NUMBER.test(number)) {
    return { found: byNumber(index, number), words: new Set(), corrected: [] };
  }
  const { wanted, corrected } = readQuery(search, index);
  const looks = wanted.map((each) => lookFor(each, index));
  const all = looks.reduce((sum, { weight }) => sum + weight, 0);
  const found: Found[] = [];
  for (const paragraph of index.paragraphs) {
    let score = 0;
    let met = 0;
    for (const { weight, scoreIn } of looks) {
      const points = scoreIn(paragraph);
      if (points === 0) continue;
      score += points * weight;
      met += weight;
    }
    if (score === 0) continue;
    const share = met / all;
    found.push({
      entry: paragraph.entry,
      score: (score * share ** 3 * kinds[paragraph.entry.kind]) / (1 + paragraph.length / 120) ** 0.35,
    });
  }
  found.sort((a, b) => b.score - a.score);
  const least = (found[0]?.score ?? 0) / 40;
  return {
    found: found.filter(({ score }) => score > least),
    words: new Set(looks.flatMap(({ marks }) => [...marks])),
    corrected,
  };
}

/** The number itself, those below it, then what names it. */
function byNumber({ paragraphs }: BookIndex, number: string): Found[] {
  const rank = ({ entry }: Indexed): number => {
    const id = entry.id.toUpperCase();
    if (id === number) return 3;
    if (id.startsWith(number) || id.slice(id.indexOf('-') + 1).startsWith(number)) return 2;
    return [entry.text, ...entry.details, entry.after].some((text) => text.toUpperCase().includes(number)) ? 1 : 0;
  };
  return paragraphs
    .map((paragraph) => ({ entry: paragraph.entry, score: rank(paragraph) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
}

interface Looking {
  /** What is rare says more. */
  readonly weight: number;
  readonly marks: ReadonlySet<string>;
  scoreIn(paragraph: Indexed): number;
}

function lookFor({ ways }: Wanted, index: BookIndex): Looking {
  const each = ways.map(({ words, factor }) => ({ factor, sights: words.map((word) => sightOf(word, index)) }));
  const rarest = Math.min(...each.map(({ sights }) => Math.max(...sights.map(({ count }) => count), 1)));
  return {
    weight: Math.log(1 + index.paragraphs.length / rarest),
    marks: new Set(each.flatMap(({ sights }) => sights.flatMap(({ family, begun }) => [...family, ...begun]))),
    scoreIn: (paragraph) => {
      let best = 0;
      let second = 0;
      for (const { factor, sights } of each) {
        let sum = 0;
        let missed = false;
        for (const sight of sights) {
          const points = pointsOf(sight, paragraph);
          missed ||= points === 0;
          sum += points;
        }
        const points = missed ? 0 : (factor * sum) / sights.length;
        second = Math.max(second, Math.min(best, points));
        best = Math.max(best, points);
      }
      // Whoever says it in two ways speaks of it: climb, and altitude.
      return best + second * SECOND;
    },
  };
}

/** A word, with those of the book that are as good as it. */
interface Sight {
  readonly word: string;
  readonly stem: string;
  readonly family: ReadonlySet<string>;
  readonly begun: ReadonlySet<string>;
  readonly count: number;
}

function sightOf(word: string, index: BookIndex): Sight {
  const stem = stemOf(word, index.language);
  const family = new Set(index.families.get(stem) ?? []);
  const begun = new Set<string>();
  if (word.length >= BEGUN) for (const known of index.counts.keys()) if (known.startsWith(word)) begun.add(known);
  const count = [...new Set([...family, ...begun])].reduce((sum, known) => sum + (index.counts.get(known) ?? 0), 0);
  return { word, stem, family, begun, count };
}

function pointsOf({ word, stem, family, begun }: Sight, { title, titleStems, words }: Indexed): number {
  const heading = title.has(word) ? TITLE.whole : titleStems.has(stem) ? TITLE.family : 0;
  if (words.has(word)) return heading + TEXT.whole;
  for (const known of family) if (words.has(known)) return heading + TEXT.family;
  if (heading > 0) return heading;
  for (const known of begun) if (words.has(known)) return TEXT.begun;
  return 0;
}

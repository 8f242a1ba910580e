import type { Book, Entry } from '@tallyho/rulebook';
import type { IndexEntry } from '../library/index-entry.ts';

/** What names a paragraph. */
export interface Citations {
  readonly lessons: readonly IndexEntry[];
  /** Scripted games: rules at work. */
  readonly examples: readonly IndexEntry[];
  /** Other paragraphs of the same book. */
  readonly paragraphs: readonly Entry[];
}

export function citationsOf(rule: string, library: readonly IndexEntry[], { entries }: Book): Citations {
  const wanted = rule.toUpperCase();
  const naming = library.filter(({ rules }) => rules.some((each) => each.toUpperCase() === wanted));
  const whole = new RegExp(`(?<![A-Z0-9.-])${wanted.replace(/[.]/g, '\\.')}(?![A-Z0-9]|[.-][A-Z0-9])`, 'i');
  return {
    lessons: naming.filter(({ lesson }) => lesson !== null),
    examples: naming.filter(({ lesson }) => lesson === null),
    paragraphs: entries.filter(
      ({ id, text, details, after }) =>
        id.toUpperCase() !== wanted && [text, ...details, after].some((each) => whole.test(each)),
    ),
  };
}

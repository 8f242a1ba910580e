import type { BookId } from '@tallyho/rulebook';
import { writeRoute } from '../page/route.ts';
import { books } from '../rules/load-rules.ts';
import { systemOfBook } from '../rules/whose-rule.ts';
import { useWords } from '../words/language.tsx';
import { type Chapter, headingOf, numeralOf } from './chapters.ts';
import { useRulebookWords } from './words/words.ts';

interface Props {
  readonly book: BookId;
  readonly chapters: readonly Chapter[];
  /** The chapter that is open; null: the examples are. */
  readonly open: Chapter | null;
  readonly examples: number;
}

/** The books, the chapters of the one that is open, and what else it leads to. */
export function ChapterList({ book, chapters, open, examples }: Props) {
  const t = useWords();
  const w = useRulebookWords();
  return (
    <>
      <nav className="rule-books" aria-label={w.books}>
        <ul>
          {books.map((each) => (
            <li key={each}>
              <a
                href={writeRoute({ page: 'rules', book: each, search: '' })}
                aria-current={each === book ? 'page' : undefined}
              >
                {t.bookNames[each]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <nav className="rule-chapters" aria-label={w.chapters}>
        <ol>
          {chapters.map((chapter) => (
            <li key={chapter.number}>
              <a
                href={writeRoute({ page: 'rules', book, at: `chapter-${chapter.number}`, search: '' })}
                aria-current={chapter.number === open?.number ? 'page' : undefined}
              >
                <b>{numeralOf(chapter)}</b> <span>{headingOf(chapter)}</span>
                {chapter.entries.length > 0 && <small>{chapter.entries.length}</small>}
              </a>
            </li>
          ))}
        </ol>
        <ul>
          <li>
            <a href={writeRoute({ page: 'list', search: '' })} aria-current={open === null ? 'page' : undefined}>
              <b aria-hidden="true">▸</b> <span>{w.examples}</span> <small>{examples}</small>
            </a>
          </li>
          <li>
            <a href={writeRoute({ page: 'content', system: systemOfBook(book), kind: '', entry: '' })}>
              <b aria-hidden="true">▸</b> <span>{w.cards}</span>
            </a>
          </li>
        </ul>
      </nav>
    </>
  );
}

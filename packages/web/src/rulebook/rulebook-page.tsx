import type { BookId } from '@tallyho/rulebook';
import { useEffect, useMemo, useRef } from 'react';
import { entries as library } from '../library/entries.ts';
import { PageTitle } from '../page/page-title.tsx';
import { isBook } from '../rules/load-rules.ts';
import { useLanguage } from '../words/language.tsx';
import { ChapterList } from './chapter-list.tsx';
import { ChapterPage } from './chapter-page.tsx';
import { chapterAt, chaptersOf, headingOf, numeralOf } from './chapters.ts';
import { citationsOf } from './citations.ts';
import { CitedBy } from './cited-by.tsx';
import { ExamplesPage } from './examples/examples-page.tsx';
import { SearchPanel } from './search-panel.tsx';
import { useBook } from './use-book.ts';
import { useSearch } from './use-search.ts';
import { useRulebookWords } from './words/words.ts';
import '../style/rulebook/index.css';

interface Props {
  readonly book: string;
  /** The paragraph or the chapter that is open; 'examples': those that are played. */
  readonly at: string;
  readonly search: string;
  onSearch(search: string): void;
}

const NO_WORDS: ReadonlySet<string> = new Set();

/** The rulebook: chapters, the page, and somewhere to ask. */
export function RulebookPage({ book: name, at, search, onSearch }: Props) {
  const { t, language } = useLanguage();
  const w = useRulebookWords();
  const id: BookId = isBook(name) ? name : 'down-in-flames';
  const book = useBook(id);
  if (book === null) return <Wait text={t.ruleLoading} title={w.title(t.bookNames[id])} />;
  if (book === 'failed') return <Wait text={t.ruleNotLoaded} title={w.title(t.bookNames[id])} />;
  return <Opened key={`${language}/${id}`} book={book} at={at} search={search} onSearch={onSearch} />;
}

const Wait = ({ text, title }: { readonly text: string; readonly title: string }) => (
  <div className="rulebook">
    <div className="rule-page">
      <PageTitle text={title} />
      <p role="status">{text}</p>
    </div>
  </div>
);

interface OpenedProps {
  readonly book: Exclude<ReturnType<typeof useBook>, null | 'failed'>;
  readonly at: string;
  readonly search: string;
  onSearch(search: string): void;
}

function Opened({ book, at, search, onSearch }: OpenedProps) {
  const { language } = useLanguage();
  const w = useRulebookWords();
  const isExamples = at === 'examples';
  const chapters = useMemo(() => chaptersOf(book), [book]);
  const findings = useSearch(book, language, isExamples ? '' : search);
  const first = findings?.found[0]?.entry.id ?? '';
  // Whoever only searches sees the chapter of what was found first.
  const chapter = chapterAt(chapters, at === '' ? first : at);
  const entry = chapter.entries.find(({ id }) => id.toUpperCase() === (at === '' ? first : at).toUpperCase());
  const rule = entry?.id ?? '';
  const citations = useMemo(() => (rule === '' ? null : citationsOf(rule, library, book)), [rule, book]);
  const page = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another chapter begins at its top
  useEffect(() => {
    if (rule === '') page.current?.scrollTo({ top: 0 });
  }, [chapter.number, isExamples]);
  const list = (
    <ChapterList book={book.id} chapters={chapters} open={isExamples ? null : chapter} examples={library.length} />
  );
  return (
    <div className="rulebook">
      <div className="rule-contents">{list}</div>
      <details className="rule-contents-sheet">
        <summary>
          {w.contents}
          {!isExamples && ` · ${numeralOf(chapter)} ${headingOf(chapter)}`}
        </summary>
        {list}
      </details>
      <div ref={page} className="rule-page">
        {isExamples ? (
          <ExamplesPage search={search} onSearch={onSearch} />
        ) : (
          <ChapterPage
            book={book}
            chapter={chapter}
            chapters={chapters}
            at={rule}
            isChosen={at !== ''}
            citations={citations}
            words={findings?.words ?? NO_WORDS}
          />
        )}
      </div>
      {!isExamples && (
        <div className="rule-side">
          <SearchPanel book={book} at={rule} search={search} findings={findings} onSearch={onSearch} />
          <CitedBy rule={rule} citations={citations} />
        </div>
      )}
    </div>
  );
}

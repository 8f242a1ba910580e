import type { Book, BookId } from '@tallyho/rulebook';
import { useDeferredValue, useEffect, useState } from 'react';
import { PageTitle } from '../page/page-title.tsx';
import { writeRoute } from '../page/route.ts';
import { SearchBox } from '../widgets/search-box.tsx';
import { useLanguage, useWords } from '../words/language.tsx';
import { books, isBook, loadBook } from './load-rules.ts';
import { Remarks } from './remarks.tsx';
import { Paragraph } from './rule-panel.tsx';
import { systemOfBook } from './whose-rule.ts';

interface Props {
  readonly book: string;
  readonly search: string;
  onSearch(search: string): void;
}

/** A whole book of rules, to be searched by number or by words. */
export function RulesPage({ book, search, onSearch }: Props) {
  const { t, language } = useLanguage();
  const id: BookId = isBook(book) ? book : 'down-in-flames';
  const [read, setRead] = useState<Book | 'failed' | null>(null);
  useEffect(() => {
    let wanted = true;
    setRead(null);
    loadBook(id, language).then(
      (loaded) => wanted && setRead(loaded),
      () => wanted && setRead('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [id, language]);
  return (
    <div className="rules-page">
      <PageTitle text={t.rulebookTitle(t.bookNames[id])} />
      <p className="intro">{t.rulebookIntro}</p>
      <nav className="lines" aria-label={t.rulebook}>
        <ul>
          {books.map((each) => (
            <li key={each}>
              <a
                href={writeRoute({ page: 'rules', book: each, search: '' })}
                aria-current={each === id ? 'page' : undefined}
              >
                {t.bookNames[each]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <p>
        <a href={writeRoute({ page: 'content', system: systemOfBook(id), kind: '', entry: '' })}>
          {t.cardsAndAircraft}
        </a>
      </p>
      <SearchBox label={t.rulebookSearch} search={search} onSearch={onSearch} />
      {read === null && <p>{t.ruleLoading}</p>}
      {read === 'failed' && <p role="alert">{t.ruleNotLoaded}</p>}
      {read !== null && read !== 'failed' && <Entries book={read} search={search} />}
    </div>
  );
}

function Entries({ book, search }: { readonly book: Book; readonly search: string }) {
  const t = useWords();
  const wanted = useDeferredValue(search).trim().toLowerCase();
  const found = book.entries.filter(({ id, text, section }) =>
    `${id} ${section} ${text}`.toLowerCase().includes(wanted),
  );
  return (
    <>
      <p role="status" className="legend">
        {t.rulebookFound(found.length)}
      </p>
      <ol className="rule-list">
        {found.map((entry, at) => (
          <li key={entry.id} className="sheet">
            {entry.section !== found[at - 1]?.section && wanted === '' && (
              <Preface text={book.prefaces.find(({ section }) => section === entry.section)?.text} />
            )}
            <h2 className="rule-number">{entry.id}</h2>
            <Paragraph entry={entry} />
          </li>
        ))}
        {wanted === '' &&
          book.prefaces
            .filter(({ section }) => !book.entries.some((entry) => entry.section === section))
            .map(({ section, text }) => (
              <li key={section} className="sheet">
                <h2 className="rule-number">{section}</h2>
                <Remarks markdown={text} />
              </li>
            ))}
      </ol>
    </>
  );
}

/** What the book says below a heading, before its first number. */
function Preface({ text }: { readonly text: string | undefined }) {
  return text === undefined ? null : <Remarks markdown={text} />;
}

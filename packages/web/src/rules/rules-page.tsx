import type { Book, BookId } from '@tallyho/rulebook';
import { useDeferredValue, useEffect, useState } from 'react';
import { PageTitle } from '../page/page-title.tsx';
import { writeRoute } from '../page/route.ts';
import { useLanguage, useWords } from '../words/language.tsx';
import { isBook, loadBook } from './load-rules.ts';
import { Paragraph } from './rule-panel.tsx';

/** The books as people call them; titles of games stay as they are. */
const titles: { readonly [book in BookId]: string } = {
  'down-in-flames': 'Down In Flames',
  'zero-basic': 'Zero!',
  'zero-campaign': 'Zero! – campaign',
  'corsairs-hellcats': 'Corsairs & Hellcats',
  'wings-of-war': 'Wings of War',
};

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
    loadBook(id).then(
      (loaded) => wanted && setRead(loaded),
      () => wanted && setRead('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [id]);
  return (
    <div className="rules-page">
      <PageTitle text={t.rulebookTitle(titles[id])} />
      <p className="intro">
        {t.rulebookIntro} {language === 'en' ? '' : t.ruleEnglish}
      </p>
      <nav className="lines" aria-label={t.rulebook}>
        <ul>
          {(Object.keys(titles) as BookId[]).map((each) => (
            <li key={each}>
              <a
                href={writeRoute({ page: 'rules', book: each, search: '' })}
                aria-current={each === id ? 'page' : undefined}
              >
                {titles[each]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="search">
        <label htmlFor="rule-search">{t.rulebookSearch}</label>
        <div className="search-row">
          <input
            id="rule-search"
            type="text"
            value={search}
            onChange={({ target }) => onSearch(target.value)}
            autoComplete="off"
          />
        </div>
      </div>
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
        {found.map((entry) => (
          <li key={entry.id} className="sheet">
            <h2 className="rule-number">{entry.id}</h2>
            <Paragraph entry={entry} />
          </li>
        ))}
      </ol>
    </>
  );
}

import type { Book } from '@tallyho/rulebook';
import { excerptOf, type Findings, type Found } from '@tallyho/rulebook/search';
import { useId, useState } from 'react';
import { writeRoute } from '../page/route.ts';
import { useWords } from '../words/language.tsx';
import { MarkedPlain } from './marked.tsx';
import { useRulebookWords } from './words/words.ts';

interface Props {
  readonly book: Book;
  /** The paragraph that is open; '': none. */
  readonly at: string;
  readonly search: string;
  readonly findings: Findings | null;
  onSearch(search: string): void;
}

/** So many are shown at once. */
const SHOWN = 8;
/** Characters of a paragraph that tell what it is about. */
const EXCERPT = 110;

/** Somewhere to ask, and what the book has to say to it, closest first. */
export function SearchPanel({ book, at, search, findings, onSearch }: Props) {
  const w = useRulebookWords();
  const field = useId();
  const [shown, setShown] = useState(SHOWN);
  return (
    <search className="rule-search">
      <label className="unseen" htmlFor={field}>
        {w.search}
      </label>
      <span className="rule-ask">
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M8.500 2a6.500 6.500 0 1 1 0 13a6.500 6.500 0 0 1 0-13zM13.200 13.200L18.500 18.500" />
        </svg>
        <input
          id={field}
          type="text"
          inputMode="search"
          autoComplete="off"
          spellCheck={false}
          placeholder={w.hint}
          value={search}
          onChange={({ target }) => {
            setShown(SHOWN);
            onSearch(target.value);
          }}
        />
        {search !== '' && (
          <button type="button" aria-label={w.clear} onClick={() => onSearch('')}>
            <svg viewBox="0 0 14 14" aria-hidden="true">
              <path d="M1.500 1.500l11 11M12.500 1.500l-11 11" />
            </svg>
          </button>
        )}
      </span>
      {search.trim() === '' && <p className="rule-tips">{w.tips}</p>}
      {findings !== null && (
        <>
          <p className="rule-found" role="status">
            {findings.found.length === 0 ? w.none(search.trim()) : w.found(findings.found.length)}
          </p>
          {findings.corrected.map(({ asked, taken }) => (
            <p key={asked} className="rule-near">
              {w.corrected(asked, taken.join(', '))}{' '}
              {taken.map((word) => (
                <button key={word} type="button" onClick={() => onSearch(search.replace(asked, word))}>
                  {word}
                </button>
              ))}
            </p>
          ))}
          <ol>
            {findings.found.slice(0, shown).map((each) => (
              <li key={each.entry.id}>
                <Result book={book} found={each} words={findings.words} isOpen={each.entry.id === at} search={search} />
              </li>
            ))}
          </ol>
          {findings.found.length > shown && (
            <button type="button" className="rule-more" onClick={() => setShown(shown + 3 * SHOWN)}>
              {w.more(findings.found.length - shown)}
            </button>
          )}
        </>
      )}
    </search>
  );
}

interface ResultProps {
  readonly book: Book;
  readonly found: Found;
  readonly words: ReadonlySet<string>;
  readonly isOpen: boolean;
  readonly search: string;
}

function Result({ book, found: { entry }, words, isOpen, search }: ResultProps) {
  const t = useWords();
  return (
    <a
      className="rule-result"
      href={writeRoute({ page: 'rules', book: book.id, at: entry.id, search })}
      aria-current={isOpen ? 'true' : undefined}
    >
      <b>{entry.id}</b>{' '}
      <span className="rule-where">{entry.kind === 'rule' ? entry.section : t.ruleKinds[entry.kind]}</span>
      <span className="rule-excerpt">
        <MarkedPlain text={excerptOf(entry.text.replaceAll('**', ''), words, EXCERPT)} words={words} />
      </span>
    </a>
  );
}

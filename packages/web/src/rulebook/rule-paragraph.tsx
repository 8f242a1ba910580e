import { type Entry, leadOf } from '@tallyho/rulebook';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { cameByLink } from '../page/page-title.tsx';
import { writeRoute } from '../page/route.ts';
import { Remarks } from '../rules/remarks.tsx';
import { Marked } from './marked.tsx';
import { useRulebookWords } from './words/words.ts';

interface Props {
  readonly entry: Entry;
  /** What was looked for. */
  readonly words: ReadonlySet<string>;
  readonly isOpen: boolean;
  /** Whether somebody wants to read it, and has not only asked for something that it answers. */
  readonly isChosen: boolean;
  /** What belongs to it while it is open. */
  readonly children: ReactNode;
}

/** Whether the page that a paragraph stands on is scrolled in its own place, beside the search. */
function scrollsByItself(paragraph: HTMLElement | null): boolean {
  const page = paragraph?.closest('.rule-page') ?? null;
  return page !== null && getComputedStyle(page).overflowY !== 'visible';
}

/** One numbered paragraph. Its number, at the right edge, is its link: whoever follows it has it copied as well. */
export function RuleParagraph({ entry, words, isOpen, isChosen, children }: Props) {
  const w = useRulebookWords();
  const self = useRef<HTMLElement>(null);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    // Where the book is one column with the search, whoever is asking keeps the question and what was found in sight.
    if (!isOpen || (!isChosen && !scrollsByItself(self.current))) return;
    self.current?.scrollIntoView({ block: cameByLink() ? 'nearest' : 'center', behavior: 'instant' });
  }, [isOpen, isChosen]);
  const address = writeRoute({ page: 'rules', book: entry.book, at: entry.id, search: '' });
  const copy = (): void => {
    const { origin, pathname } = window.location;
    navigator.clipboard?.writeText(`${origin}${pathname}${address}`).then(
      () => setCopied(true),
      () => {},
    );
  };
  const text = entry.text.replaceAll('**', '');
  const lead = leadOf(text);
  return (
    <article
      ref={self}
      className={isOpen ? 'rule-paragraph open' : 'rule-paragraph'}
      aria-labelledby={`no-${entry.id}`}
    >
      <a
        id={`no-${entry.id}`}
        className="rule-no"
        href={address}
        title={w.copy(entry.id)}
        aria-current={isOpen ? 'true' : undefined}
        onClick={copy}
      >
        {entry.id}
      </a>
      <p>
        {lead !== '' && (
          <strong>
            <Marked text={lead} words={words} />
          </strong>
        )}
        <Marked text={text.slice(lead.length)} words={words} />
      </p>
      {entry.details.length > 0 && (
        <ul className="rule-details">
          {entry.details.map((detail) => (
            <li key={detail}>
              <Marked text={detail} words={words} />
            </li>
          ))}
        </ul>
      )}
      <Remarks markdown={entry.after} />
      {isOpen && children}
      {isCopied && (
        <span className="rule-copied" role="status">
          {w.copied}
        </span>
      )}
    </article>
  );
}

import { type ReactNode, useId } from 'react';
import { useWords } from '../words/language.tsx';

interface Props {
  readonly label: string;
  /** What somebody might search for, as an example. */
  readonly hint?: string;
  readonly search: string;
  /** What stands below: how much was found. */
  readonly children?: ReactNode;
  onSearch(search: string): void;
}

/** A line to search a page by. */
export function SearchBox({ label, hint = '', search, children, onSearch }: Props) {
  const t = useWords();
  const id = useId();
  return (
    <search className="search">
      <label htmlFor={id}>{label}</label>
      <div className="search-row">
        <input
          id={id}
          type="text"
          inputMode="search"
          autoComplete="off"
          spellCheck={false}
          placeholder={hint}
          value={search}
          onChange={({ target }) => onSearch(target.value)}
        />
        {search !== '' && (
          <button type="button" onClick={() => onSearch('')}>
            {t.clearSearch}
          </button>
        )}
      </div>
      {children}
    </search>
  );
}

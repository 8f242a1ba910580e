import { useId } from 'react';
import { useWords } from '../words/language.tsx';

interface Props {
  readonly search: string;
  readonly found: number;
  onSearch(search: string): void;
}

export function SearchField({ search, found, onSearch }: Props) {
  const t = useWords();
  const id = useId();
  return (
    <search className="search">
      <label htmlFor={id}>{t.searchLabel}</label>
      <div className="search-row">
        <input
          id={id}
          type="text"
          inputMode="search"
          autoComplete="off"
          spellCheck={false}
          placeholder={t.searchHint}
          value={search}
          onChange={(event) => onSearch(event.target.value)}
        />
        {search !== '' && (
          <button type="button" onClick={() => onSearch('')}>
            {t.clearSearch}
          </button>
        )}
      </div>
      <p className="found" role="status">
        {t.found(found)}
      </p>
    </search>
  );
}

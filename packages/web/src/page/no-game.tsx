import type { ReactNode } from 'react';
import { useWords } from '../words/language.tsx';
import { PageTitle } from './page-title.tsx';

/** Says plainly that a game cannot be shown, and where to go on. */
export function NoGame({
  title,
  help,
  children,
}: {
  readonly title: string;
  readonly help: string;
  readonly children?: ReactNode;
}) {
  const t = useWords();
  return (
    <div className="sheet no-game">
      <PageTitle text={title} />
      <p>{help}</p>
      {children}
      <p>
        <a href="#/">{t.toStart}</a>
      </p>
    </div>
  );
}

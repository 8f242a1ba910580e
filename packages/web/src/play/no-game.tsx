import type { ReactNode } from 'react';
import { PageTitle } from '../page/page-title.tsx';
import type { ShelfPlace } from '../saved/shelf.ts';
import { useWords } from '../words/language.tsx';

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

/** A place on the shelf where there is no game, or none that this page can read. */
export function NotHere({ place }: { readonly place: ShelfPlace | null }) {
  const t = useWords();
  if (place === null) return <NoGame title={t.noGame} help={t.noGameHelp} />;
  return place.is === 'newer' ? (
    <NoGame title={t.newerGame} help={t.newerGameHelp} />
  ) : (
    <NoGame title={t.brokenGame} help={t.brokenGameHelp} />
  );
}

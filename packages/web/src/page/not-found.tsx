import { quote } from '@tallyho/kernel';
import { useWords } from '../words/language.tsx';
import { PageTitle } from './page-title.tsx';

/** Says plainly that an address leads nowhere, and where to go on. */
export function NotFound({ address }: { readonly address: string }) {
  const t = useWords();
  return (
    <div className="sheet no-game">
      <PageTitle text={t.lostTitle} />
      <p>{t.lost(quote(address))}</p>
      <p>
        <a href="#/">{t.toStart}</a>
      </p>
    </div>
  );
}

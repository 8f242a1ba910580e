import { lazy, Suspense, useEffect } from 'react';
import { ListPage } from '../list/list-page.tsx';
import { useWords } from '../words/language.tsx';
import { Masthead } from './masthead.tsx';
import { Mishap } from './mishap.tsx';
import { useRoute } from './use-route.ts';

/** The games and the reader of scripts come along when the first example is opened. */
const ReplayPage = lazy(async () => ({ default: (await import('../replay/replay-page.tsx')).ReplayPage }));

export function App() {
  const t = useWords();
  const [route, replace] = useRoute();
  const key = route.page === 'list' ? 'list' : `${route.file}~${route.part}`;
  useEffect(() => {
    // What is shown has been exchanged: begin at its top.
    if (key !== '') window.scrollTo(0, 0);
  }, [key]);
  return (
    <>
      <button type="button" className="skip" onClick={() => document.getElementById('content')?.focus()}>
        {t.skipToContent}
      </button>
      <Masthead />
      <main id="content" tabIndex={-1}>
        <Mishap key={key} said={t.broken}>
          {route.page === 'list' ? (
            <ListPage search={route.search} onSearch={(search) => replace({ page: 'list', search })} />
          ) : (
            <Suspense fallback={<p className="sheet notice">{t.loading}</p>}>
              <ReplayPage key={key} route={route} onMove={replace} />
            </Suspense>
          )}
        </Mishap>
      </main>
    </>
  );
}

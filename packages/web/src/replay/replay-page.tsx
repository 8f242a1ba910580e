import type { Problem } from '@tallyho/kernel';
import { sentence } from '@tallyho/words';
import { useCallback, useMemo } from 'react';
import { findEntry } from '../library/entries.ts';
import type { LibraryProblem } from '../library/load.ts';
import { HomeLink } from '../page/home-link.tsx';
import { PageTitle } from '../page/page-title.tsx';
import type { ReplayRoute } from '../page/route.ts';
import { useLanguage, useWords } from '../words/language.tsx';
import { makeFilm } from './film.ts';
import { FilmView } from './film-view.tsx';
import { useExample } from './use-example.ts';

interface Props {
  readonly route: ReplayRoute;
  onMove(route: ReplayRoute): void;
}

/** Fetches an example, plays it, and shows it; or says why it cannot. */
export function ReplayPage({ route, onMove }: Props) {
  const t = useWords();
  const { file, part, variant: number } = route;
  const [loaded, again] = useExample(file, part);
  const film = useMemo(() => {
    if (!loaded?.ok) return null;
    const { scenario, script } = loaded.value;
    return makeFilm(scenario, script, scenario.variants[number - 1] ?? null);
  }, [loaded, number]);
  const onStep = useCallback((step: number) => onMove({ ...route, step }), [onMove, route]);

  if (film !== null) return <FilmView key={number} film={film} route={route} onStep={onStep} />;
  return (
    <div className="replay-page">
      <header className="film-header">
        <p className="eyebrow">
          <HomeLink />
        </p>
        <PageTitle text={findEntry(file, part)?.title ?? t.notFoundTitle} />
      </header>
      <div className="sheet notice" role="status">
        {loaded === null && <p>{t.loading}</p>}
        {loaded?.ok === false && <Refused problem={loaded.problem} onAgain={again} />}
      </div>
    </div>
  );
}

interface RefusedProps {
  readonly problem: Problem;
  onAgain(): void;
}

function Refused({ problem, onAgain }: RefusedProps) {
  const { t, language } = useLanguage();
  switch (problem.code as LibraryProblem) {
    case 'library-no-such-file':
      return <p>{t.notFound(problem.place)}</p>;
    case 'library-no-such-system':
      return <p>{t.noSystem(problem.place)}</p>;
    case 'library-not-loaded':
      return (
        <>
          <p>{t.notLoaded}</p>
          <button type="button" onClick={onAgain}>
            {t.tryAgain}
          </button>
        </>
      );
    default:
      return <p>{sentence(problem, language)}</p>;
  }
}

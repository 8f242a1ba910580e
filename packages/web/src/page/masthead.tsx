import { useWords } from '../words/language.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { type Route, writeRoute } from './route.ts';

/** The rooms of the house that can be reached from everywhere. */
function Rooms({ page }: { readonly page: Route['page'] }) {
  const t = useWords();
  const isExamples = page === 'list' || page === 'replay';
  return (
    <nav className="rooms" aria-label={t.rooms}>
      <a
        href={writeRoute({ page: 'lessons' })}
        aria-current={page === 'lessons' || page === 'lesson' ? 'page' : undefined}
      >
        {t.lessons}
      </a>
      <a href={writeRoute({ page: 'list', search: '' })} aria-current={isExamples ? 'page' : undefined}>
        {t.examples}
      </a>
      <a
        href={writeRoute({ page: 'rules', book: 'down-in-flames', search: '' })}
        aria-current={page === 'rules' ? 'page' : undefined}
      >
        {t.rulebook}
      </a>
    </nav>
  );
}

export function Masthead({ page }: { readonly page: Route['page'] }) {
  const t = useWords();
  return (
    <header className="masthead">
      <a className="brand" href="#/" aria-label={`${t.appName}: ${t.start}`}>
        <svg className="brand-mark" viewBox="0 0 32 32" aria-hidden="true">
          <circle cx="16" cy="16" r="14.5" />
          <path d="M16 4.5c1 0 1.6 2 1.7 5.2L28 13.6v2.6l-10.4 1-.7 6.2 3.6 1.6v1.6l-4.5.6-4.5-.6V25l3.6-1.6-.7-6.2L4 16.2v-2.6l10.3-3.9C14.4 6.5 15 4.5 16 4.5z" />
        </svg>
        <span className="brand-name">{t.appName}</span>
      </a>
      <p className="tagline">{t.tagline}</p>
      <Rooms page={page} />
      <LanguageSwitch />
    </header>
  );
}

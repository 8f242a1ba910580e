import { HomeLink } from '../page/home-link.tsx';
import { PageTitle } from '../page/page-title.tsx';
import { type ReplayRoute, writeRoute } from '../page/route.ts';
import { RuleLinks } from '../page/rule-links.tsx';
import { useWords } from '../words/language.tsx';
import { systemName } from '../words/names.ts';
import type { Film } from './film.ts';

interface Props {
  readonly film: Film;
  readonly route: ReplayRoute;
}

/** Which example this is, whether its checks hold, and its other lines of play. */
export function FilmHeader({ film, route }: Props) {
  const t = useWords();
  const { scenario, variant, failure } = film;
  const lines = [t.mainLine, ...scenario.variants.map((each) => each.title)];
  return (
    <header className="film-header">
      <p className="eyebrow">
        <HomeLink /> <span>{systemName(scenario.system, t)}</span>
      </p>
      <PageTitle text={scenario.title} />
      <p
        className={failure === null ? 'stamp passed' : 'stamp failed'}
        title={failure === null ? t.passedLong : undefined}
      >
        <span aria-hidden="true">{failure === null ? '✓' : '✗'}</span> {failure === null ? t.passed : t.failed}
      </p>
      <RuleLinks label={t.rulesOfExample} rules={[...new Set([...scenario.rules, ...(variant?.rules ?? [])])]} />
      {lines.length > 1 && (
        <nav className="lines" aria-label={t.linesOfPlay}>
          <ul>
            {lines.map((title, number) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: variants are told apart by their number
              <li key={number}>
                <a
                  href={writeRoute({ ...route, variant: number, step: 0 })}
                  aria-current={number === (variant === null ? 0 : route.variant) ? 'page' : undefined}
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </header>
  );
}

import { dates } from '../words/dates.ts';
import { useLanguage } from '../words/language.tsx';
import { figuresOf } from './figures.ts';
import { nextStep, WINS_A_RUNG } from './ladder.ts';
import type { Sortie } from './sortie.ts';
import { useCareerWords } from './words/words.ts';

interface Props {
  readonly sorties: readonly Sortie[];
}

/** What is missing to the next rung. */
export function NextRung({ sorties }: Props) {
  const w = useCareerWords();
  const next = nextStep(sorties);
  return <p>{next === null ? w.top : w.toGo(WINS_A_RUNG - next.wins, w.rungs[next.rung])}</p>;
}

/** The four figures of a log book. */
export function LogFigures({ sorties }: Props) {
  const { language } = useLanguage();
  const w = useCareerWords();
  const { sorties: flown, won, victories, losses } = figuresOf(sorties);
  // Made only when there is something to format: it takes a phone longer than all the rest of the card.
  const percent = (share: number): string => new Intl.NumberFormat(language, { style: 'percent' }).format(share);
  const figures = [
    [w.sorties, String(flown)],
    [w.victories, String(victories)],
    [w.lost, String(losses)],
    [w.won, flown === 0 ? '–' : percent(won / flown)],
  ];
  return (
    <dl className="log-figures">
      {figures.map(([name, figure]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The latest lines, the newest first. */
export function LatestSorties({ sorties, count }: Props & { readonly count: number }) {
  const { language } = useLanguage();
  const w = useCareerWords();
  if (sorties.length === 0) return <ol className="log-lines" />;
  const date = dates(language, { day: 'numeric', month: 'short' });
  return (
    <ol className="log-lines">
      {sorties
        .toSorted((a, b) => b.at - a.at)
        .slice(0, count)
        .map(({ id, at, title, result }) => (
          <li key={id}>
            <time dateTime={new Date(at).toISOString()}>{date.format(at)}</time>
            <span>{title}</span>
            <span className={`log-result ${result}`}>{w.results[result]}</span>
          </li>
        ))}
    </ol>
  );
}

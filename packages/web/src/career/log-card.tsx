import { writeRoute } from '../page/route.ts';
import { LadderLine } from './ladder-line.tsx';
import { LatestSorties, LogFigures, NextRung } from './log-parts.tsx';
import { useLog } from './log-store.ts';
import { MedalPicture } from './medal-picture.tsx';
import { medalsOf } from './medals.ts';
import { useCareerWords } from './words/words.ts';
import '../style/career.css';

/** So many medals and lines are shown on the card. */
const FEW_MEDALS = 3;
const FEW_LINES = 3;

/** The log book on the start page: rank, figures, the newest medal, the latest lines. */
export function LogCard() {
  const w = useCareerWords();
  const { name, sorties } = useLog();
  const medals = medalsOf(sorties);
  const [newest] = medals;
  return (
    <section className="sheet log-card home-log" aria-labelledby="log-card">
      <div className="log-card-head">
        <p className="label">{w.title}</p>
        <a href={writeRoute({ page: 'log' })}>{w.open}</a>
      </div>
      <h2 id="log-card">{name === '' ? w.nobody : name}</h2>
      <LadderLine sorties={sorties} />
      <NextRung sorties={sorties} />
      <LogFigures sorties={sorties} />
      {sorties.length === 0 && <p className="log-empty">{w.emptyHelp}</p>}
      {newest !== undefined && (
        <div className="log-medals">
          {medals.slice(0, FEW_MEDALS).map(({ medal }) => (
            <MedalPicture key={medal} medal={medal} />
          ))}
          <p>
            <strong>{w.medal[newest.medal]}</strong>
            <span>{w.newestOf(medals.length)}</span>
          </p>
        </div>
      )}
      <LatestSorties sorties={sorties} count={FEW_LINES} />
    </section>
  );
}

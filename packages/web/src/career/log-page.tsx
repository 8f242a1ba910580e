import { useEffect, useSyncExternalStore } from 'react';
import { PageTitle } from '../page/page-title.tsx';
import { writeRoute } from '../page/route.ts';
import { games, watchShelf } from '../saved/shelf.ts';
import { useWords } from '../words/language.tsx';
import { systemName } from '../words/names.ts';
import { AircraftTable } from './aircraft-table.tsx';
import { DownedSheet } from './downed-sheet.tsx';
import { enterFinished } from './enter.ts';
import { LadderLine } from './ladder-line.tsx';
import { LONGEST_NAME } from './log-file.ts';
import { LogFile } from './log-file-ways.tsx';
import { LatestSorties, LogFigures, NextRung } from './log-parts.tsx';
import { nameLog, useLog } from './log-store.ts';
import { MedalCase } from './medal-case.tsx';
import type { Sortie } from './sortie.ts';
import { useCareerWords } from './words/words.ts';
import '../style/career.css';

const LATEST = 12;

/** The pilot's log book: rank, figures, medals, aircraft, and the book as a file. */
export function LogPage() {
  const w = useCareerWords();
  const kept = useSyncExternalStore(watchShelf, games);
  const { name, sorties } = useLog();
  useEffect(() => void enterFinished(kept), [kept]);
  return (
    <div className="log-page">
      <PageTitle text={w.title} />
      <section className="sheet log-pilot" aria-label={w.ladder}>
        <label>
          <span className="label">{w.name}</span>
          <input
            type="text"
            maxLength={LONGEST_NAME}
            autoComplete="nickname"
            value={name}
            onChange={({ target }) => nameLog(target.value)}
          />
        </label>
        <LadderLine sorties={sorties} />
        <NextRung sorties={sorties} />
        <p className="legend">{w.ladderRule}</p>
        <LogFigures sorties={sorties} />
        <p className="legend">{w.counted}</p>
      </section>
      <div className="log-written">
        {sorties.length === 0 ? <NoSorties /> : <Written sorties={sorties} kept={new Set(kept.map(({ id }) => id))} />}
      </div>
      <LogFile />
    </div>
  );
}

/** What will be here, and the ways to begin. */
function NoSorties() {
  const w = useCareerWords();
  return (
    <section className="sheet log-none" aria-labelledby="log-none">
      <h2 id="log-none">{w.empty}</h2>
      <p>{w.emptyHelp}</p>
      <p className="log-book-ways">
        <a className="button" href={writeRoute({ page: 'home' })}>
          {w.fly}
        </a>
        <a className="button" href={writeRoute({ page: 'lessons' })}>
          {w.lesson}
        </a>
      </p>
    </section>
  );
}

interface WrittenProps {
  readonly sorties: readonly Sortie[];
  /** The games that are still on this device. */
  readonly kept: ReadonlySet<string>;
}

function Written({ sorties, kept }: WrittenProps) {
  const t = useWords();
  const w = useCareerWords();
  const systems = [...new Set(sorties.map(({ system }) => system))];
  return (
    <>
      <section className="sheet" aria-labelledby="log-medals">
        <h2 id="log-medals">{w.medals}</h2>
        <MedalCase sorties={sorties} kept={kept} />
      </section>
      <section className="sheet" aria-labelledby="log-aircraft">
        <h2 id="log-aircraft">{w.aircraft}</h2>
        <AircraftTable sorties={sorties} />
      </section>
      <DownedSheet sorties={sorties} />
      <section className="sheet log-systems" aria-labelledby="log-systems">
        <h2 id="log-systems">{w.bySystem}</h2>
        {systems.map((system) => (
          <div key={system}>
            <h3>{systemName(system, t)}</h3>
            <LogFigures sorties={sorties.filter((sortie) => sortie.system === system)} />
          </div>
        ))}
      </section>
      <section className="sheet" aria-labelledby="log-latest">
        <h2 id="log-latest">{w.latest}</h2>
        <LatestSorties sorties={sorties} count={LATEST} />
      </section>
    </>
  );
}

import { isBotSystem } from '@tallyho/bots';
import { beginScenario, type Lesson } from '@tallyho/scenario';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { BotClient } from '../bots/client.ts';
import { type LessonEntry, lessonNamed, numberOf } from '../library/lessons.ts';
import { loadExample } from '../library/load.ts';
import { NoGame } from '../page/no-game.tsx';
import { writeRoute } from '../page/route.ts';
import type { Room } from '../play/room.ts';
import { Wanting } from '../play/spots.ts';
import { CourseAround } from '../play/use-session.ts';
import { enterRoom } from '../rooms.ts';
import { useLanguage, useWords } from '../words/language.tsx';
import { asGame } from './as-game.ts';
import { LessonBar } from './lesson-bar.tsx';
import { LessonPanel } from './lesson-panel.tsx';
import { LessonRun } from './lesson-run.ts';
import { useLit } from './spotlight/use-lit.ts';
import { Veil } from './spotlight/veil.tsx';
import { useLessonWords } from './words/words.ts';
import '../style/lessons.css';

/** A lesson that is ready to be flown. */
interface Ready {
  readonly room: Room;
  readonly run: LessonRun;
  readonly lesson: Lesson;
  readonly bots: BotClient;
}

type Fetched = 'loading' | 'failed' | 'not-open' | Ready;

/** A lesson at the table of its game. */
export function LessonPage({ file }: { readonly file: string }) {
  const t = useWords();
  const w = useLessonWords();
  const { language } = useLanguage();
  const [flight, setFlight] = useState<Flight>({ nth: 0, from: 0 });
  const fetched = useLesson(file, flight);
  const entry = lessonNamed(file);
  if (entry === undefined || fetched === 'failed') {
    return (
      <NoGame title={w.none} help={entry === undefined ? w.noneHelp : t.gameNotLoaded}>
        <p>
          <a href={writeRoute({ page: 'lessons' })}>{w.all}</a>
        </p>
      </NoGame>
    );
  }
  if (fetched === 'loading') return <p className="sheet notice">{t.gameLoading}</p>;
  if (fetched === 'not-open') {
    return (
      <NoGame title={entry.lesson.title[language]} help={w.notOpen}>
        <p>
          <a href={writeRoute({ page: 'replay', file, part: 1, variant: 0, step: 0 })}>{w.read}</a>
        </p>
      </NoGame>
    );
  }
  return (
    <Flown
      key={fetched.run.id}
      entry={entry}
      ready={fetched}
      onFlight={(from) => setFlight(({ nth }) => ({ nth: nth + 1, from }))}
    />
  );
}

interface FlownProps {
  readonly entry: LessonEntry;
  readonly ready: Ready;
  /** Flies it anew, from one of its steps. */
  onFlight(from: number): void;
}

/** The lesson over its table: its bar, its sheet, and the veil that leaves in light what the sheet speaks of. */
function Flown({ entry, ready: { room, run, lesson }, onFlight }: FlownProps) {
  const { language } = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  useSyncExternalStore(run.subscribe, run.getVersion);
  const { point, stop, stops } = run;
  const points = point.at === 'told' || point.at === 'own' ? (point.teach?.points ?? []) : [];
  const sight = useLit(
    place,
    points.map(({ at }) => at),
    point.at === 'own',
  );
  return (
    <div ref={place} className="lesson">
      <LessonBar
        lesson={lesson}
        number={numberOf(entry)}
        stop={stop}
        stops={stops.length}
        onBack={() => onFlight(stops[stop - 1] ?? 0)}
      />
      <LessonPanel entry={entry} lesson={lesson} run={run} room={room} sight={sight} onAgain={() => onFlight(0)} />
      <CourseAround.Provider value={run}>
        <Wanting.Provider value={run.wants}>
          <room.Play saved={asGame(entry.file, lesson.title[language], run.match, run.learner, 'cadet')} />
        </Wanting.Provider>
      </CourseAround.Provider>
      <Veil sight={sight} />
    </div>
  );
}

/** Which flight of the lesson it is, and the step that it begins with. */
interface Flight {
  readonly nth: number;
  readonly from: number;
}

/** Fetches script, game and room; a new flight begins with a fresh table. */
function useLesson(file: string, flight: Flight): Fetched {
  const [fetched, setFetched] = useState<Fetched>('loading');
  useEffect(() => {
    let wanted = true;
    let bots: BotClient | null = null;
    const tell = (next: Fetched): void => {
      if (wanted) setFetched(next);
    };
    fetchLesson(file, flight.from).then(
      (next) => {
        if (typeof next !== 'string') bots = next.bots;
        if (wanted) tell(next);
        else bots?.close();
      },
      () => tell('failed'),
    );
    return () => {
      wanted = false;
      bots?.close();
    };
  }, [file, flight]);
  return fetched;
}

async function fetchLesson(file: string, from: number): Promise<Fetched> {
  const example = await loadExample(file, 1);
  if (!example.ok) return 'failed';
  const { scenario, script } = example.value;
  const { lesson, system } = scenario;
  if (lesson === null || !isBotSystem(system)) return 'failed';
  const room = await enterRoom(system);
  if (room === null) return 'not-open';
  const match = beginScenario(scenario, script);
  if (!match.ok) return 'failed';
  const bots = new BotClient(system);
  const run = new LessonRun(scenario, script, match.value, (query) => bots.hints(query), from);
  return { room, lesson, bots, run };
}

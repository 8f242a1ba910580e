import { isBotSystem } from '@tallyho/bots';
import { bookOf } from '@tallyho/rulebook';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { BotClient } from '../bots/client.ts';
import { loadExample } from '../library/load.ts';
import { NoGame } from '../page/no-game.tsx';
import { type Route, type TryRoute, writeRoute } from '../page/route.ts';
import type { Room } from '../play/room.ts';
import { CourseAround } from '../play/use-session.ts';
import { enterRoom } from '../rooms.ts';
import { lineAbout } from '../rulebook/played/moments.ts';
import { useWords } from '../words/language.tsx';
import { asGame } from './as-game.ts';
import { matchBefore, Situation } from './situation.ts';
import { useLessonWords } from './words/words.ts';
import '../style/lessons.css';

interface Ready {
  readonly room: Room;
  readonly situation: Situation;
}

/** A situation out of the rulebook at the table of its game: played on by whoever wants to try a rule. */
export function TryPage({ route }: { readonly route: TryRoute }) {
  const t = useWords();
  const w = useLessonWords();
  const [nth, setNth] = useState(0);
  const fetched = useSituation(route, nth);
  if (fetched === 'loading') return <p className="sheet notice">{t.gameLoading}</p>;
  if (fetched === 'failed')
    return (
      <NoGame title={w.tryNone} help={w.tryNoneHelp}>
        <p>
          <a href={writeRoute(paragraphOf(route))}>{w.tryBack}</a>
        </p>
      </NoGame>
    );
  return <Tried key={fetched.situation.id} route={route} ready={fetched} onAgain={() => setNth(nth + 1)} />;
}

const paragraphOf = ({ rule }: TryRoute): Route => ({
  page: 'rules',
  book: bookOf(rule) ?? 'down-in-flames',
  at: rule,
  search: '',
});

interface TriedProps {
  readonly route: TryRoute;
  readonly ready: Ready;
  onAgain(): void;
}

function Tried({ route, ready: { room, situation }, onAgain }: TriedProps) {
  const w = useLessonWords();
  useSyncExternalStore(situation.subscribe, situation.getVersion);
  const { ended, match, seat } = situation;
  return (
    <div className="lesson tried">
      <header className="lesson-bar">
        <a className="lesson-out" href={writeRoute(paragraphOf(route))}>
          <svg viewBox="0 0 10 16" aria-hidden="true">
            <path d="M8.500 1.500L2 8l6.500 6.500" />
          </svg>
          <span>{w.tryBack}</span>
        </a>
        <h2>{w.tryIt(route.rule)}</h2>
        <span className="lesson-ended" role="status">
          {ended !== null && w[ended]}
        </span>
        <button type="button" className="lesson-back" onClick={onAgain}>
          <svg viewBox="0 0 18 16" aria-hidden="true">
            <path d="M6.500 1.500L2 6l4.500 4.500M2 6h9a5 4.250 0 0 1 0 8.500H8" />
          </svg>
          <span>{w.tryAgain}</span>
        </button>
      </header>
      <CourseAround.Provider value={situation}>
        <room.Play saved={asGame(`${route.file}~${route.part}`, w.tryIt(route.rule), match, seat, 'pilot')} />
      </CourseAround.Provider>
    </div>
  );
}

/** Fetches script, game and room, and plays the script to where the rule comes in; anew for every try. */
function useSituation(route: TryRoute, nth: number): Ready | 'loading' | 'failed' {
  const [fetched, setFetched] = useState<Ready | 'loading' | 'failed'>('loading');
  const { file, part, rule } = route;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try begins anew
  useEffect(() => {
    let isWanted = true;
    fetchSituation({ page: 'try', file, part, rule }).then(
      (next) => {
        if (isWanted) setFetched(next);
        else if (next !== 'failed') next.situation.advisers.close();
      },
      () => isWanted && setFetched('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [file, part, rule, nth]);
  return fetched;
}

async function fetchSituation({ file, part, rule }: TryRoute): Promise<Ready | 'failed'> {
  const example = await loadExample(file, part);
  if (!example.ok) return 'failed';
  const { scenario, script } = example.value;
  const { system } = scenario;
  const room = isBotSystem(system) ? await enterRoom(system) : null;
  const line = lineAbout(rule, scenario, script);
  const match = line === null ? null : matchBefore(scenario, script, line);
  if (room === null || line === null || match === null || !isBotSystem(system)) return 'failed';
  return { room, situation: new Situation(match, line.seat, new BotClient(system)) };
}

import { lazy, Suspense, useSyncExternalStore } from 'react';
import { PageTitle } from '../page/page-title.tsx';
import { games, shelfState, watchShelf } from '../saved/shelf.ts';
import { FlyNow } from './hero/fly-now.tsx';
import { HeroPicture } from './hero/hero-picture.tsx';
import { lastFight } from './last-games.ts';
import { useHomeWords } from './words/words.ts';
import '../style/home/index.css';

/** What lies below the picture comes when the button is there. */
const Wall = lazy(async () => ({ default: (await import('./wall.tsx')).Wall }));

/** The start page: one click flies; below it the game that was begun, the campaigns, the log book and the other games. */
export function HomePage() {
  const w = useHomeWords();
  const kept = useSyncExternalStore(watchShelf, games, games);
  const { isOpen } = useSyncExternalStore(watchShelf, shelfState, shelfState);
  return (
    <div className="home-page">
      <section className="hero">
        <HeroPicture />
        <div className="hero-words">
          <p className="label">{w.games}</p>
          <PageTitle text={w.title.join(' ')} lines={w.title} />
          <p className="intro">{w.intro}</p>
          <FlyNow last={lastFight(kept)} isKnown={isOpen} />
        </div>
      </section>
      <Suspense fallback={<div className="home-wall waiting" />}>
        <Wall games={kept} />
      </Suspense>
    </div>
  );
}

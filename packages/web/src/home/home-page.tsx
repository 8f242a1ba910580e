import { PageTitle } from '../page/page-title.tsx';
import { writeRoute } from '../page/route.ts';
import { systemIds } from '../system-ids.ts';
import { useWords } from '../words/language.tsx';
import { GameDoor } from './game-door.tsx';
import { ShelfSection } from './shelf-section.tsx';

/** The start page: a door for each game, and the games that were begun. */
export function HomePage() {
  const t = useWords();
  return (
    <div className="home-page">
      <PageTitle text={t.homeTitle} />
      <p className="intro">{t.homeIntro}</p>
      <ul className="doors">
        {systemIds.map((system) => (
          <li key={system}>
            <GameDoor system={system} />
          </li>
        ))}
      </ul>
      <ShelfSection />
      <footer className="home-foot">
        <p>
          {t.unofficial} <a href={writeRoute({ page: 'about' })}>{t.about}</a>
        </p>
      </footer>
    </div>
  );
}

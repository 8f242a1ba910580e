import { useEffect } from 'react';
import { enterFinished } from '../career/enter.ts';
import { LogCard } from '../career/log-card.tsx';
import { writeRoute } from '../page/route.ts';
import { PuzzleLine } from '../puzzle/puzzle-line.tsx';
import type { SavedGame } from '../saved/saved-game.ts';
import { systemIds } from '../system-ids.ts';
import { useWords } from '../words/language.tsx';
import { ContinueCard } from './continue-card.tsx';
import { GameDoor } from './game-door.tsx';
import { unfinished } from './last-games.ts';
import { hang } from './posters/begun.ts';
import { PosterCard } from './posters/poster-card.tsx';
import { FirstLessonCard, FriendCard } from './way-card.tsx';
import { useHomeWords } from './words/words.ts';
import '../style/posters.css';

/** So many posters hang on the start page; all of them have a page of their own. */
const FEW = 5;

/** What lies on the wall below the picture. */
export function Wall({ games }: { readonly games: readonly SavedGame[] }) {
  const t = useWords();
  const w = useHomeWords();
  useEffect(() => void enterFinished(games), [games]);
  const begun = unfinished(games);
  const hung = hang(games, t);
  return (
    <div className="home-wall">
      <div className="home-now">
        {begun === null ? <FirstLessonCard /> : <ContinueCard game={begun} />}
        <FriendCard />
      </div>
      <PuzzleLine />
      <section className="home-campaigns" aria-labelledby="home-campaigns">
        <div className="wall-title">
          <h2 id="home-campaigns">{w.campaigns}</h2>
          <a href={writeRoute({ page: 'campaigns' })}>{w.allCampaigns(hung.length)}</a>
        </div>
        <ul className="posters">
          {hung.slice(0, FEW).map((each) => (
            <li key={each.poster.id}>
              <PosterCard {...each} />
            </li>
          ))}
        </ul>
      </section>
      <LogCard />
      <section className="home-games" aria-labelledby="home-games">
        <div className="wall-title">
          <h2 id="home-games">{w.allGames}</h2>
          <a href={writeRoute({ page: 'saved', search: '' })}>{w.savedGames}</a>
        </div>
        <ul className="doors">
          {systemIds.map((system) => (
            <li key={system}>
              <GameDoor system={system} />
            </li>
          ))}
        </ul>
      </section>
      <footer className="home-foot">
        <p>
          {t.unofficial} <a href={writeRoute({ page: 'about' })}>{t.about}</a>
        </p>
      </footer>
    </div>
  );
}

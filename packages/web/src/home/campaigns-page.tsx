import { useSyncExternalStore } from 'react';
import { PageTitle } from '../page/page-title.tsx';
import { games, watchShelf } from '../saved/shelf.ts';
import { systemIds, systemOf } from '../system-ids.ts';
import { useWords } from '../words/language.tsx';
import { hang } from './posters/begun.ts';
import { PosterCard } from './posters/poster-card.tsx';
import { useHomeWords } from './words/words.ts';
import '../style/posters.css';

/** Every campaign there is, game by game. */
export function CampaignsPage() {
  const t = useWords();
  const w = useHomeWords();
  const hung = hang(useSyncExternalStore(watchShelf, games), t);
  return (
    <div className="campaigns-page">
      <PageTitle text={w.campaigns} />
      <p className="intro">{w.campaignsIntro}</p>
      {systemIds.map((system) => {
        const own = hung.filter(({ poster }) => systemOf(poster.room) === system);
        if (own.length === 0 || system === 'wings-of-war') return null;
        return (
          <section key={system} aria-labelledby={`wall-${system}`}>
            <h2 id={`wall-${system}`}>{w.bookOf[system]}</h2>
            <ul className="posters wall">
              {own.map((each) => (
                <li key={each.poster.id}>
                  <PosterCard {...each} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

import { writeRoute } from '../page/route.ts';
import { progressOf } from '../saved/progress.ts';
import type { SavedGame } from '../saved/saved-game.ts';
import { dates } from '../words/dates.ts';
import { useLanguage } from '../words/language.tsx';
import { systemName } from '../words/names.ts';
import { titleIn } from '../words/titles.ts';
import { company } from './company.ts';
import { Miniature } from './miniature.tsx';
import { useHomeWords } from './words/words.ts';

/** It was not so long ago that anybody asks for the year. */
const WHEN = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;

/** The game that was left last: how it stood, and the way back to it. */
export function ContinueCard({ game }: { readonly game: SavedGame }) {
  const { t, language } = useLanguage();
  const w = useHomeWords();
  const when = dates(language, WHEN).format(game.saved).replaceAll(' ', '\u00a0');
  const title = titleIn(game.title, t);
  return (
    <article className="continue-card sheet">
      <Miniature game={game} />
      <div className="continue-what">
        <p className="label">{w.continueLabel(when)}</p>
        <h2>{title}</h2>
        <p>
          {systemName(game.system, t)}, {company(game, t)}, {progressOf(game, t)}
        </p>
      </div>
      <a
        className="primary"
        href={writeRoute({ page: 'play', game: game.id })}
        aria-label={`${w.continueGame}${t.colon} ${title}`}
      >
        {w.continueGame}
      </a>
    </article>
  );
}

import { writeRoute } from '../page/route.ts';
import { wayTo } from '../page/way-to.ts';
import { ShareButton } from '../play/share-button.tsx';
import { exportGame, isFromTheFirstCard, saveFile } from '../saved/files.ts';
import { replayApart } from '../saved/import-replay.ts';
import { placeOf } from '../saved/match-place.ts';
import { progressOf } from '../saved/progress.ts';
import { resultOf } from '../saved/result.ts';
import type { SavedGame } from '../saved/saved-game.ts';
import { dropGame, type ShelfPlace } from '../saved/shelf.ts';
import { dates } from '../words/dates.ts';
import { useLanguage, useWords } from '../words/language.tsx';
import { systemName } from '../words/names.ts';
import { titleIn } from '../words/titles.ts';
import { company } from './company.ts';
import { Miniature } from './miniature.tsx';
import { useHomeWords } from './words/words.ts';

/** The rules may have changed since the game was kept: do its choices still lead to its table? */
async function exportFrom(game: SavedGame): Promise<void> {
  const waiting = { signal: new AbortController().signal, progress: () => {} };
  const { type } = game.kept === null ? { type: 'played' } : await replayApart(game.record, waiting);
  exportGame(game, isFromTheFirstCard(game) && type !== 'refused');
}

export function ShelfRow({ game }: { readonly game: SavedGame }) {
  const { t, language } = useLanguage();
  const title = titleIn(game.title, t);
  const place = placeOf(game);
  const when = dates(language, { dateStyle: 'medium', timeStyle: 'short' }).format(game.saved);
  const w = useHomeWords();
  const result = resultOf(game);
  return (
    <>
      <Miniature game={game} />
      <div className="shelf-what">
        <strong>{title}</strong>
        <span>
          {systemName(game.system, t)}, {company(game, t)}
        </span>
        <span className="legend">
          {place === null ? '' : `${t.matchGame(place.game)}, `}
          {progressOf(game, t)}, {t.savedAt(when)}
        </span>
        {result !== null && <span className={`game-result ${result}`}>{w.results[result]}</span>}
      </div>
      <div className="shelf-ways">
        <a
          className="button"
          href={writeRoute(wayTo(game))}
          aria-label={`${game.over ? t.look : t.resume}${t.colon} ${title}`}
        >
          {game.over ? t.look : t.resume}
        </a>
        <button type="button" onClick={() => void exportFrom(game)} aria-label={`${t.exportGame}${t.colon} ${title}`}>
          {t.exportGame}
        </button>
        <ShareButton game={game} />
        <DropButton id={game.id} title={title} />
      </div>
    </>
  );
}

/** Something that is no game any more; its text is not thrown away before its owner says so. */
export function BrokenRow({ place }: { readonly place: ShelfPlace }) {
  const t = useWords();
  return (
    <>
      <div className="shelf-what">
        <strong>{place.is === 'newer' ? t.newerGame : t.brokenGame}</strong>
        <span>{place.is === 'newer' ? t.newerGameHelp : t.brokenGameHelp}</span>
      </div>
      <div className="shelf-ways">
        <button type="button" onClick={() => saveFile(`${place.id}.txt`, place.text())}>
          {t.exportGame}
        </button>
        <DropButton id={place.id} title={t.brokenGame} />
      </div>
    </>
  );
}

function DropButton({ id, title }: { readonly id: string; readonly title: string }) {
  const t = useWords();
  const drop = (): void => {
    if (window.confirm(t.reallyDelete(title))) void dropGame(id);
  };
  return (
    <button type="button" className="quiet" onClick={drop} aria-label={`${t.deleteGame}${t.colon} ${title}`}>
      {t.deleteGame}
    </button>
  );
}

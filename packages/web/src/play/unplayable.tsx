import type { Problem } from '@tallyho/kernel';
import { sentence } from '@tallyho/words';
import { NoGame } from '../page/no-game.tsx';
import { writeRoute } from '../page/route.ts';
import { exportGame } from '../saved/files.ts';
import type { SavedGame } from '../saved/saved-game.ts';
import { useLanguage } from '../words/language.tsx';
import { RecordSheet } from './record-sheet.tsx';

interface Props {
  readonly saved: SavedGame;
  readonly why: Problem;
}

/** A game that cannot be played any more, or not by this page: why, what is written down of it, and a way to keep it. */
export function Unplayable({ saved, why }: Props) {
  const { t, language } = useLanguage();
  const isNewer = why.code === 'save-newer';
  return (
    <NoGame
      title={isNewer ? t.newerGame : saved.over ? saved.title : t.gameUnplayable}
      help={isNewer ? t.newerGameHelp : t.gameUnplayableHelp}
    >
      <p>{sentence(why, language)}</p>
      <RecordSheet record={saved.record} />
      <p>
        <button type="button" onClick={() => exportGame(saved, false)}>
          {t.exportGame}
        </button>
      </p>
    </NoGame>
  );
}

/** A game whose choices lead elsewhere now: it cannot be watched from the first card, but its table is still there. */
export function Untraceable({ saved, why }: Props) {
  const { t, language } = useLanguage();
  return (
    <NoGame title={t.notTraceable} help={t.notTraceableHelp}>
      <p>{sentence(why, language)}</p>
      {saved.kept !== null && (
        <p>
          <a href={writeRoute({ page: 'play', game: saved.id })}>{t.toTheTable}</a>
        </p>
      )}
      <RecordSheet record={saved.record} />
    </NoGame>
  );
}

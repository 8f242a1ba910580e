import type { Problem } from '@tallyho/kernel';
import { sentence } from '@tallyho/words';
import { saveFile } from '../saved/files.ts';
import type { SavedGame } from '../saved/saved-game.ts';
import { useLanguage } from '../words/language.tsx';
import { NoGame } from './no-game.tsx';

/** A game whose record does not fit the rules any more: why, and the record itself for whoever wants to keep it. */
export function Unplayable({ saved, why }: { readonly saved: SavedGame; readonly why: Problem }) {
  const { t, language } = useLanguage();
  return (
    <NoGame title={t.gameUnplayable} help={t.gameUnplayableHelp}>
      <p>{sentence(why, language)}</p>
      <p>
        <button type="button" onClick={() => saveFile(`${saved.id}.tallyho`, saved.record)}>
          {t.exportGame}
        </button>
      </p>
    </NoGame>
  );
}

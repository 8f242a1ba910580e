import { NoGame } from '../page/no-game.tsx';
import { exportGame } from '../saved/files.ts';
import type { SavedGame } from '../saved/saved-game.ts';
import { useWords } from '../words/language.tsx';

interface Props {
  readonly system: string;
  /** The game that is one of it, if somebody has such a game; it is kept, and can be taken elsewhere. */
  readonly saved?: SavedGame;
}

/** An address, or a game on the shelf, names a game that this page does not know. */
export function UnknownSystem({ system, saved }: Props) {
  const t = useWords();
  return (
    <NoGame title={t.unknownSystem} help={t.unknownSystemHelp(system)}>
      {saved !== undefined && (
        <p>
          <button type="button" onClick={() => exportGame(saved, false)}>
            {t.exportGame}
          </button>
        </p>
      )}
    </NoGame>
  );
}

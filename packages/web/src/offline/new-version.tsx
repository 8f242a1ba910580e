import { useSyncExternalStore } from 'react';
import { useWords } from '../words/language.tsx';
import { isNewVersionThere, takeNewVersion, watchVersions } from './register.ts';
import '../style/offline.css';

/** A new version is offered, never forced: whoever is in the middle of a game goes on, and reloads when it suits. */
export function NewVersion() {
  const t = useWords();
  const isThere = useSyncExternalStore(watchVersions, isNewVersionThere, isNewVersionThere);
  if (!isThere) return null;
  return (
    <div className="new-version" role="status">
      <p>{t.newVersion}</p>
      <button type="button" onClick={takeNewVersion}>
        {t.reload}
      </button>
    </div>
  );
}

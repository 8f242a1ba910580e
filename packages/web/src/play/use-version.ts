import { startTransition, useEffect, useState } from 'react';
import type { Session } from './session.ts';

/**
 * Goes up whenever a game has gone on. The table is drawn anew in small pieces of time, so that whatever moves on it goes
 * on moving, and whoever clicks is heard.
 */
export function useVersion({ subscribe, getVersion }: Pick<Session, 'subscribe' | 'getVersion'>): number {
  const [version, setVersion] = useState(getVersion);
  useEffect(() => {
    const tell = (): void => startTransition(() => setVersion(getVersion()));
    // It may have gone on before anybody listened.
    tell();
    return subscribe(tell);
  }, [subscribe, getVersion]);
  return version;
}

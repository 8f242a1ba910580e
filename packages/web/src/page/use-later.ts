import { useEffect, useState } from 'react';

/**
 * What takes a while is worked out by itself, when the page has been drawn: a game that is played once more holds up nobody.
 * null: it is not known yet.
 */
export function useLater<T extends object>(work: () => T): T | null {
  const [known, setKnown] = useState<{ readonly work: () => T; readonly found: T } | null>(null);
  useEffect(() => {
    const timer = window.setTimeout(() => setKnown({ work, found: work() }));
    return () => window.clearTimeout(timer);
  }, [work]);
  return known?.work === work ? known.found : null;
}

import { useCallback, useEffect, useRef, useState } from 'react';
import type { Waiting } from '../saved/import-replay.ts';
import { useLanguage } from '../words/language.tsx';
import type { Progress } from './import-progress.tsx';
import type { Heard } from './import-text.ts';

/** Where an import stands: nothing asked for, under way, or done. */
type Stage =
  | { readonly now: 'idle' }
  | { readonly now: 'reading'; readonly at: Progress | null }
  | { readonly now: 'heard'; readonly heard: Heard };

interface Import {
  readonly stage: Stage;
  /** Reads something; what was being read before is given up. */
  begin(read: (waiting: Waiting) => Promise<Heard>): void;
  cancel(): void;
}

/** One import at a time, given up when its page is left. */
export function useImport(): Import {
  const { t } = useLanguage();
  const [stage, setStage] = useState<Stage>({ now: 'idle' });
  const latest = useRef<AbortController | null>(null);
  const begin = useCallback(
    (read: (waiting: Waiting) => Promise<Heard>): void => {
      latest.current?.abort();
      const own = new AbortController();
      latest.current = own;
      const show = (next: Stage): void => {
        if (latest.current === own) setStage(next);
      };
      show({ now: 'reading', at: null });
      const progress = (done: number, of: number): void => show({ now: 'reading', at: { done, of } });
      read({ signal: own.signal, progress }).then(
        (heard) => show({ now: 'heard', heard }),
        () => show({ now: 'heard', heard: { ok: false, said: [t.gameNotLoaded] } }),
      );
    },
    [t],
  );
  const cancel = useCallback(() => latest.current?.abort(), []);
  useEffect(
    () => () => {
      latest.current?.abort();
      latest.current = null;
    },
    [],
  );
  return { stage, begin, cancel };
}

import type { Result } from '@tallyho/kernel';
import { useCallback, useEffect, useState } from 'react';
import { type Example, loadExample } from '../library/load.ts';

/** Fetches an example; null while it is on its way. The second value tries once more. */
export function useExample(file: string, part: number): [Result<Example> | null, () => void] {
  const [loaded, setLoaded] = useState<Result<Example> | null>(null);
  useEffect(() => {
    let wanted = true;
    loadExample(file, part).then((result) => wanted && setLoaded(result));
    return () => {
      wanted = false;
    };
  }, [file, part]);
  const again = useCallback(() => {
    setLoaded(null);
    loadExample(file, part).then(setLoaded);
  }, [file, part]);
  return [loaded, again];
}

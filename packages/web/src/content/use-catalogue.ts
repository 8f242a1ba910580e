import { useEffect, useState } from 'react';
import type { SystemId } from '../system-ids.ts';
import { type Catalogue, loadCatalogue } from './catalogue.ts';

export type Loaded = 'loading' | 'failed' | Catalogue;

/** The content of a game, on its way, there, or not to be had. */
export function useCatalogue(system: SystemId): Loaded {
  const [loaded, setLoaded] = useState<Loaded>('loading');
  useEffect(() => {
    let wanted = true;
    const tell = (next: Loaded): void => {
      if (wanted) setLoaded(next);
    };
    setLoaded('loading');
    loadCatalogue(system).then(tell, () => tell('failed'));
    return () => {
      wanted = false;
    };
  }, [system]);
  return loaded;
}

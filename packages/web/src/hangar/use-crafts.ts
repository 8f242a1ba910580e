import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { packsOf, watchPacks } from '../content/packs.ts';
import { type SystemId, systemIds } from '../system-ids.ts';
import { useLanguage } from '../words/language.tsx';
import type { Craft } from './craft.ts';
import { loadMaker, type Maker } from './crafts/load.ts';

type Made = { readonly [system in SystemId]?: Maker };

export interface Crafts {
  readonly crafts: readonly Craft[];
  readonly state: 'loading' | 'there' | 'failed';
}

/** The aircraft of these games, in the language of the page, as they are fetched. */
export function useCrafts(systems: readonly SystemId[] = systemIds): Crafts {
  const { language } = useLanguage();
  const [made, setMade] = useState<Made>({});
  const [hasFailed, setHasFailed] = useState(false);
  const wanted = systems.join(' ');
  useEffect(() => {
    let isWanted = true;
    for (const system of systemIds.filter((each) => wanted.split(' ').includes(each)))
      loadMaker(system).then(
        (maker) => isWanted && setMade((others) => ({ ...others, [system]: maker })),
        () => isWanted && setHasFailed(true),
      );
    return () => {
      isWanted = false;
    };
  }, [wanted]);
  const packs = usePacks();
  // With other packs there are other aircraft.
  const crafts = useMemo(
    () => systemIds.flatMap((system) => made[system]?.(language) ?? []),
    [made, language, ...packs],
  );
  const isThere = systems.every((system) => made[system] !== undefined);
  return { crafts, state: hasFailed ? 'failed' : isThere ? 'there' : 'loading' };
}

/** The packs on this device; of a game another list when something has changed. */
const usePacks = (): readonly [object, object, object] => [
  useSyncExternalStore(watchPacks, () => packsOf('down-in-flames')),
  useSyncExternalStore(watchPacks, () => packsOf('zero')),
  useSyncExternalStore(watchPacks, () => packsOf('wings-of-war')),
];

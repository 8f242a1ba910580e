import { useEffect, useState } from 'react';
import type { Workshop } from '../play/workshop.ts';
import { enterRoom } from '../rooms.ts';
import type { SystemId } from '../system-ids.ts';

/** The workshop of a game: on its way, there, or not to be had. */
export function useWorkshop(system: SystemId): Workshop | 'loading' | 'failed' {
  const [found, setFound] = useState<Workshop | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let wanted = true;
    const tell = (next: Workshop | 'failed'): void => {
      if (wanted) setFound(next);
    };
    enterRoom(system)
      .then((room) => room?.workshop?.() ?? null)
      .then(
        (workshop) => tell(workshop ?? 'failed'),
        () => tell('failed'),
      );
    return () => {
      wanted = false;
    };
  }, [system]);
  return found;
}

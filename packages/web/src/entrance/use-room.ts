import { useEffect, useState } from 'react';
import type { Room } from '../play/room.ts';
import { enterRoom } from '../rooms.ts';

/** The room of a game: on its way, there, not to be had, or of a game that nobody here knows. */
export type RoomState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'unknown' }
  | { readonly state: 'there'; readonly room: Room };

export function useRoom(system: string | null): RoomState {
  const [state, setState] = useState<RoomState>({ state: 'loading' });
  useEffect(() => {
    let wanted = true;
    const tell = (next: RoomState): void => {
      if (wanted) setState(next);
    };
    if (system === null) return;
    enterRoom(system).then(
      (room) => tell(room === null ? { state: 'unknown' } : { state: 'there', room }),
      () => tell({ state: 'failed' }),
    );
    return () => {
      wanted = false;
    };
  }, [system]);
  return state;
}

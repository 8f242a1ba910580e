import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Desk, type Role } from './desk.ts';
import { refresh, type ShelfState, shelfState, watchShelf } from './shelf.ts';

/** Whether the shelf is open, and what is wrong with it. */
export const useShelf = (): ShelfState => useSyncExternalStore(watchShelf, shelfState);

/** What this tab is to a game, and how it becomes the one that plays it. */
export function useDesk(id: string): { readonly role: Role; takeOver(): void } {
  const [role, setRole] = useState<Role>('asking');
  const desk = useRef<Desk | null>(null);
  useEffect(() => {
    const own: Desk = new Desk(id, () => {
      // Whoever has lost the game stops at once; whoever begins to play goes on from the latest that anybody has kept.
      if (own.role === 'following') setRole('following');
      void refresh(id).then(() => setRole(own.role));
    });
    desk.current = own;
    own.sit();
    return () => own.leave();
  }, [id]);
  return { role, takeOver: () => desk.current?.takeOver() };
}

import type { Seat, TableView } from '@tallyho/kernel';
import { useMemo } from 'react';
import type { Look } from './look.ts';
import type { Session } from './session.ts';
import { useVersion } from './use-version.ts';

/** How a game looks to a seat, anew whenever it has gone on. */
export function useLook<C extends object, E, V extends TableView>(
  session: Session<C, E, V>,
  seat: Seat,
): Look<C, E, V> {
  const version = useVersion(session);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the game changes in place; its version says when
  return useMemo(() => session.look(seat), [session, seat, version]);
}

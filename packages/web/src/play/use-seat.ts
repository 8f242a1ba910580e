import { type Seat, SPECTATOR, type TableView } from '@tallyho/kernel';
import { useMemo, useState } from 'react';
import { isHuman } from '../saved/players.ts';
import type { Session } from './session.ts';
import { useVersion } from './use-version.ts';

/** Who looks at the screen, or whom it must be passed to first. */
export type Looking =
  | { readonly seat: Seat; readonly curtain: null }
  | { readonly curtain: { readonly seat: Seat; show(): void } };

/** One person among bots always looks at the screen; of several, the one who is asked, after a curtain. */
export function useSeat<C extends object, E, V extends TableView>(session: Session<C, E, V>): Looking {
  useVersion(session);
  const people = useMemo(() => session.players.flatMap((player, seat) => (isHuman(player) ? [seat] : [])), [session]);
  const [seat, setSeat] = useState(people.length === 1 ? people[0] : SPECTATOR);
  const asked = session.askedSeats.filter((each) => people.includes(each));
  const isOver = session.outcome !== null;
  if (people.length > 1 && isOver) return { seat: SPECTATOR, curtain: null };
  if (people.length > 1 && asked.length > 0 && !asked.includes(seat)) {
    const [next] = asked;
    return { curtain: { seat: next, show: () => setSeat(next) } };
  }
  return { seat, curtain: null };
}

import { SPECTATOR } from '@tallyho/kernel';
import { wingsOfWar } from '@tallyho/wings-of-war';
import { useEffect, useState } from 'react';
import { Curtain } from '../../play/table/curtain.tsx';
import { Unplayable } from '../../play/unplayable.tsx';
import { useSeat } from '../../play/use-seat.ts';
import { useSession } from '../../play/use-session.ts';
import { isHuman } from '../../saved/players.ts';
import type { SavedGame } from '../../saved/saved-game.ts';
import { wingsManners } from '../manners.ts';
import type { WingsSession } from '../model/engine.ts';
import { Orders } from '../model/orders.ts';
import { tells } from '../words/log-lines.ts';
import { useWingsWords } from '../words/words.ts';
import { TableScreen } from './table-screen.tsx';

/** A saved game or a lesson at its table; a game whose record cannot be played says so. */
export function Play({ saved }: { readonly saved: SavedGame }) {
  const opened = useSession(wingsOfWar, saved, tells, wingsManners);
  return opened.ok ? <Seats session={opened.value.session} /> : <Unplayable saved={saved} why={opened.problem} />;
}

/**
 * Between two people the map stays open to all, as on a table; programmes and damage are in no page until their owner
 * says he is there.
 */
function Seats({ session }: { readonly session: WingsSession }) {
  const [orders] = useState(() => new Orders(session));
  useEffect(() => orders.start(), [orders]);
  const w = useWingsWords();
  const looking = useSeat(session);
  const isShared = session.players.filter(isHuman).length > 1;
  if (looking.curtain !== null) {
    const { seat, show } = looking.curtain;
    const name = session.names[seat];
    const curtain = <Curtain key={seat} name={name} words={w.table} onShow={show} />;
    return <TableScreen session={session} orders={orders} seat={SPECTATOR} curtain={curtain} />;
  }
  const isAsked = session.askedSeats.includes(looking.seat);
  const seat = isShared && !isAsked ? SPECTATOR : looking.seat;
  return <TableScreen session={session} orders={orders} seat={seat} curtain={null} />;
}

import type { Session } from '../../play/session.ts';
import { Curtain } from '../../play/table/curtain.tsx';
import { Unplayable } from '../../play/unplayable.tsx';
import { useSeat } from '../../play/use-seat.ts';
import { useSession } from '../../play/use-session.ts';
import type { SavedGame } from '../../saved/saved-game.ts';
import { tellsOf } from '../begin.ts';
import type { DogfightRoom } from '../room.ts';
import { TableScreen } from './table-screen.tsx';

/** A saved game or a lesson at its table; a game whose record cannot be played says so. */
export function PlayTable({ room, saved }: { readonly room: DogfightRoom; readonly saved: SavedGame }) {
  const opened = useSession(room.game, saved, tellsOf(room), room.manners);
  return opened.ok ? (
    <Seats room={room} session={opened.value.session} />
  ) : (
    <Unplayable saved={saved} why={opened.problem} />
  );
}

function Seats({ room, session }: { readonly room: DogfightRoom; readonly session: Session }) {
  const looking = useSeat(session);
  if (looking.curtain !== null) {
    const { seat, show } = looking.curtain;
    return <Curtain name={session.names[seat]} onShow={show} />;
  }
  return <TableScreen room={room} session={session} seat={looking.seat} />;
}

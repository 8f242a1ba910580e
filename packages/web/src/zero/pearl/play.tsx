import { zeroPearlHarbor } from '@tallyho/zero';
import { Curtain } from '../../play/table/curtain.tsx';
import { Unplayable } from '../../play/unplayable.tsx';
import { useSeat } from '../../play/use-seat.ts';
import { useSession } from '../../play/use-session.ts';
import type { SavedGame } from '../../saved/saved-game.ts';
import { RaidScreen } from './board/raid-screen.tsx';
import { type PearlSession, pearlManners } from './model/engine.ts';
import { tellsRaid } from './tells.ts';

/** A raid from the shelf. */
export function PlayRaid({ saved }: { readonly saved: SavedGame }) {
  const opened = useSession(zeroPearlHarbor, saved, tellsRaid, pearlManners);
  return opened.ok ? <Seated session={opened.value.session} /> : <Unplayable saved={saved} why={opened.problem} />;
}

function Seated({ session }: { readonly session: PearlSession }) {
  const looking = useSeat(session);
  if (looking.curtain !== null)
    return <Curtain name={session.names[looking.curtain.seat]} onShow={looking.curtain.show} />;
  return <RaidScreen session={session} seat={looking.seat} />;
}

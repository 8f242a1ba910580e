import { flownIn, SPECTATOR, writeRecord } from '@tallyho/kernel';
import { useMemo, useState } from 'react';
import { tellsOf } from '../dogfight/begin.ts';
import { TableScreen } from '../dogfight/table/table-screen.tsx';
import type { Session } from '../play/session.ts';
import { Curtain } from '../play/table/curtain.tsx';
import { Unplayable } from '../play/unplayable.tsx';
import { useLook } from '../play/use-look.ts';
import { useSeat } from '../play/use-seat.ts';
import { useSession } from '../play/use-session.ts';
import type { SavedGame } from '../saved/saved-game.ts';
import { type CampaignSession, DeskScreen } from './desk/desk-screen.tsx';
import { missionsIn } from './missions.ts';
import { ReportScreen } from './report/report-screen.tsx';
import type { CampaignRoom } from './room.ts';
import { tableOf } from './table.ts';

/** A campaign from the shelf: the table of its mission, the report after it, or the map. */
export function PlayCampaign({ room, saved }: { readonly room: CampaignRoom; readonly saved: SavedGame }) {
  const table = tableOf(room);
  const opened = useSession(room.game, saved, tellsOf(table), table.manners);
  return opened.ok ? (
    <Seats room={room} session={opened.value.session} />
  ) : (
    <Unplayable saved={saved} why={opened.problem} />
  );
}

function Seats({ room, session }: { readonly room: CampaignRoom; readonly session: CampaignSession }) {
  const looking = useSeat(session);
  // What has been flown, and whether a mission is being flown, everybody may know.
  const { view } = useLook(session, SPECTATOR);
  const reports = flownIn(view);
  const [read, setRead] = useState(reports);
  const [shown, setShown] = useState<number | null>(null);
  const isFlying = view.inner !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the missions that are over change only with their number
  const missions = useMemo(() => (isFlying ? [] : missionsIn(room, session.kept.record)), [session, isFlying, reports]);
  const fresh = reports > read ? reports - 1 : shown;
  if (fresh !== null && !isFlying) {
    const mission = missions[fresh];
    return (
      <ReportScreen
        room={room}
        view={view}
        title={session.kept.title}
        mission={fresh}
        record={mission === undefined ? null : writeRecord(mission.match, 'keeper')}
        onClose={() => {
          setRead(reports);
          setShown(null);
        }}
      />
    );
  }
  if (looking.curtain !== null) {
    const { seat, show } = looking.curtain;
    return <Curtain name={session.names[seat]} onShow={show} />;
  }
  if (isFlying)
    // The table knows no game: it hands choices on as it got them.
    return <TableScreen room={tableOf(room)} session={session as unknown as Session} seat={looking.seat} />;
  return (
    <DeskScreen
      room={room}
      session={session}
      seat={looking.seat}
      starts={missions.map(({ from }) => from)}
      onReport={setShown}
    />
  );
}

import { SPECTATOR, writeRecord } from '@tallyho/kernel';
import { type ComponentType, useMemo, useState } from 'react';
import { tellsOf } from '../dogfight/begin.ts';
import { TableScreen } from '../dogfight/table/table-screen.tsx';
import type { Session } from '../play/session.ts';
import { Curtain } from '../play/table/curtain.tsx';
import { Unplayable } from '../play/unplayable.tsx';
import { useLook } from '../play/use-look.ts';
import { useSeat } from '../play/use-seat.ts';
import { useSession } from '../play/use-session.ts';
import type { SavedGame } from '../saved/saved-game.ts';
import type { CampaignSession, DeskProps } from './desk/use-desk.ts';
import { missionsIn } from './missions.ts';
import { ReportScreen } from './report/report-screen.tsx';
import type { CampaignRoom, CampaignSight } from './room.ts';
import { tableOf } from './table.ts';

/** What is seen of a mission that takes off, or has just come back. All of it is public. */
export interface PassageProps {
  readonly view: CampaignSight;
  readonly title: string;
  /** The report of the one that is back; null: one takes off. */
  readonly report: number | null;
  onDone(): void;
}

interface Places {
  readonly room: CampaignRoom;
  /** What lies there between missions. */
  readonly Desk: ComponentType<DeskProps>;
  /** What is to be watched before a mission and after it; left out: nothing. */
  readonly Passage?: ComponentType<PassageProps>;
}

/** A campaign from the shelf: the table of its mission, the report after it, or the desk. */
export function PlayCampaign({ saved, ...places }: Places & { readonly saved: SavedGame }) {
  const { room } = places;
  const table = tableOf(room);
  const opened = useSession(room.game, saved, tellsOf(table), table.manners);
  return opened.ok ? (
    <Seats {...places} session={opened.value.session} />
  ) : (
    <Unplayable saved={saved} why={opened.problem} />
  );
}

function Seats({ room, Desk, Passage, session }: Places & { readonly session: CampaignSession }) {
  const looking = useSeat(session);
  // What has been flown, and whether a mission is being flown, everybody may know.
  const { view } = useLook(session, SPECTATOR);
  const reports = room.reportsIn(view);
  const isFlying = view.inner !== null;
  const [read, setRead] = useState(reports);
  const [landed, setLanded] = useState(reports);
  const [departed, setDeparted] = useState(isFlying ? reports : -1);
  const [shown, setShown] = useState<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the missions that are over change only with their number
  const missions = useMemo(() => (isFlying ? [] : missionsIn(room, session.kept.record)), [session, isFlying, reports]);
  const { title } = session.kept;
  const fresh = reports > read ? read : isFlying ? null : shown;
  if (fresh !== null) {
    if (Passage !== undefined && fresh >= landed)
      return <Passage key={fresh} view={view} title={title} report={fresh} onDone={() => setLanded(fresh + 1)} />;
    return (
      <ReportScreen
        key={fresh}
        room={room}
        view={view}
        title={title}
        number={fresh}
        recordOf={(mission) => {
          const found = missions[mission];
          return found === undefined ? null : writeRecord(found.match, 'keeper');
        }}
        onClose={() => {
          setRead(Math.max(read, fresh + 1));
          setShown(null);
        }}
      />
    );
  }
  if (Passage !== undefined && isFlying && departed !== reports)
    return <Passage key={reports} view={view} title={title} report={null} onDone={() => setDeparted(reports)} />;
  if (looking.curtain !== null) {
    const { seat, show } = looking.curtain;
    return <Curtain name={session.names[seat]} onShow={show} />;
  }
  if (isFlying)
    // The table knows no game: it hands choices on as it got them.
    return <TableScreen room={tableOf(room)} session={session as unknown as Session} seat={looking.seat} />;
  return (
    <Desk
      room={room}
      session={session}
      seat={looking.seat}
      starts={missions.map(({ from }) => from)}
      onReport={setShown}
    />
  );
}

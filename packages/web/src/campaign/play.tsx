import { downInFlamesCampaign } from '@tallyho/down-in-flames';
import { writeRecord } from '@tallyho/kernel';
import { useMemo, useState } from 'react';
import { tellsOf } from '../dogfight/begin.ts';
import { TableScreen } from '../dogfight/table/table-screen.tsx';
import type { Session } from '../play/session.ts';
import { Curtain } from '../play/table/curtain.tsx';
import { Unplayable } from '../play/unplayable.tsx';
import { useSeat } from '../play/use-seat.ts';
import { useSession } from '../play/use-session.ts';
import type { Room } from '../rooms.ts';
import { campaignTable } from './campaign-table.ts';
import { type CampaignSession, DeskScreen } from './desk/desk-screen.tsx';
import { flownMissions } from './model/missions.ts';
import { ReportScreen } from './report/report-screen.tsx';

/** A campaign from the shelf: the table of its mission, the report after it, or the map. */
export const Play: Room['Play'] = ({ saved }) => {
  const opened = useSession(downInFlamesCampaign, saved, tellsOf(campaignTable));
  return opened.ok ? <Seats session={opened.value.session} /> : <Unplayable saved={saved} why={opened.problem} />;
};

function Seats({ session }: { readonly session: CampaignSession }) {
  const { version, looking } = useSeat(session);
  const { match } = session;
  const { state } = match;
  const reports = state.log.filter(({ report }) => report !== null).length;
  const [read, setRead] = useState(reports);
  const [shown, setShown] = useState<number | null>(null);
  const isFlying = state.inner !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the missions that are over change only with their number
  const missions = useMemo(() => (isFlying ? [] : flownMissions(match)), [match, isFlying, reports]);
  const fresh = reports > read ? reports - 1 : shown;
  if (fresh !== null && !isFlying) {
    const mission = missions[fresh];
    return (
      <ReportScreen
        view={match.game.observe(state, -1)}
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
    return <Curtain name={match.game.seats(state)[seat]} onShow={show} />;
  }
  if (isFlying)
    // The table knows no game: it hands choices on as it got them.
    return (
      <TableScreen room={campaignTable} session={session as unknown as Session} seat={looking.seat} version={version} />
    );
  return (
    <DeskScreen
      session={session}
      seat={looking.seat}
      version={version}
      starts={missions.map(({ start }) => start)}
      onReport={setShown}
    />
  );
}

import { type CutOut, gamesInside, SPECTATOR, type TableState, type TableView, writeRecord } from '@tallyho/kernel';
import { type ComponentType, useEffect, useMemo, useState } from 'react';
import { tellsOf } from '../dogfight/begin.ts';
import { TableScreen } from '../dogfight/table/table-screen.tsx';
import { writeRoute } from '../page/route.ts';
import type { Session } from '../play/session.ts';
import { Curtain } from '../play/table/curtain.tsx';
import { Unplayable } from '../play/unplayable.tsx';
import { useLook } from '../play/use-look.ts';
import { type Looking, useSeat } from '../play/use-seat.ts';
import { useSession } from '../play/use-session.ts';
import type { SavedGame } from '../saved/saved-game.ts';
import { useLanguage } from '../words/language.tsx';
import type { CampaignSession, DeskProps } from './desk/use-desk.ts';
import { firstFlight } from './missions.ts';
import { ReportScreen } from './report/report-screen.tsx';
import type { CampaignRoom, CampaignSight } from './room.ts';
import { sessionInside } from './session-inside.ts';
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
  /** The same of a whole campaign that is played inside; left out: there is none. */
  readonly inside?: Places;
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

function Seats({ session, ...places }: Places & { readonly session: CampaignSession }) {
  const looking = useSeat(session);
  return <Missions {...places} session={session} looking={looking} />;
}

const isCampaign = ({ campaignInside }: CampaignRoom, inner: TableView | TableState): boolean =>
  (campaignInside?.(inner) ?? null) !== null;

/** A campaign inside as everybody may see it when it is over. */
const sightOf = ({ match }: CutOut): CampaignSight =>
  match.game.observe(match.state, SPECTATOR) as unknown as CampaignSight;

/** The record of a mission by its number; null: it cannot be played again. */
function recordAt(missions: readonly CutOut[], mission: number): string | null {
  const found = missions[mission];
  return found === undefined ? null : writeRecord(found.match, 'keeper');
}

/**
 * The way to the debrief of a mission; null: it was none that has been fought, or is kept elsewhere. `before`: the moves before
 * what it is counted in.
 */
const debriefAt = ({ id, keeper }: CampaignSession, mission: CutOut | undefined, before = 0): string | null =>
  mission === undefined || keeper === null
    ? null
    : writeRoute({ page: 'debrief', game: id, step: before + firstFlight(mission) });

interface MissionsProps extends Places {
  readonly session: CampaignSession;
  readonly looking: Looking;
  /** How many reports have been read. */
  onRead?(reports: number): void;
}

function Missions({ room, Desk, Passage, inside, session, looking, onRead }: MissionsProps) {
  // What has been flown, and whether a mission is being flown, everybody may know.
  const { view } = useLook(session, SPECTATOR);
  const reports = room.reportsIn(view);
  const isFlying = view.inner !== null;
  const [read, setRead] = useState(reports);
  const [landed, setLanded] = useState(reports);
  const [departed, setDeparted] = useState(isFlying ? reports : -1);
  const [shown, setShown] = useState<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the missions that are over change only with their number
  const missions = useMemo(() => (isFlying ? [] : session.missions()), [session, isFlying, reports]);
  const [readInside, setReadInside] = useState(0);
  const { language } = useLanguage();
  useEffect(() => onRead?.(read), [onRead, read]);
  const { title } = session;
  const fresh = reports > read ? read : isFlying ? null : shown;
  if (fresh !== null) {
    const ended = reports > read && inside !== undefined ? missions[fresh] : undefined;
    if (ended !== undefined && isCampaign(room, ended.match.state)) {
      const last = sightOf(ended);
      if (readInside < (inside?.room.reportsIn(last) ?? 0))
        return (
          <ReportScreen
            key={`inside ${readInside}`}
            room={inside?.room ?? room}
            view={last}
            title={title}
            number={readInside}
            recordOf={(mission) => recordAt(gamesInside(ended.match), mission)}
            debriefOf={(mission) => debriefAt(session, gamesInside(ended.match)[mission], ended.from)}
            onClose={() => setReadInside(readInside + 1)}
          />
        );
    }
    if (Passage !== undefined && fresh >= landed)
      return <Passage key={fresh} view={view} title={title} report={fresh} onDone={() => setLanded(fresh + 1)} />;
    return (
      <ReportScreen
        key={fresh}
        room={room}
        view={view}
        title={title}
        number={fresh}
        recordOf={(mission) => recordAt(missions, mission)}
        debriefOf={(mission) => debriefAt(session, missions[mission])}
        onClose={() => {
          setRead(Math.max(read, fresh + 1));
          setShown(null);
        }}
      />
    );
  }
  if (inside !== undefined && view.inner !== null && isCampaign(room, view.inner))
    return <Inside {...inside} outer={room} session={session} looking={looking} onRead={setReadInside} />;
  if (Passage !== undefined && isFlying && departed !== reports)
    return <Passage key={reports} view={view} title={title} report={null} onDone={() => setDeparted(reports)} />;
  if (looking.curtain !== null) {
    const { seat, show } = looking.curtain;
    const name = session.names[seat];
    return <Curtain name={room.missions.seatName?.(name, language) ?? name} onShow={show} />;
  }
  if (isFlying)
    // The table knows no game: it hands choices on as it got them.
    return <TableScreen room={tableOf(room)} session={session as unknown as Session} seat={looking.seat} />;
  return (
    <Desk
      room={room}
      session={session}
      seat={looking.seat}
      // What is kept elsewhere is not looked at again here.
      starts={session.keeper === null ? [] : missions.map(firstFlight)}
      onReport={setShown}
    />
  );
}

interface InsideProps extends Places {
  readonly outer: CampaignRoom;
  readonly session: CampaignSession;
  readonly looking: Looking;
  onRead(reports: number): void;
}

/** A whole campaign inside another: its own desk, its own missions and reports. */
function Inside({ outer, session, looking, onRead, ...places }: InsideProps) {
  const own = useMemo(() => sessionInside(session, outer), [session, outer]);
  return <Missions {...places} session={own} looking={looking} onRead={onRead} />;
}

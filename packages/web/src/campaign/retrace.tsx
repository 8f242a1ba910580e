import { type Match, readRecord, replay, writeRecord } from '@tallyho/kernel';
import { type ComponentProps, useMemo } from 'react';
import { RetraceTable } from '../dogfight/result/retrace.tsx';
import { NoGame } from '../page/no-game.tsx';
import { writeRoute } from '../page/route.ts';
import type { Room } from '../play/room.ts';
import { Untraceable } from '../play/unplayable.tsx';
import { useLanguage } from '../words/language.tsx';
import { titleIn } from '../words/titles.ts';
import { MissionPicker } from './mission-picker.tsx';
import { missionAt, missionsFlown } from './missions.ts';
import type { CampaignRoom } from './room.ts';
import { useCampaignWords } from './words/words.ts';

type Props = ComponentProps<Room['Retrace']> & { readonly room: CampaignRoom };

/**
 * A campaign looked at again: mission by mission, each choice by choice. A step counts the moves of the whole campaign.
 */
export function RetraceCampaign({ room, saved, step, onStep }: Props) {
  const { t, language } = useLanguage();
  const w = useCampaignWords();
  const opened = useMemo(() => {
    const record = readRecord(saved.record);
    return record.ok ? replay(room.game, record.value) : record;
  }, [room, saved]);
  const missions = useMemo(
    // A campaign of whatever game is replayed alike.
    () => (opened.ok ? missionsFlown(room, opened.value as unknown as Match, language) : []),
    [room, opened, language],
  );
  if (!opened.ok) return <Untraceable saved={saved} why={opened.problem} />;
  const at = missionAt(missions, step);
  const mission = missions[at];
  if (mission === undefined)
    return (
      <NoGame title={titleIn(saved.title, t)} help={w.desk.logEmpty}>
        <p>
          <a href={writeRoute({ page: 'play', game: saved.id })}>{t.resume}</a>
        </p>
      </NoGame>
    );
  return (
    <>
      <MissionPicker
        missions={missions}
        current={mission.from}
        hrefOf={(from) => writeRoute({ page: 'retrace', game: saved.id, step: from })}
      />
      <RetraceTable
        key={at}
        room={room.missions}
        saved={{
          ...saved,
          title: `${titleIn(saved.title, t)}, ${mission.title}`,
          record: writeRecord(mission.match, 'keeper'),
          over: mission.match.state.outcome !== null,
        }}
        step={Math.min(Math.max(0, step - mission.from), mission.match.moves.length)}
        onStep={(local) => onStep(mission.from + local)}
      />
    </>
  );
}

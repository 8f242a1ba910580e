import { type Match, readRecord, replay, writeRecord } from '@tallyho/kernel';
import { type ComponentProps, useMemo, useState } from 'react';
import { Debrief } from '../debrief/debrief.tsx';
import { debriefingOf } from '../dogfight/result/debriefing.tsx';
import { writeRoute } from '../page/route.ts';
import { NoDebrief } from '../play/no-debrief.tsx';
import type { DebriefProps } from '../play/room.ts';
import { Untraceable } from '../play/unplayable.tsx';
import { useLanguage } from '../words/language.tsx';
import { titleIn } from '../words/titles.ts';
import { MissionPicker } from './mission-picker.tsx';
import { missionAt, missionsFlown } from './missions.ts';
import type { CampaignRoom } from './room.ts';

type Props = DebriefProps & { readonly room: CampaignRoom };

/** A mission of a campaign looked back at, as a fight of its own: the one to which a move of the campaign belongs. */
export function DebriefMission({ room, saved, step, onStep: _, ...around }: Props) {
  const { t, language } = useLanguage();
  const opened = useMemo(() => {
    const record = readRecord(saved.record);
    return record.ok ? replay(room.game, record.value) : record;
  }, [room, saved]);
  const missions = useMemo(
    // A campaign of whatever game is replayed alike. One that is still flown is looked back at when it is over.
    () =>
      opened.ok
        ? missionsFlown(room, opened.value as unknown as Match, language).filter(
            ({ match }) => match.state.outcome !== null,
          )
        : [],
    [room, opened, language],
  );
  const mission = missions[missionAt(missions, step ?? 0)];
  const fight = useMemo(
    () =>
      mission === undefined
        ? null
        : {
            ...saved,
            title: `${titleIn(saved.title, t)}, ${mission.title}`,
            record: writeRecord(mission.match, 'keeper'),
            turn: mission.match.state.turn,
            over: true,
          },
    [saved, mission, t],
  );
  if (!opened.ok) return <Untraceable saved={saved} why={opened.problem} />;
  const back = { href: writeRoute({ page: 'play', game: saved.id }), to: titleIn(saved.title, t) };
  if (mission === undefined || fight === null) return <NoDebrief id={saved.id} />;
  return (
    <OneMission
      key={mission.from}
      {...around}
      debriefing={debriefingOf(room.missions)}
      back={back}
      saved={fight}
      from={mission.from}
    >
      {missions.length > 1 && (
        <MissionPicker
          missions={missions}
          current={mission.from}
          hrefOf={(from) => writeRoute({ page: 'debrief', game: saved.id, step: from })}
        />
      )}
    </OneMission>
  );
}

/** The address names the mission; where in it somebody looks is known here. */
function OneMission(props: Omit<ComponentProps<typeof Debrief>, 'step' | 'onStep'>) {
  const [step, setStep] = useState<number | null>(null);
  return <Debrief {...props} step={step} onStep={setStep} />;
}

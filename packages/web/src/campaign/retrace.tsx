import { downInFlamesCampaign } from '@tallyho/down-in-flames';
import { gamesInside, readRecord, replay, writeRecord } from '@tallyho/kernel';
import { useMemo } from 'react';
import { RetraceTable } from '../dogfight/result/retrace.tsx';
import { duelTable } from '../down-in-flames/duel-room.ts';
import { NoGame } from '../page/no-game.tsx';
import { writeRoute } from '../page/route.ts';
import type { Room } from '../play/room.ts';
import { Untraceable } from '../play/unplayable.tsx';
import { useLanguage } from '../words/language.tsx';
import { titleIn } from '../words/titles.ts';
import { missionAt } from './model/missions.ts';
import { targetName } from './words/speak.ts';
import { useCampaignWords } from './words/words.ts';

/**
 * A campaign looked at again: mission by mission, each choice by choice. A step counts the moves of the whole campaign.
 */
export const Retrace: Room['Retrace'] = ({ saved, step, onStep }) => {
  const { t, language } = useLanguage();
  const w = useCampaignWords();
  const opened = useMemo(() => {
    const record = readRecord(saved.record);
    return record.ok ? replay(downInFlamesCampaign, record.value) : record;
  }, [saved]);
  const missions = useMemo(() => (opened.ok ? gamesInside(opened.value) : []), [opened]);
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
  const { state } = opened.value;
  const titleOf = (i: number): string =>
    w.report.title({
      mission: i + 1,
      target: targetName(state, state.fixed.campaign.arrows[state.log[i].arrow].to, language),
    });
  return (
    <>
      <nav className="mission-picker" aria-label={w.outcome.missions}>
        {missions.map(({ from }, i) => (
          <a
            key={from}
            href={writeRoute({ page: 'retrace', game: saved.id, step: from })}
            aria-current={i === at ? 'true' : undefined}
          >
            {titleOf(i)}
          </a>
        ))}
      </nav>
      <RetraceTable
        key={at}
        room={duelTable}
        saved={{
          ...saved,
          title: `${titleIn(saved.title, t)}, ${titleOf(at)}`,
          record: writeRecord(mission.match, 'keeper'),
          over: mission.match.state.outcome !== null,
        }}
        step={Math.min(Math.max(0, step - mission.from), mission.match.moves.length)}
        onStep={(local) => onStep(mission.from + local)}
      />
    </>
  );
};

import { type ReactNode, useMemo, useState } from 'react';
import { beginFight } from '../../play/begin.ts';
import type { SavedGame } from '../../saved/saved-game.ts';
import { SetUpFrame } from '../../set-up/set-up-frame.tsx';
import { useZeroWords } from '../words/words.ts';
import { zeroTable } from '../zero-room.ts';
import { LineForm } from './line-form.tsx';
import { MissionOptionsForm } from './mission-options-form.tsx';
import { firstMission, type MissionPlan, missionObjection, missionOptions } from './mission-plan.ts';
import { MissionSidesForm } from './mission-sides-form.tsx';

interface Props {
  /** A fight, or a Mission. */
  readonly choice: ReactNode;
  onBegin(game: SavedGame): void;
}

/** Preparing a Mission: one of the campaign sheets, changed at will. */
export function MissionSetUp({ choice, onBegin }: Props) {
  const { setUp } = useZeroWords().shared;
  const [plan, setPlan] = useState<MissionPlan>(() => firstMission([setUp.defaultName(1), setUp.defaultName(2)]));
  const problem = useMemo(() => missionObjection(plan), [plan]);
  const start = (): void => {
    const begun = beginFight(
      zeroTable,
      missionOptions(plan),
      plan.seats.map(({ player }) => player),
    );
    if (begun.ok) onBegin(begun.game);
  };
  return (
    <SetUpFrame
      before={
        <>
          {choice}
          <LineForm plan={plan} onPlan={setPlan} />
        </>
      }
      sides={<MissionSidesForm plan={plan} onPlan={setPlan} />}
      options={<MissionOptionsForm plan={plan} onPlan={setPlan} />}
      problem={problem}
      onStart={start}
    />
  );
}

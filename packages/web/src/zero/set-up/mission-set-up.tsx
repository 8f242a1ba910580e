import { type ReactNode, useMemo, useState } from 'react';
import { beginFight } from '../../play/begin.ts';
import type { SavedGame } from '../../saved/saved-game.ts';
import { SetUpFrame } from '../../set-up/set-up-frame.tsx';
import { useZeroWords } from '../words/words.ts';
import { zeroTable } from '../zero-room.ts';
import { LineForm, whereFlown } from './line-form.tsx';
import { MissionOptionsForm } from './mission-options-form.tsx';
import { type MissionPlan, missionObjection, missionOptions, planFrom } from './mission-plan.ts';
import { MissionSidesForm } from './mission-sides-form.tsx';

interface Props {
  /** A fight, or a Mission. */
  readonly choice: ReactNode;
  /** The line of the Mission Targets that the address names, or its campaign; '': none. */
  readonly line: string;
  onLine(line: string): void;
  onBegin(game: SavedGame): void;
}

/** Preparing a Mission: one of the campaign sheets, changed at will. */
export function MissionSetUp({ choice, line, onLine, onBegin }: Props) {
  const w = useZeroWords();
  const { setUp } = w.shared;
  const [plan, setPlan] = useState<MissionPlan>(() => planFrom(line, [setUp.defaultName(1), setUp.defaultName(2)]));
  const problem = useMemo(() => missionObjection(plan), [plan]);
  const change = (next: MissionPlan): void => {
    setPlan(next);
    if (next.line !== plan.line) onLine(next.line);
  };
  const start = (): void => {
    const where = whereFlown(w, plan);
    const begun = beginFight(
      where === '' ? zeroTable : { ...zeroTable, titleOf: () => where },
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
          <LineForm plan={plan} onPlan={change} />
        </>
      }
      sides={<MissionSidesForm plan={plan} onPlan={setPlan} />}
      options={<MissionOptionsForm plan={plan} onPlan={setPlan} />}
      problem={problem}
      onStart={start}
    />
  );
}

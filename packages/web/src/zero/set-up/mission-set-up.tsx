import { type ReactNode, useMemo, useState } from 'react';
import { beginFight } from '../../play/begin.ts';
import type { SavedGame } from '../../saved/saved-game.ts';
import { SetUpFrame } from '../../set-up/set-up-frame.tsx';
import { useLanguage } from '../../words/language.tsx';
import { useZeroWords } from '../words/words.ts';
import { zeroTable } from '../zero-room.ts';
import { LineForm, whereFlown } from './line-form.tsx';
import { missionIn } from './mission-address.ts';
import { missionObjection, missionOptions } from './mission-options.ts';
import { MissionOptionsForm } from './mission-options-form.tsx';
import type { MissionPlan } from './mission-plan.ts';
import { MissionSidesForm } from './mission-sides-form.tsx';
import { planAddress, planAt } from './plan-address.ts';
import { ruleOf } from './problem-rules.ts';

interface Props {
  /** A fight, or a Mission. */
  readonly choice: ReactNode;
  /** The Mission that the address names. */
  readonly chosen: string;
  onChosen(chosen: string): void;
  onBegin(game: SavedGame): void;
}

/** Preparing a Mission: one of the campaign sheets or of its kind, changed at will; the address keeps all that can be flown. */
export function MissionSetUp({ choice, chosen, onChosen, onBegin }: Props) {
  const w = useZeroWords();
  const { language } = useLanguage();
  const { setUp } = w.shared;
  const read = (address: string): MissionPlan =>
    planAt(missionIn(address) ?? '', [setUp.defaultName(1), setUp.defaultName(2)]);
  const [plan, setPlan] = useState<MissionPlan>(() => read(chosen));
  const [known, setKnown] = useState(chosen);
  // Somebody has followed another link.
  if (chosen !== known) {
    setKnown(chosen);
    setPlan(read(chosen));
  }
  const problem = useMemo(() => missionObjection(plan), [plan]);
  const change = (next: MissionPlan): void => {
    setPlan(next);
    if (missionObjection(next) !== null) return;
    const address = planAddress(next);
    if (address === known) return;
    setKnown(address);
    onChosen(address);
  };
  const start = (): void => {
    const where = whereFlown(w, plan, language);
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
      sides={<MissionSidesForm plan={plan} onPlan={change} />}
      options={<MissionOptionsForm plan={plan} onPlan={change} />}
      problem={problem}
      rule={problem === null ? undefined : ruleOf(problem.code)}
      onStart={start}
    />
  );
}

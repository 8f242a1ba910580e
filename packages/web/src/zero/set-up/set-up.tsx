import { type ReactNode, useMemo, useState } from 'react';
import { beginFight } from '../../play/begin.ts';
import type { Room } from '../../play/room.ts';
import { asFirstGame } from '../../play/two-games.ts';
import type { SavedGame } from '../../saved/saved-game.ts';
import { type DuelChoice, duelIn } from '../../set-up/duel-address.ts';
import { MatchChoice } from '../../set-up/match-choice.tsx';
import { SetUpFrame } from '../../set-up/set-up-frame.tsx';
import { useZeroWords } from '../words/words.ts';
import { zeroTable } from '../zero-room.ts';
import { missionAddress, missionIn } from './mission-address.ts';
import { MissionSetUp } from './mission-set-up.tsx';
import { ModeChoice } from './mode-choice.tsx';
import { OptionsForm } from './options-form.tsx';
import { firstPlan, objection, optionsOf, type Plan, withDuel } from './plan.ts';
import { SidesForm } from './sides-form.tsx';

interface Props {
  onBegin(game: SavedGame): void;
}

/** Preparing a fight, or a Mission; which of them, and which Mission, stands in the address. */
export const SetUp: Room['SetUp'] = ({ chosen, onChosen, onBegin }) => {
  const line = missionIn(chosen);
  const choice = (
    <ModeChoice
      mode={line === null ? 'dogfight' : 'mission'}
      onChange={(mode) => onChosen(mode === 'mission' ? missionAddress('') : '')}
    />
  );
  return line === null ? (
    <FightSetUp choice={choice} duel={duelIn(chosen)} onBegin={onBegin} />
  ) : (
    <MissionSetUp choice={choice} chosen={chosen} onChosen={onChosen} onBegin={onBegin} />
  );
};

/** Preparing a fight of Elements. */
function FightSetUp({
  choice,
  duel,
  onBegin,
}: Props & { readonly choice: ReactNode; readonly duel: DuelChoice | null }) {
  const { setUp } = useZeroWords().shared;
  const [plan, setPlan] = useState<Plan>(() => {
    const first = firstPlan(setUp.defaultName(1), setUp.defaultName(2));
    return duel === null ? first : withDuel(first, duel);
  });
  const [isMatch, setIsMatch] = useState(false);
  const isDuel = plan.seats.length === 2;
  const problem = useMemo(() => objection(plan), [plan]);
  const start = (): void => {
    const players = plan.seats.map(({ player }) => player);
    const begun = beginFight(zeroTable, optionsOf(plan), players);
    if (begun.ok) onBegin(isMatch && isDuel ? asFirstGame(begun.game) : begun.game);
  };
  return (
    <SetUpFrame
      before={
        <>
          {choice}
          {isDuel && <MatchChoice isMatch={isMatch} onChange={setIsMatch} />}
        </>
      }
      sides={<SidesForm plan={plan} onPlan={setPlan} />}
      options={<OptionsForm plan={plan} onPlan={setPlan} />}
      problem={problem}
      onStart={start}
    />
  );
}

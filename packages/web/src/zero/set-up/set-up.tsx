import { useMemo, useState } from 'react';
import { beginFight } from '../../play/begin.ts';
import { asFirstGame } from '../../play/two-games.ts';
import type { SavedGame } from '../../saved/saved-game.ts';
import { MatchChoice } from '../../set-up/match-choice.tsx';
import { SetUpFrame } from '../../set-up/set-up-frame.tsx';
import { useZeroWords } from '../words/words.ts';
import { zeroTable } from '../zero-room.ts';
import { OptionsForm } from './options-form.tsx';
import { firstPlan, objection, optionsOf, type Plan } from './plan.ts';
import { SidesForm } from './sides-form.tsx';

/** Preparing a fight of Elements. */
export function SetUp({ onBegin }: { onBegin(game: SavedGame): void }) {
  const { setUp } = useZeroWords().shared;
  const [plan, setPlan] = useState<Plan>(() => firstPlan(setUp.defaultName(1), setUp.defaultName(2)));
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
      before={isDuel && <MatchChoice isMatch={isMatch} onChange={setIsMatch} />}
      sides={<SidesForm plan={plan} onPlan={setPlan} />}
      options={<OptionsForm plan={plan} onPlan={setPlan} />}
      problem={problem}
      onStart={start}
    />
  );
}

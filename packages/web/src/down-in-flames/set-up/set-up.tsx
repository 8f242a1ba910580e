import { modes } from '@tallyho/down-in-flames';
import { useMemo, useState } from 'react';
import { beginFight } from '../../play/begin.ts';
import type { Room } from '../../play/room.ts';
import { asFirstGame } from '../../play/two-games.ts';
import { duelIn } from '../../set-up/duel-address.ts';
import { MatchChoice } from '../../set-up/match-choice.tsx';
import { SetUpFrame } from '../../set-up/set-up-frame.tsx';
import { duelTable } from '../duel-room.ts';
import { useDuelWords } from '../words/words.ts';
import { OptionsForm } from './options-form.tsx';
import { amongPeople, firstPlan, objection, optionsOf, type Plan, withDuel, withMode } from './plan.ts';
import { SidesForm } from './sides-form.tsx';

/** In the address: a friend sits at the same screen. */
const TWO_PEOPLE = 'two';

/** Preparing a fight: kind, aircraft, pilots, players, options. What cannot be played says why. */
export const SetUp: Room['SetUp'] = ({ chosen, onBegin }) => {
  const w = useDuelWords();
  const { defaultName } = w.shared.setUp;
  const [plan, setPlan] = useState<Plan>(() => {
    const first = firstPlan(defaultName(1), defaultName(2));
    const duel = duelIn(chosen);
    if (duel !== null) return withDuel(first, duel);
    return chosen === TWO_PEOPLE ? amongPeople(first) : first;
  });
  const [isMatch, setIsMatch] = useState(false);
  const problem = useMemo(() => objection(plan), [plan]);
  const start = (): void => {
    const players = plan.entries.map(({ player }) => player);
    const begun = beginFight(duelTable, optionsOf(plan), players);
    if (begun.ok) onBegin(isMatch && plan.mode === 'duel' ? asFirstGame(begun.game) : begun.game);
  };
  return (
    <SetUpFrame
      before={
        <>
          <Modes plan={plan} onPlan={setPlan} />
          {plan.mode === 'duel' && <MatchChoice isMatch={isMatch} onChange={setIsMatch} />}
        </>
      }
      sides={<SidesForm plan={plan} onPlan={setPlan} />}
      options={<OptionsForm plan={plan} onChange={(change) => setPlan({ ...plan, ...change })} />}
      problem={problem}
      onStart={start}
    />
  );
};

function Modes({ plan, onPlan }: { readonly plan: Plan; onPlan(plan: Plan): void }) {
  const { setUp } = useDuelWords();
  return (
    <fieldset className="modes">
      <legend>{setUp.mode}</legend>
      {modes.map((mode) => (
        <label key={mode} className="sheet">
          <input type="radio" name="mode" checked={plan.mode === mode} onChange={() => onPlan(withMode(plan, mode))} />
          <strong>{setUp.modes[mode]}</strong>
          <span className="legend">{setUp.modeHelp[mode]}</span>
        </label>
      ))}
    </fieldset>
  );
}

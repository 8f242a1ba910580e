import { wingsOfWar } from '@tallyho/wings-of-war';
import { useMemo, useState } from 'react';
import { beginFight } from '../../play/begin.ts';
import type { Room } from '../../play/room.ts';
import { asFirstGame } from '../../play/two-games.ts';
import { useTableWords } from '../../play/words/words.ts';
import { duelIn } from '../../set-up/duel-address.ts';
import { MatchChoice } from '../../set-up/match-choice.tsx';
import { SetUpFrame } from '../../set-up/set-up-frame.tsx';
import { wingsTable } from '../begin.ts';
import type { Site } from '../land/site.ts';
import { siteOf } from '../land/site-of.ts';
import { useLandAhead } from '../land/use-land.ts';
import { useWingsWords } from '../words/words.ts';
import { OptionsForm } from './options-form.tsx';
import { objection, optionsOf, type Plan, planFor, scenarioIds, setupOf, withDuel } from './plan.ts';
import { SeatForm } from './seat-form.tsx';

/** Preparing a fight: a scenario to begin with, and everything about it that can be changed. */
export const SetUp: Room['SetUp'] = ({ chosen, onBegin }) => {
  const w = useWingsWords();
  const { setUp } = useTableWords();
  const [plan, setPlan] = useState<Plan>(() => {
    const first = planFor('dogfight', setUp.defaultName);
    const duel = duelIn(chosen);
    return duel === null ? first : withDuel(first, duel);
  });
  const [isMatch, setIsMatch] = useState(false);
  const isDuel = plan.seats.length === 2 && plan.seats[0].side !== plan.seats[1].side;
  const problem = useMemo(() => objection(plan), [plan]);
  useLandAhead(useMemo(() => landOf(plan), [plan]));
  const start = (): void => {
    const begun = beginFight(
      wingsTable,
      optionsOf(plan),
      plan.seats.map(({ player }) => player),
    );
    if (begun.ok) onBegin(isMatch && isDuel ? asFirstGame(begun.game) : begun.game);
  };
  return (
    <SetUpFrame
      before={
        <>
          <fieldset className="modes scenarios">
            <legend>{w.setUp.scenario}</legend>
            {scenarioIds.map((id) => (
              <label key={id} className="sheet">
                <input
                  type="radio"
                  name="scenario"
                  checked={plan.scenario === id}
                  onChange={() => setPlan(planFor(id, setUp.defaultName))}
                />
                <strong>{w.setUp.scenarios[id]?.title ?? id}</strong>
                <span className="legend">
                  {w.setUp.scenarios[id]?.help}{' '}
                  <em>{setupOf(id).source === 'public' ? w.setUp.published : w.setUp.ours}</em>
                </span>
              </label>
            ))}
          </fieldset>
          {isDuel && <MatchChoice isMatch={isMatch} atOnce onChange={setIsMatch} />}
        </>
      }
      sides={
        <div className="sides seats">
          {plan.seats.map(({ side }, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats are places
            <SeatForm key={`${plan.scenario} ${side} ${seat}`} plan={plan} seat={seat} onPlan={setPlan} />
          ))}
        </div>
      }
      options={<OptionsForm plan={plan} onChange={(change) => setPlan({ ...plan, ...change })} />}
      problem={problem}
      onStart={start}
    />
  );
};

/** Where the fight will be, as far as it can be fought. */
function landOf(plan: Plan): Site | null {
  const read = wingsOfWar.options(optionsOf(plan));
  return read.ok ? siteOf(read.value) : null;
}

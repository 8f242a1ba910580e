import { modes } from '@tallyho/down-in-flames';
import { sentence } from '@tallyho/words';
import { useMemo, useState } from 'react';
import { PageTitle } from '../../page/page-title.tsx';
import type { SavedGame } from '../../saved/saved-game.ts';
import { useLanguage } from '../../words/language.tsx';
import { beginFight } from '../begin.ts';
import { useDuelWords } from '../words/words.ts';
import { costOf } from './content.ts';
import { EntryForm } from './entry-form.tsx';
import { OptionsForm } from './options-form.tsx';
import {
  changed,
  firstPlan,
  MOST_A_SIDE,
  objection,
  optionsOf,
  type Plan,
  withMode,
  withMore,
  without,
} from './plan.ts';

/** Preparing a fight: kind, aircraft, pilots, players, options. What cannot be played says why. */
export function SetUp({ onBegin }: { onBegin(game: SavedGame): void }) {
  const w = useDuelWords();
  const { language } = useLanguage();
  const [plan, setPlan] = useState<Plan>(() => firstPlan(w.setUp.defaultName(1), w.setUp.defaultName(2)));
  const problem = useMemo(() => objection(plan), [plan]);
  const start = (): void => {
    const begun = beginFight(
      optionsOf(plan),
      plan.entries.map(({ player }) => player),
    );
    if (begun.ok) onBegin(begun.game);
  };
  return (
    <div className="set-up">
      <PageTitle text={w.setUp.title} />
      <fieldset className="modes">
        <legend>{w.setUp.mode}</legend>
        {modes.map((mode) => (
          <label key={mode} className="sheet">
            <input
              type="radio"
              name="mode"
              checked={plan.mode === mode}
              onChange={() => setPlan(withMode(plan, mode))}
            />
            <strong>{w.setUp.modes[mode]}</strong>
            <span className="legend">{w.setUp.modeHelp[mode]}</span>
          </label>
        ))}
      </fieldset>
      <h2>{w.setUp.aircraft}</h2>
      <Sides plan={plan} onPlan={setPlan} />
      <details className="sheet">
        <summary>
          <strong>{w.setUp.options}</strong>
        </summary>
        <OptionsForm plan={plan} onChange={(change) => setPlan({ ...plan, ...change })} />
      </details>
      <div className="set-up-end">
        <p role="status">{problem !== null && sentence(problem, language)}</p>
        <button type="button" className="primary" disabled={problem !== null} onClick={start}>
          {w.setUp.start}
        </button>
      </div>
    </div>
  );
}

function Sides({ plan, onPlan }: { readonly plan: Plan; onPlan(plan: Plan): void }) {
  const w = useDuelWords();
  const sides = plan.mode === 'free-for-all' ? (['all'] as const) : (['A', 'B'] as const);
  const total = (team: 'A' | 'B'): number =>
    plan.entries
      .filter((entry) => entry.team === team)
      .reduce((sum, { fighter, pilot }) => sum + costOf(fighter, pilot), 0);
  const gap = Math.abs(total('A') - total('B'));
  const isSettled = plan.entries.every(({ fighter }) => fighter !== null);
  return (
    <>
      <div className={`sides ${plan.mode}`}>
        {sides.map((side) => {
          const members = plan.entries.filter(({ team }) => side === 'all' || team === side);
          const room = plan.mode === 'duel' ? 1 : side === 'all' ? 2 * MOST_A_SIDE : MOST_A_SIDE;
          const fewest = side === 'all' ? 2 : 1;
          return (
            <div key={side} className="side-entries">
              {side !== 'all' && <h3>{w.setUp.total({ side, points: total(side) })}</h3>}
              {members.map((entry) => (
                <EntryForm
                  key={entry.key}
                  plan={plan}
                  entry={entry}
                  onChange={(change) => onPlan(changed(plan, entry.key, change))}
                  onRemove={
                    members.length > fewest && plan.mode !== 'duel' ? () => onPlan(without(plan, entry.key)) : null
                  }
                />
              ))}
              {members.length < room && (
                <button
                  type="button"
                  onClick={() =>
                    onPlan(withMore(plan, side === 'all' ? 'A' : side, w.setUp.defaultName(plan.entries.length + 1)))
                  }
                >
                  {side === 'all' ? w.setUp.addPlayer : w.setUp.addAircraft(side)}
                </button>
              )}
            </div>
          );
        })}
      </div>
      {plan.mode !== 'free-for-all' && isSettled && <p>{gap === 0 ? w.setUp.even : w.setUp.uneven(gap)}</p>}
    </>
  );
}

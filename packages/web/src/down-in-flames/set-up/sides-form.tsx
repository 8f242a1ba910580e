import { costOf } from '../model/content.ts';
import { useDuelWords } from '../words/words.ts';
import { EntryForm } from './entry-form.tsx';
import { changed, MOST_A_SIDE, type Plan, withMore, without } from './plan.ts';

/** Both sides with their aircraft, or everybody in one list, and how even the sides are. */
export function SidesForm({ plan, onPlan }: { readonly plan: Plan; onPlan(plan: Plan): void }) {
  const w = useDuelWords();
  const { setUp } = w.shared;
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
                    onPlan(withMore(plan, side === 'all' ? 'A' : side, setUp.defaultName(plan.entries.length + 1)))
                  }
                >
                  {side === 'all' ? setUp.addPlayer : w.setUp.addAircraft(side)}
                </button>
              )}
            </div>
          );
        })}
      </div>
      {plan.mode !== 'free-for-all' && isSettled && <p>{gap === 0 ? setUp.even : setUp.uneven(gap)}</p>}
    </>
  );
}

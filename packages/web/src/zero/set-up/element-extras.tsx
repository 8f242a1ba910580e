import { elementLoads, type Load, loads, type SideName, storesOf } from '@tallyho/zero';
import { useState } from 'react';
import { fighterOf, pilotsFor } from '../model/content.ts';
import { useZeroWords } from '../words/words.ts';
import { ordersOf } from './mission-options.ts';
import { hasTask, isKamikaze, type MissionElement, type MissionPlan, sheetOf } from './mission-plan.ts';
import { TaskCheck } from './task-check.tsx';

interface Props {
  readonly plan: MissionPlan;
  readonly element: MissionElement;
  readonly side: SideName;
  onChange(change: Partial<MissionElement>): void;
}

/** CH-18.0a — what an Element may carry; a defender carries nothing. */
function loadsOf(plan: MissionPlan, element: MissionElement, side: SideName): readonly Load[] {
  const fighter = fighterOf(element.fighter);
  if (fighter === undefined || side !== plan.attacker || isKamikaze(plan, side, element)) return [];
  const cargo = element.tasked === true ? plan.cargo : 0;
  return elementLoads(fighter, side, cargo, storesOf(ordersOf(plan), sheetOf(plan.target) ?? null));
}

/** What CORSAIRS AND HELLCATS asks of an Element besides: its task, its load, who is green, who flies the Wingman. */
export function ElementExtras({ plan, element, side, onChange }: Props) {
  const w = useZeroWords();
  const { green, wingman, wingmanPilot, pilot } = element;
  const carried = loadsOf(plan, element, side);
  const own = pilotsFor(fighterOf(element.fighter), true);
  const [isSaid] = useState(green !== undefined || wingmanPilot !== undefined);
  const paint = (who: 'leader' | 'wingman', isGreen: boolean): void =>
    onChange({ green: { leader: green?.leader ?? false, wingman: green?.wingman ?? false, [who]: isGreen } });
  return (
    <>
      {side === plan.attacker && hasTask(plan) && (
        <TaskCheck
          plan={plan}
          tasked={element.tasked === true}
          onChange={(tasked) =>
            onChange({
              tasked,
              ...(tasked === true && plan.kind === 'patrol' ? { altitude: element.altitude ?? 'medium' } : {}),
              ...(tasked === true && plan.kind === 'kamikaze'
                ? { pilot: null, wingmanPilot: undefined, load: undefined, loads: undefined }
                : {}),
            })
          }
        />
      )}
      {carried.length > 0 && (
        <label>
          {w.setUp.load}
          <select
            value={element.load ?? ''}
            onChange={({ target }) => onChange({ load: loads.find((one) => one === target.value), loads: undefined })}
          >
            <option value="">{w.setUp.loadAsked}</option>
            {(['none', ...carried] as const).map((one) => (
              <option key={one} value={one}>
                {w.setUp.loads[one]}
              </option>
            ))}
          </select>
        </label>
      )}
      <details className="entry-more" open={isSaid}>
        <summary>{w.setUp.people}</summary>
        <div className="entry-form">
          {wingman && !isKamikaze(plan, side, element) && own.length > 0 && (
            <label>
              {w.setUp.wingmanPilot}
              <select
                value={wingmanPilot ?? ''}
                onChange={({ target }) => onChange({ wingmanPilot: target.value === '' ? undefined : target.value })}
              >
                <option value="">{w.shared.setUp.noPilot}</option>
                {own
                  .filter(({ id }) => id !== pilot)
                  .map(({ id, full, skills }) => (
                    <option key={id} value={id}>
                      {full} ({skills.join(', ')})
                    </option>
                  ))}
              </select>
            </label>
          )}
          {pilot === null && (
            <label className="check">
              <input
                type="checkbox"
                checked={green?.leader === true}
                onChange={({ target }) => paint('leader', target.checked)}
              />{' '}
              {w.setUp.greenLeader}
            </label>
          )}
          {wingman && wingmanPilot === undefined && (
            <label className="check">
              <input
                type="checkbox"
                checked={green?.wingman === true}
                onChange={({ target }) => paint('wingman', target.checked)}
              />{' '}
              {w.setUp.greenWingman}
            </label>
          )}
        </div>
      </details>
    </>
  );
}

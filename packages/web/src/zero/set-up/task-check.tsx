import { useZeroWords } from '../words/words.ts';
import type { MissionPlan } from './mission-plan.ts';

interface Props {
  readonly plan: MissionPlan;
  readonly tasked: boolean;
  onChange(tasked: true | undefined): void;
}

/** Whether aircraft do what the Mission is flown for, or escort those who do. */
export function TaskCheck({ plan, tasked, onChange }: Props) {
  const { setUp } = useZeroWords();
  const { kind } = plan;
  const text =
    kind === 'kamikaze' ? setUp.kamikaze : kind === 'patrol' ? setUp.patrols : setUp.carriesCargo(plan.cargo);
  return (
    <label className="check">
      <input type="checkbox" checked={tasked} onChange={({ target }) => onChange(target.checked ? true : undefined)} />{' '}
      {text}
    </label>
  );
}

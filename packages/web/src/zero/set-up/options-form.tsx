import { type Balance, balances } from '@tallyho/zero';
import { OptionRow } from '../../set-up/option-row.tsx';
import { useZeroWords } from '../words/words.ts';
import { type Plan, sides, withBalance } from './plan.ts';

const balanceRules: { readonly [balance in Balance]: string } = {
  points: 'Z-13.1a',
  numbers: 'Z-13.2a',
  wingmen: 'Z-13.3a',
  pilots: 'Z-13.4a',
  house: 'Z-13.0a',
};

interface Props {
  readonly plan: Plan;
  onPlan(plan: Plan): void;
}

/** Everything that can be agreed on besides aircraft. */
export function OptionsForm({ plan, onPlan }: Props) {
  const w = useZeroWords();
  const { setUp } = w;
  const flag = (name: 'toTheDeath' | 'fullThrottle' | 'turbochargers' | 'gunners') =>
    ({ kind: 'flag', value: plan[name], set: (value: boolean) => onPlan({ ...plan, [name]: value }) }) as const;
  return (
    <>
      <OptionRow
        title={setUp.year}
        help={setUp.yearHelp}
        rule="Z-4.3a"
        field={{
          kind: 'figure',
          value: plan.year,
          least: 1930,
          most: 1946,
          set: (year) => onPlan({ ...plan, year: year ?? 1942 }),
        }}
      />
      <OptionRow
        title={w.shared.setUp.turns}
        help={setUp.turnsHelp}
        rule="Z-4.8a"
        field={{
          kind: 'figure',
          value: plan.turns,
          least: 1,
          most: 60,
          set: (turns) => onPlan({ ...plan, turns: turns ?? 6 }),
        }}
      />
      <OptionRow title={setUp.toTheDeath} help={setUp.toTheDeathHelp} rule="Z-4.8c" field={flag('toTheDeath')} />
      <OptionRow
        title={setUp.first}
        help={setUp.firstHelp}
        rule="Z-4.7a"
        field={{
          kind: 'list',
          value: plan.first ?? '',
          items: [{ id: '', name: setUp.flip }, ...sides.map((side) => ({ id: side, name: w.terms.sides[side] }))],
          set: (first) => onPlan({ ...plan, first: sides.find((side) => side === first) ?? null }),
        }}
      />
      <OptionRow title={setUp.fullThrottle} help={setUp.fullThrottleHelp} rule="Z-2.2h" field={flag('fullThrottle')} />
      <OptionRow
        title={setUp.turbochargers}
        help={setUp.turbochargersHelp}
        rule="Z-5.24a"
        field={flag('turbochargers')}
      />
      <OptionRow title={setUp.gunners} help={setUp.gunnersHelp} rule="Z-9.0a" field={flag('gunners')} />
      {balances.map((balance) => (
        <OptionRow
          key={balance}
          title={setUp.balances[balance]}
          help={setUp.balanceHelp[balance]}
          rule={balanceRules[balance]}
          field={{
            kind: 'flag',
            value: plan.balance.includes(balance),
            set: (isOn) => onPlan(withBalance(plan, balance, isOn)),
          }}
        />
      ))}
    </>
  );
}

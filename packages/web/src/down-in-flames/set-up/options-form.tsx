import { deckKinds } from '@tallyho/down-in-flames';
import { OptionRow } from '../../set-up/option-row.tsx';
import { useDuelWords } from '../words/words.ts';
import type { Plan } from './plan.ts';

interface Props {
  readonly plan: Plan;
  onChange(change: Partial<Plan>): void;
}

/** Everything that can be agreed on besides aircraft. */
export function OptionsForm({ plan, onChange }: Props) {
  const { setUp, shared } = useDuelWords();
  const flag = (name: 'pilots' | 'perTarget' | 'freeGunner' | 'balancing' | 'lowStart') =>
    ({ kind: 'flag', value: plan[name], set: (value: boolean) => onChange({ [name]: value }) }) as const;
  const figure = (value: number | null, least: number, most: number, set: (n: number | null) => void) =>
    ({ kind: 'figure', value, least, most, set }) as const;
  return (
    <>
      <OptionRow
        title={shared.setUp.turns}
        help={setUp.turnsHelp}
        rule="DIF-SETUP-12"
        field={figure(plan.turns, 1, 60, (turns) => onChange({ turns: turns ?? 6 }))}
      />
      <OptionRow
        title={setUp.yearOption}
        help={setUp.yearHelp}
        rule="DIF-SETUP-03"
        field={figure(plan.year, 1933, 1945, (year) => onChange({ year }))}
      />
      <OptionRow
        title={setUp.pointsOption}
        help={setUp.pointsHelp}
        rule="DIF-SETUP-04"
        field={figure(plan.points, 1, 999, (points) => onChange({ points }))}
      />
      <OptionRow
        title={setUp.deck}
        help={setUp.deckHelp}
        rule="DIF-OPT-21"
        field={{
          kind: 'list',
          value: plan.deck,
          items: deckKinds.map((kind) => ({ id: kind, name: setUp.decks[kind] })),
          set: (id) => onChange({ deck: deckKinds.find((kind) => kind === id) ?? 'both' }),
        }}
      />
      <OptionRow
        title={setUp.deckCount}
        help={setUp.deckCountHelp}
        rule="DIF-OPT-22"
        field={figure(plan.decks, 1, 4, (decks) => onChange({ decks: decks ?? 1 }))}
      />
      <OptionRow title={setUp.pilots} help={setUp.pilotsHelp} rule="DIF-PIL-01" field={flag('pilots')} />
      <OptionRow title={setUp.perTarget} help={setUp.perTargetHelp} rule="DIF-OPT-15" field={flag('perTarget')} />
      <OptionRow title={setUp.freeGunner} help={setUp.freeGunnerHelp} rule="DIF-GAP-18" field={flag('freeGunner')} />
      <OptionRow title={setUp.balancing} help={setUp.balancingHelp} rule="DIF-OPT-27" field={flag('balancing')} />
      <OptionRow title={setUp.lowStart} help={setUp.lowStartHelp} rule="DIF-OPT-28" field={flag('lowStart')} />
    </>
  );
}

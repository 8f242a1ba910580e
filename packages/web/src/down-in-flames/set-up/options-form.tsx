import { deckKinds } from '@tallyho/down-in-flames';
import { type ReactNode, useId } from 'react';
import { RuleRef } from '../../rules/rule-ref.tsx';
import { useDuelWords } from '../words/words.ts';
import type { Plan } from './plan.ts';

interface RowProps {
  readonly title: string;
  readonly help: string;
  readonly rule: string;
  children(id: string, helpId: string): ReactNode;
}

/** An option, what it does, and the rule behind it. */
function Row({ title, help, rule, children }: RowProps) {
  const id = useId();
  return (
    <div className="option">
      <label htmlFor={id}>{title}</label>
      {children(id, `${id}-help`)}
      <p id={`${id}-help`} className="legend">
        {help} <RuleRef rule={rule} />
      </p>
    </div>
  );
}

interface Props {
  readonly plan: Plan;
  onChange(change: Partial<Plan>): void;
}

const whole = (text: string): number | null => (text === '' ? null : Number(text));

export function OptionsForm({ plan, onChange }: Props) {
  const { setUp } = useDuelWords();
  const flag =
    (name: 'pilots' | 'perTarget' | 'freeGunner' | 'balancing' | 'lowStart') => (id: string, help: string) => (
      <input
        id={id}
        type="checkbox"
        aria-describedby={help}
        checked={plan[name]}
        onChange={({ target }) => onChange({ [name]: target.checked })}
      />
    );
  const figure =
    (value: number | null, min: number, max: number, change: (n: number | null) => void) =>
    (id: string, help: string) => (
      <input
        id={id}
        type="number"
        inputMode="numeric"
        aria-describedby={help}
        min={min}
        max={max}
        value={value ?? ''}
        onChange={({ target }) => change(whole(target.value))}
      />
    );
  return (
    <div className="options">
      <Row title={setUp.turns} help={setUp.turnsHelp} rule="DIF-SETUP-12">
        {figure(plan.turns, 1, 60, (turns) => onChange({ turns: turns ?? 6 }))}
      </Row>
      <Row title={setUp.yearOption} help={setUp.yearHelp} rule="DIF-SETUP-03">
        {figure(plan.year, 1933, 1945, (year) => onChange({ year }))}
      </Row>
      <Row title={setUp.pointsOption} help={setUp.pointsHelp} rule="DIF-SETUP-04">
        {figure(plan.points, 1, 999, (points) => onChange({ points }))}
      </Row>
      <Row title={setUp.deck} help={setUp.deckHelp} rule="DIF-OPT-21">
        {(id, help) => (
          <select
            id={id}
            aria-describedby={help}
            value={plan.deck}
            onChange={({ target }) => onChange({ deck: deckKinds.find((each) => each === target.value) ?? 'both' })}
          >
            {deckKinds.map((each) => (
              <option key={each} value={each}>
                {setUp.decks[each]}
              </option>
            ))}
          </select>
        )}
      </Row>
      <Row title={setUp.deckCount} help={setUp.deckCountHelp} rule="DIF-OPT-22">
        {figure(plan.decks, 1, 4, (decks) => onChange({ decks: decks ?? 1 }))}
      </Row>
      <Row title={setUp.pilots} help={setUp.pilotsHelp} rule="DIF-PIL-01">
        {flag('pilots')}
      </Row>
      <Row title={setUp.perTarget} help={setUp.perTargetHelp} rule="DIF-OPT-15">
        {flag('perTarget')}
      </Row>
      <Row title={setUp.freeGunner} help={setUp.freeGunnerHelp} rule="DIF-GAP-18">
        {flag('freeGunner')}
      </Row>
      <Row title={setUp.balancing} help={setUp.balancingHelp} rule="DIF-OPT-27">
        {flag('balancing')}
      </Row>
      <Row title={setUp.lowStart} help={setUp.lowStartHelp} rule="DIF-OPT-28">
        {flag('lowStart')}
      </Row>
    </div>
  );
}

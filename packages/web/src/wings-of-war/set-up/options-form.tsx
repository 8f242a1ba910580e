import { illegalRules, type Switches } from '@tallyho/wings-of-war';
import { useTableWords } from '../../play/words/words.ts';
import { OptionRow } from '../../set-up/option-row.tsx';
import { useWingsWords } from '../words/words.ts';
import type { Plan } from './plan.ts';

type Flag = Exclude<keyof Switches, 'illegal'>;

/** The optional rules in the order of the book, each with its paragraph. */
const rules: readonly (readonly [flag: Flag, rule: string])[] = [
  ['special', 'WOW-SPDMG-01'],
  ['aiming', 'WOW-AIM-01'],
  ['tailing', 'WOW-TAIL-01'],
  ['interruption', 'WOW-INT-01'],
  ['noExplosions', 'WOW-TOURN-01'],
  ['physical', 'WOW-OVL-02'],
  ['blindSpots', 'WOW-BLIND-01'],
  ['altitude', 'WOW-ALT-01'],
  ['overdive', 'WOW-OVERDIVE-01'],
  ['higher', 'WOW-HIGH-01'],
  ['clouds', 'WOW-CLOUD-01'],
];

/** Variants of altitude mean nothing without it. */
const needsAltitude: ReadonlySet<Flag> = new Set<Flag>(['overdive', 'higher', 'clouds']);

interface Props {
  readonly plan: Plan;
  onChange(change: Partial<Plan>): void;
}

/** WOW-SETUP-17 — everything that can be agreed on before a game. */
export function OptionsForm({ plan, onChange }: Props) {
  const { setUp } = useWingsWords();
  const words = useTableWords().setUp;
  const { switches } = plan;
  const set = (change: Partial<Switches>): void => onChange({ switches: { ...switches, ...change } });
  return (
    <>
      {rules
        .filter(([flag]) => switches.altitude || !needsAltitude.has(flag))
        .map(([flag, rule]) => (
          <OptionRow
            key={flag}
            title={setUp.switches[flag].title}
            help={setUp.switches[flag].help}
            rule={rule}
            field={{ kind: 'flag', value: switches[flag], set: (on) => set({ [flag]: on }) }}
          />
        ))}
      {switches.altitude && switches.higher && (
        <OptionRow
          title={setUp.floor}
          help={setUp.floorHelp}
          rule="WOW-HIGH-02"
          field={{ kind: 'figure', value: plan.floor, least: 0, most: 30, set: (n) => onChange({ floor: n ?? 0 }) }}
        />
      )}
      <OptionRow
        title={setUp.illegalTitle}
        help={setUp.illegalHelp}
        rule="WOW-ILLEGAL-01"
        field={{
          kind: 'list',
          value: switches.illegal,
          items: illegalRules.map((id) => ({ id, name: setUp.illegal[id] })),
          set: (id) => set({ illegal: illegalRules.find((each) => each === id) ?? 'refused' }),
        }}
      />
      <OptionRow
        title={setUp.victory}
        help={setUp.victoryHelp}
        rule="WOW-VIC-01"
        field={{
          kind: 'list',
          value: plan.victory,
          items: (['last', 'points'] as const).map((id) => ({ id, name: setUp.victories[id] })),
          set: (id) => onChange({ victory: id === 'points' ? 'points' : 'last' }),
        }}
      />
      <OptionRow
        title={words.turns}
        help={setUp.turnsHelp}
        rule="WOW-GAP-12"
        field={{ kind: 'figure', value: plan.turns, least: 1, most: 60, set: (n) => onChange({ turns: n ?? 20 }) }}
      />
      <OptionRow
        title={setUp.width}
        help={setUp.sizeHelp}
        rule="WOW-SETUP-05"
        field={{ kind: 'figure', value: plan.width, least: 200, most: 5000, set: (n) => onChange({ width: n ?? 900 }) }}
      />
      <OptionRow
        title={setUp.length}
        help={setUp.sizeHelp}
        rule="WOW-MOVE-06"
        field={{
          kind: 'figure',
          value: plan.length,
          least: 200,
          most: 5000,
          set: (n) => onChange({ length: n ?? 900 }),
        }}
      />
      <OptionRow
        title={setUp.damageDecks}
        help={setUp.damageDecksHelp}
        rule="WOW-DECK-02"
        field={{
          kind: 'figure',
          value: plan.damageDecks,
          least: 1,
          most: 4,
          set: (n) => onChange({ damageDecks: n ?? 1 }),
        }}
      />
    </>
  );
}

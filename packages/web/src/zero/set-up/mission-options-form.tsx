import type { ReactNode } from 'react';
import { OptionRow } from '../../set-up/option-row.tsx';
import { useZeroWords } from '../words/words.ts';
import { CorsairsOptionsForm } from './corsairs-options-form.tsx';
import {
  isPhased,
  type MissionPlan,
  plannedKinds,
  targetSheets,
  withAttacker,
  withCorsairs,
  withKind,
} from './mission-plan.ts';
import { sides } from './plan.ts';

interface Props {
  readonly plan: MissionPlan;
  onPlan(plan: MissionPlan): void;
}

const MOST_TURNS = 20;

/** The orders of a Mission, and what can be agreed on besides. */
export function MissionOptionsForm({ plan, onPlan }: Props): ReactNode {
  const w = useZeroWords();
  const { setUp } = w;
  const phased = isPhased(plan);
  const isSearched = plan.kind === 'kamikaze' && plan.search !== null;
  const flag = (name: 'angles' | 'fullThrottle' | 'turbochargers' | 'gunners') =>
    ({ kind: 'flag', value: plan[name], set: (value: boolean) => onPlan({ ...plan, [name]: value }) }) as const;
  const figure = (name: 'outward' | 'homeward', least: number) =>
    ({
      kind: 'figure',
      value: plan[name],
      least,
      most: MOST_TURNS,
      set: (value: number | null) => onPlan({ ...plan, [name]: value ?? least }),
    }) as const;
  const sideItems = sides.map((side) => ({ id: side, name: w.terms.sides[side] }));
  return (
    <>
      <OptionRow
        title={setUp.corsairs}
        help={setUp.corsairsHelp}
        rule="CH-2.0a"
        field={{ kind: 'flag', value: plan.corsairs, set: (value) => onPlan(withCorsairs(plan, value)) }}
      />
      <OptionRow
        title={setUp.missionKind}
        help={setUp.missionKindHelp}
        rule="Z-23.1a"
        field={{
          kind: 'list',
          value: plan.kind,
          items: plannedKinds(plan).map((kind) => ({ id: kind, name: w.campaign.missionKinds[kind] })),
          set: (chosen) => onPlan(withKind(plan, plannedKinds(plan).find((kind) => kind === chosen) ?? plan.kind)),
        }}
      />
      {phased && (
        <>
          {plan.kind !== 'kamikaze' && (
            <OptionRow
              title={setUp.attacker}
              help={setUp.attackerHelp}
              rule="Z-24.46a"
              field={{
                kind: 'list',
                value: plan.attacker,
                items: sideItems,
                set: (chosen) => onPlan(withAttacker(plan, sides.find((side) => side === chosen) ?? plan.attacker)),
              }}
            />
          )}
          {!isSearched && (
            <OptionRow
              title={setUp.target}
              help={setUp.targetHelp}
              rule="Z-21.91a"
              field={{
                kind: 'list',
                value: plan.target,
                items: targetSheets(plan).map(({ id, kind }) => ({
                  id,
                  name: `${w.campaign.targetKinds[kind]} (${id})`,
                })),
                set: (target) => onPlan({ ...plan, target }),
              }}
            />
          )}
        </>
      )}
      {plan.corsairs && <CorsairsOptionsForm plan={plan} onPlan={onPlan} />}
      <OptionRow
        title={phased ? setUp.outward : w.shared.setUp.turns}
        help={phased ? setUp.outwardHelp : setUp.turnsHelp}
        rule={phased ? 'Z-23.24a' : 'Z-23.23b'}
        field={figure('outward', phased ? 0 : 1)}
      />
      {phased && (
        <OptionRow title={setUp.homeward} help={setUp.homewardHelp} rule="Z-23.8b" field={figure('homeward', 0)} />
      )}
      <OptionRow
        title={setUp.first}
        help={setUp.firstHelp}
        rule="Z-4.7a"
        field={{
          kind: 'list',
          value: plan.first ?? '',
          items: [{ id: '', name: setUp.flip }, ...sideItems],
          set: (first) => onPlan({ ...plan, first: sides.find((side) => side === first) ?? null }),
        }}
      />
      <OptionRow title={setUp.angles} help={setUp.anglesHelp} rule="Z-20.31a" field={flag('angles')} />
      {!plan.corsairs && (
        <OptionRow
          title={setUp.fullThrottle}
          help={setUp.fullThrottleHelp}
          rule="Z-2.2h"
          field={flag('fullThrottle')}
        />
      )}
      <OptionRow
        title={setUp.turbochargers}
        help={setUp.turbochargersHelp}
        rule="Z-5.24a"
        field={flag('turbochargers')}
      />
      <OptionRow title={setUp.gunners} help={setUp.gunnersHelp} rule="Z-9.0a" field={flag('gunners')} />
    </>
  );
}

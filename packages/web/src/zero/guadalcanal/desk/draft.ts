import type { PlanScene } from '../scene.ts';

/** What is to fly of a type, as far as it is written. */
export interface Draft {
  readonly count: string | null;
  readonly altitude: string | null;
  readonly load: string | null;
}

export const nothingWritten: Draft = { count: null, altitude: null, load: null };

type Plan = PlanScene<object>;
type Open = Plan['open'][number];

const fits = (draft: Draft, { count, altitude, load }: Open): boolean =>
  (draft.count === null || draft.count === count) &&
  (count === '0' ||
    ((draft.altitude === null || altitude === '' || draft.altitude === altitude) &&
      (draft.load === null || draft.load === load)));

/** What is still possible, with one thing left open. */
const openWithout = ({ open }: Plan, draft: Draft, left: 'altitude' | 'load'): readonly Open[] =>
  open.filter((one) => one.count !== '0' && fits({ ...draft, [left]: null }, one));

/** The Altitudes and loads that go with the number that is written; none: there is nothing to choose. */
export const altitudesFor = (plan: Plan, draft: Draft): readonly string[] =>
  draft.count === null || draft.count === '0'
    ? []
    : [...new Set(openWithout(plan, { ...draft, load: null }, 'altitude').map(({ altitude }) => altitude))].filter(
        (altitude) => altitude !== '',
      );

export const loadsFor = (plan: Plan, draft: Draft): readonly string[] =>
  draft.count === null || draft.count === '0'
    ? []
    : [...new Set(openWithout(plan, draft, 'load').map(({ load }) => load))];

/** A draft from which falls what does not go together any more; what there is only one of stands there by itself. */
export function settled(plan: Plan, draft: Draft): Draft {
  const only = (keys: readonly string[], chosen: string | null): string | null =>
    keys.length === 1 ? keys[0] : chosen !== null && keys.includes(chosen) ? chosen : null;
  const altitude = only(altitudesFor(plan, draft), draft.altitude);
  const load = only(loadsFor(plan, { ...draft, altitude }), draft.load);
  return { count: draft.count, altitude, load };
}

/** What is missing before it can be assigned; null: nothing. */
export function missing(plan: Plan, draft: Draft): keyof Draft | null {
  if (draft.count === null) return 'count';
  if (draft.count === '0') return null;
  if (altitudesFor(plan, draft).length > 0 && draft.altitude === null) return 'altitude';
  return draft.load === null ? 'load' : null;
}

/** What a draft comes to; null: something is missing. */
export const planIn = (plan: Plan, draft: Draft): Open | null =>
  missing(plan, draft) === null ? (plan.open.find((one) => fits(draft, one)) ?? null) : null;

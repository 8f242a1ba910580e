import { below, type Seat, type Trial } from '@tallyho/kernel';
import type { AnyCarrierChoice } from '../carrier/state.ts';
import { corsairsCarriersTrial } from '../carrier/trial.ts';
import type { Choice } from '../choices.ts';
import { guadalcanal } from '../content/corsairs/guadalcanal.ts';
import { carrierBattles, resupplyShips, trackEvents } from '../content/corsairs/guadalcanal-types.ts';
import { tries } from '../tries.ts';
import { flyType, sendShips } from './choices.ts';
import { isBattle } from './describe.ts';
import type { GuadalcanalView } from './game.ts';
import type { GuadalcanalOptions } from './options.ts';
import { everyPlan } from './rules/flights.ts';
import { everyResupply } from './rules/resupply.ts';
import { typesOf } from './rules/week.ts';
import { zeroGuadalcanalScript } from './script.ts';
import type { AnyGuadalcanalChoice, AnyGuadalcanalEvent, GuadalcanalState } from './state.ts';

const { weather, targets, adjustments, groups, aircraft } = guadalcanal;

/** Every line of every table, every type, everything that can be declared, every event. */
const features: readonly string[] = [
  ...weather.map(({ card }) => `weather ${card}`),
  ...targets.map(({ card }) => `target ${card}`),
  ...adjustments.map(({ id }) => `marker ${id}`),
  ...groups.map(({ number }) => `group ${number}`),
  ...aircraft.map((type) => `fly ${type.aircraft}`),
  ...[...resupplyShips, ...carrierBattles].map((by) => `resupply ${by}`),
  ...trackEvents.map((event) => `event ${event}`),
];

/** What a state shows of the tables: the week as it is, and what the log tells. */
function shown(s: GuadalcanalState): string[] {
  const line = s.log.at(-1);
  return [
    ...(s.weather === null ? [] : [`weather ${s.weather}`]),
    ...(line?.card === null || line === undefined ? [] : [`target ${line.card}`]),
    ...s.log.flatMap(({ moved }) => (moved === '' ? [] : [`marker ${moved}`])),
    ...(s.groups === 0 ? [] : [`group ${s.groups}`]),
    ...s.events.map((event) => `event ${event}`),
  ];
}

/** What the conformance suite, the fuzzer and the exhaustive runner need of the Guadalcanal campaign. */
export const zeroGuadalcanalTrial: Trial<
  GuadalcanalState,
  AnyGuadalcanalChoice,
  AnyGuadalcanalEvent,
  GuadalcanalView,
  GuadalcanalOptions
> = {
  script: zeroGuadalcanalScript,
  deal: (chance) => ({
    carriers: below(chance, 3) > 0,
    green: below(chance, 2) === 0,
    historical: below(chance, 4) === 0,
    angles: below(chance, 4) === 0,
  }),
  features,
  began: () => [],
  uses(s, choice, _seat: Seat) {
    if (s.inner !== null) return [];
    switch (choice.do) {
      case 'fly':
        return [...shown(s), ...(choice.flights.length === 0 ? [] : [`fly ${choice.aircraft}`])];
      case 'resupply':
        return [...shown(s), `resupply ${choice.by}`];
      default:
        return shown(s);
    }
  },
  tries(s, kind, seat) {
    if (s.inner !== null)
      return isBattle(s.inner)
        ? (corsairsCarriersTrial.tries?.(s.inner, kind, seat) ?? ([] as readonly AnyCarrierChoice[]))
        : (tries(s.inner, kind, seat) as readonly Choice[]);
    if (kind === 'resupply') return everyResupply(s).map(sendShips);
    const at = s.frames[s.frames.length - 1].at as { readonly type?: number };
    if (kind !== 'fly' || at.type === undefined) return [];
    const type = typesOf(s.fixed.sheet, seat)[at.type];
    return everyPlan(s, seat, type).map((plan) => flyType(type.aircraft, plan));
  },
};

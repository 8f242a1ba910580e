import type { Trial } from '@tallyho/kernel';
import type { AnyCarrierChoice } from '../carrier/state.ts';
import { corsairsCarriersTrial } from '../carrier/trial.ts';
import type { Choice } from '../choices.ts';
import { guadalcanal } from '../content/corsairs/guadalcanal.ts';
import { carrierBattles, resupplyShips, trackEvents } from '../content/corsairs/guadalcanal-types.ts';
import { hands, handsInside } from '../held.ts';
import type { Selection } from '../selection/flow/selection.ts';
import { selectionTries } from '../selection/tries.ts';
import { tries } from '../tries.ts';
import { flyType, sendShips } from './choices.ts';
import { dealGuadalcanal } from './deal.ts';
import { isBattle } from './describe.ts';
import type { GuadalcanalView } from './game.ts';
import type { GuadalcanalOptions } from './options.ts';
import { candidates } from './people.ts';
import { everyPlan } from './rules/flights.ts';
import { everyResupply } from './rules/resupply.ts';
import { typesOf } from './rules/week.ts';
import { zeroGuadalcanalScript } from './script.ts';
import type { AnyGuadalcanalChoice, AnyGuadalcanalEvent, GuadalcanalState } from './state.ts';

const { weather, targets, adjustments, groups, aircraft } = guadalcanal;

const skies = weather.map(({ card }) => `weather ${card}`);
const raids = targets.map(({ card }) => `target ${card}`);
const nights = [...resupplyShips, ...carrierBattles].map((by) => `resupply ${by}`);
const eventsInForce = trackEvents.map((event) => `event ${event}`);

/** Every line of every table, every type, everything that can be declared, every event. */
export const guadalcanalLines: readonly string[] = [
  ...skies,
  ...raids,
  ...adjustments.map(({ id }) => `marker ${id}`),
  ...groups.map(({ number }) => `group ${number}`),
  ...aircraft.map((type) => `fly ${type.aircraft}`),
  ...nights,
  ...eventsInForce,
];

/** What players meet who do not aim at anything: no ship is sunk by chance, and no campaign lasts until the last groups. */
const features: readonly string[] = [
  ...skies,
  ...raids,
  ...adjustments.flatMap(({ id, when }) =>
    when.of === 'attack' || (when.of === 'resupply' && when.level === 0) ? [`marker ${id}`] : [],
  ),
  ...groups.slice(0, 3).map(({ number }) => `group ${number}`),
  ...aircraft.flatMap((type) => (type.white === 0 ? [] : [`fly ${type.aircraft}`])),
  ...nights,
  ...eventsInForce,
];

/** What a state shows of the tables: the week as it is, and what the log tells. CH-29.43e: a week of one line was one without ships. */
export function linesShown(s: GuadalcanalState): string[] {
  const line = s.log.at(-1);
  return [
    ...(s.weather === null ? [] : [`weather ${s.weather}`]),
    ...(line?.card === null || line === undefined ? [] : [`target ${line.card}`]),
    ...s.log.flatMap(({ moved }) => (moved === '' ? [] : [`marker ${moved}`])),
    ...(s.groups === 0 ? [] : [`group ${s.groups}`]),
    ...s.events.map((event) => `event ${event}`),
    ...(s.log.some(({ week }) => week < s.week && s.log.filter((one) => one.week === week).length === 1)
      ? ['marker no-ships']
      : []),
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
  deal: dealGuadalcanal,
  features,
  began: () => [],
  uses(s, choice) {
    if (s.inner !== null) return [];
    switch (choice.do) {
      case 'fly':
        return [...linesShown(s), ...(choice.flights.length === 0 ? [] : [`fly ${choice.aircraft}`])];
      case 'resupply':
        return [...linesShown(s), `resupply ${choice.by}`];
      default:
        return linesShown(s);
    }
  },
  tries(s, kind, seat) {
    if (s.inner !== null)
      return isBattle(s.inner)
        ? (corsairsCarriersTrial.tries?.(s.inner, kind, seat) ?? ([] as readonly AnyCarrierChoice[]))
        : (tries(s.inner, kind, seat) as readonly Choice[]);
    if (kind === 'resupply') return everyResupply(s).map(sendShips);
    if (kind !== 'fly') return selectionTries(kind, s.frames[s.frames.length - 1].at as Selection, candidates(s, seat));
    const at = s.frames[s.frames.length - 1].at as { readonly type?: number };
    if (at.type === undefined) return [];
    const type = typesOf(s.fixed.sheet, seat)[at.type];
    return everyPlan(s, seat, type).map((plan) => flyType(type.aircraft, plan));
  },
  hands: {
    held(s, kind, seat) {
      if (s.inner === null) return [];
      return isBattle(s.inner) ? handsInside.held(s.inner, kind, seat) : hands.held(s.inner, kind, seat);
    },
    usedBy(s, choice, seat) {
      if (s.inner === null) return [];
      return isBattle(s.inner)
        ? handsInside.usedBy(s.inner, choice, seat)
        : hands.usedBy(s.inner, choice as Choice, seat);
    },
  },
};

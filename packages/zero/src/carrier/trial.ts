import { below, type Trial } from '@tallyho/kernel';
import { chooseResource } from '../campaign/choices.ts';
import type { Choice } from '../choices.ts';
import { campaignBase } from '../content/campaign-base.ts';
import { fleetTactics, flightOps } from '../content/carrier-types.ts';
import { sides } from '../content/types.ts';
import { zeroMissionTrial } from '../mission/trial.ts';
import { tries } from '../tries.ts';
import { giveOrders } from './choices.ts';
import type { CarrierView } from './game.ts';
import type { CarrierOptions } from './options.ts';
import { launchNow } from './rules/launches.ts';
import { everyOrder } from './rules/orders.ts';
import { zeroCarriersScript } from './script.ts';
import { type AnyCarrierChoice, type AnyCarrierEvent, type CarrierState, launchKinds } from './state.ts';

const { carrierCampaigns, carrierResources } = campaignBase;

/** Every range, every Flight Op at every target, and every Resource of both sides, in both campaigns; every kind of launch; every Line of a track that keeps aircraft home. */
const features: readonly string[] = carrierCampaigns.flatMap(({ id, targets, resources, island }) => [
  ...sides.flatMap((side) => [
    ...fleetTactics.map((tactic) => `${id}: ${side} ${tactic}`),
    ...flightOps.flatMap((op) =>
      op === 'no-strike' ? [`${id}: ${side} ${op}`] : targets[side].map((target) => `${id}: ${side} ${op} ${target}`),
    ),
    ...carrierResources.flatMap((one) =>
      resources.includes(one.id) && (one.side === null || one.side === side) ? [`${id}: ${side} ${one.id}`] : [],
    ),
    `${id}: ${side} strike`,
    `${id}: ${side} cap`,
    `${id}: ${side} veteran`,
  ]),
  ...launchKinds.flatMap((kind) =>
    (kind === 'island' && island === null) || (kind === 'land-based' && island !== null)
      ? []
      : [`${id}: flown ${kind}`],
  ),
]);

/** What the conformance suite, the fuzzer and the exhaustive runner need of Carrier campaigns. */
export const zeroCarriersTrial: Trial<CarrierState, AnyCarrierChoice, AnyCarrierEvent, CarrierView, CarrierOptions> = {
  script: zeroCarriersScript,
  deal(chance) {
    const { id } = carrierCampaigns[below(chance, carrierCampaigns.length)];
    return {
      campaign: id,
      fullSet: below(chance, 3) > 0,
      fullThrottle: below(chance, 3) === 0,
      angles: below(chance, 4) === 0,
    };
  },
  features,
  began: () => [],
  uses(s, choice, seat) {
    const { campaign, resources } = s.fixed;
    const of = (what: string): string => `${campaign.id}: ${what}`;
    const own = (what: string): string => of(`${sides[seat]} ${what}`);
    switch (choice.do) {
      case 'orders':
        return [own(choice.tactic), own([choice.op, choice.target ?? ''].join(' ').trim())];
      case 'resource':
        return resources.flatMap(({ number, id }) => (number === choice.resource ? [own(id)] : []));
      case 'strike':
      case 'cap':
        return [own(choice.do)];
      case 'veteran':
        return choice.pilot === '' ? [] : [own(choice.do)];
      default:
        return s.inner === null
          ? []
          : [of(`flown ${flownKind(s)}`), ...zeroMissionTrial.uses(s.inner, choice as Choice, seat)];
    }
  },
  tries(s, kind, seat) {
    if (s.inner !== null) return tries(s.inner, kind, seat);
    if (kind === 'orders') return everyOrder(s.fixed, seat).map(giveOrders);
    if (kind === 'resource') return s.fixed.resources.map(({ number }) => chooseResource(number));
    return [];
  },
};

const flownKind = (s: CarrierState): string => launchNow(s)?.kind ?? '';

import { below, type Chance, lineOf, type Trial } from '@tallyho/kernel';
import { chooseResource } from '../campaign/choices.ts';
import type { Choice } from '../choices.ts';
import { campaignBase } from '../content/campaign-base.ts';
import { type CarrierCampaign, fleetTactics, flightOps, forcesIn } from '../content/carrier-types.ts';
import { sides } from '../content/types.ts';
import { handsInside } from '../held.ts';
import { zeroMissionTrial } from '../mission/trial.ts';
import type { Selection } from '../selection/flow/selection.ts';
import { mostIn } from '../selection/sheet.ts';
import { selectionTries } from '../selection/tries.ts';
import { tries } from '../tries.ts';
import { flyCap, giveOrders, sendStrike } from './choices.ts';
import { strikeOf, type Together } from './flow/launch.ts';
import type { CarrierView } from './game.ts';
import type { CarrierOptions } from './options.ts';
import { candidates } from './people.ts';
import {
  baseCap,
  baseStrike,
  capExtras,
  type Extra,
  forceOf,
  strikeExtras,
  wholeCaps,
  wholeForce,
  wholeForceCap,
  wholeStrikes,
  withElement,
} from './rules/aircraft.ts';
import { launchNow } from './rules/launches.ts';
import { everyOrder } from './rules/orders.ts';
import { fleetOf } from './rules/tracks.ts';
import { listOf, type Unit } from './rules/units.ts';
import { zeroCarriersScript } from './script.ts';
import { type AnyCarrierChoice, type AnyCarrierEvent, type CarrierState, type Launch, launchKinds } from './state.ts';

const { carrierCampaigns, carrierResources } = campaignBase;

/** Every range, every Flight Op at every target, and every Resource of both sides, in all these campaigns; every kind of launch, and whatever else is asked. */
const featuresOf = ({ id, targets, resources, decoy, selection, ...sheet }: CarrierCampaign): string[] => [
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
    (kind === 'island' && forcesIn(sheet).length === 0) ||
    (kind === 'land-based' && !resources.includes('land-based-bombers'))
      ? []
      : [`${id}: flown ${kind}`],
  ),
  ...forcesIn(sheet).flatMap(({ side, targets: goals, obliged }) =>
    obliged ? [] : [...goals.map((target) => `${id}: ${side} force at ${target}`), `${id}: ${side} force held`],
  ),
  ...(decoy === undefined ? [] : [`${id}: ${decoy.side} decoy`, `${id}: flown at ${decoy.track}`]),
  ...(selection === undefined ? [] : ['assign', 'reshuffle'].map((what) => `${id}: ${what}`)),
  // CH-19.24u — the order of types is asked for where it matters.
  ...(selection === undefined || mostIn(selection).every((most) => most === null) ? [] : [`${id}: draw-for`]),
];

type CarrierTrial = Trial<CarrierState, AnyCarrierChoice, AnyCarrierEvent, CarrierView, CarrierOptions>;

const isByCards = ({ selection }: CarrierCampaign): boolean => selection !== undefined;

/** What the conformance suite, the fuzzer and the exhaustive runner need of Carrier campaigns: of these ones. */
const trialOf = (campaigns: readonly CarrierCampaign[], extras: (chance: Chance) => object): CarrierTrial => ({
  script: zeroCarriersScript,
  deal(chance) {
    const { id } = campaigns[below(chance, campaigns.length)];
    return {
      campaign: id,
      fullSet: below(chance, 3) > 0,
      ...extras(chance),
      angles: below(chance, 4) === 0,
    };
  },
  features: campaigns.flatMap(featuresOf),
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
        return [own(choice.do), own(choice.fly.length === 0 ? 'force held' : `force at ${choice.target}`)];
      case 'cap':
        return [own(choice.do)];
      case 'veteran':
        return choice.pilot === '' ? [] : [own(choice.do)];
      case 'decoy':
        return choice.wanted ? [own(choice.do)] : [];
      case 'draw-for':
      case 'assign':
      case 'reshuffle':
        return [of(choice.do)];
      default:
        return s.inner === null ? [] : [...flownIn(s), ...zeroMissionTrial.uses(s.inner, choice as Choice, seat)];
    }
  },
  tries(s, kind, seat) {
    if (s.inner !== null) return tries(s.inner, kind, seat);
    if (kind === 'orders') return everyOrder(s.fixed, seat).map(giveOrders);
    if (kind === 'resource') return s.fixed.resources.map(({ number }) => chooseResource(number));
    const { at } = s.frames[s.frames.length - 1];
    if (kind === 'strike') return wholeStrikesOf(s, strikeOf(s, at as Together, seat));
    if (kind === 'cap') return wholeCapsAgainst(s, strikeOf(s, at as Together, 1 - seat));
    if (s.fixed.campaign.selection === undefined) return [];
    return selectionTries(kind, at as Selection, candidates(s, seat));
  },
  hands: handsInside,
});

/** Z-25.65a — what a Resource adds, of every type that it may be of, whether there are cards or not. */
const extended = (base: readonly Unit[], extras: readonly Extra[]): Unit[][] =>
  extras.flatMap(({ types }) => types.map((aircraft) => withElement(base, aircraft)));

/** Z-25.63a, Z-25.43c — a Strike as it would fly without damage: of the Fleet, or of another force at each of its targets. */
function wholeStrikesOf(s: CarrierState, strike: Launch | undefined): AnyCarrierChoice[] {
  if (strike === undefined) return [];
  const { kind, side, target } = strike;
  const turn = lineOf(s);
  const force = forceOf(s.fixed, side);
  if (kind === 'carrier' && target !== null) {
    const { op } = turn.orders[side];
    const grown = extended(baseStrike(s.fixed, turn, side, op), strikeExtras(s.fixed, turn, side, op));
    return [...wholeStrikes(s.fixed, turn, side, op), ...grown].map((units) => sendStrike(target, listOf(units)));
  }
  if (kind !== 'island' || force === undefined) return [];
  return force.targets.flatMap((at) => wholeForce(s.fixed, force).map((units) => sendStrike(at, listOf(units))));
}

/** Z-25.64a, Z-25.43c — the CAP of a Fleet, or of another force, as it would fly without damage. */
function wholeCapsAgainst(s: CarrierState, strike: Launch | undefined): AnyCarrierChoice[] {
  if (strike === undefined) return [];
  const { target } = strike;
  const seat = 1 - strike.side;
  const force = forcesIn(s.fixed.campaign).find(({ track }) => track === target);
  if (force !== undefined && s.fixed.campaign.drawnCaps[force.track] === undefined)
    return [flyCap(listOf(wholeForceCap(s.fixed, force)))];
  if (target !== fleetOf(seat)) return [];
  const turn = lineOf(s);
  const { op } = turn.orders[seat];
  const grown = extended(baseCap(s.fixed, seat, op), capExtras(s.fixed, turn, seat));
  return [...wholeCaps(s.fixed, turn, seat, op), ...grown].map((units) => flyCap(listOf(units)));
}

/** By its kind, and by its target. */
function flownIn(s: CarrierState): string[] {
  const { kind, target } = launchNow(s) ?? { kind: '', target: '' };
  return [kind, `at ${target}`].map((what) => `${s.fixed.campaign.id}: flown ${what}`);
}

export const zeroCarriersTrial: CarrierTrial = trialOf(
  carrierCampaigns.filter((one) => !isByCards(one)),
  (chance) => ({ fullThrottle: below(chance, 3) === 0 }),
);

/** CH-1.0c — those of CORSAIRS AND HELLCATS, with green pilots and historical names now and then. */
export const corsairsCarriersTrial: CarrierTrial = trialOf(carrierCampaigns.filter(isByCards), (chance) => ({
  green: below(chance, 2) === 0,
  historical: below(chance, 4) === 0,
}));

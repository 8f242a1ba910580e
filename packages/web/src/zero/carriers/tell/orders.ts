import type { Decision, Refusal } from '@tallyho/kernel';
import { type Language, reason as reasonWords } from '@tallyho/words';
import {
  type AnyCarrierChoice,
  type CarrierView,
  carrierRules,
  type FleetOrders,
  type FlightOp,
  fleetTactics,
  flightOps,
  type ListedAircraft,
  type TrackId,
} from '@tallyho/zero';
import { camps } from '../../../campaign/scene.ts';
import { craftsOf } from '../../campaign/model/cards.ts';
import { sideIds } from '../../campaign/model/sides.ts';
import { trackName } from '../model/names.ts';
import type { BoxScene, DeckCraft, GoneScene, OpScene, OrdersScene } from '../scene.ts';
import { carrierWords } from '../words/words.ts';
import { placeIn } from './chart.ts';

type Refused = Refusal<AnyCarrierChoice>;

const isOrders = (choice: AnyCarrierChoice): choice is Extract<AnyCarrierChoice, { do: 'orders' }> =>
  choice.do === 'orders';

/**
 * Why a part of the orders cannot be written, whatever stands beside it; null: with something it can. Where several
 * reasons hold, the one that is left when everything else is right.
 */
function goneBy(
  fits: (orders: FleetOrders) => boolean,
  others: (orders: FleetOrders) => boolean,
  options: readonly FleetOrders[],
  refusals: readonly Refused[],
  language: Language,
): GoneScene | null {
  if (options.some(fits)) return null;
  const own = refusals.filter(({ choice }) => isOrders(choice) && fits(choice));
  const found = own.find(({ choice }) => isOrders(choice) && others(choice)) ?? own[0];
  return found === undefined ? null : { reason: reasonWords(found.reason, language), rule: found.because };
}

/** The aircraft of a list, those that damage keeps home last. */
function deckOf(listed: readonly ListedAircraft[], missing: number | 'all'): DeckCraft[] {
  const crafts = craftsOf(listed);
  const flying = missing === 'all' ? 0 : Math.max(0, crafts.length - missing);
  return crafts.map((craft, at) => ({ craft, stays: at >= flying }));
}

const left = (count: number, missing: number | 'all'): number => (missing === 'all' ? 0 : Math.max(0, count - missing));

/** Z-25.32a, Z-25.42a, Z-25.43a — what can be written for this turn, in its steps. */
export function ordersOf(
  view: CarrierView,
  { seat, options: all }: Decision<AnyCarrierChoice>,
  refusals: readonly Refused[],
  language: Language,
): OrdersScene<AnyCarrierChoice> {
  const w = carrierWords[language];
  const { fixed } = view;
  const { campaign } = fixed;
  const options = all.filter(isOrders);
  const side = sideIds[seat];
  const last = carrierRules.lastOrders(view, seat);
  const { strike, cap } = carrierRules.lineOfTrack(view, carrierRules.fleetOf(seat));
  const isOpenTactic = ({ tactic }: FleetOrders): boolean => options.some((each) => each.tactic === tactic);
  const isOpenOp = ({ op }: FleetOrders): boolean => options.some((each) => each.op === op);
  const opScene = (op: FlightOp): OpScene => {
    const sortie = campaign.ops[side][op];
    const crafts = deckOf(sortie.strike, strike);
    const flying = crafts.filter(({ stays }) => !stays).length;
    return {
      key: op,
      name: w.carriers.ops[op],
      note: w.orders.op({
        strike: flying,
        cap: left(carrierRules.countOf(sortie.cap), cap),
        isStrike: crafts.length > 0,
      }),
      gone: goneBy((each) => each.op === op, isOpenTactic, options, refusals, language),
      strike: crafts,
      idle: crafts.length === 0 ? w.orders.guard : '',
    };
  };
  return {
    tactics: fleetTactics.map(
      (tactic): BoxScene => ({
        key: tactic,
        name: w.chart.ranges[tactic],
        note: w.orders.range({ number: carrierRules.rangeOf(tactic), isHere: last?.tactic === tactic }),
        gone: goneBy((each) => each.tactic === tactic, isOpenOp, options, refusals, language),
      }),
    ),
    ops: flightOps.map(opScene),
    targets: campaign.targets[side].map(
      (target): BoxScene => ({
        key: target,
        name: trackName(target, language),
        note: '',
        gone: goneBy((each) => each.target === target, isOpenOp, options, refusals, language),
      }),
    ),
    ways: Object.fromEntries(
      campaign.targets[side].map((target: TrackId) => [
        target,
        {
          camp: camps[seat],
          from: placeIn(fixed, carrierRules.fleetOf(seat)),
          to: placeIn(fixed, target),
        },
      ]),
    ),
    open: options.map((choice) => ({ tactic: choice.tactic, op: choice.op, target: choice.target, choice })),
  };
}

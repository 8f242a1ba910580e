import { EVERYONE, lineOf, pickStep, type Refusal, type SecretVote } from '@tallyho/kernel';
import { chooseResource } from '../../campaign/choices.ts';
import { campaignContentOf } from '../../content/campaign-catalogue.ts';
import { type FleetOrders, giveOrders } from '../choices.ts';
import { baseOf, carrierStrikesOf, forcesOf, landBasedOf, recoveryCards, scoutsOf } from '../rules/launches.ts';
import { barOrders, everyOrder, openOrders, orderReasons } from '../rules/orders.ts';
import { type CarrierResourceReason, carrierPicks, carrierResourceReasons, effectsOf } from '../rules/resources.ts';
import {
  bonusesOf,
  boxesOf,
  fleetOf,
  isOutOfAction,
  isOver,
  totalOf,
  trackOf,
  vpsOf,
  winnersOf,
} from '../rules/tracks.ts';
import {
  type AnyCarrierChoice,
  type AnyCarrierEvent,
  both,
  type CarrierFlow,
  type CarrierState,
  type CarrierTable,
  type CarrierTurn,
} from '../state.ts';
import { drawCards, gather } from './draws.ts';
import { launch } from './launch.ts';
import { tick } from './tick.ts';

/** Z-25.1a, Z-25.9a — the next turn, or the end. */
const nextTurn = (t: CarrierTable): void => {
  const s = t.state;
  if (s.log.length > 0 && isOver(s)) return conclude(t);
  t.say?.(EVERYONE, { event: 'carrier-turn', turn: s.log.length + 1, because: 'Z-25.1b' });
};

/** Z-25.9b — both sides' VPs, with what is scored only now. */
function conclude(t: CarrierTable): void {
  const s = t.state;
  t.say?.(EVERYONE, {
    event: 'carrier-verdict',
    vps: both.map((seat) => totalOf(s, seat)),
    bonuses: bonusesOf(s),
    because: 'Z-25.9b',
  });
  t.finish({ winners: winnersOf(s), because: 'Z-25.9b' });
}

/** Z-25.31a, Z-25.41a, Z-25.32c — both write range, Strike and target in secret; they are revealed together. */
const chooseOrders: SecretVote<CarrierState, AnyCarrierChoice, AnyCarrierEvent, object> = {
  ask: 'orders',
  because: 'Z-25.31a',
  several: true,
  who: () => both,
  options(s, _, seat, options) {
    for (const orders of openOrders(s, seat)) options.push(giveOrders(orders));
    return options;
  },
  refusals: (s, _, seat) =>
    everyOrder(s.fixed, seat).flatMap((orders): Refusal<AnyCarrierChoice>[] => {
      const reason = barOrders(s, seat, orders);
      return reason === null ? [] : [{ choice: giveOrders(orders), reason, because: orderReasons[reason] }];
    }),
  revealed(t, _, choices) {
    const orders = both.map((seat) => ordersIn(choices.find((one) => one.seat === seat)?.choice));
    t.state.log.push({ orders, resources: [0, 0], veterans: ['', ''], launches: [], report: null });
    t.say?.(EVERYONE, { event: 'carrier-orders', orders: orders.map((one) => ({ ...one })), because: 'Z-25.31a' });
  },
};

function ordersIn(choice: AnyCarrierChoice | undefined): FleetOrders {
  if (choice?.do !== 'orders') throw new TypeError('no orders');
  const { tactic, op, target } = choice;
  return { tactic, op, target };
}

/** Z-25.52a, Z-25.52b, Z-25.52c — then a Resource each, from the list that they share. */
const chooseResources = pickStep<CarrierState, AnyCarrierChoice, AnyCarrierEvent, CarrierResourceReason>({
  ...carrierPicks,
  ask: 'resource',
  because: 'Z-25.52a',
  reasons: carrierResourceReasons,
  who: () => both,
  choice: chooseResource,
  numberIn: (choice) => (choice.do === 'resource' ? choice.resource : null),
  picked: (s) => lineOf(s).resources,
  revealed: (t, resources) => t.say?.(EVERYONE, { event: 'carrier-resources', resources, because: 'Z-25.52a' }),
});

/** Z-25.61c — what is flown, in its order: Scout Missions, bombers from land, other forces, the Carrier Strikes by their numbers. */
const scouts = (t: CarrierTable): void => launch(t, scoutsOf(t.state.fixed, lineOf(t.state)));
const landBased = (t: CarrierTable): void => launch(t, landBasedOf(t.state.fixed, lineOf(t.state)));
const otherForces = (t: CarrierTable): void => launch(t, forcesOf(t.state.fixed));
const firstStrike = (t: CarrierTable): void => launch(t, carrierStrikesOf(t.state.fixed, lineOf(t.state), 0));
const secondStrike = (t: CarrierTable): void => launch(t, carrierStrikesOf(t.state.fixed, lineOf(t.state), 1));

/** Z-25.51a — a Submarine: after all Strikes, so many times the points of its cards on the enemy Fleet. */
const submarines = (t: CarrierTable): void => {
  const s = t.state;
  const { fixed } = s;
  for (const side of both)
    for (const { cards, times } of effectsOf(fixed, lineOf(s), side, 'torpedo-draw')) {
      const target = fleetOf(1 - side);
      const sheet = campaignContentOf(fixed.options.packs).targets.find(
        ({ id }) => id === trackOf(fixed, target).sheet,
      );
      const drawn = drawCards(t, cards);
      const points = drawn.reduce((sum, card) => sum + (sheet?.points[fixed.bombing[card]] ?? 0), 0) * times;
      const names = drawn.map((card) => fixed.names[card]);
      t.say?.(EVERYONE, { event: 'carrier-submarine', side, cards: names, points, because: 'Z-25.51a' });
      tick(t, target, points, 'submarine', 'Z-25.82a');
    }
  gather(t);
};

/** Z-25.71a, Z-25.71c, Z-25.72a, Z-CGAP-89 — each Damaged aircraft of every Strike comes in; a shot among its cards, and it is lost. */
const recover = (t: CarrierTable): void => {
  const s = t.state;
  const { fixed } = s;
  const turn = lineOf(s);
  for (const [no, one] of turn.launches.entries()) {
    if (one.kind === 'scout' || one.report === null) continue;
    const count = recoveryCards(turn, one);
    const base = baseOf(fixed, one, one.side);
    for (const [craft, flown] of one.report.flown[one.side].entries()) {
      if (!flown.damaged || flown.fate === 'destroyed' || count === 0) continue;
      const cards = drawCards(t, count);
      const lost = cards.some((card) => fixed.shots[card]);
      flown.recovery = cards.map((card) => fixed.names[card]);
      if (lost) flown.fate = 'destroyed';
      const { aircraft, pilot, recovery } = flown;
      t.say?.(EVERYONE, {
        event: 'carrier-recovery',
        launch: no,
        side: one.side,
        craft,
        aircraft,
        pilot,
        cards: recovery.slice(),
        lost,
        because: 'Z-25.71b',
      });
      if (lost && base !== null) tick(t, base, 1, 'recovery', 'Z-25.82b');
    }
  }
  gather(t);
};

/** Damage Control rubs out boxes of its Fleet; one that is out of action stays so. */
function repair(t: CarrierTable): void {
  const s = t.state;
  for (const side of both)
    for (const { boxes } of effectsOf(s.fixed, lineOf(s), side, 'repair'))
      if (!isOutOfAction(s, side))
        tick(t, fleetOf(side), -Math.min(boxes, boxesOf(s, fleetOf(side))), 'repair', 'Z-25.51a');
}

/** Z-25.1b, Z-25.81b, Z-25.82a — the end of a turn: the tracks as they stand are written down. */
const score = (t: CarrierTable): void => {
  repair(t);
  const s = t.state;
  const vps = both.map((seat) => vpsOf(s, seat));
  const before: readonly number[] = s.log.at(-2)?.report?.boxes ?? s.tracks.map(() => 0);
  const line: CarrierTurn = lineOf(s);
  line.report = { boxes: s.tracks.slice(), ticked: s.tracks.map((boxes, i) => boxes - before[i]), vps };
  t.say?.(EVERYONE, { event: 'carrier-score', turn: s.log.length, vps: vps.slice(), because: 'Z-25.83a' });
  t.goto(nextTurn);
};

/** Z-25.1a, Z-25.1b, Z-25.0a — the sequence of a Carrier campaign: turn after turn. */
export const carrierFlow: CarrierFlow = {
  name: 'carrier-campaign',
  steps: [
    nextTurn,
    chooseOrders, // A
    chooseResources, // B
    scouts, // D, with the pilots of C before each of them
    landBased,
    otherForces,
    firstStrike,
    secondStrike,
    submarines,
    recover, // E
    score, // F
  ],
};

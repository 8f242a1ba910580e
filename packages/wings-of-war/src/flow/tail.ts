import { EVERYONE, only, type Seat } from '@tallyho/kernel';
import { type Choice, NO_TAIL, TAIL } from '../choices.ts';
import { barDue, type Illegal } from '../rules/order.ts';
import { isInterrupted, stillTails, tailable } from '../rules/tailing.ts';
import {
  type Kind,
  NO_KIND,
  NO_PLANE,
  type Plane,
  type Votes,
  type WingsFlow,
  type WingsOfWar,
  type WingsTable,
} from '../state.ts';
import { progressAfter } from './ahead.ts';
import { seatsIn } from './seats.ts';

/** The aircraft that could tail somebody this turn, and whom. */
export interface Pursuit {
  tailers: Plane[];
  prey: Plane[][];
  nth: number;
}

/** WOW-TAIL-01 — looked at when a turn begins. */
export function pursuitOf(s: WingsOfWar): Pursuit {
  const pursuit: Pursuit = { tailers: [], prey: [], nth: 0 };
  for (let plane = 0; plane < s.planes.length; plane++) {
    const prey = tailable(s, plane);
    if (prey.length === 0) continue;
    pursuit.tailers.push(plane);
    pursuit.prey.push(prey);
  }
  return pursuit;
}

export function nthTailer(s: Pick<WingsOfWar, 'fixed'>, at: Pursuit, seat: Seat): number {
  let left = at.nth;
  for (let i = 0; i < at.tailers.length; i++)
    if (s.fixed.planes[at.tailers[i]].owner === seat && left-- === 0) return i;
  return -1;
}

/** WOW-TAIL-12, WOW-GAP-72 — each tailer chooses one enemy for this turn, or nobody. */
const choosePrey: Votes<Pursuit> = {
  ask: 'tail',
  because: 'WOW-TAIL-12',
  several: true,
  who(s, at) {
    let seats = 0;
    for (let seat = 0; seat < s.fixed.seats.length; seat++) if (nthTailer(s, at, seat) >= 0) seats |= 1 << seat;
    return seatsIn(seats);
  },
  options(s, at, seat) {
    const options: Choice[] = [NO_TAIL];
    for (const plane of at.prey[nthTailer(s, at, seat)]) options.push(TAIL[plane]);
    return options;
  },
  revealed(t, at, choices) {
    const s = t.state;
    for (const { seat, choice } of choices) {
      const plane = at.tailers[nthTailer(s, at, seat)];
      if (choice.do !== 'tail') continue;
      s.planes[plane].tails = choice.target;
      t.say?.(EVERYONE, { event: 'tails', plane, target: choice.target, because: 'WOW-TAIL-05' });
    }
    at.nth++;
    t.again();
  },
};

export const pursuitFlow: WingsFlow<Pursuit> = { name: 'pursuit', steps: [choosePrey] };

/** The looks before a phase: who has still to see a card and to rearrange his own. */
export interface Looks {
  slot: number;
  pending: Plane[];
  /** Those of them to whom the card has been shown already: a ring of tailers sees all cards at once. */
  shown: Plane[];
  /** Those who rearrange now, at most one of each seat. */
  ready: Plane[];
}

/** WOW-TAIL-10, WOW-TAIL-14, WOW-GAP-01, WOW-GAP-75, WOW-INT-01 — which tailers see a card before this phase. */
export function looksOf(t: WingsTable, slot: number): Looks {
  const s = t.state;
  const looks: Looks = { slot, pending: [], shown: [], ready: [] };
  for (let plane = 0; plane < s.planes.length; plane++) {
    const a = s.planes[plane];
    if (a.tails === NO_PLANE) continue;
    if (slot > 0 && !stillTails(s, plane)) {
      t.say?.(EVERYONE, { event: 'tailing-lost', plane, target: a.tails, because: 'WOW-TAIL-14' });
      a.tails = NO_PLANE;
    } else if (slot < 2 && !isInterrupted(s, plane) && s.planes[a.tails].fate === 0 && a.fate === 0)
      looks.pending.push(plane);
  }
  return looks;
}

/**
 * WOW-TAIL-07, WOW-GAP-71, WOW-GAP-130 — the card that will be played is shown to the tailer alone; in a chain the one
 * ahead rearranges first.
 */
const showCards = (t: WingsTable, at: Looks): void => {
  const s = t.state;
  at.ready = [];
  if (at.pending.length === 0) return t.end();
  if (!at.pending.some((plane) => isReady(s, at, plane))) for (const plane of at.pending) showCard(t, at, plane);
  for (const plane of at.pending) {
    const { owner } = s.fixed.planes[plane];
    if (!isReady(s, at, plane) || at.ready.some((other) => s.fixed.planes[other].owner === owner)) continue;
    if (!at.shown.includes(plane)) showCard(t, at, plane);
    at.ready.push(plane);
  }
};

/** Whether the card of the aircraft ahead is settled, or has been shown already. */
const isReady = (s: WingsOfWar, at: Looks, plane: Plane): boolean =>
  at.shown.includes(plane) || !at.pending.includes(s.planes[plane].tails);

function showCard(t: WingsTable, at: Looks, plane: Plane): void {
  const s = t.state;
  const a = s.planes[plane];
  a.seen = s.planes[a.tails].plan[at.slot];
  at.shown.push(plane);
  const audience = only(s.fixed.planes[plane].owner);
  t.show(audience);
  t.say?.(audience, { event: 'shown', plane, target: a.tails, card: a.seen, because: 'WOW-TAIL-07' });
}

/** WOW-TAIL-08, WOW-TAIL-13 — the tailer may change the order of the cards it has left. */
const rearrange: Votes<Looks> = {
  ask: 'rearrange',
  because: 'WOW-TAIL-08',
  several: true,
  who: (s, at) => at.ready.map((plane) => s.fixed.planes[plane].owner),
  options(s, at, seat) {
    const plane = planeOf(s, at, seat);
    return ordersFor(s, plane, at.slot).filter((order) => barOrder(s, plane, at.slot, order) === null);
  },
  refusals(s, at, seat) {
    const plane = planeOf(s, at, seat);
    return ordersFor(s, plane, at.slot).flatMap((choice) => {
      const bar = barOrder(s, plane, at.slot, choice);
      return bar === null ? [] : [{ choice, ...bar }];
    });
  },
  revealed(t, at, choices) {
    const s = t.state;
    for (const { seat, choice } of choices) {
      const plane = planeOf(s, at, seat);
      if (choice.do === 'order')
        for (const [i, card] of choice.cards.entries()) s.planes[plane].plan[at.slot + i] = card;
      at.pending = at.pending.filter((other) => other !== plane);
    }
    t.goto(showCards);
  },
};

const planeOf = (s: WingsOfWar, at: Looks, seat: Seat): Plane => {
  for (const plane of at.ready) if (s.fixed.planes[plane].owner === seat) return plane;
  throw new Error(`seat ${seat} has nothing to rearrange`);
};

/** The different orders of some cards. */
function ordersOf(cards: readonly Kind[]): Kind[][] {
  if (cards.length < 2) return [cards.slice()];
  const orders: Kind[][] = [];
  cards.forEach((first, i) => {
    if (cards.indexOf(first) !== i) return;
    const rest = cards.filter((_, at) => at !== i);
    for (const order of ordersOf(rest)) orders.push([first, ...order]);
  });
  return orders;
}

/** WOW-GAP-62 — the orders of the remaining cards that a tailer may look for: all but the present one may be illegal. */
function ordersFor(s: WingsOfWar, plane: Plane, slot: number): Choice[] {
  const { plan } = s.planes[plane];
  return ordersOf(plan.slice(slot)).map((cards): Choice => ({ do: 'order', cards }));
}

/** The cards whose order a seat may change that is asked, and the orders that it may look for. */
export const toRearrange = (s: WingsOfWar, at: Looks, seat: Seat): readonly Kind[] =>
  s.planes[planeOf(s, at, seat)].plan.slice(at.slot);
export const ordersToLookFor = (s: WingsOfWar, at: Looks, seat: Seat): Choice[] =>
  ordersFor(s, planeOf(s, at, seat), at.slot);

/**
 * WOW-GAP-62 — where illegal cards are refused, an order with an illegal one among them is; the present order may always
 * stay as it is.
 */
function barOrder(s: WingsOfWar, plane: Plane, slot: number, choice: Choice): Illegal | null {
  if (choice.do !== 'order' || s.fixed.options.switches.illegal !== 'refused') return null;
  const { plan } = s.planes[plane];
  if (choice.cards.every((card, i) => card === plan[slot + i])) return null;
  const then = [...plan.slice(0, slot), ...choice.cards];
  for (let i = slot; i < then.length; i++) {
    const bar = barDue(s, plane, progressAfter(s, plane, then, slot, i), i, then[i]);
    if (bar !== null) return bar;
  }
  return null;
}

/** What was shown is of no use after the phase. */
export function forgetLooks(s: WingsOfWar): void {
  for (const a of s.planes) a.seen = NO_KIND;
}

export const looksFlow: WingsFlow<Looks> = { name: 'looks', steps: [showCards, rearrange] };

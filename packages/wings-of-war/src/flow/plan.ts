import { EVERYONE, numbers, type Refusal, type Seat } from '@tallyho/kernel';
import { AGAIN, type Choice, DARE, IDLE_CHOICE, PLAN, READY } from '../choices.ts';
import type { DeckTable } from '../fixed.ts';
import { legalIn, plannableKinds } from '../rules/legal-kinds.ts';
import { barCopy, barPlanning, deckOf, type Illegal } from '../rules/order.ts';
import {
  FLYING,
  IDLE,
  IN_PLAY,
  type Kind,
  NO_KIND,
  NO_PLANE,
  type Plane,
  type Sky,
  STANDING,
  type Votes,
  type WingsFlow,
  type WingsOfWar,
  type WingsTable,
} from '../state.ts';
import { progressAfter, progressWithLegal } from './ahead.ts';
import { seatsIn } from './seats.ts';

/** How often a seat may take up its cards again in one turn before it must stand by them. */
export const REPLANS = 2;

export interface Planning {
  /** The seats that are planning, as bits; each is at its aircraft number `nth`, and all are at the same slot. */
  seats: number;
  nth: number;
  slot: number;
  /** How often each seat may still begin again. */
  replans: number[];
}

/** WOW-LAND-16 — whether an aircraft is planned for: not one that is gone, or must stay still after a crash. */
const isPlanned = (s: Sky, plane: Plane): boolean => {
  const a = s.planes[plane];
  return a.fate === IN_PLAY && (a.status !== STANDING || a.heldUntil < s.turn);
};

/** WOW-SETUP-14 — the aircraft that a seat plans as its first, second … */
export function nthPlanned(s: Sky, seat: Seat, nth: number): Plane {
  const own = s.fixed.bySeat[seat];
  let left = nth;
  for (let i = 0; i < own.length; i++) {
    if (isPlanned(s, own[i]) && left-- === 0) return own[i];
  }
  return NO_PLANE;
}

/**
 * WOW-PLAN-01 … WOW-PLAN-04 — every seat lays one card, in secret and at the same time, slot by slot and aircraft by
 * aircraft.
 */
const layCard: Votes<Planning> = {
  ask: 'plan',
  because: 'WOW-PLAN-01',
  several: true,
  who(s, at) {
    let seats = 0;
    for (let seat = 0; seat < s.fixed.seats.length; seat++) {
      if (((at.seats >> seat) & 1) === 0) continue;
      const plane = nthPlanned(s, seat, at.nth);
      if (plane !== NO_PLANE && (at.slot === 0 || s.planes[plane].plan[0] !== IDLE)) seats |= 1 << seat;
    }
    return seatsIn(seats);
  },
  options: (s, at, seat) => cardsFor(s, nthPlanned(s, seat, at.nth), at.slot),
  refusals: (s, at, seat) => refusalsFor(s, nthPlanned(s, seat, at.nth), at.slot),
  revealed(t, at, choices) {
    const s = t.state;
    for (let i = 0; i < choices.length; i++) {
      const { seat, choice } = choices[i];
      const a = s.planes[nthPlanned(s, seat, at.nth)];
      a.planned = choice.do !== 'idle';
      a.plan[at.slot] = choice.do === 'plan' || choice.do === 'dare' ? choice.card : IDLE;
    }
  },
};

/**
 * WOW-PLAN-04, WOW-PLAN-14, WOW-GAP-34, WOW-GAP-35, WOW-GAP-101 — the cards for a slot: legal ones, marked illegal ones
 * where they are let in (the mark stands on the card that will be found illegal), and none at all on the ground.
 */
export function cardsFor(s: Sky, plane: Plane, slot: number): readonly Choice[] {
  const { plan, status } = s.planes[plane];
  const deck = deckOf(s, plane);
  const isRefused = s.fixed.options.switches.illegal === 'refused';
  // Where illegal cards are refused, those that lie there already are legal.
  const legal = isRefused
    ? plannableKinds(s, plane, progressWithLegal(s, plane, slot), slot)
    : legalIn(s, plane, progressAfter(s, plane, plan, 0, slot), slot);
  let spent = 0;
  for (let i = 0; i < slot; i++) {
    if (barCopy(deck, plan, slot, plan[i]) !== null) spent |= 1 << plan[i];
  }
  const cards = cardsIn(deck, legal & ~spent);
  const mayIdle = slot === 0 && status === STANDING;
  if (isRefused && !mayIdle) return cards;
  const options = cards.slice();
  if (!isRefused) {
    for (const kind of deck.kinds) if ((((legal | spent) >> kind) & 1) === 0) options.push(DARE[kind]);
  }
  if (mayIdle) options.push(IDLE_CHOICE);
  return options;
}

/** What a careful planner does not lay into a slot, after the cards that lie in those before it. */
function barCard(s: Sky, plane: Plane, slot: number, kind: Kind): Illegal | null {
  const { plan } = s.planes[plane];
  return (
    barCopy(deckOf(s, plane), plan, slot, kind) ??
    barPlanning(s, plane, progressAfter(s, plane, plan, 0, slot), slot, kind)
  );
}

/**
 * Everything that may not be laid into this slot, with the reason; where illegal cards are let in, only what the deck
 * has no card for.
 */
export function refusalsFor(s: Sky, plane: Plane, slot: number): Refusal<Choice>[] {
  const { plan } = s.planes[plane];
  const deck = deckOf(s, plane);
  const isRefused = s.fixed.options.switches.illegal === 'refused';
  const refusals: Refusal<Choice>[] = [];
  for (const choice of PLAN) {
    if (choice.do !== 'plan') continue;
    const illegal = isRefused ? barCard(s, plane, slot, choice.card) : barCopy(deck, plan, slot, choice.card);
    if (illegal !== null) refusals.push({ choice, ...illegal });
  }
  return refusals;
}

/** The cards of a deck that are in a set of manoeuvres. */
interface Listed {
  readonly deck: DeckTable;
  readonly kinds: number;
  readonly cards: readonly Choice[];
}

/** Lists that have been made before, in places that follow from what they list; a later one may take the place. */
const PLACES = 1024;
const listed: (Listed | null)[] = new Array<Listed | null>(PLACES).fill(null);

const placeOf = ({ letter }: DeckTable, kinds: number): number =>
  (kinds ^ (kinds >>> 10) ^ (letter.charCodeAt(0) << 5)) & (PLACES - 1);

/** The cards of a deck that are in a set, in the order of the deck; most often the list has been made before. */
function cardsIn(deck: DeckTable, kinds: number): readonly Choice[] {
  const place = placeOf(deck, kinds);
  const known = listed[place];
  if (known !== null && known.deck === deck && known.kinds === kinds) return known.cards;
  const cards = deck.kinds.filter((kind) => ((kinds >> kind) & 1) === 1).map((kind) => PLAN[kind]);
  listed[place] = { deck, kinds, cards };
  return cards;
}

const nextCard = (t: WingsTable, at: Planning): void => {
  at.slot++;
  if (at.slot === 3) {
    at.slot = 0;
    at.nth++;
    if (!anyPlanned(t.state, at)) return;
  }
  t.goto(layCard);
};

function anyPlanned(s: WingsOfWar, at: Planning): boolean {
  for (let seat = 0; seat < s.fixed.seats.length; seat++) {
    if (((at.seats >> seat) & 1) === 1 && nthPlanned(s, seat, at.nth) !== NO_PLANE) return true;
  }
  return false;
}

const READY_OR_AGAIN: readonly Choice[] = [READY, AGAIN];

/**
 * WOW-MOVE-01 — the first cards are revealed when everybody has finished: until then one may take up one's cards again.
 */
const standBy: Votes<Planning> = {
  ask: 'ready',
  because: 'WOW-MOVE-01',
  several: true,
  who(s, at) {
    let seats = 0;
    for (let seat = 0; seat < s.fixed.seats.length; seat++) {
      if (((at.seats >> seat) & 1) === 1 && at.replans[seat] > 0 && nthPlanned(s, seat, 0) !== NO_PLANE)
        seats |= 1 << seat;
    }
    return seatsIn(seats);
  },
  options: () => READY_OR_AGAIN,
  revealed(t, at, choices) {
    const s = t.state;
    at.seats = 0;
    for (let i = 0; i < choices.length; i++) {
      const { seat, choice } = choices[i];
      if (choice.do !== 'again') continue;
      at.seats |= 1 << seat;
      at.replans[seat]--;
      for (const plane of s.fixed.bySeat[seat]) clearPlan(s, plane);
      t.say?.(EVERYONE, { event: 'replans', seat, because: 'WOW-MOVE-01' });
    }
    if (at.seats === 0) return;
    at.nth = 0;
    t.goto(layCard);
  },
};

export function clearPlan(s: WingsOfWar, plane: Plane): void {
  const a = s.planes[plane];
  a.plan[0] = NO_KIND;
  a.plan[1] = NO_KIND;
  a.plan[2] = NO_KIND;
  a.planned = false;
  a.open = 0;
}

const planned = (t: WingsTable): void => {
  t.say?.(EVERYONE, { event: 'planned', because: 'WOW-PLAN-02' });
};

export const planFlow: WingsFlow<Planning> = { name: 'plan', steps: [layCard, nextCard, standBy, planned] };

export const startPlanning = (s: WingsOfWar): Planning => ({
  seats: (1 << s.fixed.seats.length) - 1,
  nth: 0,
  slot: 0,
  replans: numbers(s.fixed.seats.length, REPLANS),
});

/** WOW-SPDMG-12, WOW-GAP-60, WOW-GAP-61 — what limits the cards of a turn is settled when it begins. */
export function limitPlans(s: WingsOfWar): void {
  for (const a of s.planes) {
    a.banned = (a.stuckLeft === s.turn ? 1 : 0) | (a.stuckRight === s.turn ? 2 : 0);
    a.mustStall = a.engine > 0 && a.status === FLYING;
  }
}

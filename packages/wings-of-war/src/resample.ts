import { below, type Card, type Chance, type Deck, shuffle, tableFrom } from '@tallyho/kernel';
import { DIVE, IMMELMANN, SHORT_DIVE, STRAIGHT } from './fixed.ts';
import { progressAfter } from './flow/ahead.ts';
import type { Volley } from './flow/fire.ts';
import { nthGun, shotsFor } from './flow/fire.ts';
import { nthPlanned, type Planning } from './flow/plan.ts';
import type { Looks } from './flow/tail.ts';
import type { SeenAircraft, WingsView } from './observe.ts';
import {
  BURNS,
  BY_CRASH,
  BY_FLAMES,
  CREW,
  ENGINE,
  EXPLOSION,
  FIRE,
  FIRST_OF_PAIR,
  HIT,
  isJam,
  RUDDER_LEFT,
  RUDDER_RIGHT,
  SECOND_OF_PAIR,
  SMOKE,
  SMOKES,
} from './rules/cards.ts';
import { legalKinds, plannableKinds } from './rules/legal-kinds.ts';
import { deckOf, laidBefore } from './rules/order.ts';
import { damageOf, worthOf } from './rules/piles.ts';
import {
  type Aircraft,
  DID_STALL,
  FLYING,
  type Hit,
  IDLE,
  IN_PLAY,
  isInPlay,
  type Kind,
  NO_KIND,
  NO_PLANE,
  type Plane,
  STANDING,
  type WingsOfWar,
} from './state.ts';

/** A Dive or a Split-S would have left the cloud. */
const LEAVES_CLOUD = (1 << IMMELMANN) | (1 << DIVE) | (1 << SHORT_DIVE);

/** A whole state that the seat cannot tell from the real one. */
export function resample(view: WingsView, chance: Chance): WingsOfWar {
  const s: WingsOfWar = {
    ...tableFrom(view, chance),
    planes: view.planes.map(copyOf),
    decks: [],
    shots: view.shots.slice(),
    clock: view.clock,
    phase: view.phase,
    floor: view.floor,
    writtenDown: view.writtenDown,
  };
  dealDamage(s, view, chance);
  const isOther = (plane: Plane): boolean => !view.planes[plane].own;
  for (let plane = 0; plane < s.planes.length; plane++) if (isOther(plane)) supposeWounds(s, plane, chance);
  for (let plane = 0; plane < s.planes.length; plane++) {
    if (!isOther(plane)) continue;
    supposeCloud(s, plane, view.planes[plane].stacked, chance);
    supposePlan(s, view, plane, chance);
  }
  supposeLooks(s, view);
  supposeShots(s, view, chance);
  return s;
}

function copyOf(seen: SeenAircraft): Aircraft {
  const { own: _, stacked: __, ...a } = seen;
  return {
    ...a,
    plan: a.plan.slice(),
    jams: a.jams.slice(),
    hits: a.hits.map((hit) => ({ ...hit })),
    aimedAt: a.aimedAt.slice(),
    aimed: a.aimed.slice(),
    stack: a.stack.slice(),
  };
}

/** Whether a card may be one of which others know only this. */
function fits(s: WingsOfWar, card: Card, known: number): boolean {
  const symbol = s.fixed.symbol[card];
  const { special } = s.fixed.options.switches;
  switch (known) {
    case SMOKES:
      return symbol === SMOKE;
    case BURNS:
      return symbol === FIRE;
    case FIRST_OF_PAIR:
      return true;
    case BY_FLAMES:
    case SECOND_OF_PAIR:
      return symbol !== EXPLOSION;
    case BY_CRASH:
      return symbol !== EXPLOSION && !(special && symbol === FIRE);
    default:
      return symbol !== EXPLOSION && !isJam(symbol) && !(special && (symbol === FIRE || symbol === SMOKE));
  }
}

/**
 * Deals the unseen damage cards: to the consoles, so that everybody who flies can still fly, and the rest into the
 * decks.
 */
function dealDamage(s: WingsOfWar, view: WingsView, chance: Chance): void {
  const unseen = s.fixed.cards.map((cards) => cards.slice());
  const strike = (card: Card): void => {
    const cards = unseen[Math.floor(card / 100)];
    cards.splice(cards.indexOf(card), 1);
  };
  for (const discard of view.discards) for (const card of discard) strike(card);
  for (const { hits } of s.planes) for (const { card } of hits) if (card >= 0) strike(card);
  for (const cards of unseen) shuffle(chance, cards);
  // Those of which most is known choose first.
  const open = s.planes.flatMap((a) => a.hits.filter(({ card }) => card < 0).map((hit) => ({ a, hit })));
  const rank = ({ hit: { known } }: { hit: Hit }): number =>
    known === SMOKES || known === BURNS ? 0 : known === FIRST_OF_PAIR ? 2 : 1;
  open.sort((x, y) => rank(x) - rank(y));
  for (const { hit } of open) {
    const cards = unseen[-1 - hit.card];
    const at = cards.findIndex((card) => fits(s, card, hit.known));
    hit.card = cards.splice(Math.max(at, 0), 1)[0];
  }
  for (const { a, hit } of open) if (isInPlay(a)) lighten(s, a, hit, unseen[Math.floor(hit.card / 100)]);
  s.decks = unseen.map((pile, i): Deck => ({ pile, discard: view.discards[i].slice(), next: [] }));
}

/** Changes a card for a lighter one if the aircraft could not fly with what it was dealt. */
function lighten(s: WingsOfWar, a: Aircraft, hit: Hit, pile: Card[]): void {
  const plane = s.planes.indexOf(a);
  const isTooMuch = (): boolean =>
    damageOf(s.fixed, a) >= s.fixed.planes[plane].endurance || count(s, a, CREW) > 1 || count(s, a, ENGINE) > 1;
  if (!isTooMuch()) return;
  for (let i = 0; i < pile.length; i++) {
    const other = pile[i];
    const isLighter =
      s.fixed.points[other] < s.fixed.points[hit.card] ||
      (s.fixed.symbol[other] === 0 && s.fixed.symbol[hit.card] !== 0);
    if (!isLighter || !fits(s, other, hit.known)) continue;
    pile[i] = hit.card;
    hit.card = other;
    if (!isTooMuch()) return;
  }
}

const count = (s: WingsOfWar, a: Aircraft, symbol: number): number =>
  a.hits.filter(({ card, known }) => known === HIT && card >= 0 && s.fixed.symbol[card] === symbol).length;

/** What the supposed cards did to an aircraft that is not ours. */
function supposeWounds(s: WingsOfWar, plane: Plane, chance: Chance): void {
  const a = s.planes[plane];
  const { endurance, twoSeater } = s.fixed.planes[plane];
  const { special } = s.fixed.options.switches;
  if (s.writtenDown > 0) a.written = below(chance, Math.max(1, endurance - damageOf(s.fixed, a)));
  a.damage = damageOf(s.fixed, a);
  a.struck = lastStrike(s, a);
  if (!special) return;
  for (const { card, known, turn } of a.hits) {
    if (known !== HIT) continue;
    const symbol = s.fixed.symbol[card];
    if (symbol === RUDDER_LEFT) a.stuckLeft = turn + 1;
    if (symbol === RUDDER_RIGHT) a.stuckRight = turn + 1;
    if (symbol === CREW && twoSeater && s.fixed.points[card] !== 3) a.observer = false;
    else if (symbol === CREW && a.wounds === 0) a.wounds = 1;
    if (symbol === ENGINE && a.engine === 0) {
      a.engine = 1;
      if (turn < s.turn) a.mustStall = a.status === FLYING;
    }
  }
  a.banned = (a.stuckLeft === s.turn ? 1 : 0) | (a.stuckRight === s.turn ? 2 : 0);
}

function lastStrike(s: WingsOfWar, a: Aircraft): number {
  let struck = -1;
  let points = 0;
  a.hits.forEach((hit, i) => {
    if (i === 0 || a.hits[i - 1].clock !== hit.clock) points = 0;
    points += worthOf(s.fixed, hit, a.hits[i - 1]);
    if (points >= 2) struck = hit.clock;
  });
  return struck;
}

const pick = (
  s: WingsOfWar,
  plane: Plane,
  kinds: number,
  plan: readonly Kind[],
  slot: number,
  chance: Chance,
): Kind => {
  const deck = deckOf(s, plane);
  const free = deck.kinds.filter(
    (kind) => ((kinds >> kind) & 1) === 1 && laidBefore(plan, slot, kind) < deck.copies[kind],
  );
  return free.length === 0 ? STRAIGHT : free[below(chance, free.length)];
};

/** What an aircraft may have stacked in the cloud. */
function supposeCloud(s: WingsOfWar, plane: Plane, stacked: number, chance: Chance): void {
  const a = s.planes[plane];
  if (!a.cloud) return;
  a.last = a.entered;
  const executed = s.phase - a.open;
  for (let i = 0; i < stacked; i++) {
    const kind = pick(s, plane, legalKinds(s, plane, a) & ~LEAVES_CLOUD, [], 0, chance);
    const slot = a.open + i - (stacked - executed);
    if (slot >= a.open && slot < s.phase) a.plan[slot] = kind;
    if (slot >= a.open && ((deckOf(s, plane).stalls >> kind) & 1) === 1) a.played |= DID_STALL;
    a.stack.push(kind);
    a.last = kind;
  }
}

/** How many slots of an aircraft are filled by now. */
function filledSlots(s: WingsOfWar, plane: Plane): number {
  const a = s.planes[plane];
  if (a.fate !== IN_PLAY || (a.status === STANDING && a.heldUntil >= s.turn)) return 0;
  const top = s.frames[s.frames.length - 1];
  if (top === undefined) return 3;
  if (top.flow === 'floor' || top.flow === 'pursuit') return 0;
  if (top.flow !== 'plan') return 3;
  const at = top.at as Planning;
  const seat = s.fixed.planes[plane].owner;
  if (((at.seats >> seat) & 1) === 0 || top.step > 0) return 3;
  for (let nth = 0; nth < at.nth; nth++) if (nthPlanned(s, seat, nth) === plane) return 3;
  return nthPlanned(s, seat, at.nth) === plane ? at.slot : 0;
}

/** The cards that an aircraft may have planned; a card that was shown to us is where it was. */
function supposePlan(s: WingsOfWar, view: WingsView, plane: Plane, chance: Chance): void {
  const a = s.planes[plane];
  const filled = filledSlots(s, plane);
  if (filled === 0) return;
  if (!a.planned) {
    if (a.status === STANDING && a.open === 0 && !a.halted) a.plan[0] = IDLE;
    return;
  }
  const from = s.phase;
  for (let slot = from; slot < filled; slot++) {
    const p = progressAfter(s, plane, a.plan, from, slot);
    const shown = slot === from ? cardShown(view, plane) : NO_KIND;
    a.plan[slot] = shown === NO_KIND ? pick(s, plane, plannableKinds(s, plane, p, slot), a.plan, slot, chance) : shown;
  }
}

function cardShown(view: WingsView, plane: Plane): Kind {
  for (const seen of view.planes) if (seen.own && seen.tails === plane && seen.seen !== NO_KIND) return seen.seen;
  return NO_KIND;
}

/** What other tailers have been shown. */
function supposeLooks(s: WingsOfWar, view: WingsView): void {
  const top = s.frames[s.frames.length - 1];
  if (top?.flow !== 'looks') return;
  const { shown, slot } = top.at as Looks;
  for (const plane of shown) {
    const a = s.planes[plane];
    if (!view.planes[plane].own && a.tails !== NO_PLANE) a.seen = s.planes[a.tails].plan[slot];
  }
}

/** At whom the others may have declared to fire already. */
function supposeShots(s: WingsOfWar, view: WingsView, chance: Chance): void {
  const top = s.frames[s.frames.length - 1];
  if (top?.flow !== 'fire') return;
  const at = top.at as Volley;
  for (let nth = 0; nth < at.nth; nth++) {
    for (let seat = 0; seat < s.fixed.seats.length; seat++) {
      const place = nthGun(s, at, seat, nth);
      if (seat === view.seat || place < 0) continue;
      const options = shotsFor(s, at, place);
      const choice = options[below(chance, options.length)];
      s.shots[at.guns[place]] = choice.do === 'fire' ? choice.target : NO_PLANE;
    }
  }
}

import type { Card, Json, Seat } from '@tallyho/kernel';
import { damageLetters } from './content/types.ts';
import type { Happening } from './events.ts';
import { degrees, millimetres, nameOfCard } from './names.ts';
import { nameOfKind } from './notation.ts';
import type { WingsView } from './observe.ts';
import { previewPlan } from './preview.ts';
import { ceilingOf, standsOf } from './rules/altitude.ts';
import { reminderOf } from './rules/order.ts';
import { worthOf } from './rules/piles.ts';
import { scoreOf } from './rules/victory.ts';
import {
  type Aircraft,
  fates,
  IN_PLAY,
  NO_KIND,
  type Plane,
  piles,
  type Sky,
  statuses,
  type WingsOfWar,
} from './state.ts';

type Tree = { [name: string]: Json };

/** What is there to be told about an aircraft; the part that its owner alone knows is told apart. */
function publicTree(s: Pick<WingsOfWar, 'fixed' | 'floor'>, plane: Plane, a: Aircraft): Tree {
  const { type, card } = s.fixed.planes[plane];
  return {
    card,
    type,
    x: millimetres(a.x),
    y: millimetres(a.y),
    heading: degrees(a.heading),
    fate: fates[a.fate],
    jam: a.jams[0],
    'rear-jam': a.jams[1],
    smoke: a.smoke,
    flames: a.flames,
    cards: a.hits.length,
    tails: a.tails < 0 ? null : s.fixed.planes[a.tails].label,
    ...(s.fixed.options.switches.altitude
      ? { level: a.level, climbs: a.climbs, stands: standsOf(s, a), status: statuses[a.status], cloud: a.cloud }
      : {}),
  };
}

function secretTree(s: Sky, plane: Plane, a: Aircraft): Tree {
  const { fixed } = s;
  const pileTree: Tree = {};
  for (const [i, name] of piles.entries()) {
    const hits = a.hits.filter(({ pile }) => pile === i);
    if (hits.length > 0) pileTree[name] = hits.map(({ card }) => nameOfCard(fixed, card));
  }
  return {
    plan: a.plan.map(nameOfKind),
    warnings: warningsOf(s, plane, a),
    last: nameOfKind(a.last),
    reminder: reminderOf(s, plane, a.last),
    damage: a.damage / 2,
    points: a.hits.map((hit, i) => worthOf(fixed, hit, a.hits[i - 1]) / 2),
    piles: pileTree,
    dazed: a.dazed,
    wounds: a.wounds,
    engine: a.engine,
    observer: a.observer,
    'stuck-left': a.stuckLeft > s.turn || (a.banned & 1) !== 0,
    'stuck-right': a.stuckRight > s.turn || (a.banned & 2) !== 0,
    seen: nameOfKind(a.seen),
    stack: a.stack.map(nameOfKind),
    photographed: a.photographed,
    achieved: a.achieved,
  };
}

/** WOW-GAP-34 — what the cards that are still to be flown are warned of, slot by slot; '' for nothing. */
const warningsOf = (s: Sky, plane: Plane, a: Aircraft): Json =>
  a.fate === IN_PLAY ? previewPlan(s, plane, a.plan, a.open).map(({ warning }) => warning) : [];

const table = (
  fixed: WingsOfWar['fixed'],
  floor: number,
  piled: readonly number[],
  discards: readonly (readonly Card[])[],
): Tree => ({
  floor,
  piles: Object.fromEntries(damageLetters.map((letter, i) => [letter, piled[i]])),
  discard: discards.flat().map((card) => nameOfCard(fixed, card)),
});

/** Everything there is, hidden things included. */
export const describe = (s: WingsOfWar): Tree => ({
  phase: s.phase,
  ceiling: ceilingOf(s),
  ...table(
    s.fixed,
    s.floor,
    s.decks.map(({ pile }) => pile.length),
    s.decks.map(({ discard }) => discard),
  ),
  scores: Array.from({ length: s.fixed.sides }, (_, side) => scoreOf(s, side)),
  ...Object.fromEntries(
    s.planes.map((a, plane) => [
      s.fixed.planes[plane].label,
      { ...publicTree(s, plane, a), ...secretTree(s, plane, a) },
    ]),
  ),
});

/** What a seat sees. */
export const describeView = (view: WingsView): Tree => ({
  phase: view.phase,
  ...table(view.fixed, view.floor, view.piles, view.discards),
  ...Object.fromEntries(view.planes.map((_, plane) => [view.fixed.planes[plane].label, seenTree(view, plane)])),
});

/** An event with names for numbers. */
export function describeEvent({ fixed }: Pick<WingsOfWar, 'fixed'>, event: Happening): Json {
  const tree: Tree = {};
  for (const [name, value] of Object.entries(event)) tree[name] = eventField(fixed, event, name, value as Json);
  return tree;
}

function seenTree(view: WingsView, plane: Plane): Tree {
  const a = view.planes[plane];
  const shown = { ...publicTree(view, plane, a), plan: a.plan.map(nameOfKind), planned: a.planned, stacked: a.stacked };
  if (!a.own) return { ...shown, last: nameOfKind(a.last) };
  return { ...shown, ...secretTree(view, plane, a) };
}

const planeFields = ['plane', 'target'];
const kindFields = ['card', 'replacedBy'];

/**
 * Names for the numbers of an event. Cards of manoeuvre events are manoeuvres, those of the others are damage cards.
 */
function eventField(fixed: WingsOfWar['fixed'], event: Happening, name: string, value: Json): Json {
  if (typeof value === 'number') {
    if (planeFields.includes(name)) return fixed.planes[value]?.label ?? null;
    if (name === 'seat') return fixed.seats[value as Seat];
    if (name === 'gun') return value === 0 ? 'front' : 'rear';
    if (name === 'damage') return value / 2;
    if (kindFields.includes(name)) {
      const isDamage = event.event === 'jam' || event.event === 'fire-fighting';
      return isDamage ? nameOfCard(fixed, value) : value === NO_KIND ? null : nameOfKind(value);
    }
  }
  if (name === 'planes') return (value as readonly number[]).map((plane) => fixed.planes[plane].label);
  if (name === 'cards' && Array.isArray(value)) return value.map((card) => nameOfCard(fixed, Number(card)));
  return value;
}

import {
  type Card,
  chanceFrom,
  Fields,
  type Json,
  layOut,
  misfit,
  ok,
  type Result,
  reading,
  type Script,
  type Seat,
  takeOut,
} from '@tallyho/kernel';
import type { Choice } from './choices.ts';
import { type DamageLetter, damageLetters, type Manoeuvre, manoeuvres } from './content/types.ts';
import { eventNames } from './event-names.ts';
import type { Happening } from './events.ts';
import { wingsOfWar } from './game.ts';
import { cardsNamed, degrees, millimetres, nameOfCard } from './names.ts';
import { nameOfKind } from './notation.ts';
import type { WingsView } from './observe.ts';
import type { WingsOfWarProblem, WingsOptions } from './options.ts';
import { previewPlan } from './preview.ts';
import { decimal } from './read-options.ts';
import { ceilingOf, standsOf } from './rules/altitude.ts';
import { reminderOf } from './rules/order.ts';
import { damageOf, worthOf } from './rules/piles.ts';
import { scoreOf } from './rules/victory.ts';
import { checkAircraft, checkFloor } from './situation.ts';
import {
  type Aircraft,
  FLYING,
  fates,
  IN_PLAY,
  type Kind,
  NO_KIND,
  type Plane,
  piles,
  type Sky,
  statuses,
  type WingsOfWar,
} from './state.ts';

const refuse = (code: WingsOfWarProblem, place: string, facts: { [name: string]: Json } = {}): never =>
  misfit(code, place, facts);

/** Finds a card that a name means and that is still in its pile, and takes it out. */
function takeNamed(s: WingsOfWar, name: string, place: string): Card {
  for (const card of cardsNamed(s.fixed, name))
    if (takeOut(s.decks[Math.floor(card / 100)], [card]) === null) return card;
  return refuse('no-such-damage-card', place, { card: name });
}

function kindNamed(s: WingsOfWar, plane: Plane, name: string, place: string): Kind {
  const kind = manoeuvres.indexOf(name as Manoeuvre);
  if (kind < 0) return refuse('unknown-manoeuvre', place, { manoeuvre: name });
  const deck = s.fixed.decks[s.fixed.planes[plane].deck];
  return deck.copies[kind] > 0 ? kind : refuse('not-in-the-deck', place, { manoeuvre: name, deck: deck.letter });
}

/**
 * WOW-ALT-05 … WOW-ALT-08, WOW-HIGH-05 … WOW-HIGH-07 — where an aircraft can be: between floor and ceiling, or on the
 * ground.
 */
function checkSituatedLevel(s: WingsOfWar, plane: Plane, fields: Fields): void {
  const { level, status } = s.planes[plane];
  const { altitude, higher } = s.fixed.options.switches;
  if (status !== FLYING && !altitude) refuse('needs-altitude', fields.at('status'), { option: 'status' });
  if (status !== FLYING && s.floor > 0) refuse('ground-is-not-the-floor', fields.at('status'), { floor: s.floor });
  const isFlying = altitude && status === FLYING;
  const from = isFlying ? s.floor : 0;
  const to = !isFlying ? 0 : Math.min(ceilingOf(s), higher ? s.fixed.planes[plane].maxAltitude : 3);
  if (level < from || level > to) refuse('start-altitude', fields.at('level'), { level, from, to });
}

/**
 * WOW-SPDMG-15, WOW-SPDMG-16, WOW-SPDMG-20, WOW-GAP-63 — the last turn in which smoke or flames forbid Tailing, by the
 * counters that are left when a turn begins: smoke goes at the end of a turn, and the last flame forbids nothing.
 */
function lastTurnWithoutTailing(turn: number, { smoke, flames }: Pick<Aircraft, 'smoke' | 'flames'>): number {
  return Math.max(smoke > 0 ? turn + smoke - 1 : 0, flames > 1 ? turn + flames - 2 : 0);
}

/** An aircraft in a constructed situation: what is not given stays as it is at the start of the game. */
function situateAircraft(s: WingsOfWar, plane: Plane, fields: Fields): void {
  const a = s.planes[plane];
  const { width, length } = s.fixed.options;
  a.x = Math.round(decimal(fields, 'x', 0, width, a.x / 1000) * 1000);
  a.y = Math.round(decimal(fields, 'y', 0, length, a.y / 1000) * 1000);
  a.heading = Math.round(decimal(fields, 'heading', 0, 359.99, a.heading / 100) * 100);
  a.status = statuses.indexOf(fields.oneOf('status', statuses, statuses[a.status]));
  a.level = fields.int('level', 0, 40, a.status === FLYING ? a.level : 0);
  checkSituatedLevel(s, plane, fields);
  // WOW-ALT-07, WOW-ALT-08 — at altitude 0 a climb counter is what tells those who fly from those who have landed.
  const climbs = s.fixed.options.switches.altitude && a.status === FLYING;
  const least = climbs && a.level === 0 ? 1 : 0;
  a.climbs = fields.int('climbs', least, climbs ? s.fixed.planes[plane].climb - 1 : 0, least);
  if (fields.has('last')) a.last = kindNamed(s, plane, fields.text('last'), fields.at('last'));
  a.overdive = fields.flag('overdive', false);
  a.jams = [0, 1].map((gun) => fields.int(gun === 0 ? 'jam' : 'rear-jam', 0, 3, 0));
  a.wounds = fields.int('wounds', 0, 1, 0);
  a.engine = fields.int('engine', 0, 1, 0);
  a.observer = fields.flag('observer', true);
  a.stuckLeft = fields.flag('stuck-left', false) ? s.turn + 1 : 0;
  a.stuckRight = fields.flag('stuck-right', false) ? s.turn + 1 : 0;
  a.smoke = fields.int('smoke', 0, 3, 0);
  a.flames = fields.int('flames', 0, 3, 0);
  a.noTailUntil = lastTurnWithoutTailing(s.turn + 1, a);
  a.written = 2 * fields.int('damage', 0, s.fixed.planes[plane].endurance / 2 - 1, 0);
  for (const [i, name] of fields.list('hits').entries()) {
    const card = takeNamed(s, String(name), `${fields.at('hits')}[${i}]`);
    a.hits.push({ card, pile: 0, known: 0, clock: 0, turn: 0 });
  }
  a.damage = damageOf(s.fixed, a);
  checkAircraft(s, plane, fields);
  fields.done();
}

function lay(s: WingsOfWar, given: Json, place: string): void {
  for (const [i, item] of (Array.isArray(given) ? given : [given]).entries()) {
    const meant = cardsNamed(s.fixed, String(item));
    const laid = meant.some((card) => layOut(s.decks[Math.floor(card / 100)], [card]) === null);
    if (!laid) refuse('no-such-damage-card', `${place}[${i}]`, { card: String(item) });
  }
}

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

export const wingsOfWarScript: Script<WingsOfWar, Choice, Happening, WingsView, WingsOptions> = {
  game: wingsOfWar,
  unordered: ['discard'],

  /** A situation stands at the beginning of a turn. */
  situate: (given, options, seed) =>
    reading(() => {
      const fields = new Fields(given, 'given');
      const s = wingsOfWar.setup(options, chanceFrom(seed));
      s.turn = fields.int('turn', 1, options.turns, 1) - 1;
      s.floor = fields.int('floor', 0, 30, s.floor);
      const labels = s.fixed.planes.map(({ label }) => label);
      const aircraft = fields.fields('aircraft');
      for (const label of aircraft.names()) {
        const plane = labels.indexOf(label);
        if (plane < 0) refuse('unknown-aircraft', aircraft.at(label), { aircraft: label, known: labels });
        situateAircraft(s, plane, aircraft.fields(label));
      }
      checkFloor(s);
      for (const [i, name] of fields.list('spent').entries()) {
        const card = takeNamed(s, String(name), `given.spent[${i}]`);
        s.decks[Math.floor(card / 100)].discard.push(card);
      }
      for (const [i, letter] of fields.list('empty').entries()) emptyDeck(s, String(letter), `given.empty[${i}]`);
      lay(s, fields.list('draws'), 'given.draws');
      fields.done();
      return s;
    }),

  describe: (s) => ({
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
  }),

  describeView: (view) => ({
    phase: view.phase,
    ...table(view.fixed, view.floor, view.piles, view.discards),
    ...Object.fromEntries(view.planes.map((_, plane) => [view.fixed.planes[plane].label, seenTree(view, plane)])),
  }),

  events: eventNames,
  describeEvent: (s, event) => {
    const { fixed } = s;
    const tree: Tree = {};
    for (const [name, value] of Object.entries(event)) tree[name] = eventField(fixed, event, name, value as Json);
    return tree;
  },

  lay: (s, cards): Result<null> => {
    const laid = reading(() => lay(s, cards, 'draws'));
    return laid.ok ? ok(null) : laid;
  },
  laidOut: (s) => s.decks.flatMap(({ next }) => next.map((card) => nameOfCard(s.fixed, card))),
};

/**
 * WOW-DECK-02 — for a situation in which a damage deck has run out: its cards lie with nobody, as if in a closed box.
 */
function emptyDeck(s: WingsOfWar, letter: string, place: string): void {
  const deck = damageLetters.indexOf(letter as DamageLetter);
  if (deck < 0) refuse('no-such-damage-card', place, { deck: letter });
  s.decks[deck].pile.length = 0;
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

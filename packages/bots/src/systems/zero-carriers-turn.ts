import type { Seat } from '@tallyho/kernel';
import type { CarrierEffect, CarrierEffectKind } from '@tallyho/zero/content';
import { type Force, nothing, together } from './zero-carriers-forces.ts';
import { FLEET } from './zero-carriers-habits.ts';
import type { Luck } from './zero-carriers-odds.ts';
import type { Outlook } from './zero-carriers-outlook.ts';
import type { QuickForce, QuickOrders, QuickResource, QuickSheet } from './zero-carriers-sheet.ts';
import { expectedOf } from './zero-carriers-strikes.ts';

const both: readonly Seat[] = [0, 1];

/** What a turn is flown with: what both sides have ordered, and their Resources. */
export interface Day {
  readonly orders: readonly QuickOrders[];
  readonly resources: readonly QuickResource[];
}

type Of<K extends CarrierEffectKind> = Extract<CarrierEffect, { readonly does: K }>;

function effectOf<K extends CarrierEffectKind>({ resources }: Day, seat: Seat, does: K): Of<K> | undefined {
  for (const effect of resources[seat].effects) if (effect.does === does) return effect as Of<K>;
  return undefined;
}

const lineAt = (table: readonly number[], boxes: number): number => table[Math.min(boxes, table.length - 1)];

/** The CAP over a target as it is at this moment. */
function capAt(sheet: QuickSheet, at: Outlook, day: Day, place: number): Force {
  const drawn = sheet.drawn[place];
  if (drawn !== null) return drawn;
  const missing = lineAt(sheet.tracks[place].cap, at.boxes[place]);
  const seat = sheet.fleets.indexOf(place);
  if (seat < 0) return sheet.forces.find(({ home }) => home === place)?.cap[missing] ?? nothing;
  const cap = sheet.caps[seat][day.orders[seat].op][missing];
  return effectOf(day, seat, 'extra-cap') === undefined ? cap : together(cap, sheet.extraCap[seat]);
}

/** A Strike as it is at this moment: of its Fleet, with its Resource and what its scout has won. */
function strikeAt(sheet: QuickSheet, at: Outlook, day: Day, seat: Seat): Force {
  const { op, place } = day.orders[seat];
  const home = sheet.fleets[seat];
  let force = sheet.strikes[seat][op][place][lineAt(sheet.tracks[home].strike, at.boxes[home])];
  if (force.aircraft === 0) return force;
  const extra = effectOf(day, seat, 'extra-strike-elements');
  if (extra !== undefined)
    force = together(force, extra.of === 'dive' ? sheet.deckload[seat][place] : sheet.escort[seat]);
  if (effectOf(day, seat, 'scout') !== undefined)
    for (const { share, forces } of sheet.gains[seat]) force = together(force, forces[place], share);
  const more = place === sheet.fleets[1 - seat] ? effectOf(day, seat, 'bomb-points') : undefined;
  const better = more === undefined ? 0 : LOADED * more.by * force.bombs;
  const flak = effectOf(day, seat, 'coordinated') === undefined ? 0 : COORDINATED * force.hope;
  const led = effectOf(day, seat, 'choose-pilot') === undefined ? 0 : VETERAN * force.hope;
  return { ...force, hope: force.hope + better + flak + led };
}
/** How much more the bombs of a Loaded Flight Deck do, a Coordinated Attack, and a Strike with a Veteran. */
const LOADED = 0.33;
const COORDINATED = 0.03;
const VETERAN = 0.08;

/** A Strike is flown: boxes on its target and on its base. */
function fly(
  sheet: QuickSheet,
  at: Outlook,
  place: number,
  strike: Force,
  cap: Force,
  home: number,
  cards: number,
  longer: number,
  luck: Luck,
): void {
  const { damage, lost, capLost, damaged } = expectedOf(strike, cap, sheet.defences[place], longer);
  at.boxes[place] += luck.damage(damage);
  if (sheet.tracks[place].counts) at.boxes[place] += luck.capLost(capLost, cap.aircraft);
  if (home < 0) return;
  const sunk = cards <= 0 ? 0 : damaged * (1 - (1 - sheet.shots) ** cards);
  at.boxes[home] += luck.lost(lost + sunk, strike.aircraft);
}

/** Bombers from land go where they bring most. */
function flyFromLand(sheet: QuickSheet, at: Outlook, day: Day, seat: Seat, luck: Luck): void {
  if (effectOf(day, seat, 'extra-strike') === undefined) return;
  let best = -1;
  let most = 0;
  for (let i = 0; i < sheet.fromLand[seat].length; i++) {
    const { place, force } = sheet.fromLand[seat][i];
    const { damage } = expectedOf(force, capAt(sheet, at, day, place), sheet.defences[place]);
    const worth = damage * (place === sheet.fleets[1 - seat] ? FLEET : 1);
    if (worth > most) {
      most = worth;
      best = i;
    }
  }
  if (best < 0) return;
  const { place, force } = sheet.fromLand[seat][best];
  luck.turnTo(at.turn, 'land', seat);
  fly(sheet, at, place, force, capAt(sheet, at, day, place), -1, 0, 0, luck);
}

/** Another force, if a card lets it, goes where it brings most; where its owner may keep it home it flies only if it brings something. */
function flyForce(sheet: QuickSheet, at: Outlook, day: Day, force: QuickForce, luck: Luck): void {
  const { side, home, goals, share, obliged } = force;
  luck.turnTo(at.turn, 'island', side);
  if (share < 1 && !luck.found(share)) return;
  const missing = lineAt(sheet.tracks[home].strike, at.boxes[home]);
  const cards = 2 * day.orders[1 - side].range;
  const [only] = goals;
  const goal = obliged && goals.length === 1 ? only : bestGoal(sheet, at, day, force, missing, cards);
  if (goal === null || goal.strike[missing].aircraft === 0) return;
  fly(sheet, at, goal.place, goal.strike[missing], capAt(sheet, at, day, goal.place), home, cards, 0, luck);
}

function bestGoal(
  sheet: QuickSheet,
  at: Outlook,
  day: Day,
  { home, goals, obliged }: QuickForce,
  missing: number,
  cards: number,
): QuickForce['goals'][number] | null {
  let best: QuickForce['goals'][number] | null = null;
  let most = obliged ? Number.NEGATIVE_INFINITY : 0;
  const worthAt = (place: number): number => lineAt(sheet.tracks[place].worth, at.boxes[place]);
  const gone = 1 - (1 - sheet.shots) ** cards;
  for (const goal of goals) {
    const { place, strike } = goal;
    const expected = expectedOf(strike[missing], capAt(sheet, at, day, place), sheet.defences[place]);
    const kills = sheet.tracks[place].counts ? expected.capLost : 0;
    const worth =
      (expected.damage + kills) * worthAt(place) - (expected.lost + expected.damaged * gone) * worthAt(home);
    if (worth > most) {
      most = worth;
      best = goal;
    }
  }
  return best;
}

/** Z-25.62b — Target-Bound turns that Resources add to a Carrier Strike. */
function longerFor(day: Day, seat: Seat): number {
  const own = effectOf(day, seat, 'target-bound');
  const enemys = effectOf(day, 1 - seat, 'target-bound');
  return (own?.whose === 'own' ? own.by : 0) + (enemys?.whose === 'enemy' ? enemys.by : 0);
}

/** A turn as it may go: in the order of Z-25.61c, then submarines and repairs. */
export function flyTurn(sheet: QuickSheet, at: Outlook, day: Day, luck: Luck): void {
  const { orders, resources } = day;
  for (const seat of both) flyFromLand(sheet, at, day, seat, luck);
  for (const force of sheet.forces) flyForce(sheet, at, day, force, luck);
  const first = resources[0].number <= resources[1].number ? 0 : 1;
  const isAtOnce = resources[0].number === resources[1].number;
  const waiting = isAtOnce ? strikeOf(sheet, at, day, 1 - first) : null;
  flyCarriers(sheet, at, day, first, strikeOf(sheet, at, day, first), luck);
  flyCarriers(sheet, at, day, 1 - first, waiting ?? strikeOf(sheet, at, day, 1 - first), luck);
  for (const seat of both) {
    const submarine = effectOf(day, seat, 'torpedo-draw');
    const target = sheet.fleets[1 - seat];
    if (submarine !== undefined)
      at.boxes[target] +=
        submarine.times *
        luck.turnTo(at.turn, 'submarine', seat).damage(submarine.cards * sheet.defences[target].points);
  }
  for (const seat of both) {
    const repair = effectOf(day, seat, 'repair');
    const home = sheet.fleets[seat];
    if (repair !== undefined && at.boxes[home] < sheet.tracks[home].out)
      at.boxes[home] = Math.max(0, at.boxes[home] - repair.boxes);
  }
  at.turn++;
  for (const seat of both) {
    at.last[seat] = orders[seat];
    at.used[seat] |= 1 << resources[seat].number;
  }
}

/** Long Range of either Fleet. */
const LONG = 2;
const isLong = ({ orders }: Day): boolean => orders[0].range === LONG || orders[1].range === LONG;

const diverted = (day: Day, seat: Seat, place: number): Day => ({
  ...day,
  orders: day.orders.map((one, side) => (side === seat ? { ...one, place } : one)),
});

const strikeOf = (sheet: QuickSheet, at: Outlook, day: Day, seat: Seat): Force =>
  day.orders[seat].place < 0 ? nothing : strikeAt(sheet, at, day, seat);

function flyCarriers(sheet: QuickSheet, at: Outlook, day: Day, seat: Seat, strike: Force, luck: Luck): void {
  const { place, range } = day.orders[seat];
  if (place < 0 || strike.aircraft === 0) return;
  luck.turnTo(at.turn, 'carrier', seat);
  const isAtFleet = place === sheet.fleets[1 - seat];
  const other = day.orders[1 - seat].range;
  const cards = range + (isAtFleet ? other : range);
  const hide = isAtFleet ? effectOf(day, 1 - seat, 'hide') : undefined;
  if (hide !== undefined) {
    const found = (1 - sheet.borders[hide.border]) ** (range + other);
    if (!luck.found(found)) return;
  }
  const { decoy } = sheet;
  if (decoy !== null && isAtFleet && decoy.side !== seat && isLong(day) && luck.decoyed(decoy.share)) {
    // What is found has no CAP, and the range of who attacks it.
    const there = strikeAt(sheet, at, diverted(day, seat, decoy.place), seat);
    fly(sheet, at, decoy.place, there, nothing, sheet.fleets[seat], 2 * range, longerFor(day, seat), luck);
    return;
  }
  const cap = capAt(sheet, at, day, place);
  fly(sheet, at, place, strike, cap, sheet.fleets[seat], cards, longerFor(day, seat), luck);
}

import { EVERYONE, type RuleId } from '@tallyho/kernel';
import { sortieOf, UNLOADED } from '../mission/state.ts';
import { isLost } from '../rules/damage.ts';
import { isKamikaze } from '../rules/kamikaze.ts';
import { isLoaded } from '../rules/loads.ts';
import { leaderRating, PERFORMANCE } from '../rules/ratings.ts';
import {
  DESTROYED,
  DISENGAGED,
  type DogfightTable,
  type ElementNo,
  elementOf,
  NEUTRAL,
  NOBODY,
  type PlaneNo,
} from '../state.ts';
import { discardAll, drawCards, HAND, MINI } from './hands.ts';

/** Sets the Position of a pair of Leaders; Z-6.22b: both sides of it at once. */
export function setPosition(
  t: DogfightTable,
  element: ElementNo,
  foe: ElementNo,
  position: number,
  because: RuleId,
): void {
  const a = t.state.elements[element];
  const b = t.state.elements[foe];
  a.foe = position === NEUTRAL ? NOBODY : foe;
  a.position = position;
  b.foe = position === NEUTRAL ? NOBODY : element;
  b.position = position === NEUTRAL ? NEUTRAL : -position;
  t.say?.(EVERYONE, { event: 'position', element, foe, position, because });
}

/** A Leader is Engaged with nobody any more, and neither is the enemy it was Engaged with. */
export function release(t: DogfightTable, element: ElementNo, because: RuleId): void {
  const { foe } = t.state.elements[element];
  if (foe !== NOBODY) setPosition(t, element, foe, NEUTRAL, because);
}

/**
 * Z-8.45b, Z-5.21b, Z-5.21c, Z-5.21d — an aircraft takes Hits, which add up and are kept when its card is flipped.
 * Z-5.21g: one attack may flip and destroy it.
 */
export function hit(t: DogfightTable, plane: PlaneNo, hits: number): void {
  wound(t, plane, hits);
  if (t.state.planes[plane].fate === DESTROYED) remove(t, plane);
}

/** The same, but an aircraft that is destroyed keeps its place in the Element for now. */
export function wound(t: DogfightTable, plane: PlaneNo, hits: number): void {
  const s = t.state;
  const struck = s.planes[plane];
  struck.hits += hits;
  t.say?.(EVERYONE, { event: 'hit', plane, hits, total: struck.hits, because: 'Z-8.45b' });
  if (struck.damaged === 0 && isLost(s, plane)) flip(t, plane, 'Z-5.21b');
  if (struck.damaged === 1 && isLost(s, plane)) destroyInPlace(t, plane, 'Z-5.21d');
}

/** Z-15.2f, Z-18.22a — whoever is flipped drops what it carries; CH-28.24c: kamikazes keep it. */
export function flip(t: DogfightTable, plane: PlaneNo, because: RuleId): void {
  t.state.planes[plane].damaged = 1;
  t.say?.(EVERYONE, { event: 'damaged', plane, because });
  if (isLoaded(t.state, plane) && !isKamikaze(t.state, plane)) dropLoad(t, plane, 'Z-15.2f');
}

/** Z-15.2c, Z-15.2f, Z-18.22b — an aircraft of an Element gets rid of its ordnance. */
export function dropLoad(t: DogfightTable, plane: PlaneNo, because: RuleId): void {
  sortieOf(t.state).load[plane] = UNLOADED;
  t.say?.(EVERYONE, { event: 'jettisoned', plane, because });
}

export function destroy(t: DogfightTable, plane: PlaneNo, because: RuleId): void {
  destroyInPlace(t, plane, because);
  remove(t, plane);
}

export function destroyInPlace(t: DogfightTable, plane: PlaneNo, because: RuleId): void {
  t.state.planes[plane].fate = DESTROYED;
  t.say?.(EVERYONE, { event: 'destroyed', plane, because });
}

export function disengage(t: DogfightTable, plane: PlaneNo, because: RuleId): void {
  t.state.planes[plane].fate = DISENGAGED;
  t.say?.(EVERYONE, { event: 'disengaged', plane, because });
  remove(t, plane);
}

/** A whole Element leaves the fight at once: nobody takes the Leader's place. */
export function withdraw(t: DogfightTable, element: ElementNo, because: RuleId): void {
  const own = t.state.elements[element];
  release(t, element, because);
  discardAll(t, element, MINI, because);
  discardAll(t, element, HAND, because);
  own.aces = 0;
  own.lead = NOBODY;
  own.wing = NOBODY;
  t.say?.(EVERYONE, { event: 'out', element, because });
}

/** An aircraft leaves the fight from the place it has in its Element; whoever has none any more has left already. */
function remove(t: DogfightTable, plane: PlaneNo): void {
  const element = elementOf(plane);
  const { lead, wing } = t.state.elements[element];
  if (wing === plane) removeWingman(t, element);
  else if (lead === plane) removeLeader(t, element);
}

/** Z-11.1a — the Leader fights on alone. */
function removeWingman(t: DogfightTable, element: ElementNo): void {
  t.state.elements[element].wing = NOBODY;
  discardAll(t, element, MINI, 'Z-11.1a');
}

/** Z-11.2a, Z-11.2c — the Wingman takes the place of its Leader, or the Element is out. */
function removeLeader(t: DogfightTable, element: ElementNo): void {
  const own = t.state.elements[element];
  release(t, element, 'Z-GAP-48');
  discardAll(t, element, HAND, 'Z-11.2a1');
  own.lead = own.wing;
  own.wing = NOBODY;
  own.aces = own.lead === NOBODY ? 0 : (t.state.fixed.sortie?.wingmen?.aces[element] ?? 0);
  if (own.lead === NOBODY) t.say?.(EVERYONE, { event: 'out', element, because: 'Z-4.91a' });
  else promote(t, element);
}

/**
 * Z-11.2a3a, Z-11.2a4, Z-GAP-48 — the former Wingman leads: same Hits, same side of the card, Neutral, alone, and a
 * hand of its new Performance less one. Z-11.2a2, Z-11.2a3b: which card lies aside makes no difference here, aircraft
 * keep their own Hits. CH-19.24s: a Skilled pilot who has flown as Wingman now has all his skills, Ace Ability markers too. It has no mini-hand: while a Wingman fights, nobody fires at its Leader (Z-6.5d).
 */
function promote(t: DogfightTable, element: ElementNo): void {
  const s = t.state;
  const own = s.elements[element];
  own.shock = true;
  t.say?.(EVERYONE, { event: 'promoted', plane: own.lead, because: 'Z-11.2a' });
  // CH-30.82e — where Leaders attack as Wingmen do, nobody has a hand.
  if (s.fixed.sortie?.solitaire === undefined)
    drawCards(t, element, HAND, leaderRating(s, element, PERFORMANCE) - 1, 'Z-11.2a4');
}

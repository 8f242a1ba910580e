import type { KamikazeFixed } from '../mission/kamikaze.ts';
import { BOMB, MISS, OVER_TARGET, sortieOf } from '../mission/state.ts';
import { type Dogfight, type ElementNo, elementOf, isBomber, NOBODY, type PlaneNo } from '../state.ts';
import { VERY_LOW } from './altitude.ts';
import { ordersOf } from './formations.ts';
import { isKamikaze, isKamikazeElement } from './kamikaze.ts';
import { targetOf } from './search.ts';

/**
 * CH-28.52a, CH-28.23c, CH-GAP-42, CH-GAP-80 — whether a kamikaze Element attacks in this Bomb Turn: over the target, at Very
 * Low since the turn began. One that is not makes no attack and flies on.
 */
export function attacksAsKamikaze(s: Dogfight, element: ElementNo): boolean {
  const { phase, where, low } = sortieOf(s);
  const { lead, altitude } = s.elements[element];
  return (
    phase === BOMB &&
    isKamikazeElement(s, element) &&
    lead !== NOBODY &&
    where[element] === OVER_TARGET &&
    low[element] === 1 &&
    altitude === VERY_LOW
  );
}

/** CH-28.52a, CH-GAP-42 — a kamikaze of a Formation attacks at the end of the Bomb Turn, if that flies at Very Low. */
export const bomberAttacksAsKamikaze = (s: Dogfight, plane: PlaneNo): boolean =>
  isKamikaze(s, plane) && ordersOf(s).altitude[plane - s.planes.length] === VERY_LOW;

/** What is the same for all kamikazes. Only for Missions that have some. */
function kamikazesIn(s: Dogfight): KamikazeFixed {
  const { kamikaze } = ordersOf(s);
  if (kamikaze === undefined) throw new RangeError('this is no kamikaze mission');
  return kamikaze;
}

/** CH-28.53a — cards drawn for a kamikaze; CH-18.86a, CH-GAP-14: and for an MXY7, whoever let it go. */
export const kamikazeCards = (s: Dogfight): number => kamikazesIn(s).cards;
export const ohkaCards = (s: Dogfight): number => kamikazesIn(s).ohkaCards;

/** CH-28.53b — Target Flak against a kamikaze: that of the target, whatever the Altitude and the Clouds. */
export const kamikazeFlak = (s: Dogfight): number => Math.max(0, targetOf(s).targetFlak + kamikazesIn(s).flak);

const RESULTS = 4;

/** CH-28.53f, CH-28.53g — Damage Points of a kamikaze that gets through: by its engines and the result as it was drawn. */
export function crashPoints(s: Dogfight, plane: PlaneNo, result: number): number {
  const table = kamikazesIn(s);
  if (result === MISS) return 0;
  const multi = isBomber(s, plane) ? table.bomberMulti[plane - s.planes.length] : table.multi[elementOf(plane)];
  return table.damage[(multi ? RESULTS : 0) + result];
}

/** CH-18.85c — Flak of either kind against an MXY7: the value of the target less one. */
export const ohkaFlak = (s: Dogfight, printed: number): number => Math.max(0, printed + kamikazesIn(s).ohkaFlak);

/** CH-18.85d — so many Damage Points destroy an MXY7. */
export const OHKA_CAPACITY = 2;

/** CH-18.86b, CH-GAP-14 — the Damage Points of an MXY7: those of an ordinary bomb, by the Target Sheet and nothing else. */
export const ohkaPoints = (s: Dogfight, result: number): number => targetOf(s).points[result];

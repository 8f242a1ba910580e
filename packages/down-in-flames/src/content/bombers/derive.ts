import type { Bomber, BomberSide, Level } from '../types.ts';

/** What the public record says of a bomber, as far as its card depends on it. */
export interface BomberHistory {
  /** DIF-CARD-02 — when it entered service. */
  readonly year: number;
  /** Top speed in km/h, and whether wheels or floats stay out in the wind. */
  readonly speed: number;
  readonly fixedGear?: true;
  /** Kilograms empty, and whether it was known for coming home full of holes. */
  readonly empty: number;
  readonly rugged?: true;
  /** Guns that its crew aims: 7.5 to 7.9 mm, and everything heavier. */
  readonly rifle?: number;
  readonly heavy?: number;
  /** Kilograms of bombs on an ordinary raid, and how they are aimed. */
  readonly load: number;
  readonly aim: Aim;
  /** DIF-BMB-04 — where it flew when it attacked. */
  readonly altitude: Level;
}

/** From level flight; in a dive or from low down; or as a torpedo, whose one hit sinks ships. */
export type Aim = 'level' | 'close' | 'torpedo';

/** DIF-EX-63 — a Kate's 800 kg are Bombs 14. A dive bomber puts 100 kg where a level bomber needs 160. */
function bombs({ load, aim }: BomberHistory): number {
  if (aim === 'torpedo') return Math.floor((load * 7) / 400);
  return Math.floor(load / (aim === 'close' ? 100 : 160));
}

/** DIF-CARD-05 — as for fighters, one point for each 125 km/h above 250; one less with a fixed undercarriage. */
const speed = ({ speed: top, fixedGear }: BomberHistory): number =>
  Math.max(0, Math.floor(top / 125) - 2 - (fixedGear ? 1 : 0));

/** A heavy machine gun counts two of rifle calibre. */
const fire = ({ rifle = 0, heavy = 0 }: BomberHistory): number => rifle + 2 * heavy;
const steps = (value: number, from: readonly number[]): number => from.filter((step) => value >= step).length;

/** The front of the card. DIF-EX-48, DIF-EX-49: one gun is 2/1, the ten of a Liberator are 5/2. */
const front = (type: BomberHistory): BomberSide => ({
  speed: speed(type),
  defense: 2 + steps(fire(type), [4, 10, 18, 24]),
  support: 1 + steps(fire(type), [12, 24]),
  airframe: 3 + Math.floor(type.empty / 3500) + (type.rugged ? 1 : 0),
  bombs: bombs(type),
});

/** The Damaged side. DIF-EX-63: 14 bombs become 8. */
const damaged = ({ speed: fast, defense, support, airframe, bombs: load }: BomberSide): BomberSide => ({
  speed: Math.max(0, fast - 1),
  defense: defense - (defense >= 5 ? 2 : 1),
  support: support - 1,
  airframe: Math.floor((airframe * 7) / 4),
  bombs: Math.round((load * 4) / 7),
});

/** DIF-CARD-16 — victory points: what it stands, what it can answer, and what it brings. */
const points = ({ airframe, defense, support, bombs: load }: BomberSide): number =>
  airframe + defense - 1 + 2 * (support - 1) + Math.floor(load / 14);

/** The card of a type, by the method of docs/content.md. */
export function deriveBomber(type: BomberHistory): Pick<Bomber, 'year' | 'altitude' | 'points' | 'front' | 'damaged'> {
  const side = front(type);
  return { year: type.year, altitude: type.altitude, points: points(side), front: side, damaged: damaged(side) };
}

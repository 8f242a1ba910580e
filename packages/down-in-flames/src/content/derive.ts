import type { Guns, History } from './history.ts';
import { fighterPoints } from './points.ts';
import type { Fighter, FighterSide } from './types.ts';

/**
 * The method that turns the history of a type into its card; docs/content.md explains it with an example. It was set so
 * that the ratings known from the rulebook come out of it; where one does not, the rulebook wins (DIF-GAP-66).
 */

const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(most, value));

/** Whole kilograms on each square metre of wing. */
const wingLoading = ({ build }: History): number => Math.round(build.loaded / build.wing);

/** Mean climb in tenths of a metre a second. */
const climb = ({
  flight: {
    climb: [metres, seconds],
  },
}: History): number => Math.floor((metres * 10) / seconds);

/** DIF-CARD-05 — one point for each 125 km/h above 250. */
const speed = ({ flight }: History): number => Math.max(0, Math.floor(flight.speed / 125) - 2);

/** DIF-CARD-06 — speed, climb and a light wing make a big hand. Hands of 4 to 7 are known; we stop at 8. */
const performance = (type: History): number =>
  between(4, Math.floor((type.flight.speed + 3 * climb(type) - wingLoading(type) - 302) / 80), 8);

/** A jet has its full thrust only at speed: a kilogram of it counts as one and a half horsepower. */
const enginePower = ({ build }: History): number => (build.jet ? Math.floor((build.power * 3) / 2) : build.power);

/** From how much energy on a type draws 2, 3, 4, 5 and 6 cards a turn; below that, 1. */
const energySteps = [520, 600, 690, 800, 980];

/**
 * DIF-CARD-08, DIF-CARD-09 — the power of one engine, in units of 4 hp, and the horsepower for each tonne make the
 * number of cards drawn in a turn. They are shared between before and after; an odd one is drawn after, a single
 * before.
 */
function horsepower(type: History): readonly [number, number] {
  const power = enginePower(type);
  const energy = Math.floor(power / 4) + Math.floor((power * type.build.engines * 1000) / type.build.loaded);
  const cards = 1 + energySteps.filter((step) => energy >= step).length;
  const before = Math.max(1, Math.floor(cards / 2));
  return [before, cards - before];
}

const machineGuns = ({ rifle = 0, heavy = 0 }: Guns): number => rifle + heavy;

/** DIF-CARD-10 — guns that can keep firing: all machine guns, and cannon with 120 rounds or more. */
function bursts({ guns }: History): number {
  const steady = machineGuns(guns) + (guns.cannon ?? 0);
  return steady >= 8 ? 2 : steady >= 3 ? 1 : 0;
}

/**
 * DIF-CARD-13 — weight of fire: a heavy machine gun counts 1, a 20 mm cannon 4, one of 30 mm or more 8; each 8 are +1.
 */
const firepower = ({ guns: { heavy = 0, cannon = 0, drumCannon = 0, bigCannon = 0 } }: History): number =>
  Math.min(3, Math.floor((heavy + 4 * (cannon + drumCannon) + 8 * bigCannon) / 8));

const toughness = { none: -1, ordinary: 0, rugged: 1 } as const;

/** DIF-CARD-14 — 2, one more for each two tonnes of empty weight, one more or less for its protection; at least 2. */
const airframe = ({ build }: History): number =>
  Math.max(2, 2 + Math.floor(build.empty / 2000) + toughness[build.protection]);

/** DIF-SPEC-01 — one Gunner Burst for a gun or two, two for a four-gun turret. */
const gunner = ({ guns: { flexible = 0 } }: History): number => (flexible >= 4 ? 2 : flexible > 0 ? 1 : 0);

/**
 * DIF-EX-63 — a Kate's 800 kg are Bombs 14. A fighter has neither bomb sight nor bomb aimer: half of that.
 */
const bombs = ({ bombs: kilograms }: History): number => Math.floor((kilograms * 7) / 800);

/** The front of the card. */
export const deriveFront = (type: History): FighterSide => ({
  speed: speed(type),
  performance: performance(type),
  horsepower: horsepower(type),
  bursts: bursts(type),
  firepower: firepower(type),
  airframe: airframe(type),
  gunner: gunner(type),
  // DIF-SPEC-06 — whatever keeps an engine at full power 7,500 m up, exhaust-driven or in two stages.
  turbocharger: type.flight.at >= 7500,
  // DIF-SPEC-08 — built to turn, and still light enough on its wing to do so.
  agile: type.build.turner === true && wingLoading(type) <= 130,
  // DIF-SPEC-11, DIF-EX-10 — a battery of machine guns.
  barrage: machineGuns(type.guns) >= 8,
  bombs: bombs(type),
});

const oneLess = (rating: number): number => Math.max(0, rating - 1);

/**
 * DIF-CARD-17, DIF-DMG-07 — the Damaged side, from the front: one point off what depends on engine and airframe, no
 * more tricks with either, the guns as good as they were. DIF-CARD-15: shot down at twice the hits. DIF-EX-63: 14 bombs
 * become 8.
 */
export const deriveDamaged = (front: FighterSide): FighterSide => ({
  ...front,
  speed: oneLess(front.speed),
  performance: oneLess(front.performance),
  horsepower: [oneLess(front.horsepower[0]), oneLess(front.horsepower[1])],
  bursts: oneLess(front.bursts),
  airframe: 2 * front.airframe,
  turbocharger: false,
  agile: false,
  bombs: Math.floor((front.bombs * 4) / 7),
});

/** The whole card of a type of which no rating is known. */
export function derive(type: History): Pick<Fighter, 'year' | 'points' | 'front' | 'damaged'> {
  const front = deriveFront(type);
  return { year: type.year, points: fighterPoints(front), front, damaged: deriveDamaged(front) };
}
